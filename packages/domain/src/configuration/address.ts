import type { Build } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { buildConflicts, buildOf, initialBuild } from './rules.ts'
import type { Violation } from './rules.ts'

/** The steps of the configurator in their order (spec platform §2). */
export const STEPS = ['version', 'optionals', 'color', 'coating', 'accessories', 'services', 'resume'] as const
export type ConfiguratorStep = (typeof STEPS)[number]

/** What an address asks for, before the catalogue of its version is known. */
export type AddressRequest = {
  readonly mvsCode: string | null
  readonly year: number | null
  readonly colorCode: string | null
  readonly coatingCode: string | null
  readonly parts: readonly string[]
  readonly services: readonly string[]
  readonly step: ConfiguratorStep
}

/** Something an address, a share code or a saved car names and the catalogue no longer has. */
export type Gone = { readonly kind: 'color' | 'coating' | 'part' | 'service'; readonly id: string }

/** `conflicts` is not empty when the address was made by hand or the rules changed since; the page then offers repairs. */
export type OpenedBuild = {
  readonly build: Build
  readonly gone: readonly Gone[]
  readonly conflicts: readonly Violation[]
}

const OURS = ['version', 'color', 'year', 'coating', 'parts', 'services', 'step']

/**
 * Takes a build, its step and the present query; returns the query that reproduces it: ours in a fixed order, then UTM and
 * all foreign parameters untouched. Lists are repeated keys; `parts` carries what was chosen, the rest follows from it
 * (spec platform §2, §7; CF8).
 */
export function addressOf(
  index: CatalogueIndex,
  build: Build,
  step: ConfiguratorStep,
  present = new URLSearchParams(),
): URLSearchParams {
  const { mvsCode, year } = index.catalogue
  const query = addressOfCodes({ ...build, mvsCode, year, parts: build.chosen })
  query.set('step', step)
  for (const [key, value] of present) if (!OURS.includes(key)) query.append(key, value)
  return query
}

/** Takes a car by its codes; returns the query that opens it. */
export function addressOfCodes(
  car: Omit<AddressRequest, 'step' | 'mvsCode'> & { readonly mvsCode: string },
): URLSearchParams {
  const query = new URLSearchParams({ version: car.mvsCode })
  if (car.colorCode !== null) query.set('color', car.colorCode)
  query.set('year', String(car.year))
  if (car.coatingCode !== null) query.set('coating', car.coatingCode)
  for (const id of car.parts) query.append('parts', id)
  for (const id of car.services) query.append('services', id)
  return query
}

/** Takes a query; returns what it asks for, an unknown step being the first and a malformed year none. */
export function readAddress(query: URLSearchParams): AddressRequest {
  const year = query.get('year') ?? ''
  const listOf = (key: string) => [...new Set(query.getAll(key).filter((id) => id !== ''))]
  return {
    mvsCode: query.get('version') || null,
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    colorCode: query.get('color') || null,
    coatingCode: query.get('coating') || null,
    parts: listOf('parts'),
    services: listOf('services'),
    step: STEPS.find((step) => step === query.get('step')) ?? 'version',
  }
}

/** Takes what was asked for and the catalogue of its version; returns the build, what no longer exists and the rules it breaks. */
export function openBuild(
  index: CatalogueIndex,
  asked: Omit<AddressRequest, 'step' | 'mvsCode' | 'year'>,
): OpenedBuild {
  const start = initialBuild(index)
  const { colorCode, coatingCode, parts, services } = asked
  const color = known(colorCode, index.colors)
  const coating = known(coatingCode, index.coatings)
  const build = buildOf(index, {
    colorCode: color ?? start.colorCode,
    coatingCode: coating ?? start.coatingCode,
    chosen: parts,
    services,
  })
  const gone: Gone[] = [
    ...(colorCode !== null && color === null ? [{ kind: 'color', id: colorCode } as const] : []),
    ...(coatingCode !== null && coating === null ? [{ kind: 'coating', id: coatingCode } as const] : []),
    ...parts.filter((id) => !isEquipment(index, id)).map((id) => ({ kind: 'part', id }) as const),
    ...services.filter((id) => !index.services.has(id)).map((id) => ({ kind: 'service', id }) as const),
  ]
  return { build, gone, conflicts: buildConflicts(index, build) }
}

const known = (code: string | null, codes: ReadonlyMap<string, number>): string | null =>
  code !== null && codes.has(code) ? code : null

function isEquipment(index: CatalogueIndex, id: string): boolean {
  const type = index.nodes[index.positions.get(id) ?? -1]?.type
  return type === 'ITEM' || type === 'ACCESSORY'
}
