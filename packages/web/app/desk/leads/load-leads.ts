import { desk, type LeadDetail } from '@volante/contract/desk'
import * as z from 'zod/mini'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { readList } from '../../work/list/read-list.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { LEADS } from './lead-list.ts'

const SIZE = 20

const { shape } = desk.calls.leads.query
const SHAPE = { ...shape, dealer: shape.dealerCode, place: shape.stateCode, lead: z.guid() }

/** The list, what it may be filtered by, and the lead that is open beside it; a person without the right is refused before anything is read. */
export async function loadLeads({ api, now, sites }: Page, search: URLSearchParams) {
  const { chosen, asked } = readList(LEADS, search, SHAPE)
  const { dealer: dealerCode, place: stateCode, lead: id, ...filters } = asked
  const ofSite = { query: { site: asked.site } }
  const [leads, dealers, places, open] = await Promise.all([
    api.desk.leads({ query: { ...filters, dealerCode, stateCode, size: SIZE } }),
    api.desk.leadDealers(ofSite),
    api.desk.leadStates(ofSite),
    id === undefined ? null : leadOf(api, id),
  ]).catch(refuseForbidden('leads.read'))
  return { chosen, leads, dealers, places, open, now: now.toISOString(), zones: zonesOf(sites) }
}

export type LeadsData = Awaited<ReturnType<typeof loadLeads>>

async function leadOf(api: Page['api'], id: string): Promise<LeadDetail | 'gone'> {
  return api.desk.lead({ params: { id } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) return 'gone' as const
    throw error
  })
}

/** A time is shown as it was where it happened. */
export const zonesOf = (sites: Page['sites']): Readonly<Record<string, string>> =>
  Object.fromEntries(sites.map(({ id, timeZone }) => [id, timeZone]))
