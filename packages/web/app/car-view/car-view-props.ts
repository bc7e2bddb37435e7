import type { OutsideView } from '@volante/domain/car/car-image'
import type { Finish } from '../ui/car/paint.ts'
import type { ViewFiles } from './files.ts'
import type { Size } from './shot.ts'

export interface CarViewProps {
  readonly files: ViewFiles
  /** Millimetres. */
  readonly size: Size
  readonly paint: {
    readonly code: string
    readonly hex: string
    readonly finish: Finish
    readonly roofHex?: string | undefined
    /** Names of what the car wears. */
    readonly fittings: readonly string[]
  }
  /** The side of its picture: the car turns to it when it changes. */
  readonly side: OutsideView
  /** The car in words, as it is configured. */
  readonly label: string
}
