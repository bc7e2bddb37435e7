import { readFileSync } from 'node:fs'
import type { Localized } from '../localized.ts'

export type Country = 'BR' | 'AR'
const countries: readonly Country[] = ['BR', 'AR']

export interface SeedVersion {
  name: string
  mvs: string
  versionCode: string
  seriesCode: string
  engine: string
  gear: string
  fuel: string
  doors: number
  markets: Country[]
  priceBRL: number | null
  priceARS: number | null
}

export interface SeedColor {
  code: string
  name: Localized
  kind: 'solid' | 'metallic' | 'pearly' | 'special'
  hex: string
  priceBRL: number
}

export interface SeedPart {
  id: string
  code: string
  name: Localized
  type: 'ITEM' | 'ACCESSORY'
  behaviour: 'OPTIONAL' | 'FEATURED'
  priceBRL: number
  contents: string[]
  inclusive: string[]
  exclusive: string[]
  optionalColors: string[]
}

export interface SeedModel {
  brand: string
  model: string
  modelShortName: string
  modelCode: string
  bodyType: string
  markets: Country[]
  status: 'current' | 'discontinued'
  modelYear: number
  productionYear: number
  driverLicenceRequired?: string
  versions: SeedVersion[]
  colors: SeedColor[]
  parts: SeedPart[]
  coatings: { code: string; name: Localized; priceBRL: number }[]
}

/** The 38 models the world grows from. Accessory codes are catalogue-wide: where the seed gives one twice, the later part has none yet. */
export function readSeed(): SeedModel[] {
  const file = new URL('../seed/vehicles.json', import.meta.url)
  const { models } = JSON.parse(readFileSync(file, 'utf8')) as { models: SeedModel[] }
  const taken = new Set<string>()
  const isFirst = (code: string) => !taken.has(code) && taken.add(code).size > 0
  return models.map((model) => ({
    ...model,
    parts: model.parts.map((part) => (part.type === 'ITEM' || isFirst(part.code) ? part : { ...part, code: '' })),
  }))
}

/** Countries in which a version has a price: the seed lists markets of some discontinued versions without one. */
export const countriesOf = (version: SeedVersion): Country[] =>
  countries.filter((country) => seedPrice(version, country) !== null)

/** Whole currency units, or null where the version is not sold. */
export const seedPrice = (version: SeedVersion, country: Country): number | null =>
  country === 'BR' ? version.priceBRL : version.priceARS
