import { nearest } from '../../packages/domain/src/places/geo.ts'
import type { OpeningPeriod } from '../../packages/domain/src/places/opening-hours.ts'
import { findState, stateKey, timeZoneOf } from '../../packages/domain/src/places/places.ts'
import { type Draws, drawsOf } from './draws.ts'
import { rounded } from './geonames.ts'
import { type Brand, brandsOf, CARE_BRANDS, type CareBrand, type City, groups } from './network.ts'
import { addressOf, contactOf } from './contact.ts'
import { openingOf } from './opening.ts'
import { workshopServices } from './services.ts'
import { cnpjOf, cuitOf } from './tax-ids.ts'
import { cityZones, provinceZones } from './zones.ts'

type DealerType = 'ONLINE_SCHEDULE' | 'DIGITAL_DEALER' | 'RENTAL'

/** One line of dealers.json. */
export interface DealerSeed {
  id: string
  code: string
  name: string
  /** Sold here, then those only looked after. */
  brands: (Brand | CareBrand)[]
  country: 'BR' | 'AR'
  /** What stands in a location's stateCode: UF in Brazil, the province's name in Argentina. */
  state: string
  city: string
  cityCode: string
  street: string
  number: string
  neighborhood: string
  /** CEP of 8 digits or CPA of 8 characters. */
  postalCode: string
  lon: number
  lat: number
  /** National digits with the area code. */
  phone: string
  /** Digits with the country code, as messaging links want them. */
  whatsApp: string
  email: string
  taxId: string
  group: string
  zone: string | null
  types: DealerType[]
  econnect: boolean
  blocked: boolean
  timeZone: string
  services: string[]
  opening: OpeningPeriod[]
}

/** A city of the network with what dealers there need. */
export interface Seat {
  city: City
  dealers: number
  areaCode: string
  /** CEP prefix range in Brazil, the province letter and four digits in Argentina. */
  postal: string
}

/** The dealers of one seat; the first of a city with two carries the volume brand, the second the others. */
export function dealersOf(seat: Seat, first: number): DealerSeed[] {
  return Array.from({ length: seat.dealers }, (_, at) => {
    const number = first + at
    const { country } = seat.city
    const id = `${country.toLowerCase()}-${String(number).padStart(4, '0')}`
    const code = `${country === 'BR' ? 7 : 8}${String(number).padStart(4, '0')}`
    return dealerOf(id, code, brandsAt(seat, at), seat, at)
  })
}

/** A further dealer for measurements: the same one, a numbered id, in another city of its state. */
export function copyOf(dealer: DealerSeed, copy: number, cities: readonly City[]): DealerSeed {
  const draws = drawsOf(`${dealer.id} ${copy}`)
  const city = draws.pick(cities)
  return {
    ...dealer,
    id: `${dealer.id}-${copy}`,
    code: `${dealer.code}-${copy}`,
    name: `${dealer.name} ${copy}`,
    city: city.name,
    cityCode: city.code,
    ...near(city, draws, 0.03),
    email: dealer.email.replace('@', `-${copy}@`),
    zone: zoneOf(city, city.at),
    timeZone: zoneName(city),
  }
}

function dealerOf(id: string, code: string, brands: Brand[], seat: Seat, at: number): DealerSeed {
  const { city } = seat
  const draws = drawsOf(id)
  const group = draws.pick(groups.filter((one) => one.country === city.country && one.states.includes(city.state)))
  const number = Number(code.slice(1))
  const place = near(city, draws, seat.dealers > 3 ? 0.05 : 0.02)
  const short = group.name.replace('Grupo ', '')
  return {
    id,
    code,
    name: [short, ...new Set(brands.map(brandWord)), city.name].join(' '),
    brands: [...brands, ...careOf(id, brands)],
    country: city.country,
    state: keyOf(city),
    city: city.name,
    cityCode: city.code,
    ...addressOf(seat, draws),
    ...place,
    ...contactOf(seat, group, number),
    taxId: city.country === 'BR' ? cnpjOf(group.company, number) : cuitOf(group.company + number * 11),
    group: group.id,
    zone: zoneOf(city, [place.lon, place.lat]),
    types: typesOf(brands, at, draws),
    econnect: draws.next() < 0.5,
    blocked: at > 1 && draws.next() < 0.09,
    timeZone: zoneName(city),
    services: workshopServices
      .filter((one) => one.country === city.country && (one.type !== 'REPAIR' || draws.next() < 0.7))
      .map((one) => one.id),
    opening: openingOf(city.country, draws),
  }
}

function brandsAt({ city, dealers }: Seat, at: number): Brand[] {
  const allowed = (brands: readonly Brand[]) => brands.filter((brand) => brandsOf[city.country].includes(brand))
  if (dealers === 1) {
    const mixes: readonly (readonly Brand[])[] = [
      ['fiat'],
      ['fiat', 'jeep', 'ram'],
      ['citroen', 'peugeot'],
      ['fiat', 'peugeot', 'citroen'],
      ['jeep', 'ram'],
    ]
    return allowed(city.country === 'AR' ? brandsOf.AR : drawsOf(city.code).pick(mixes))
  }
  if (dealers === 2) return allowed(at === 0 ? ['fiat', 'fiat-abarth'] : ['jeep', 'ram', 'citroen', 'peugeot'])
  const turns: readonly (readonly Brand[])[] = [
    ['fiat', 'fiat-abarth'],
    ['jeep', 'ram'],
    ['citroen', 'peugeot'],
    ['fiat'],
    ['jeep'],
    ['peugeot'],
    ['fiat'],
    ['citroen'],
  ]
  return allowed(turns[at % turns.length] ?? [])
}

const careOf = (id: string, brands: readonly Brand[]): readonly CareBrand[] =>
  brands.includes('jeep') && drawsOf(`${id} care`).next() < 0.6 ? CARE_BRANDS : []

const brandWord = (brand: Brand): string =>
  ({ fiat: 'Fiat', 'fiat-abarth': 'Fiat', jeep: 'Jeep', ram: 'Ram', citroen: 'Citroën', peugeot: 'Peugeot' })[brand]

function typesOf(brands: readonly Brand[], at: number, draws: Draws): DealerType[] {
  const types: DealerType[] = []
  if (at === 0 || draws.next() < 0.7) types.push('ONLINE_SCHEDULE')
  if (draws.next() < 0.6) types.push('DIGITAL_DEALER')
  if (draws.next() < (brands.includes('fiat-abarth') ? 0.5 : 0.35)) types.push('RENTAL')
  return types
}

/** A point towards the middle of the state: inland, so that nobody stands in the sea. */
function near(city: City, draws: Draws, reach: number): { lon: number; lat: number } {
  const [lon, lat] = stateOf(city).centre
  const angle = Math.atan2(lat - city.at[1], lon - city.at[0]) + (draws.next() - 0.5) * 2.4
  const far = Math.sqrt(draws.next()) * reach
  return { lon: rounded(city.at[0] + Math.cos(angle) * far), lat: rounded(city.at[1] + Math.sin(angle) * far) }
}

function stateOf(city: City) {
  const state = findState(city.country, city.state)
  if (!state) throw new Error(`${city.name} lies in an unknown state ${city.state}`)
  return state
}

const keyOf = (city: City) => stateKey(stateOf(city))
const zoneName = (city: City) => timeZoneOf(stateOf(city), city.code)

function zoneOf(city: City, at: City['at']): string | null {
  const zones =
    city.country === 'AR'
      ? provinceZones.filter((zone) => zone[1] === city.state)
      : cityZones.filter((zone) => zone[1] === city.code)
  return nearest(at, zones, (zone) => [zone[3], zone[4]])?.[0] ?? null
}
