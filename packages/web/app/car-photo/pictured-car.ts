import type { Paint } from './silhouette.ts'
import type { BodyName } from '../ui/car/bodies.ts'
import type { CarPhotos } from './photos.ts'

/** A car as pages show it: its pictures, and what the drawing needs where there are none. */
export interface PicturedCar {
  readonly drawing: BodyName
  /** Real size in millimetres. */
  readonly length: number
  readonly height: number
  readonly paint: Paint
  readonly photos: CarPhotos | null
}

/** What CarSilhouette draws the car by. */
export const drawn = ({ drawing, length, height, paint }: PicturedCar) => ({
  body: drawing,
  paint: paint.hex,
  finish: paint.finish,
  roofPaint: paint.roofHex,
  length,
  height,
})

/** What a picture shows, for those who cannot see it. */
export interface CarWords {
  /** Model and version as far as they are known. */
  readonly car: string
  readonly year?: number | undefined
  readonly color?: string | undefined
}
