/** What the address asks; null does not narrow. */
export interface AccessoryFilter {
  /** Slug. */
  readonly model: string | null
  /** MVS code of a version of the model. */
  readonly version: string | null
  /** Whole units of the site's currency. */
  readonly max: number | null
  readonly q: string | null
}

export const ACCESSORY_PARAMETERS = [
  'model',
  'version',
  'max',
  'q',
] as const satisfies readonly (keyof AccessoryFilter)[]
/** Id of what the page's form and links answer in place. */
export const LIVE_PART = 'accessories'

export type FilterName = keyof AccessoryFilter

/** Takes the address's parameters; returns the filter, where what is no choice does not narrow. */
export function readAccessoryFilter(search: URLSearchParams): AccessoryFilter {
  const max = search.get('max') ?? ''
  const words = (search.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
  return {
    model: search.get('model') || null,
    version: search.get('version') || null,
    max: /^[1-9]\d{0,11}$/.test(max) ? Number(max) : null,
    q: words || null,
  }
}

/** One test a filter in use; those that do not narrow are absent. */
export type Tests<Item> = Readonly<Partial<Record<FilterName, (item: Item) => boolean>>>

/** Takes items and tests; returns the items that pass all. */
export function passing<Item>(items: readonly Item[], tests: Tests<Item>): Item[] {
  const all = Object.values(tests)
  return items.filter((item) => all.every((test) => test(item)))
}

/**
 * Takes items and tests that leave none; returns the filter without which most items pass, and how many; null when only giving up two
 * helps. The first of equals in the order of the form. `countOf` says how many those are to the reader.
 */
export function tightest<Item>(
  items: readonly Item[],
  tests: Tests<Item>,
  countOf: (items: readonly Item[]) => number = ({ length }) => length,
): { name: FilterName; count: number } | null {
  const counts = ACCESSORY_PARAMETERS.filter((name) => tests[name]).map((name) => {
    const { [name]: _dropped, ...others } = tests
    return { name, count: countOf(passing(items, others)) }
  })
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), {
    name: 'q' as FilterName,
    count: 0,
  })
  return most.count === 0 ? null : most
}
