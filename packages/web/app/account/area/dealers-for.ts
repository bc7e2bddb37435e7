import type { Self } from '@volante/contract/person-shapes'
import { streetLine } from '@volante/domain/places/address'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'

const MOST = 12

export interface DealerToChoose {
  readonly code: string
  readonly name: string
  readonly place: string
}

/** Dealers of the site's brand for a person: the one they have, those of their city, else of their state, else any. */
export async function dealersFor(known: Page, self: Self): Promise<readonly DealerToChoose[]> {
  const { api, site } = known
  const brand = site.brand === 'portal' ? {} : { brand: site.brand }
  const { city = '', stateCode = '' } = self.address ?? {}
  const own = await api.users.associatedDealer().catch((error: unknown) => {
    if (callRefusal(error)?.status !== 404) throw error
    return null
  })
  const state = await stateNamed(known, stateCode)
  for (const query of [{ ...brand, city }, { ...brand, state }, brand]) {
    if (Object.values(query).includes('')) continue
    const found = await api.dealerSearch.findDealersBy({ query })
    if (found.length === 0) continue
    const others = found.filter(({ dealerCode, blocked }) => !blocked && dealerCode !== own?.dealerCode)
    return [...(own ? [own] : []), ...others].slice(0, MOST).map((dealer) => ({
      code: dealer.dealerCode,
      name: dealer.name,
      place: `${streetLine(dealer, dealer.country)}, ${dealer.city}, ${dealer.state}`,
    }))
  }
  return []
}

/** Dealers carry the UF in Brazil and the province's name in Argentina. */
async function stateNamed({ api, site }: Page, code: string): Promise<string> {
  if (site.country === 'BR' || code === '') return code
  const states = await api.geography.stateList({ query: { country: site.country } })
  return states.find((one) => one.code === code)?.name ?? ''
}
