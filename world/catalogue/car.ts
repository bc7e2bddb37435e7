import type { SeedModel, SeedVersion } from './seed.ts'

export type Body = 'hatch' | 'sedan' | 'suv' | 'coupe-suv' | 'pickup' | 'van' | 'minivan'

const bodies: Record<string, Body> = {
  hatch: 'hatch',
  sedan: 'sedan',
  SUV: 'suv',
  'SUV cupê': 'coupe-suv',
  pickup: 'pickup',
  van: 'van',
  minivan: 'minivan',
}

/** What the rules of the builder ask of a car: its body, its place in the range and what drives it. */
export interface CarFacts {
  body: Body
  brand: string
  modelCode: string
  /** Whole reais of the entry version, the yardstick of its segment. */
  price: number
  electric: boolean
  manual: boolean
  offRoad: boolean
}

/** Where a version stands in its range: 0 is the entry, 1 the top. */
export interface VersionFacts extends CarFacts {
  mvs: string
  name: string
  tier: number
  engine: string
  gear: string
  fuel: string
  doors: number
}

const usd = (version: SeedVersion) => version.priceBRL ?? (version.priceARS ?? 0) / 268.5

/** A van for people: its sides are glass from the works. */
export const hasSideWindows = (name: string): boolean => /Minibus|Multi|Vitré/.test(name)

export const rankedVersions = (model: SeedModel): SeedVersion[] =>
  [...model.versions].sort((a, b) => usd(a) - usd(b) || a.mvs.localeCompare(b.mvs))

export function bodyOf(model: SeedModel): Body {
  const body = bodies[model.bodyType]
  if (!body) throw new Error(`Unknown body type ${model.bodyType}`)
  return body
}

export function carFacts(model: SeedModel): CarFacts {
  const every = (test: (version: SeedVersion) => boolean) => model.versions.every(test)
  return {
    body: bodyOf(model),
    brand: model.brand,
    modelCode: model.modelCode,
    price: Math.round(Math.min(...model.versions.map(usd))),
    electric: every((version) => version.fuel === 'Electric'),
    manual: every((version) => version.gear.startsWith('Manual')),
    offRoad: model.versions.some((version) => /4x4|Rubicon|Trekking|XTR|Willys|4xe/.test(version.name)),
  }
}

export function versionFacts(model: SeedModel, version: SeedVersion): VersionFacts {
  const ranked = rankedVersions(model)
  return {
    ...carFacts(model),
    mvs: version.mvs,
    name: version.name,
    tier: ranked.length === 1 ? 1 : ranked.indexOf(version) / (ranked.length - 1),
    engine: version.engine,
    gear: version.gear,
    fuel: version.fuel,
    doors: version.doors,
    electric: version.fuel === 'Electric',
    manual: version.gear.startsWith('Manual'),
    offRoad: /4x4|Rubicon|Willys|4xe/.test(version.name),
  }
}
