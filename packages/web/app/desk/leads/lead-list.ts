import { listAddress } from '../../work/list/list-address.ts'

/** The desk's own page; `lead` is the one that is open beside the list. */
export const LEADS = listAddress('/desk', ['site', 'dealer', 'place', 'state', 'text'], ['page', 'lead'])
