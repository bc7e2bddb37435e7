import type { Dealer, NearbyDealer } from '@volante/contract/dealer'
import { leadRules } from '@volante/contract/lead-rules'
import { townOfPostalCode } from '@volante/domain/places/argentine-postal-areas'
import { readPlaceLabel } from '@volante/domain/places/places'
import { postalCodeRefusal } from '@volante/domain/places/postal-code'
import type { MessageKey } from '@volante/domain/refusal'
import { streetLine } from '@volante/domain/places/address'
import { callRefusal } from '../../../shell/call-refusal.ts'
import type { Page } from '../../../shell/page-context.ts'

export interface DealerChoice {
  readonly code: string
  readonly name: string
  readonly street: string
  readonly city: string
  /** Kilometres; null for one that was not looked for by distance. */
  readonly km: number | null
  readonly mayOmitCpf: boolean
}

export interface FoundPlace {
  readonly cityName: string
  readonly stateCode: string
  readonly cityCode: string
  readonly mayOmitCpf: boolean
}

export interface NearbyDealers {
  readonly place: FoundPlace | null
  readonly dealers: readonly DealerChoice[]
  /** Why the place was not found. */
  readonly refusal: MessageKey | null
}

type Shop = Pick<Page, 'api' | 'site'>
type Place = Awaited<ReturnType<Page['api']['geography']['countryStateCity']>>

const HOW_MANY = 5
/** Metres: as far as anybody would go, in countries this large. */
const FARTHEST = 1_500_000

/** Takes a postal code or a town; returns the place and the dealers of the brand around it, nearest first. */
export async function nearbyDealers(shop: Shop, typed: string): Promise<NearbyDealers> {
  const { place, refusal } = await placeOf(shop, typed)
  return place ? around(shop, place) : { place: null, dealers: [], refusal }
}

interface FoundSpot {
  readonly place: Place | null
  /** Why it was not found. */
  readonly refusal: MessageKey | null
}

/** Takes a postal code, a town or a town with its state; returns the place, or why there is none. */
export async function placeOf(shop: Shop, typed: string): Promise<FoundSpot> {
  const text = typed.trim()
  const isCode = postalCodeRefusal(text, shop.site.country) === null
  const refusal = isCode ? 'validation.postalCode.notFound' : 'validation.place.notFound'
  try {
    const { cityName, key } = readPlaceLabel(shop.site.country, text)
    const place = isCode ? await placeOfCode(shop, text) : await placeOfTown(shop, cityName, key ?? undefined)
    return place ? { place, refusal: null } : { place, refusal }
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) >= 500) throw error
    return { place: null, refusal }
  }
}

/** The dealer an address names, null when it does not sell the brand. */
export async function dealerOf(shop: Shop, code: string): Promise<DealerChoice | null> {
  if (code === '' || code.length > 40) return null
  const [dealer] = await shop.api.dealerSearch.findDealersBy({ query: { dealerCode: code, brand: shop.site.brand } })
  return dealer ? choiceOf(shop, dealer, null) : null
}

/** The dealers of the brand around one of them, itself among them; none where no such dealer is known. */
export async function dealersAround(shop: Shop, code: string): Promise<readonly DealerChoice[]> {
  const [dealer] = await shop.api.dealerSearch.findDealersBy({ query: { dealerCode: code, brand: shop.site.brand } })
  if (!dealer) return []
  const { city: cityName, state: stateCode, cityCode, latitude, longitude } = dealer
  return (await around(shop, { cityName, stateCode, cityCode, latitude, longitude })).dealers
}

async function placeOfCode(shop: Shop, code: string): Promise<Place | null> {
  const { api, site } = shop
  if (site.country === 'AR') {
    const area = townOfPostalCode(code)
    return area && placeOfTown(shop, area.town, area.province)
  }
  const { ibge, uf, city } = await api.geography.cepGet({ params: { cep: code } })
  if (!ibge && city === '') return null
  return api.geography.countryStateCity({ params: { c: 'BR', s: uf, x: ibge ?? city } })
}

async function placeOfTown({ api, site }: Shop, town: string, stateCode?: string): Promise<Place | null> {
  if (town === '' || town.length > 120) return null
  const [first] = await api.geography.cityList({
    query: { cityContaining: town, countryCode: site.country, stateCode },
  })
  return first ?? null
}

async function around(
  shop: Shop,
  place: Pick<Place, 'cityName' | 'stateCode' | 'cityCode' | 'latitude' | 'longitude'>,
): Promise<NearbyDealers> {
  const { api, site } = shop
  const found = await api.dealers.findDealersByRadius({
    query: {
      referenceLatitude: place.latitude,
      referenceLongitude: place.longitude,
      radius: FARTHEST,
      brand: site.brand,
      size: HOW_MANY,
    },
  })
  const { cityName, stateCode, cityCode } = place
  const { mayOmitCpf } = leadRules(site, { cityCode, dealerIds: [] }, { surname: true })
  return {
    place: { cityName, stateCode, cityCode, mayOmitCpf },
    dealers: found.filter(({ country }) => country === site.country).map((one) => choiceOf(shop, one, one.distance)),
    refusal: null,
  }
}

function choiceOf({ site }: Shop, dealer: Dealer | NearbyDealer, metres: number | null): DealerChoice {
  const { id, dealerCode: code, name, neighborhood, city, state } = dealer
  return {
    code,
    name,
    street: [streetLine(dealer, dealer.country), neighborhood].filter(Boolean).join(', '),
    city: `${city}, ${state}`,
    km: metres === null ? null : Math.round(metres / 100) / 10,
    mayOmitCpf: leadRules(site, { dealerIds: [id, code] }, { surname: true }).mayOmitCpf,
  }
}
