import type { PartGroup } from '@volante/domain/configuration/part-groups'
import { both, type Localized } from '../localized.ts'
import { chanceOf, codeOf, numberOf } from '../random.ts'
import { accessories } from './accessories.ts'
import { isTwoTone } from './colors.ts'
import { type Body, type CarFacts, carFacts } from './car.ts'
import { BLACK_ROOF, type Template } from './option.ts'
import { passengerOptions } from './options-passenger.ts'
import { pickupOptions, vanOptions } from './options-work.ts'
import type { SeedModel, SeedPart } from './seed.ts'
import { seedContent } from './seed-contents.ts'

/** One line of parts.json: what a part is, whatever version it is on. */
export interface PartRow {
  id: string
  modelCode: string
  code: string
  type: 'ITEM' | 'ACCESSORY' | 'COLOR' | 'COATING'
  behaviour: 'OPTIONAL' | 'FEATURED'
  key: string
  name: Localized
  /** Of all but colours. */
  group?: PartGroup
  benefit?: Localized
  contents: Localized[]
  colorKind: string | null
  hex: string | null
  /** Only of two-tone paints and of optionals that paint the roof: the roof's. */
  roofHex?: string
  /** Only of what is seen: the name of its pictures and, outside, of its geometry. */
  fitting?: string
}

/** A part of a model with its template rules resolved to keys of the same model. */
export interface ModelPart {
  row: PartRow
  /** Whole reais. */
  price: number
  template: Template
  includes: string[]
  excludes: string[]
  oneOf: string[][]
  /** Colour codes the seed restricts the part to; the template's rule holds when empty. */
  colorCodes: string[]
}

const optionsByBody: Record<Body, Template[]> = {
  hatch: passengerOptions,
  sedan: passengerOptions,
  suv: passengerOptions,
  'coupe-suv': passengerOptions,
  minivan: passengerOptions,
  pickup: pickupOptions,
  van: vanOptions,
}

const seedPartOf = (model: SeedModel, template: Template, type: string): SeedPart | undefined =>
  model.parts.find((part) => part.type === type && part.name['pt-BR'] === template.name['pt-BR'])

function partPrice(template: Template, car: CarFacts): number {
  const segment = Math.min(2, Math.max(0.75, car.price / 150_000))
  return Math.max(50, Math.round((template.price * segment) / 50) * 50)
}

function partCode(model: SeedModel, type: string, key: string): string {
  const name = `${model.modelCode}/${type}/${key}`
  return type === 'ACCESSORY' ? `5${numberOf(name, 1_000_000, 9_999_999)}` : codeOf(name, 3)
}

function buildPart(model: SeedModel, template: Template, type: 'ITEM' | 'ACCESSORY', freshId: () => string): ModelPart {
  const seed = seedPartOf(model, template, type)
  const car = carFacts(model)
  const row: PartRow = {
    id: seed?.id ?? freshId(),
    modelCode: model.modelCode,
    code: seed?.code || partCode(model, type, template.key),
    type,
    behaviour: seed?.behaviour ?? (template.featured ? 'FEATURED' : 'OPTIONAL'),
    key: template.key,
    name: template.name,
    group: template.group,
    benefit: template.benefit,
    contents: seed ? seed.contents.map(seedContent) : (template.contents ?? []),
    colorKind: null,
    hex: null,
    ...(template.roofHex ? { roofHex: template.roofHex } : {}),
    ...(template.fitting && (template.isSeenOn?.(car) ?? true) ? { fitting: template.fitting } : {}),
  }
  return {
    row,
    price: seed?.priceBRL ?? partPrice(template, car),
    template,
    includes: template.includes ?? [],
    excludes: template.excludes ?? [],
    oneOf: template.oneOf ?? [],
    colorCodes: seed?.optionalColors ?? [],
  }
}

/** At most `limit` of them beside those that are everywhere, other ones for each model; what the seed names, another one builds on, is everywhere, offers a choice or limits colours stays. */
function thin(model: SeedModel, templates: Template[], type: string, limit: number): Template[] {
  const needed = new Set(
    templates.flatMap((template) => [...(template.includes ?? []), ...(template.oneOf ?? []).flat()]),
  )
  const varied = templates.filter((template) => !template.everywhere)
  const dropped = varied
    .filter(
      (template) =>
        !needed.has(template.key) && !template.oneOf && !template.colors && !seedPartOf(model, template, type),
    )
    .map((template) => template.key)
    .sort((a, b) => chanceOf(`${model.modelCode}/thin/${a}`) - chanceOf(`${model.modelCode}/thin/${b}`))
    .slice(0, Math.max(0, varied.length - limit))
  return templates.filter((template) => !dropped.includes(template.key))
}

const limits = { ITEM: 20, ACCESSORY: 22 }

function buildKind(model: SeedModel, templates: Template[], type: 'ITEM' | 'ACCESSORY', letter: string): ModelPart[] {
  const car = carFacts(model)
  let last = model.parts.filter((part) => part.type === type).length
  const freshId = () => `${model.modelCode}-${letter}${++last}`
  const fitting = templates.filter((template) => seedPartOf(model, template, type) || (template.fits?.(car) ?? true))
  return thin(model, fitting, type, limits[type]).map((template) => buildPart(model, template, type, freshId))
}

/** Adds the relations the seed states to those of the templates, and leaves out keys the model does not have. */
function resolve(model: SeedModel, parts: ModelPart[]): ModelPart[] {
  const keyOf = new Map(parts.map((part) => [part.row.id, part.row.key]))
  const known = new Set(keyOf.values())
  const merge = (keys: string[], ids: string[] = []) => [
    ...new Set([...keys.filter((key) => known.has(key)), ...ids.flatMap((id) => keyOf.get(id) ?? [])]),
  ]
  return parts.map((part) => {
    const seed = model.parts.find((candidate) => candidate.id === part.row.id)
    return {
      ...part,
      includes: merge(part.includes, seed?.inclusive),
      excludes: merge(part.excludes, seed?.exclusive),
      oneOf: part.oneOf.map((group) => merge(group)).filter((group) => group.length > 0),
    }
  })
}

/** All optionals and accessories of a model. Fails when the seed names a part no template knows. */
export function modelParts(model: SeedModel): ModelPart[] {
  const car = carFacts(model)
  const parts = resolve(model, [
    ...buildKind(model, optionsByBody[car.body], 'ITEM', 'P'),
    ...buildKind(model, accessories, 'ACCESSORY', 'A'),
  ])
  for (const seed of model.parts)
    if (!parts.some((part) => part.row.id === seed.id))
      throw new Error(`No template for ${model.model}: ${seed.name['pt-BR']}`)
  return parts
}

export const colorId = (model: SeedModel, code: string): string => `${model.modelCode}-C-${code}`

const plainRow = (
  model: SeedModel,
  type: PartRow['type'],
  id: string,
  code: string,
  key: string,
  name: Localized,
): PartRow => ({
  id,
  modelCode: model.modelCode,
  code,
  type,
  behaviour: 'OPTIONAL',
  key,
  name,
  contents: [],
  colorKind: null,
  hex: null,
})

export const colorRows = (model: SeedModel): PartRow[] =>
  model.colors.map((color) => ({
    ...plainRow(model, 'COLOR', colorId(model, color.code), color.code, 'color', color.name),
    colorKind: color.kind,
    hex: color.hex,
    ...(isTwoTone(color) ? { roofHex: BLACK_ROOF } : {}),
  }))

/** Seats that a finish of the cabin brings along where they are an optional, by the optional's key. */
type Seats = 'leather' | 'suede'

/** A finish of the cabin. */
export interface Coating {
  row: PartRow
  price: number
  seats: Seats | null
  fromTier: number
}

/** How coatings look and what they give, by their names. */
const coatingLooks: Readonly<Record<string, { readonly hex: string; readonly benefit: Localized }>> = {
  'Tecido preto': {
    hex: '#26272A',
    benefit: both('Fresco no calor, e o preto disfarça o uso', 'Fresco en verano, y el negro disimula el uso'),
  },
  'Tecido premium preto': {
    hex: '#303238',
    benefit: both('Trama mais densa e macia ao toque', 'Trama más densa y suave al tacto'),
  },
  'Tecido cinza': {
    hex: '#8B8D90',
    benefit: both('Tom claro que ilumina a cabine', 'Tono claro que ilumina la cabina'),
  },
  'Suede grafite': {
    hex: '#5A585A',
    benefit: both('Aveludado e sem brilho, não esquenta ao sol', 'Aterciopelado y sin brillo, no se calienta al sol'),
  },
  'Couro preto': {
    hex: '#1F1F21',
    benefit: both(
      'Limpa com um pano úmido, e o preto disfarça o uso',
      'Se limpia con un paño húmedo, y el negro disimula el uso',
    ),
  },
  'Couro caramelo': {
    hex: '#8F5428',
    benefit: both('Limpa com um pano úmido e dá cor à cabine', 'Se limpia con un paño húmedo y da color a la cabina'),
  },
}

function seatsOf(name: Localized): Seats | null {
  if (name['pt-BR'].startsWith('Couro')) return 'leather'
  return name['pt-BR'].startsWith('Suede') ? 'suede' : null
}

function coatingRow(model: SeedModel, number: number, code: string, name: Localized): PartRow {
  const look = coatingLooks[name['pt-BR']]
  if (!look) throw new Error(`No colour for ${model.model}: ${name['pt-BR']}`)
  const key = `coating-${seatsOf(name) ?? 'cloth'}`
  return { ...plainRow(model, 'COATING', `${model.modelCode}-T${number}`, code, key, name), group: 'comfort', ...look }
}

/** Takes a model and its optionals; suede is there where its seats are offered. */
export function modelCoatings(model: SeedModel, parts: readonly ModelPart[]): Coating[] {
  const seeds = model.coatings.map((coating, i) => ({
    row: coatingRow(model, i + 1, coating.code, coating.name),
    price: coating.priceBRL,
    seats: seatsOf(coating.name),
    fromTier: 0,
  }))
  const n = seeds.length
  const extra = (i: number, key: string, name: Localized, price: number, fromTier: number): Coating => ({
    row: coatingRow(model, n + i, codeOf(`${model.modelCode}/coating/${key}`, 3), name),
    price,
    seats: seatsOf(name),
    fromTier,
  })
  return [
    ...seeds,
    extra(1, 'coating-grey', both('Tecido cinza', 'Tela gris'), 450, 0),
    extra(2, 'coating-caramel', both('Couro caramelo', 'Cuero caramelo'), 4900, 0.5),
    ...(parts.some(({ row }) => row.key === 'suede')
      ? [extra(3, 'coating-suede', both('Suede grafite', 'Suede grafito'), 0, 0)]
      : []),
  ]
}
