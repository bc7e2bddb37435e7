import type { Finish } from '../ui/car/paint.ts'
import { type BodyName, bodyNameFor } from '../ui/car/bodies.ts'

export interface Dimensions {
  readonly length: number
  readonly height: number
}

/** From this height a sport utility is drawn as one that climbs. */
const OFF_ROAD_HEIGHT = 1840

/** Takes the catalogue's body code and real size in millimetres; returns the drawing that comes nearest. */
export function silhouetteOf(body: string, { length, height }: Dimensions): BodyName {
  if (body === 'coupe-suv') return 'suv-coupe'
  if (body === 'suv' && height >= OFF_ROAD_HEIGHT) return 'off-road'
  return bodyNameFor(body, length)
}

export interface Paint {
  readonly hex: string
  readonly finish: Finish
  /** Of the roof, where it has a colour of its own. */
  readonly roofHex?: string | undefined
  /** The colour's code, which names its pictures; none where no colour is known. */
  readonly code?: string
}

export interface ColorFacts {
  readonly hex: string
  readonly kind: 'solid' | 'metallic' | 'pearly' | 'special'
  readonly roofHex?: string | undefined
  readonly code: string
}

export const paintOf = ({ hex, kind, roofHex, code }: ColorFacts): Paint => ({
  hex,
  finish: kind === 'pearly' ? 'pearl' : kind,
  roofHex,
  code,
})

/** Where no colour is known: bare steel. */
export const BARE: Paint = { hex: '#8a9099', finish: 'metallic' }

const SAME_HUE = 40
/** Below this difference of channels a paint reads as white, grey or black. */
const COLOURFUL = 40
/** So many neighbours may not share a hue. */
const NEIGHBOURS = 3

interface Tint {
  readonly chroma: number
  readonly hue: number
  readonly light: number
}

function tintOf(hex: string): Tint {
  const [r = 0, g = 0, b = 0] = channels(hex)
  const top = Math.max(r, g, b)
  const chroma = top - Math.min(r, g, b)
  if (chroma === 0) return { chroma, hue: 0, light: top }
  const sector = top === r ? (g - b) / chroma : top === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return { chroma, hue: (sector * 60 + 360) % 360, light: top }
}

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

/** Takes a car's colours and a #rrggbb that would suit; returns the nearest one, or without a wish the most colourful. */
export function stagePaint(colors: readonly ColorFacts[], wish?: string): Paint {
  const far = ({ hex }: ColorFacts) => (wish === undefined ? -tintOf(hex).chroma : distance(hex, wish))
  const [best] = colors.toSorted((a, b) => far(a) - far(b))
  return best ? paintOf(best) : BARE
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function distance(a: string, b: string): number {
  const other = channels(b)
  return Math.hypot(...channels(a).map((value, at) => value - (other[at] ?? 0)))
}

/**
 * Takes the colours of each car of a range, in order; returns one paint a car, so that a range reads as a family and not
 * as a row of one colour: the most colourful one whose hue no near neighbour has, else a white or grey no neighbour has.
 */
export function familyPaints(range: readonly (readonly ColorFacts[])[]): Paint[] {
  const paints: Paint[] = []
  for (const colors of range) {
    const near = paints.slice(-NEIGHBOURS)
    const ranked = colors.toSorted((a, b) => tintOf(b.hex).chroma - tintOf(a.hex).chroma)
    const chosen = ranked.find((color) => near.every((one) => !looksLike(color, one))) ?? ranked[0]
    paints.push(chosen ? paintOf(chosen) : BARE)
  }
  return paints
}

function looksLike(a: Pick<Paint, 'hex'>, b: Pick<Paint, 'hex'>): boolean {
  const [first, second] = [tintOf(a.hex), tintOf(b.hex)]
  if (first.chroma >= COLOURFUL && second.chroma >= COLOURFUL) return apart(first.hue, second.hue) < SAME_HUE
  return first.chroma < COLOURFUL && second.chroma < COLOURFUL && Math.abs(first.light - second.light) < 60
}
