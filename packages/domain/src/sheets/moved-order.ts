/** Between what the places of an order may lie. */
interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * Takes the places that rows hold, in their order, which of them moves and where it goes (both from 0); returns the places in the same
 * order of rows: as few change as can be, no two are the same, and where they would not fit they are counted anew.
 */
export function movedOrder(
  places: readonly number[],
  from: number,
  to: number,
  { least, most }: Bounds,
): readonly number[] {
  const rows = [...places.keys()]
  rows.splice(to, 0, ...rows.splice(from, 1))
  const held = rising(places)
  const next = (held.at(-1) ?? least) > most ? places.map((_, at) => least + at) : held
  return places.map((_, row) => next[rows.indexOf(row)] ?? least)
}

/** Each is more than the one before. */
function rising(places: readonly number[]): readonly number[] {
  let last = -Infinity
  return places.map((place) => (last = Math.max(place, last + 1)))
}
