import type { Permission } from '@volante/domain/policy/permissions'
import type { Page } from '../shell/page-context.ts'
import { refuseForbidden } from '../work/require-right.ts'

const MOST_DEALERS = 50

/** The dealers for which the visitor holds a right, and of them the one that the address names, the first one unless it names one; asked for at a site of its own. */
export async function ownDealers({ api, apiAt, sites }: Page, search: URLSearchParams, right: Permission) {
  const { items } = await api.dealers.deskList({ query: { right, size: MOST_DEALERS } }).catch(refuseForbidden(right))
  const dealers = items.map(({ dealerCode, name, country, brands }) => ({ code: dealerCode, name, country, brands }))
  const dealer = dealers.find(({ code }) => code === search.get('dealer')) ?? dealers[0] ?? null
  const site = dealer && sites.find(({ country, brand }) => country === dealer.country && dealer.brands.includes(brand))
  return { dealers, dealer, site: site ?? null, at: site ? apiAt(site) : api }
}
