import type { PartGroup } from './part-groups.ts'

/** ISO code of the price list's money; every amount is in integer cents of it. */
export type Currency = 'BRL' | 'ARS'

export type PartType = 'ITEM' | 'ACCESSORY' | 'COLOR' | 'COATING'
export type PartBehaviour = 'OPTIONAL' | 'FEATURED'
export type ColorKind = 'solid' | 'metallic' | 'pearly' | 'special'

/**
 * One thing of the price list (spec platform §3). Relations name ids of any kind of part: a colour that only comes with
 * an optional names it in `inclusive`.
 */
export type Part = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: PartType
  readonly behaviour: PartBehaviour
  /** Cents; null while the price service has no answer. */
  readonly price: number | null
  readonly inclusive: readonly string[]
  readonly exclusive: readonly string[]
  /** Of each group at least one must be selected together with this part. */
  readonly alternatives: readonly (readonly string[])[]
  /** Colour codes allowed while this part is selected; empty allows every colour. */
  readonly optionalColors: readonly string[]
  /** Coating codes allowed while this part is selected; empty allows every coating. */
  readonly optionalCoatings: readonly string[]
  /** Of a colour with a roof of another, or of an optional that paints the roof. */
  readonly roofHex?: string | undefined
  /** What the car wears with an optional or accessory that is seen: the name of its pictures and geometry. */
  readonly fitting?: string | undefined
  /** What it is for; a colour has none. */
  readonly group?: PartGroup | undefined
  /** What its buyer gains, in one line. */
  readonly benefit?: string | undefined
}

export type ColorPart = Part & { readonly kind: ColorKind; readonly hex: string }

/** Standard equipment that is seen: `place` is how many of the catalogue's items stand before it. */
export type StandardPart = { readonly code: string; readonly fitting: string; readonly place: number }

export type ServiceItem = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly serviceName: string
  readonly price: number | null
}

export type CarCatalogue = {
  readonly mvsCode: string
  readonly year: number
  readonly currency: Currency
  readonly basePrice: number | null
  readonly colors: readonly ColorPart[]
  readonly coatings: readonly Part[]
  readonly items: readonly Part[]
  readonly standard?: readonly StandardPart[] | undefined
  readonly accessories: readonly Part[]
  readonly services: readonly ServiceItem[]
}

/**
 * What the customer put together. `chosen` is what was asked for; `parts` is that plus everything it includes. The
 * difference is what leaves again with the part that brought it. `buildOf` keeps the two in step, in catalogue order.
 */
export type Build = {
  readonly colorCode: string | null
  readonly coatingCode: string | null
  readonly chosen: readonly string[]
  readonly parts: readonly string[]
  readonly services: readonly string[]
}
