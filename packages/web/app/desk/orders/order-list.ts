import { listAddress } from '../../work/list/list-address.ts'

export const ORDERS = listAddress(
  '/desk/orders',
  ['site', 'stage', 'status', 'actor', 'queue', 'dealer', 'from', 'to', 'text'],
  ['sort', 'page'],
)
