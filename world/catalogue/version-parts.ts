import type { VersionFacts } from './car.ts'
import { colorPrice, colorsBy, colorsOf, isTwoTone } from './colors.ts'
import { partCents } from './money.ts'
import { type Coating, colorId, type ModelPart } from './parts.ts'
import { type Country, countriesOf, type SeedColor, type SeedModel, type SeedVersion } from './seed.ts'

/** A part as one version offers it. Ids name parts the same version offers; standard equipment never appears. */
export interface OfferedPart {
  id: string
  prices: Partial<Record<Country, number>>
  inclusive: string[]
  exclusive: string[]
  /** Groups of ids: of each group one must be chosen. */
  alternatives: string[][]
  /** Codes of the only colours possible with it; empty means all. */
  colors: string[]
  /** Codes of the only coatings possible with it; empty means all. */
  coatings: string[]
}

export interface VersionParts {
  mvs: string
  serial: string[]
  parts: OfferedPart[]
}

type Status = 'absent' | 'serial' | 'offered'

function firstStatus(part: ModelPart, version: VersionFacts): Status {
  const { fitsVersion, standardFrom, standardOn } = part.template
  if (fitsVersion && !fitsVersion(version)) return 'absent'
  const isSerial = standardOn?.(version) ?? (standardFrom !== undefined && version.tier >= standardFrom)
  return isSerial ? 'serial' : 'offered'
}

function cannotBeHad(part: ModelPart, parts: ModelPart[], status: Map<string, Status>): boolean {
  const is = (key: string, ...wanted: Status[]) => wanted.includes(status.get(key) ?? 'absent')
  return (
    part.excludes.some((key) => is(key, 'serial')) ||
    parts.some((other) => is(other.row.key, 'serial') && other.excludes.includes(part.row.key)) ||
    part.includes.some((key) => is(key, 'absent')) ||
    part.oneOf.some((group) => group.every((key) => is(key, 'absent')))
  )
}

/** Leaves out, until nothing changes, every part that what is standard or missing on the version makes impossible. */
function statusOf(parts: ModelPart[], version: VersionFacts): Map<string, Status> {
  const status = new Map(parts.map((part) => [part.row.key, firstStatus(part, version)]))
  for (let changed = true; changed; ) {
    changed = false
    for (const part of parts) {
      if (status.get(part.row.key) !== 'offered' || !cannotBeHad(part, parts, status)) continue
      status.set(part.row.key, 'absent')
      changed = true
    }
  }
  return status
}

function colorLimit(part: ModelPart, colors: SeedColor[]): string[] {
  const { colors: rule } = part.template
  if (!rule && part.colorCodes.length === 0) return []
  const ruled = rule ? colorsBy(rule, colors) : []
  const allowed = colors.filter(
    (color) =>
      (part.row.key === 'two-tone' && isTwoTone(color)) ||
      (part.colorCodes.length > 0 ? part.colorCodes.includes(color.code) : ruled.includes(color)),
  )
  return allowed.length === colors.length ? [] : allowed.map((color) => color.code)
}

const plainPart = (id: string, reais: number, sold: Country[]): OfferedPart => ({
  id,
  prices: Object.fromEntries(sold.map((country) => [country, partCents(reais, country)])),
  inclusive: [],
  exclusive: [],
  alternatives: [],
  colors: [],
  coatings: [],
})

/** A two-tone paint comes with the two-tone roof; without that optional on the version it cannot be had. */
function offeredColors(seed: SeedModel, version: VersionFacts, status: Map<string, Status>): SeedColor[] {
  const twoTone = status.get('two-tone') ?? 'absent'
  return colorsOf(version, seed.colors).filter((color) => !isTwoTone(color) || twoTone !== 'absent')
}

export function versionParts(
  model: SeedModel,
  seed: SeedVersion,
  version: VersionFacts,
  parts: ModelPart[],
  coatings: Coating[],
): VersionParts {
  const sold = countriesOf(seed)
  const status = statusOf(parts, version)
  const colors = offeredColors(model, version, status)
  const isMade = ({ seats, fromTier }: Coating) =>
    version.tier >= fromTier && (seats !== 'suede' || (status.get('suede') ?? 'absent') !== 'absent')
  const finishes = coatings.filter(isMade)
  const idOf = new Map(
    parts.filter((part) => status.get(part.row.key) === 'offered').map((part) => [part.row.key, part.row.id]),
  )
  const ids = (keys: string[]) => keys.flatMap((key) => idOf.get(key) ?? [])
  const codesWith = (key: string) => finishes.filter(({ seats }) => seats === key).map(({ row }) => row.code)
  return {
    mvs: seed.mvs,
    serial: parts.filter((part) => status.get(part.row.key) === 'serial').map((part) => part.row.id),
    parts: [
      ...colors.map((color) => ({
        ...plainPart(colorId(model, color.code), colorPrice(version, color), sold),
        inclusive: isTwoTone(color) ? ids(['two-tone']) : [],
      })),
      ...finishes.map((coating) => {
        const seats = coating.seats ? ids([coating.seats]) : []
        const price = seats.length > 0 ? Math.max(0, coating.price - 3900) : coating.price
        return { ...plainPart(coating.row.id, price, sold), inclusive: seats }
      }),
      ...parts
        .filter((part) => idOf.has(part.row.key))
        .map((part) => ({
          ...plainPart(part.row.id, part.price, sold),
          inclusive: ids(part.includes),
          exclusive: ids(part.excludes),
          alternatives: part.oneOf.filter((group) => !group.some((key) => status.get(key) === 'serial')).map(ids),
          colors: colorLimit(part, colors),
          coatings: codesWith(part.row.key),
        })),
    ],
  }
}
