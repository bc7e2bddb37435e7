import type { Assumption } from '@volante/domain/ownership-cost/assumptions'
import { parsePrice } from '@volante/domain/money/price'
import type { Currency } from '@volante/domain/vocabulary'

/** Id of what another choice replaces. */
export const PART = 'ownership-cost'
export const MOST_CARS = 3
export const YEARS = [3, 5] as const
export const PAID = ['cash', 'loan'] as const
type Paid = (typeof PAID)[number]

const PRICES: readonly string[] = ['fuelPrice', 'homePower', 'publicPower', 'revision']
/** Prices are cents, everything else hundredths of a percent. */
export const isPrice = ({ kind }: Pick<Assumption, 'kind'>): boolean => PRICES.includes(kind)

/** The field of an assumption that is changed. */
export const fieldOf = ({ kind, about }: Pick<Assumption, 'kind' | 'about'>): string => `${kind}.${about}`

/** Takes an assumption; returns its figure as it is typed. */
export const typedFigure = ({ value }: Pick<Assumption, 'value'>): string =>
  (value / 100).toFixed(2).replace('.', ',').replace(/,00$/, '')

export interface Asked {
  readonly cars: readonly string[]
  readonly years: number
  readonly kmAYear: number
  readonly state: string | null
  readonly homePercent: number
  readonly paid: Paid
  /** As published, but for what is typed. */
  readonly assumptions: readonly Assumption[]
  readonly changed: ReadonlySet<string>
}

/** Takes the address, what is published and the currency; returns what the page shall count with. */
export function readAsked(search: URLSearchParams, published: readonly Assumption[], currency: Currency): Asked {
  const changed = new Set<string>()
  const assumptions = published.map((one) => {
    const typed = search.get(fieldOf(one))?.slice(0, 20).trim() ?? ''
    const value = typed === '' || typed === typedFigure(one) ? null : parsePrice(typed, currency)
    if (value === null || value === one.value) return one
    changed.add(fieldOf(one))
    return { ...one, value }
  })
  return {
    cars: [...new Set(search.getAll('v').filter((code) => code !== ''))].slice(0, MOST_CARS),
    years: YEARS.find((years) => String(years) === search.get('years')) ?? YEARS[0],
    kmAYear: wholeIn(search.get('km'), 1_000, 100_000) ?? 12_000,
    state: search.get('state')?.slice(0, 60) ?? null,
    homePercent: wholeIn(search.get('home'), 0, 100) ?? 80,
    paid: PAID.find((one) => one === search.get('paid')) ?? 'cash',
    assumptions,
    changed,
  }
}

function wholeIn(text: string | null, least: number, most: number): number | null {
  const value = /^\d{1,6}$/.test(text?.replace('.', '') ?? '') ? Number(text?.replace('.', '')) : -1
  return value >= least && value <= most ? value : null
}
