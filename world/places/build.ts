import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainName } from '../../packages/domain/src/places/places.ts'
import { copyOf, type DealerSeed, dealersOf, type Seat } from './dealers.ts'
import { readGeoNames } from './geonames.ts'
import { buildLocalities, type Locality } from './localities.ts'
import { mainCitiesAr } from './main-cities-ar.ts'
import { mainCitiesBr } from './main-cities-br.ts'
import { buildMunicipalities, type Municipality } from './municipalities.ts'
import { type Brand, brandsOf, type City, groups, influenceAreas, regionals } from './network.ts'
import { workshopServices } from './services.ts'
import { cityZones, provinceZones } from './zones.ts'

export interface PlacesOptions {
  /** Where the files go; `world/data` unless stated. */
  dataDir?: string
  /** So many times the dealers, for measurements. */
  scale?: number
  log?: (line: string) => void
}

/** Writes municipalities.json, localities-ar.json, dealers.json and dealer-network.json; the same options always write the same bytes. */
export function buildPlaces({
  dataDir = join(import.meta.dirname, '../data'),
  scale = 1,
  log = () => {},
}: PlacesOptions = {}): void {
  const names = readGeoNames()
  const municipalities = buildMunicipalities(names)
  const localities = buildLocalities(names)
  const cities = [...municipalities.map(cityOfMunicipality), ...localities.map(cityOfLocality)]
  const seats = [...seatsBr(cities), ...seatsAr(cities)]
  const first = numbered(firstDealers(seats))
  const dealers = scaled(first, cities, scale)
  const areas = (['BR', 'AR'] as const).flatMap((country) =>
    influenceAreas(country, cities, seatsByBrand(country, first, cities)),
  )
  mkdirSync(dataDir, { recursive: true })
  const write = (file: string, text: string, what: string) => {
    writeFileSync(join(dataDir, file), text)
    log(`${file}: ${what}, ${Math.round(text.length / 1024)} KB`)
  }
  write('municipalities.json', lines(municipalities), `${municipalities.length} municipalities`)
  write('localities-ar.json', lines(localities), `${localities.length} localities`)
  write('dealers.json', lines(dealers), `${dealers.length} dealers`)
  write('dealer-network.json', networkText(areas), `${areas.length} influence areas`)
}

const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`

function networkText(areas: ReturnType<typeof influenceAreas>): string {
  const zones = [
    ...provinceZones.map(([id, state, name, lon, lat]) => ({
      id,
      country: 'AR',
      province: state,
      city: null,
      name,
      lon,
      lat,
    })),
    ...cityZones.map(([id, city, name, lon, lat]) => ({ id, country: 'BR', province: null, city, name, lon, lat })),
  ]
  const parts = { groups, regionals, zones, services: workshopServices, influenceAreas: areas }
  const blocks = Object.entries(parts).map(([name, rows]) => `"${name}": ${lines(rows).trimEnd()}`)
  return `{\n${blocks.join(',\n')}\n}\n`
}

const cityOfMunicipality = ({ code, uf, name, lon, lat }: Municipality): City => ({
  code,
  country: 'BR',
  state: uf,
  name,
  at: [lon, lat],
})
const cityOfLocality = ({ code, province, name, lon, lat }: Locality): City => ({
  code,
  country: 'AR',
  state: province,
  name,
  at: [lon, lat],
})

function finder(cities: readonly City[]) {
  const index = new Map(cities.map((city) => [`${city.country} ${city.state} ${plainName(city.name)}`, city]))
  return (country: string, state: string, name: string): City => {
    const city = index.get(`${country} ${state} ${plainName(name)}`)
    if (!city) throw new Error(`No place named ${name} in ${state} (${country})`)
    return city
  }
}

function seatsBr(cities: readonly City[]): Seat[] {
  const find = finder(cities)
  return mainCitiesBr.map(([uf, name, areaCode, postal, dealers]) => ({
    city: find('BR', uf, name),
    dealers,
    areaCode,
    postal,
  }))
}

function seatsAr(cities: readonly City[]): Seat[] {
  const find = finder(cities)
  return mainCitiesAr.map(([province, name, areaCode, code, dealers]) => ({
    city: find('AR', province, name),
    dealers,
    areaCode,
    postal: `${province}${code}`,
  }))
}

function firstDealers(seats: readonly Seat[]): DealerSeed[] {
  const next = { BR: 1, AR: 1 }
  return seats.flatMap((seat) => {
    const dealers = dealersOf(seat, next[seat.city.country])
    next[seat.city.country] += dealers.length
    return dealers
  })
}

/** Two dealers of one group, brand and city are told apart by a number. */
function numbered(dealers: readonly DealerSeed[]): DealerSeed[] {
  const seen = new Map<string, number>()
  return dealers.map((dealer) => {
    const count = (seen.get(dealer.name) ?? 0) + 1
    seen.set(dealer.name, count)
    return count === 1 ? dealer : { ...dealer, name: `${dealer.name} ${count}` }
  })
}

function scaled(dealers: readonly DealerSeed[], cities: readonly City[], scale: number): DealerSeed[] {
  const byCode = new Map(cities.map((city) => [city.code, city]))
  const byState = Map.groupBy(cities, (city) => `${city.country} ${city.state}`)
  const copies = dealers.flatMap((dealer) => {
    const home = byCode.get(dealer.cityCode)
    const around = byState.get(`${home?.country} ${home?.state}`) ?? []
    return Array.from({ length: scale - 1 }, (_, at) => copyOf(dealer, at + 2, around))
  })
  return [...dealers, ...copies]
}

/** Where the first dealers of each brand stand; copies for measurements stand in the areas there are. */
function seatsByBrand(
  country: 'BR' | 'AR',
  dealers: readonly DealerSeed[],
  cities: readonly City[],
): Map<Brand, City[]> {
  const byCode = new Map(cities.map((city) => [city.code, city]))
  return new Map(
    brandsOf[country].map((brand) => {
      const codes = new Set(
        dealers.filter((one) => one.country === country && one.brands.includes(brand)).map((one) => one.cityCode),
      )
      return [brand, [...codes].flatMap((code) => byCode.get(code) ?? [])]
    }),
  )
}

if (import.meta.main) {
  const at = process.argv.indexOf('--scale')
  const scale = at < 0 ? 1 : Number(process.argv[at + 1])
  if (!Number.isInteger(scale) || scale < 1) throw new Error('--scale wants a whole number above 0')
  buildPlaces({ scale, log: (line) => process.stdout.write(`${line}\n`) })
}
