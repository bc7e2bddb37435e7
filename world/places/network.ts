import { distanceM, nearest } from '../../packages/domain/src/places/geo.ts'
import type { LonLat } from '../../packages/domain/src/places/places.ts'
import type { Country } from '../../packages/domain/src/vocabulary.ts'
import { groupsAr, groupsBr } from './names.ts'

export type Brand = 'fiat' | 'fiat-abarth' | 'jeep' | 'ram' | 'citroen' | 'peugeot'

/** Brands no longer sold: some of the houses that sell Jeep, once of the same network, still look after them. */
export const CARE_BRANDS = ['dodge', 'chrysler'] as const
export type CareBrand = (typeof CARE_BRANDS)[number]

export const brandsOf: Readonly<Record<Country, readonly Brand[]>> = {
  BR: ['fiat', 'fiat-abarth', 'jeep', 'ram', 'citroen', 'peugeot'],
  AR: ['fiat', 'jeep', 'ram', 'citroen', 'peugeot'],
}

/** A place of either country, as the network sees it. */
export interface City {
  code: string
  country: Country
  /** UF or province letter. */
  state: string
  name: string
  at: LonLat
}

export interface Group {
  id: string
  code: string
  name: string
  country: Country
  states: string[]
  /** First eight digits of the group's tax number. */
  company: number
}

export interface Regional {
  id: string
  name: string
  country: Country
  brands: Brand[]
  states: string[]
}

export interface InfluenceArea {
  id: string
  code: string
  name: string
  country: Country
  brand: Brand
  /** Codes of its cities. */
  cities: string[]
}

const groupSeeds: readonly (readonly [Country, typeof groupsBr])[] = [
  ['BR', groupsBr],
  ['AR', groupsAr],
]

export const groups: readonly Group[] = groupSeeds.flatMap(([country, seeds]) =>
  seeds.map(([name, states], at) => ({
    id: `${country.toLowerCase()}-g${String(at + 1).padStart(2, '0')}`,
    code: `${country}${String(101 + at)}`,
    name: `Grupo ${name}`,
    country,
    states: states.split(' '),
    company: country === 'BR' ? 47_110_300 + at * 1_317 : 71_220_410 + at * 2_113,
  })),
)

const regional = (country: Country, brands: readonly Brand[], id: string, name: string, states: string): Regional => ({
  id: `${country.toLowerCase()}-${id}`,
  name,
  country,
  brands: [...brands],
  states: states.split(' '),
})

const wide: readonly Brand[] = ['fiat', 'fiat-abarth', 'jeep', 'ram']
const lean: readonly Brand[] = ['citroen', 'peugeot']

/** The larger brands split Brazil in seven, the others in four. */
export const regionals: readonly Regional[] = [
  regional('BR', wide, 'r1', 'Regional São Paulo', 'SP'),
  regional('BR', wide, 'r2', 'Regional Rio e Espírito Santo', 'RJ ES'),
  regional('BR', wide, 'r3', 'Regional Minas Gerais', 'MG'),
  regional('BR', wide, 'r4', 'Regional Sul', 'PR SC RS'),
  regional('BR', wide, 'r5', 'Regional Nordeste', 'BA SE AL PE PB RN CE PI MA'),
  regional('BR', wide, 'r6', 'Regional Norte', 'PA AP AM RR AC RO'),
  regional('BR', wide, 'r7', 'Regional Centro-Oeste', 'DF GO TO MT MS'),
  regional('BR', lean, 'p1', 'Regional São Paulo e Centro-Oeste', 'SP DF GO TO MT MS'),
  regional('BR', lean, 'p2', 'Regional Sudeste', 'RJ ES MG'),
  regional('BR', lean, 'p3', 'Regional Sul', 'PR SC RS'),
  regional('BR', lean, 'p4', 'Regional Norte e Nordeste', 'BA SE AL PE PB RN CE PI MA PA AP AM RR AC RO'),
  regional('AR', brandsOf.AR, 'r1', 'Regional Buenos Aires', 'C B L'),
  regional('AR', brandsOf.AR, 'r2', 'Regional Centro y Cuyo', 'X S E M J D F'),
  regional('AR', brandsOf.AR, 'r3', 'Regional Norte', 'A Y K T G N W H P'),
  regional('AR', brandsOf.AR, 'r4', 'Regional Patagonia', 'Q R U Z V'),
]

/** Further than this a city belongs to nobody: leads from there depend on a setting of the site. */
const AREA_REACH_M: Readonly<Record<Country, number>> = { BR: 220_000, AR: 260_000 }

/** One area for each brand and city with a dealer of it: the cities nearer to it than to any other such city. */
export function influenceAreas(
  country: Country,
  cities: readonly City[],
  seats: ReadonlyMap<Brand, readonly City[]>,
): InfluenceArea[] {
  const own = cities.filter((city) => city.country === country)
  return brandsOf[country].flatMap((brand) => {
    const brandSeats = seats.get(brand) ?? []
    const members = new Map<City, string[]>(brandSeats.map((seat) => [seat, []]))
    for (const city of own) {
      const seat = nearest(city.at, brandSeats, (one) => one.at)
      if (seat && distanceM(city.at, seat.at) <= AREA_REACH_M[country]) members.get(seat)?.push(city.code)
    }
    return [...members].map(([seat, codes], at) => ({
      id: `${brand}-${seat.code}`,
      code: `${country}${brand.replace('fiat-', '').slice(0, 3).toUpperCase()}${String(at + 1).padStart(3, '0')}`,
      name: seat.name,
      country,
      brand,
      cities: codes,
    }))
  })
}
