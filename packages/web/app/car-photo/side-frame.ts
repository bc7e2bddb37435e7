import type { CSSProperties } from 'react'
import type { Dimensions } from './silhouette.ts'

/**
 * How side pictures are taken, by the longest and tallest car of each size class (assets/cars/generator/render/camera.py): what the picture's
 * width spans at the car's flank, in millimetres, and how far below the picture's middle its tyres stand, as a share of that width.
 */
const CAMERAS = [
  { longest: 3750, tallest: 1600, spans: 4268, below: 0.1795 },
  { longest: 4200, tallest: 1700, spans: 4776, below: 0.1773 },
  { longest: 4600, tallest: 1750, spans: 5227, below: 0.1756 },
  { longest: 5150, tallest: 1900, spans: 5847, below: 0.1737 },
  { longest: 5600, tallest: 2000, spans: 6355, below: 0.1721 },
  { longest: 6150, tallest: 2100, spans: 6975, below: 0.1712 },
] as const
const FARTHEST = CAMERAS[5]
/** A class is open by a centimetre. */
const TOLERANCE = 10

/** What CarSilhouette leaves beside the car (both sides together), above and below it together and below it, in millimetres. */
const AIR = 180
const SKY_AND_FLOOR = 190
const FLOOR = 130

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`

interface SideFrame {
  /** Of the place: the shape of the car's drawing. */
  readonly place: CSSProperties
  /** Of the picture, which is square and reaches beyond its place. */
  readonly picture: CSSProperties
}

/** Takes a car's size; returns how its side picture lies in the place of its drawing, to the same scale and on the same ground. */
export function sideFrame({ length, height }: Dimensions): SideFrame {
  const { spans, below } = CAMERAS.find((one) => length <= one.longest + TOLERANCE && height <= one.tallest) ?? FARTHEST
  const [across, up] = [length + AIR, height + SKY_AND_FLOOR]
  return {
    place: { aspectRatio: `${across} / ${up}` },
    picture: { inlineSize: share(spans, across), insetBlockEnd: share(FLOOR - (0.5 - below) * spans, up) },
  }
}

/** Takes a car's height; returns where it stands in the height of its place: the ground's line and the roof's. */
export const heightInFrame = (height: number): CSSProperties => ({
  blockSize: share(height, height + SKY_AND_FLOOR),
  insetBlockEnd: share(FLOOR, height + SKY_AND_FLOOR),
})

/** Takes a car's length and the longest of a row; returns the width of its place when the longest fills the row's. */
export const widthToScale = (length: number, longest: number): string => share(length + AIR, longest + AIR)
