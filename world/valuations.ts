import type { CatalogueFiles } from './catalogue/build.ts'
import type { Country } from './catalogue/seed.ts'
import { numberOf } from './random.ts'

/** What a version of a model year is worth on average, as a month's table says. */
export interface ValuationRow {
  country: Country
  mvsCode: string
  year: number
  month: string
  code: string
  value: number
}

const MONTH = '2026-11'
const YEARS = [2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]
/** Percent of the price of a new one that is left after so many years. */
const LEFT = [93, 84, 76, 70, 64, 59, 54, 50, 46, 43]

/** Ten years of every version whose list price is known, with each version's own luck on the market. */
export function buildValuations({ prices }: Pick<CatalogueFiles, 'prices'>): ValuationRow[] {
  const lists = prices.filter(({ type, market, country }) => type === 'LIST' && market === country)
  const newest = new Map(lists.toSorted((a, b) => a.year - b.year).map((row) => [`${row.country} ${row.mvs}`, row]))
  return [...newest].flatMap(([key, { country, mvs, history }]) => {
    const price = history.findLast(([day, cents]) => cents !== null && day.slice(0, 7) <= MONTH)?.[1] ?? 0
    const code = `${String(numberOf(`valuation/${key}/code`, 1, 999_999)).padStart(6, '0')}-${numberOf(`valuation/${key}/check`, 0, 9)}`
    if (price === 0) return []
    return YEARS.map((year, age) => ({
      country,
      mvsCode: mvs,
      year,
      month: MONTH,
      code,
      value: worth(price, age, numberOf(`valuation/${key}/luck`, -3, 3)),
    }))
  })
}

/** Cents, to the whole unit. */
const worth = (price: number, age: number, luck: number): number =>
  Math.round((price * ((LEFT[age] ?? 0) + luck)) / 10_000) * 100
