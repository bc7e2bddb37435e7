import type { Build } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** A car standing at a dealer. Accessories are left out: they are fitted afterwards. */
export type StockUnit = {
  readonly id: string
  readonly mvsCode: string
  readonly year: number
  readonly colorCode: string
  readonly coatingCode: string | null
  readonly itemIds: readonly string[]
  /** Metres from the customer; null when the place is unknown. */
  readonly distance: number | null
  /** Cents. */
  readonly price: number | null
}

export type StockDifference =
  | { readonly kind: 'version' | 'year' | 'color' | 'coating'; readonly wanted: string; readonly found: string }
  | { readonly kind: 'missing' | 'extra'; readonly partId: string }

export type StockMatch<Unit extends StockUnit> = {
  readonly unit: Unit
  readonly differences: readonly StockDifference[]
}

/**
 * Takes a build and stock units; returns those identical to it, then the others from near to far with what differs: by
 * number of differences, then distance, then price, unknown ones last (C14).
 */
export function stockMatches<Unit extends StockUnit>(
  index: CatalogueIndex,
  build: Build,
  units: readonly Unit[],
): { readonly identical: readonly StockMatch<Unit>[]; readonly nearest: readonly StockMatch<Unit>[] } {
  const matches = units.map((unit) => ({ unit, differences: differencesTo(index, build, unit) })).sort(nearestFirst)
  return {
    identical: matches.filter(({ differences }) => differences.length === 0),
    nearest: matches.filter(({ differences }) => differences.length > 0),
  }
}

function differencesTo({ catalogue }: CatalogueIndex, build: Build, unit: StockUnit): StockDifference[] {
  const wanted = catalogue.items.map(({ id }) => id).filter((id) => build.parts.includes(id))
  const compared: [Extract<StockDifference, { wanted: string }>['kind'], string | null, string | null][] = [
    ['version', catalogue.mvsCode, unit.mvsCode],
    ['year', String(catalogue.year), String(unit.year)],
    ['color', build.colorCode, unit.colorCode],
    ['coating', build.coatingCode, unit.coatingCode],
  ]
  return [
    ...compared.flatMap(([kind, want, found]): StockDifference[] =>
      want === null || found === null || want === found ? [] : [{ kind, wanted: want, found }],
    ),
    ...wanted.filter((id) => !unit.itemIds.includes(id)).map((partId) => ({ kind: 'missing', partId }) as const),
    ...unit.itemIds.filter((id) => !wanted.includes(id)).map((partId) => ({ kind: 'extra', partId }) as const),
  ]
}

function nearestFirst(a: StockMatch<StockUnit>, b: StockMatch<StockUnit>): number {
  const last = Number.MAX_SAFE_INTEGER
  return (
    a.differences.length - b.differences.length ||
    (a.unit.distance ?? last) - (b.unit.distance ?? last) ||
    (a.unit.price ?? last) - (b.unit.price ?? last) ||
    (a.unit.id < b.unit.id ? -1 : 1)
  )
}
