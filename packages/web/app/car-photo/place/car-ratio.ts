import type { CSSProperties } from 'react'
import { HERO_VIEW } from '../photos.ts'
import type { PicturedCar } from '../pictured-car.ts'

interface Ratio extends CSSProperties {
  readonly '--ratio': string
  readonly '--beside'?: string
}

/**
 * Height by width of a car's picture, or of its drawing with the air around it (ui/CarSilhouette), and how much height the
 * stage that makes room for it keeps for words: a picture's sky may lie behind them.
 */
export const carRatio = ({ length, height, photos }: Pick<PicturedCar, 'length' | 'height' | 'photos'>): Ratio =>
  photos?.views.includes(HERO_VIEW)
    ? { '--ratio': '0.5', '--beside': '300px' }
    : { '--ratio': ((height + 190) / (length + 180)).toFixed(4) }
