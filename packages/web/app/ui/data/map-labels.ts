import { type Frame, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'

export interface MapName {
  readonly name: string
  readonly at: LonLat
}

/** Shares of a label's size: what a line takes in height, a letter in width. */
const LINE = 1.2
const LETTER = 0.56
const MOST_LABELS = 9

/** Takes what is named on a map, the first ones first; returns where each name stands beside its point, on the side of the map's middle; none over another. */
export function labelsOf(names: readonly MapName[], frame: Frame, size: number) {
  const taken: { x: number; y: number; end: number; text: string }[] = []
  for (const { name, at } of names) {
    const [px, py] = project(at, frame)
    const wide = name.length * LETTER * size
    const x = px > frame.width / 2 ? px - wide - size * 0.6 : px + size * 0.6
    const label = { x, y: py + size * 0.35, end: x + wide, text: name }
    const isFree = taken.every(
      (one) => Math.abs(one.y - label.y) > LINE * size || one.end < label.x || label.end < one.x,
    )
    if (isFree && taken.length < MOST_LABELS) taken.push(label)
  }
  return taken
}
