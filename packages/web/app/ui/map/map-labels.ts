import { type Frame, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'

export interface MapName {
  readonly name: string
  readonly at: LonLat
}

/** Shares of a label's size: what a line takes in height, a letter in width. */
const LINE = 1.2
const LETTER = 0.6
const MOST_LABELS = 9

interface Label {
  /** Of its beginning, middle or end. */
  readonly x: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Of the line its letters stand on. */
  readonly y: number
  /** Where it begins and ends at most. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Takes what is named on a map, the first ones first, and all its points; returns where each name stands at its point: beside it, on the side of the map's middle first, above or below; none over another, over a point or beyond the picture, which shows the frame and an edge around it. */
export const labelsOf = (
  names: readonly MapName[],
  points: readonly LonLat[],
  frame: Frame,
  size: number,
  { edge = 0, most = MOST_LABELS }: { readonly edge?: number; readonly most?: number } = {},
): Label[] =>
  drawnLabels(
    names.map(({ name, at }) => ({ name, at: project(at, frame) })),
    { dots: points.map((point) => project(point, frame)), width: frame.width, size, edge, most },
  )

interface Drawing {
  /** What no name lies on. */
  readonly dots: readonly LonLat[]
  readonly width: number
  /** Of the letters. */
  readonly size: number
  readonly edge?: number
  readonly most?: number
}

/** The same of what is drawn already: all places are x and y in the drawing's units. */
export function drawnLabels(
  names: readonly MapName[],
  { dots, width, size, edge = 0, most = MOST_LABELS }: Drawing,
): Label[] {
  const taken: Label[] = []
  for (const { name, at } of names) {
    const free = placesFor(name, at, width, size).find(
      (label) =>
        label.start >= -edge &&
        label.end <= width + edge &&
        taken.every((one) => isApart(one, label, size)) &&
        !dots.some((dot) => isUnder(label, dot, size)),
    )
    if (free && taken.length < most) taken.push(free)
  }
  return taken
}

function placesFor(text: string, [px, py]: LonLat, width: number, size: number): Label[] {
  const wide = text.length * LETTER * size
  const left = { x: px - size * 0.6, start: px - size * 0.6 - wide, end: px - size * 0.6, anchor: 'end' } as const
  const middle = { x: px, start: px - wide / 2, end: px + wide / 2, anchor: 'middle' } as const
  const right = { x: px + size * 0.6, start: px + size * 0.6, end: px + size * 0.6 + wide, anchor: 'start' } as const
  const [above, beside, below] = [py - size * 0.7, py + size * 0.35, py + size * 1.4]
  const sides = px > width / 2 ? [left, right] : [right, left]
  const rows = [
    { y: beside, places: sides },
    { y: above, places: [middle, ...sides] },
    { y: below, places: [middle, ...sides] },
  ]
  return rows.flatMap(({ y, places }) =>
    places.map(({ x, start, end, anchor }) => ({ x, y, start, end, anchor, text })),
  )
}

const isApart = (one: Label, other: Label, size: number): boolean =>
  Math.abs(one.y - other.y) > LINE * size || one.end < other.start || other.end < one.start

const isUnder = ({ y, start, end }: Label, [px, py]: LonLat, size: number): boolean =>
  px > start - size * 0.3 && px < end + size * 0.3 && py > y - size && py < y + size * 0.4
