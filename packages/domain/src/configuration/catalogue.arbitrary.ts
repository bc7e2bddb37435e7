import * as fc from 'fast-check'
import type { Build, CarCatalogue, ColorPart, Part, PartType } from './catalogue.ts'
import { indexCatalogue } from './catalogue-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { consequencesOf } from './consequences.ts'
import { initialBuild } from './rules.ts'

/** For tests: catalogues whose relations bite, and valid builds of them reached by customer's clicks. */

export function part(id: string, fields: Partial<Part> = {}): Part {
  return {
    id,
    code: `c-${id}`,
    name: id,
    type: 'ITEM',
    behaviour: 'OPTIONAL',
    price: 100_00,
    inclusive: [],
    exclusive: [],
    alternatives: [],
    optionalColors: [],
    optionalCoatings: [],
    ...fields,
  }
}

export const color = (code: string, fields: Partial<ColorPart> = {}): ColorPart => ({
  ...part(code, { type: 'COLOR', code, ...fields }),
  kind: fields.kind ?? 'solid',
  hex: fields.hex ?? '#ffffff',
})

export const coating = (code: string, fields: Partial<Part> = {}): Part =>
  part(code, { type: 'COATING', code, ...fields })

export const catalogueOf = (fields: Partial<CarCatalogue>): CarCatalogue => ({
  mvsCode: 'XWBHG00',
  year: 2026,
  currency: 'BRL',
  basePrice: 93_990_00,
  colors: [color('white', { price: 0 }), color('red'), color('blue', { price: 250_00 })],
  coatings: [coating('cloth', { price: 0 }), coating('leather')],
  items: [],
  accessories: [],
  services: [],
  ...fields,
})

export type World = { readonly index: CatalogueIndex; readonly build: Build; readonly random: () => number }

/** A small, seeded generator (mulberry32): fast-check shrinks the seed and the sizes, not thousands of values. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Density = {
  readonly inclusive: number
  readonly exclusive: number
  readonly groups: number
  readonly paint: number
}

export function randomCatalogue(random: () => number, size: number, density: Density): CarCatalogue {
  const below = (bound: number) => Math.floor(random() * bound)
  const ids = Array.from({ length: size }, (_, at) => `p${at}`)
  const colors = Array.from({ length: 2 + below(6) }, (_, at) => `color${at}`)
  const coatings = Array.from({ length: below(4) }, (_, at) => `coating${at}`)
  const some = (pool: readonly string[], most: number, chance: number) =>
    Array.from({ length: most }, () => (random() < chance ? pool[below(pool.length)] : undefined)).filter(
      (id) => id !== undefined,
    )
  const piece = (id: string, type: PartType): Part =>
    part(id, {
      type,
      price: below(50) * 100_00,
      inclusive: some(ids, 2, density.inclusive),
      exclusive: some(ids, 3, density.exclusive),
      alternatives: random() < density.groups ? [some(ids, 3, 1)] : [],
      optionalColors: random() < density.paint ? some(colors, 3, 1) : [],
      optionalCoatings: random() < density.paint ? some(coatings, 2, 1) : [],
    })
  const paint = (code: string): Part =>
    part(code, {
      code,
      price: below(9) * 100_00,
      inclusive: some(ids, 1, density.paint / 3),
      exclusive: some(ids, 2, density.paint / 2),
    })
  const items = Math.ceil(size / 2)
  return catalogueOf({
    colors: colors.map((code) => ({ ...paint(code), type: 'COLOR', kind: 'metallic', hex: '#000000' })),
    coatings: coatings.map((code) => ({ ...paint(code), type: 'COATING' })),
    items: ids.slice(0, items).map((id) => piece(id, 'ITEM')),
    accessories: ids.slice(items).map((id) => piece(id, 'ACCESSORY')),
    services: [{ id: 's1', name: 'Plano', category: 'care', serviceName: 'plan', price: 900_00 }],
  })
}

/** Takes a generator and how many clicks; returns the build after those that were not refused. */
export function clickedBuild(index: CatalogueIndex, random: () => number, clicks: number): Build {
  const ids = [...index.catalogue.items, ...index.catalogue.accessories].map(({ id }) => id)
  let build = initialBuild(index)
  for (let click = 0; click < clicks; click++) {
    const partId = ids[Math.floor(random() * ids.length)] ?? ''
    const answer = consequencesOf(index, build, { kind: 'select', partId })
    if (!answer.refused) build = answer.next
  }
  return build
}

const density = fc.record({
  inclusive: fc.constantFrom(0, 0.1, 0.25, 0.4),
  exclusive: fc.constantFrom(0.05, 0.2, 0.4, 0.8),
  groups: fc.constantFrom(0, 0.1, 0.4),
  paint: fc.constantFrom(0, 0.1, 0.4),
})

export const world = (largest: number): fc.Arbitrary<World> =>
  fc
    .record({ seed: fc.nat(), size: fc.integer({ min: 1, max: largest }), clicks: fc.nat(60), density })
    .map(({ seed, size, clicks, density: chosen }) => {
      const random = randomFrom(seed)
      const index = indexCatalogue(randomCatalogue(random, size, chosen))
      return { index, build: clickedBuild(index, random, clicks), random }
    })
