import { type CarUse, CAR_USES, readUse } from '@volante/domain/car/uses'

/** What the quick filter asks; null does not narrow. Budget in whole units of the site's currency. */
export interface RangeFilter {
  readonly use: CarUse | null
  readonly budget: number | null
  readonly body: string | null
  readonly fuel: string | null
}

/** What a model shows the filter. */
export interface Filtered {
  readonly uses: readonly CarUse[]
  readonly body: string
  readonly fuels: readonly string[]
  readonly price: { readonly amount: number | null }
}

export const FILTER_QUERY = ['use', 'budget', 'body', 'fuel'] as const

/** Takes the address's parameters; returns the filter, where anything that is not a choice does not narrow. */
export function readFilter(search: URLSearchParams): RangeFilter {
  const budget = search.get('budget') ?? ''
  return {
    use: readUse(search.get('use')),
    budget: /^[1-9]\d{0,11}$/.test(budget) ? Number(budget) : null,
    body: search.get('body') || null,
    fuel: search.get('fuel') || null,
  }
}

/** Whether a model has a version within the filter; one without a price passes no budget. */
export function passes({ uses, body, fuels, price }: Filtered, filter: RangeFilter): boolean {
  return (
    (filter.use === null || uses.includes(filter.use)) &&
    (filter.budget === null || (price.amount !== null && price.amount <= filter.budget * 100)) &&
    (filter.body === null || body === filter.body) &&
    (filter.fuel === null || fuels.includes(filter.fuel))
  )
}

const STEPS = [0.2, 0.4, 0.6, 0.8] as const

/** Takes the range; returns up to four round budgets (whole units) that part it into groups of like size. */
export function budgetsOf(models: readonly Pick<Filtered, 'price'>[]): number[] {
  const prices = models.flatMap(({ price }) => price.amount ?? []).sort((a, b) => a - b)
  const cuts = STEPS.flatMap((share) => {
    const cents = prices[Math.floor(share * (prices.length - 1))]
    return cents === undefined ? [] : roundUp(cents / 100)
  })
  const highest = (prices.at(-1) ?? 0) / 100
  return [...new Set(cuts)].filter((budget) => budget < highest)
}

/** To two leading digits, the second a multiple of five from 25 on: 81,990 is "up to 85,000", 104,990 "up to 110,000". */
function roundUp(units: number): number {
  const tenth = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1)
  const step = units / tenth < 25 ? tenth : tenth * 5
  return Math.ceil(units / step) * step
}

/** The values a model list can still be narrowed by, in the order they appear. */
export const valuesOf = (models: readonly Filtered[]) => ({
  uses: CAR_USES.filter((use) => models.some(({ uses }) => uses.includes(use))),
  bodies: [...new Set(models.map(({ body }) => body))],
  fuels: [...new Set(models.flatMap(({ fuels }) => fuels))],
})
