import type { CatalogueFiles } from './catalogue/build.ts'
import type { Country } from './catalogue/seed.ts'
import type { OfferedPart } from './catalogue/version-parts.ts'
import { chassisOf } from './chassis.ts'
import { chanceOf, numberOf, oneOf } from './random.ts'

/** What stock needs to know of a dealer. */
export interface StockDealer {
  id: string
  brands: string[]
  country: Country
}

export interface StockRow {
  id: string
  /** null: at the factory. */
  dealer: string | null
  country: Country
  brand: string
  mvs: string
  year: number
  color: string
  coating: string
  parts: string[]
  state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'IN_TRANSIT'
  chassis: string
  /** At the dealer, of one in production off the line. */
  arrival: string
  place: 'dealer' | 'yard' | 'transit' | 'production'
}

/** A version of a model year on sale in a country. */
export interface Sellable {
  mvs: string
  year: number
  country: Country
  brand: string
  parts: OfferedPart[]
  typeOf: (id: string) => string
  codeOf: (id: string) => string
}

/** What is on sale, or with `withPast` what ever was. */
export function sellables(files: CatalogueFiles, withPast = false): Sellable[] {
  const rows = new Map(files.parts.map((part) => [part.id, part]))
  const offers = new Map(files['version-parts'].map((offer) => [offer.mvs, offer.parts]))
  const models = new Map(files.models.map((model) => [model.code, model]))
  const modelOf = new Map(files.versions.map((version) => [version.mvs, models.get(version.modelCode)]))
  return files['version-years']
    .filter((row) => withPast || row.to === null)
    .map(({ mvs, year, country }) => ({
      mvs,
      year,
      country,
      brand: modelOf.get(mvs)?.markets.find((market) => market.country === country)?.brand ?? '',
      parts: offers.get(mvs) ?? [],
      typeOf: (id) => rows.get(id)?.type ?? '',
      codeOf: (id) => rows.get(id)?.code ?? '',
    }))
}

function withIncluded(parts: OfferedPart[], id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of parts.find((part) => part.id === id)?.inclusive ?? []) withIncluded(parts, next, seen)
  return seen
}

function isSound(parts: OfferedPart[], ids: Set<string>, color: string, coating: string): boolean {
  return parts
    .filter((part) => ids.has(part.id))
    .every(
      (part) =>
        !part.exclusive.some((id) => ids.has(id)) &&
        part.alternatives.every((group) => group.some((id) => ids.has(id))) &&
        (part.colors.length === 0 || part.colors.includes(color)) &&
        (part.coatings.length === 0 || part.coatings.includes(coating)),
    )
}

/** A car as a dealer would order it: paint, cabin and up to four optionals that go together. */
export function configure(key: string, car: Sellable): Pick<StockRow, 'color' | 'coating' | 'parts'> {
  const ofType = (type: string) => car.parts.filter((part) => car.typeOf(part.id) === type)
  const plain = (type: string) => ofType(type).filter((part) => part.inclusive.length === 0)
  const color = car.codeOf(oneOf(`${key}/color`, plain('COLOR')).id)
  const coating = car.codeOf(oneOf(`${key}/coating`, plain('COATING')).id)
  let chosen = new Set<string>()
  for (let i = numberOf(`${key}/options`, 0, 4); i > 0; i--) {
    const wish = oneOf(`${key}/option/${i}`, ofType('ITEM')).id
    const next = new Set([...chosen, ...withIncluded(car.parts, wish)])
    if (isSound(car.parts, next, color, coating)) chosen = next
  }
  return { color, coating, parts: car.parts.map((part) => part.id).filter((id) => chosen.has(id)) }
}

function stateOf(key: string, atFactory: boolean): StockRow['state'] {
  const chance = chanceOf(`${key}/state`)
  if (atFactory) return chance < 0.85 ? 'AVAILABLE' : 'RESERVED'
  return chance < 0.72 ? 'AVAILABLE' : chance < 0.84 ? 'IN_TRANSIT' : chance < 0.94 ? 'RESERVED' : 'SOLD'
}

/** Most cars of a dealer stand there and most of the factory's in its yard; the others can be reserved on their way or on the line. */
function placeOf(key: string, atFactory: boolean, state: StockRow['state']): StockRow['place'] {
  if (state === 'IN_TRANSIT') return 'transit'
  const chance = chanceOf(`${key}/place`)
  if (!atFactory) return state === 'AVAILABLE' && chance > 0.85 ? 'transit' : 'dealer'
  return chance < 0.55 ? 'yard' : chance < 0.7 ? 'transit' : 'production'
}

const MOST_DAYS = { dealer: 110, yard: 110, transit: 35, production: 50 } as const

function arrivalOf(key: string, place: StockRow['place']): string {
  const days = numberOf(`${key}/arrival`, 1, MOST_DAYS[place])
  const isToCome = place === 'transit' || place === 'production'
  const at = new Date(Date.UTC(2026, 10, 15) + (isToCome ? days + 10 : -days) * 86_400_000)
  return at.toISOString().slice(0, 10)
}

function unitOf(id: string, dealer: string | null, car: Sellable): Omit<StockRow, 'chassis'> {
  const state = stateOf(id, dealer === null)
  const place = placeOf(id, dealer === null, state)
  return {
    id,
    dealer,
    country: car.country,
    brand: car.brand,
    mvs: car.mvs,
    year: car.year,
    ...configure(id, car),
    state,
    arrival: arrivalOf(id, place),
    place,
  }
}

/** Some cars stand at every dealer of their brand, more wait at the factory, and about one version in eight is sold out. */
export function buildStock(files: CatalogueFiles, dealers: readonly StockDealer[]): StockRow[] {
  const cars = sellables(files).filter((car) => chanceOf(`${car.mvs}/${car.country}/${car.year}/sold-out`) > 0.12)
  const atDealers = dealers.flatMap((dealer) => {
    const own = cars.filter((car) => car.country === dealer.country && dealer.brands.includes(car.brand))
    if (own.length === 0) return []
    return Array.from({ length: numberOf(`${dealer.id}/units`, 8, 16) }, (_, i) => {
      const id = `${dealer.id}-U${i + 1}`
      return unitOf(id, dealer.id, oneOf(`${id}/car`, own))
    })
  })
  const atFactory = cars.flatMap((car) =>
    Array.from({ length: numberOf(`${car.mvs}/${car.country}/${car.year}/factory`, 0, 4) }, (_, i) =>
      unitOf(`F-${car.country}-${car.mvs}-${car.year}-${i + 1}`, null, car),
    ),
  )
  return [...atDealers, ...atFactory].map((unit, serial) => ({
    ...unit,
    chassis: chassisOf(unit, serial + 1),
  }))
}
