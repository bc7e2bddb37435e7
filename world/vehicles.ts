import type { CatalogueFiles } from './catalogue/build.ts'
import type { Country } from './catalogue/seed.ts'
import { chassisOf } from './chassis.ts'
import { numberOf, oneOf } from './random.ts'
import { configure, type Sellable, sellables } from './stock.ts'

/** A car on the road, as the registry of its country knows it. */
export interface VehicleRow {
  chassis: string
  plate: string
  country: Country
  brand: string
  mvs: string
  year: number
  color: string
  registeredOn: string
}

const CARS_A_MODEL = 3
/** Beyond every serial number of stock. */
const FIRST_SERIAL = 900_001

/** Some cars of every model in every country that ever sold it, those out of production too. */
export function buildVehicles(files: CatalogueFiles): VehicleRow[] {
  const modelOf = new Map(files.versions.map(({ mvs, modelCode }) => [mvs, modelCode]))
  const models = Map.groupBy(sellables(files, true), ({ mvs, country }) => `${country}-${modelOf.get(mvs)}`)
  const wanted = [...models].flatMap(([name, cars]) =>
    Array.from({ length: CARS_A_MODEL }, (_, nth) => ({
      key: `vehicle/${name}/${nth}`,
      car: oneOf(`vehicle/${name}/${nth}`, cars),
    })),
  )
  return wanted.map(({ key, car }, at) => vehicleOf(key, car, at))
}

function vehicleOf(key: string, car: Sellable, at: number): VehicleRow {
  const { country, brand, mvs, year } = car
  // A model year begins in the year before; the latest has been on sale since August.
  const day = new Date(Date.UTC(year - 1, numberOf(`${key}/month`, 7, 9), numberOf(`${key}/day`, 4, 28)))
  return {
    chassis: chassisOf(car, FIRST_SERIAL + at),
    plate: plateOf(country, at, year),
    country,
    brand,
    mvs,
    year,
    color: configure(key, car).color,
    registeredOn: day.toISOString().slice(0, 10),
  }
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const letter = (place: number): string => LETTERS[place % LETTERS.length] ?? 'A'
const digits = (value: number, length: number): string => String(value % 10 ** length).padStart(length, '0')

/** Each car's own: the place counts in the digits. The older kinds are those of before 2018 in Brazil and 2016 in Argentina. */
function plateOf(country: Country, at: number, year: number): string {
  const number = digits(100 + at, 3)
  const [one, two] = [letter(at * 7 + 3), letter(at * 5 + 11)]
  if (country === 'AR') return year <= 2016 ? `P${one}${two}${number}` : `AH${number}${one}${two}`
  const start = `R${one}${two}`
  return year <= 2018 ? `${start}${digits(1_000 + at, 4)}` : `${start}${number[0]}${letter(at)}${number.slice(1)}`
}
