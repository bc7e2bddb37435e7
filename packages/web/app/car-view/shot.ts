import { MOST_ZOOM, type Pose } from './pose.ts'

/** Metres. */
export interface Measures {
  readonly length: number
  readonly width: number
  readonly height: number
}

export type Size = Pick<Measures, 'length' | 'height'>

/** A camera over the car: nose to +x, up +y, the car's left side to -z, the car's middle on the ground in the origin. */
export interface Shot {
  readonly eye: readonly [number, number, number]
  /** Radians the camera looks down. */
  readonly pitch: number
  /** Radians about the upright axis, 0 looking along -z. */
  readonly yaw: number
  /** Tangent of half the picture's height. */
  readonly halfHeight: number
  /** How far the picture is pushed right and up, in halves of its width and height. */
  readonly shift: readonly [number, number]
}

// The camera of the pictures (assets/cars/generator/render/camera.py): both show the car on the same spot.
const CLASSES: readonly Measures[] = [
  [3.75, 1.7, 1.6],
  [4.2, 1.82, 1.7],
  [4.6, 1.9, 1.75],
  [5.15, 2, 1.9],
  [5.6, 2, 2],
  [6.15, 2.15, 2.1],
  [6.15, 2.15, 2.6],
].map(([length = 0, width = 0, height = 0]) => ({ length, width, height }))
/** Of the pictures and of the place they stand in. */
export const ASPECT = 16 / 9
/** Height of the ground under the car's middle, from the top of the picture. */
const GROUND = 0.79
const FILL = 0.9 * 0.985
/** Half of the sensor's width by the focal length. */
const HALF_WIDTH = 18 / 80
const EYE = 1.28
const HERO = 37

/** What the car turns about when the eye is lifted. */
const PIVOT = 0.62
/** From so high, in degrees, the car stands in the middle of the picture. */
const CENTRED_LIFT = 13
/** From so high, in degrees, the eye would be twice as far away. */
const FARTHER_LIFT = 56

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Takes a car's length and height in metres; returns the measures of the largest car that is photographed from the same place. */
export const sizeClass = (length: number, height: number): Measures =>
  CLASSES.find((one) => length <= one.length + 0.01 && height <= one.height) ??
  CLASSES.at(-1) ?? { length, width: 2.15, height }

/** The left and right end of a box in the picture, in picture widths from the middle. */
function ends({ length, width }: Measures, azimuth: number, distance: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(radians(azimuth)), Math.sin(radians(azimuth))]
  const across = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => {
      const [ahead, aside] = [(x * length) / 2, (z * width) / 2]
      return (-sin * ahead - cos * aside) / (distance - cos * ahead + sin * aside) / (2 * HALF_WIDTH)
    }),
  )
  return [Math.min(...across), Math.max(...across)]
}

/** Sky left over the tallest car, of the picture's height. */
const SKY = 0.04

/** Distance at which a box fills its share of the picture's width, or reaches as high as it may. */
function fittingDistance(size: Measures, azimuth: number): number {
  let [near, far] = [size.length / 2 + 1.5, 60]
  for (let tries = 0; tries < 40; tries++) {
    const middle = (near + far) / 2
    const [left, right] = ends(size, azimuth, middle)
    const nose =
      middle -
      (Math.abs(Math.cos(radians(azimuth))) * size.length + Math.abs(Math.sin(radians(azimuth))) * size.width) / 2
    const rise = (size.height - EYE) / nose + EYE / middle
    if (right - left > FILL || rise > ((GROUND - SKY) / ASPECT) * 2 * HALF_WIDTH) near = middle
    else far = middle
  }
  return far
}

/** Takes a pose, the car's length and height in metres and the shape of the place; returns the camera. */
export function shotOf({ azimuth, lift, zoom }: Pose, { length, height }: Size, aspect: number): Shot {
  const size = sizeClass(length, height)
  const whole = Math.max(fittingDistance(size, azimuth), fittingDistance(size, HERO))
  // From above a car is higher in the picture than from the side: the eye steps back a little.
  const distance = (whole * (1 + lift / FARTHER_LIFT)) / zoom
  const [left, right] = ends(size, azimuth, whole)
  const inWidths = (height: number, away: number) => (height - EYE) / away / (2 * HALF_WIDTH)
  // Where the pivot stands in the whole picture, and where it goes as the eye comes closer or rises: to the middle.
  const share = Math.max(0, 1 - (zoom - 1) / (MOST_ZOOM - 1) - lift / CENTRED_LIFT)
  const ground = inWidths(0, whole) + (GROUND - 0.5) / ASPECT
  const pivotAt = [(-share * (left + right)) / 2, share * (inWidths(PIVOT, whole) - ground)] as const
  const halfHeight = HALF_WIDTH / Math.min(aspect, ASPECT)
  return {
    ...eyeAt(radians(azimuth), radians(lift), distance),
    halfHeight,
    shift: [
      (pivotAt[0] * 2 * HALF_WIDTH) / (halfHeight * aspect),
      ((pivotAt[1] - inWidths(PIVOT, distance)) * 2 * HALF_WIDTH) / halfHeight,
    ],
  }
}

/** The level camera of the pictures, raised by an angle about the pivot. */
function eyeAt(azimuth: number, lift: number, distance: number): Pick<Shot, 'eye' | 'pitch' | 'yaw'> {
  const [back, up] = [distance, EYE - PIVOT]
  const away = back * Math.cos(lift) - up * Math.sin(lift)
  const height = PIVOT + back * Math.sin(lift) + up * Math.cos(lift)
  return {
    eye: [Math.cos(azimuth) * away, height, -Math.sin(azimuth) * away],
    pitch: lift,
    yaw: azimuth + Math.PI / 2,
  }
}
