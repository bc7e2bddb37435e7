import type { LeadDetail } from '@volante/contract/desk'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { readLeads } from './lead-list.ts'

const SIZE = 20

/** The list, what it may be filtered by, and the lead that is open beside it; a person without the right is refused before anything is read. */
export async function loadLeads({ api, now, sites }: Page, search: URLSearchParams) {
  const { chosen, asked } = readLeads(search)
  const { dealer: dealerCode, place: stateCode, lead: id, ...filters } = asked
  const ofSite = { query: { site: asked.site } }
  const [leads, dealers, places, open] = await Promise.all([
    api.desk.leads({ query: { ...filters, dealerCode, stateCode, size: SIZE } }),
    api.desk.leadDealers(ofSite),
    api.desk.leadStates(ofSite),
    id === undefined ? null : leadOf(api, id),
  ]).catch(refuseForbidden('leads.read'))
  return {
    chosen,
    leads,
    dealers,
    places,
    open,
    now: now.toISOString(),
    zones: zonesOf(sites),
    done: search.get('done'),
    /** What every form is sent with: pressed twice it counts once. */
    once: crypto.randomUUID(),
  }
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
