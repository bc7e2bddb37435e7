import type { CSSProperties } from 'react'
import type { Dimensions } from '../range/silhouette.ts'

interface Ratio extends CSSProperties {
  readonly '--ratio': string
}

/** Height by width of a car's drawing with the air around it (ui/CarSilhouette), for the stage that makes room for it. */
export const carRatio = ({ length, height }: Dimensions): Ratio => ({
  '--ratio': ((height + 190) / (length + 180)).toFixed(4),
})
