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
  }
  /** The car in words, as it is configured. */
  readonly label: string
}
