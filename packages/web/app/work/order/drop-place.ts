/** Where a row lies on the page. */
interface Box {
  readonly top: number
  readonly height: number
}

/** Takes rows as they lie, which of them is carried and where it is held; returns its place among the others, from 0. */
export const dropPlace = (boxes: readonly Box[], from: number, y: number): number =>
  boxes.filter(({ top, height }, at) => at !== from && top + height / 2 < y).length

/** Takes a key and the place of a row that is carried, from 0, among so many; returns its next place, null for a key that carries nothing. */
export function keyPlace(key: string, place: number, count: number): number | null {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}
