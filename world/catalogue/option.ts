import type { PartGroup } from '@volante/domain/configuration/part-groups'
import type { Localized } from '../localized.ts'
import type { CarFacts, VersionFacts } from './car.ts'

/** Every two-tone paint of the world is one with a black roof. */
export const BLACK_ROOF = '#0E0F11'

/** Which colours a part leaves possible. */
export type ColorRule = 'light' | 'dark' | 'vivid' | 'noWhite'

/** An optional or accessory as the trade knows it; models take those that fit them. Prices are whole reais of an average car. */
export interface Template {
  key: string
  name: Localized
  price: number
  group: PartGroup
  /** What its buyer gains, in one line. */
  benefit: Localized
  contents?: Localized[]
  featured?: true
  /** Every model that it fits has it; of the others each has some. */
  everywhere?: true
  /** Keys this one brings along. */
  includes?: string[]
  /** Keys that cannot go with it. */
  excludes?: string[]
  /** Of each group one must be chosen. */
  oneOf?: string[][]
  colors?: ColorRule
  /** Paints the roof. */
  roofHex?: string
  /** What the car wears with it, where it is seen; in the cabin its name begins with `inside-`. */
  fitting?: string
  /** Of the models that have it, those on which it is seen; all without it. */
  isSeenOn?: (car: CarFacts) => boolean
  /** From this place in the range on it is standard equipment (0 entry, 1 top). */
  standardFrom?: number
  /** It is standard equipment on these versions. */
  standardOn?: (version: VersionFacts) => boolean
  fits?: (car: CarFacts) => boolean
  fitsVersion?: (version: VersionFacts) => boolean
}

export const isSuv = (car: CarFacts): boolean => car.body === 'suv' || car.body === 'coupe-suv'
