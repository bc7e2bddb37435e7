import type { LeadDetail } from '@volante/contract/desk'
import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { LeadQuery } from './lead-address.ts'

const SIZE = 20

/** The list, who may be filtered by, and the lead that is open beside it; a person without the right is refused before anything is read. */
export async function loadLeads({ api, now, sites }: Page, query: LeadQuery) {
  const { dealer, page, place, site, state, text } = query
  const ofSite = site === '' ? {} : { site }
  const [leads, dealers, places, open] = await Promise.all([
    api.desk.leads({
      query: {
        page,
        size: SIZE,
        ...ofSite,
        ...(dealer === '' ? {} : { dealerCode: dealer }),
        ...(place === '' ? {} : { stateCode: place }),
        ...(state === '' ? {} : { state }),
        ...(text === '' ? {} : { text }),
      },
    }),
    api.desk.leadDealers({ query: ofSite }),
    api.desk.leadStates({ query: ofSite }),
    query.lead === '' ? null : leadOf(api, query.lead),
  ]).catch(refuse)
  return { query, leads, dealers, places, open, now: now.toISOString(), zones: zonesOf(sites) }
}

export type LeadsData = Awaited<ReturnType<typeof loadLeads>>

async function leadOf(api: Page['api'], id: string): Promise<LeadDetail | 'gone'> {
  return api.desk.lead({ params: { id } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) return 'gone' as const
    throw error
  })
}

function refuse(error: unknown): never {
  if (callRefusal(error)?.status === 403) throw data(null, { status: 403 })
  throw error
}

/** A lead's time is told as it was where it was sent. */
const zonesOf = (sites: Page['sites']): Readonly<Record<string, string>> =>
  Object.fromEntries(sites.map(({ id, timeZone }) => [id, timeZone]))
