import { listAddress } from '../../work/list/list-address.ts'

export const AUDIT = listAddress('/admin/audit', ['actor', 'call', 'subject', 'from', 'to'], ['after'])
