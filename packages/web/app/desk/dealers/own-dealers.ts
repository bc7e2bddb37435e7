import type { Permission } from '@volante/domain/policy/permissions'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { codeIn } from './dealer-words.ts'

/** So many are shown to choose from; of more, one is found by what is typed. */
export const MOST_DEALERS = 50

/** The dealers for which the visitor holds a right, and of them the one that the address names, the first one unless it names one; asked for at a site of its own. */
export async function ownDealers({ api, apiAt, sites }: Page, search: URLSearchParams, right: Permission) {
  const own = (query: { readonly text?: string }) =>
    api.dealers.deskList({ query: { right, size: MOST_DEALERS, ...query } }).catch(refuseForbidden(right))
  const wanted = codeIn(search.get('dealer') ?? '')
  const isWanted = ({ dealerCode }: { readonly dealerCode: string }) => dealerCode === wanted
  const { items: first, total } = await own({})
  const isBeyond = wanted !== '' && total > first.length && !first.some(isWanted)
  const named = isBeyond ? (await own({ text: wanted })).items.filter(isWanted) : []
  const dealers = [...named, ...first].map(({ dealerCode, name, country, brands }) => ({
    code: dealerCode,
    name,
    country,
    brands,
  }))
  const dealer = dealers.find(({ code }) => code === wanted) ?? dealers[0] ?? null
  const hasMore = total > MOST_DEALERS
  const site = dealer && sites.find(({ country, brand }) => country === dealer.country && dealer.brands.includes(brand))
  return {
    /** Those to choose from: where there are too many to show, the one that is worked for alone. */
    dealers: hasMore && dealer ? [dealer] : dealers,
    /** The address that suggests others, where there are more. */
    from: hasMore ? `/desk/dealers/options-of?${new URLSearchParams({ right })}` : null,
    dealer,
    site: site ?? null,
    at: site ? apiAt(site) : api,
  }
}
