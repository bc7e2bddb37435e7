import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'

const MOST_DEALERS = 50

/** The line of the dealer that the address names, of the first one within reach unless it names one. */
export async function loadReception({ api, apiAt, sites }: Page, search: URLSearchParams) {
  const { items } = await api.dealers
    .deskList({ query: { size: MOST_DEALERS } })
    .catch(refuseForbidden('reception.work'))
  const dealers = items.map(({ dealerCode, name, country, brands }) => ({ code: dealerCode, name, country, brands }))
  const dealer = dealers.find(({ code }) => code === search.get('dealer')) ?? dealers[0]
  if (!dealer) return { dealers, dealer: null, site: null, queue: null }
  // A dealer is asked for at a site of its own: country and brand.
  const site = sites.find(({ country, brand }) => country === dealer.country && dealer.brands.includes(brand))
  const at = site ? apiAt(site) : api
  const queue = await at.dealerSales.deskQueue({ query: { dealerCode: dealer.code } })
  return { dealers, dealer, site: site ?? null, queue }
}

export type Reception = Awaited<ReturnType<typeof loadReception>>
