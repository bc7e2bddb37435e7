import { listAddress } from '../../work/list/list-address.ts'

export const PROMISES = listAddress('/desk/promises', ['from', 'to'], [])
