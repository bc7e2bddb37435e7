import { desk } from '@volante/contract/desk'
import * as z from 'zod/mini'
import { listAddress } from '../../work/list/list-address.ts'
import { readList } from '../../work/list/read-list.ts'

/** The desk's own page; `lead` is the one that is open beside the list. */
export const LEADS = listAddress(
  '/desk',
  ['site', 'dealer', 'place', 'state', 'owner', 'reply', 'from', 'to', 'text'],
  ['page', 'lead'],
)

const { shape } = desk.calls.leads.query
const SHAPE = {
  ...shape,
  dealer: shape.dealerCode,
  place: shape.stateCode,
  lead: z.guid(),
  from: z.iso.date(),
  to: z.iso.date(),
}

/** Takes an address; returns what is chosen in it, and the same as the calls ask for it. */
export const readLeads = (search: URLSearchParams) => readList(LEADS, search, SHAPE)
