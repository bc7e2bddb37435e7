import { both, type Localized } from '../localized.ts'
import { chanceOf, numberOf } from '../random.ts'
import { bodyOf } from './car.ts'
import { carCents, currencyOf } from './money.ts'
import { type Country, type SeedModel, type SeedVersion, seedPrice } from './seed.ts'
import { modelYears, versionYears } from './years.ts'

export interface PriceTypeRow {
  code: string
  country: Country
  name: Localized
}

const typeNames: Record<string, Localized> = {
  LIST: both('Preço público', 'Precio de lista'),
  EC: both('Preço online', 'Precio online'),
  SPECIAL: both('Condição especial', 'Condición especial'),
  EMPLOYEE: both('Preço para colaborador', 'Precio para empleados'),
  COMPANY: both('Venda direta para empresas', 'Venta directa a empresas'),
  PCD: both('Venda para pessoas com deficiência', 'Venta para personas con discapacidad'),
}

/** PCD is a Brazilian kind of sale. */
export const priceTypeRows: PriceTypeRow[] = (['BR', 'AR'] as const).flatMap((country) =>
  Object.entries(typeNames)
    .filter(([code]) => country === 'BR' || code !== 'PCD')
    .map(([code, name]) => ({ code, country, name })),
)

/** One line of prices.json: a price and how it changed. Cents; a null ends the price on that day. */
export interface PriceRow {
  mvs: string
  country: Country
  market: string
  year: number
  type: string
  currency: 'BRL' | 'ARS'
  history: [from: string, cents: number | null][]
}

/** Dates on which list prices moved, latest first, with the rise in hundredths of a percent. */
const moves: Record<Country, [date: string, low: number, high: number][]> = {
  BR: [
    ['2026-10-01', 40, 150],
    ['2026-07-01', 60, 190],
    ['2026-04-01', 50, 170],
    ['2026-01-05', 120, 290],
    ['2025-09-01', 60, 180],
  ],
  AR: [
    ['2026-11-03', 150, 300],
    ['2026-10-01', 140, 290],
    ['2026-09-01', 150, 310],
    ['2026-08-03', 120, 280],
    ['2026-06-01', 200, 420],
    ['2026-04-01', 220, 450],
    ['2026-02-02', 240, 460],
    ['2025-12-01', 250, 480],
    ['2025-10-01', 260, 500],
    ['2025-07-01', 280, 520],
  ],
}

/** The list announced for the turn of the year, already in the system. */
const announced: Record<Country, string> = { BR: '2027-01-04', AR: '2026-12-01' }

type History = PriceRow['history']

/** Goes back from today's price through the moves since the start, oldest first. */
function listHistory(key: string, country: Country, price: number, from: string): History {
  const history: History = []
  let units = price
  for (const [date, low, high] of moves[country]) {
    if (date <= from) break
    history.unshift([date, carCents(units, country)])
    units /= 1 + numberOf(`${key}/${date}`, low, high) / 10_000
  }
  history.unshift([from, carCents(units, country)])
  const rise = 1 + numberOf(`${key}/announced`, 80, 260) / 10_000
  if (chanceOf(`${key}/is-announced`) < 0.6) history.push([announced[country], carCents(price * rise, country)])
  return history
}

const scaled = (history: History, factor: number, country: Country): History =>
  history.map(([from, cents]) => [from, cents === null ? null : carCents((cents / 100) * factor, country)])

/** Special conditions run for the month; some versions have none at all. */
function specialHistory(key: string, history: History, country: Country): History {
  if (chanceOf(`${key}/special`) > 0.6) return []
  const factor = 1 - numberOf(`${key}/special-share`, 30, 90) / 1000
  const current = history.findLast(([from]) => from <= '2026-11-01') ?? history[0]
  if (!current || current[1] === null) return []
  const cents = carCents((current[1] / 100) * factor, country)
  return [
    ['2026-11-01', cents],
    ['2027-03-01', null],
  ]
}

interface Subject {
  model: SeedModel
  key: string
  country: Country
  list: History
}

/** Price types besides LIST; a type without history is not offered for the version. */
function derived({ model, key, country, list }: Subject): [type: string, market: string, history: History][] {
  const van = bodyOf(model) === 'van'
  const cents = list.at(-1)?.[1] ?? 0
  const inReach = country === 'BR' && cents <= 20_000_000 && !van
  return [
    ['EC', country, van || chanceOf(`${key}/online`) > 0.85 ? [] : scaled(list, 0.99, country)],
    ['SPECIAL', country, specialHistory(key, list, country)],
    ['EMPLOYEE', country, scaled(list, 0.88, country)],
    ['COMPANY', country, scaled(list, van ? 0.85 : 0.92, country)],
    ['PCD', country, inReach ? scaled(list, 0.86, country) : []],
    ['LIST', country === 'BR' ? 'BR-ZFM' : 'AR-TDF', scaled(list, country === 'BR' ? 0.93 : 0.82, country)],
  ]
}

/** Every price of a version: its list price through time, and the types that follow it. */
export function pricesOf(model: SeedModel, version: SeedVersion): PriceRow[] {
  return versionYears(model, version).flatMap(({ country, year, from, to }) => {
    const base = seedPrice(version, country)
    if (base === null) return []
    const key = `${version.mvs}/${country}/${year}`
    const newer = year > (modelYears(model)[0] ?? year) ? 1.025 : 1
    const list: History = to
      ? [
          [from, carCents(base, country)],
          [to, null],
        ]
      : listHistory(key, country, base * newer, from)
    const row = (type: string, market: string, history: History): PriceRow => ({
      mvs: version.mvs,
      country,
      market,
      year,
      type,
      currency: currencyOf(country),
      history,
    })
    const others = to ? [] : derived({ model, key, country, list })
    return [
      row('LIST', country, list),
      ...others
        .filter(([, , history]) => history.length > 0)
        .map(([type, market, history]) => row(type, market, history)),
    ]
  })
}
