import type { CarCatalogue, ColorPart, Part } from '../configuration/catalogue.ts'
import { indexCatalogue, type CatalogueIndex } from '../configuration/catalogue-index.ts'
import type { FinancingPlan } from '../financing/simulate.ts'
import type { Currency } from '../vocabulary.ts'

/** A plan with what its loans must be shown with. */
export interface BudgetPlan extends FinancingPlan {
  readonly name: string
  readonly lender: string
  readonly legalText: string
  readonly brand: string | null
  /** Its lender's own service confirms these amounts before anything is kept. */
  readonly hasService: boolean
  /** None: every model. */
  readonly modelCodes: readonly string[]
}

/** A version as a page names and draws it. */
export interface BudgetVersion {
  readonly mvs: string
  readonly year: number
  readonly brand: string
  readonly modelCode: string
  readonly modelName: string
  readonly slug: string
  readonly versionName: string
  readonly facts: string
  readonly body: string
  readonly length: number
  readonly height: number
}

/** A part without what is empty, so that little is sent. */
export interface LeanPart extends Pick<Part, 'id' | 'code' | 'name' | 'price'> {
  readonly key: string
  readonly inclusive?: Part['inclusive'] | undefined
  readonly exclusive?: Part['exclusive'] | undefined
  readonly alternatives?: Part['alternatives'] | undefined
  readonly optionalColors?: Part['optionalColors'] | undefined
  readonly optionalCoatings?: Part['optionalCoatings'] | undefined
}
export type LeanColor = LeanPart & Pick<ColorPart, 'kind' | 'hex' | 'roofHex'>

export interface BudgetCar extends BudgetVersion {
  readonly basePrice: number
  /** Keys of the equipment that every such car has. */
  readonly serial: readonly string[]
  readonly colors: readonly LeanColor[]
  readonly coatings: readonly LeanPart[]
  readonly items: readonly LeanPart[]
  /** Only those that equipment brings along or does not go with. */
  readonly accessories: readonly LeanPart[]
}

/** All that is on sale in a market with what lends on it: what a search needs, and no more. */
export interface BudgetData {
  /** Of its content. */
  readonly version: string
  /** The day of its prices and conditions, which is the day of the contract. */
  readonly day: string
  readonly currency: Currency
  readonly cars: readonly BudgetCar[]
  /** In the order of conditions: of a model, of a brand, then the lower rate. */
  readonly plans: readonly BudgetPlan[]
  /** Equipment by its key: its name in the language of the site. */
  readonly features: Readonly<Record<string, string>>
}

type WholePart = Part & { readonly key: string }

/** Takes a part of a catalogue; returns it without what is empty. */
export function leanPart({ id, code, name, key, price, ...relations }: WholePart): LeanPart {
  const { inclusive, exclusive, alternatives, optionalColors, optionalCoatings } = relations
  return {
    id,
    code,
    name,
    key,
    price,
    ...(inclusive.length > 0 ? { inclusive } : {}),
    ...(exclusive.length > 0 ? { exclusive } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(optionalColors.length > 0 ? { optionalColors } : {}),
    ...(optionalCoatings.length > 0 ? { optionalCoatings } : {}),
  }
}

/** Takes the accessories of a version and its other parts; returns the accessories that these name. */
export function namedAccessories<Named extends Part>(accessories: readonly Named[], others: readonly Part[]): Named[] {
  const names = new Set(
    others.flatMap(({ inclusive, exclusive, alternatives }) => [...inclusive, ...exclusive, ...alternatives.flat()]),
  )
  for (let size = -1; size !== names.size; ) {
    size = names.size
    for (const one of accessories) if (names.has(one.id)) for (const id of one.inclusive) names.add(id)
  }
  return accessories.filter(({ id }) => names.has(id))
}

const wholePart =
  (type: Part['type']) =>
  ({ id, code, name, price, ...lean }: LeanPart): Part => ({
    id,
    code,
    name,
    price,
    type,
    behaviour: 'OPTIONAL',
    inclusive: lean.inclusive ?? [],
    exclusive: lean.exclusive ?? [],
    alternatives: lean.alternatives ?? [],
    optionalColors: lean.optionalColors ?? [],
    optionalCoatings: lean.optionalCoatings ?? [],
  })

/** Takes a car and its currency; returns its catalogue as the rules of configuration know it. */
export function catalogueIndexOf(car: BudgetCar, currency: Currency): CatalogueIndex {
  const { mvs: mvsCode, year, basePrice, colors, coatings, items, accessories } = car
  const asColor = wholePart('COLOR')
  const catalogue: CarCatalogue = {
    mvsCode,
    year,
    currency,
    basePrice,
    colors: colors.map((color) => ({ ...asColor(color), kind: color.kind, hex: color.hex, roofHex: color.roofHex })),
    coatings: coatings.map(wholePart('COATING')),
    items: items.map(wholePart('ITEM')),
    accessories: accessories.map(wholePart('ACCESSORY')),
    services: [],
  }
  return indexCatalogue(catalogue)
}
