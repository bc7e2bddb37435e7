import { listAddress } from '../../work/list/list-address.ts'

export const STOCK = listAddress('/desk/stock', ['age', 'dealer'], ['page'])
