import type { PriceLine } from '../configuration/total.ts'

/** A line whose price is another one than it was; cents, null where the line was not there, is no longer, or has no price. */
export type LineChange = Pick<PriceLine, 'kind' | 'id' | 'name'> & {
  readonly before: number | null
  readonly now: number | null
}

/**
 * Takes the price lines of a car as it was kept and as it is today; returns the lines that differ, in today's order and then
 * what is gone, and by how many cents the whole differs, null where either cannot be priced (GA3).
 */
export function priceChange(before: readonly PriceLine[], now: readonly PriceLine[]) {
  const keyOf = ({ kind, id }: PriceLine) => `${kind} ${id}`
  const earlier = new Map(before.map((line) => [keyOf(line), line]))
  const later = new Map(now.map((line) => [keyOf(line), line]))
  const lines = [...new Map([...later, ...[...earlier].filter(([key]) => !later.has(key))])].map(
    ([key, { kind, id, name }]): LineChange => ({
      kind,
      id,
      name,
      before: earlier.get(key)?.amount ?? null,
      now: later.get(key)?.amount ?? null,
    }),
  )
  const [first, last] = [totalOf(before), totalOf(now)]
  return {
    // What comes along for nothing changes no price.
    lines: lines.filter((line) => (line.before ?? 0) !== (line.now ?? 0)),
    difference: first === null || last === null ? null : last - first,
  }
}

/** Cents; null without a line, or where one has no price. */
export const totalOf = (lines: readonly PriceLine[]): number | null =>
  lines.length === 0 || lines.some(({ amount }) => amount === null)
    ? null
    : lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
