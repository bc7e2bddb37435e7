import { isMvsCode } from '@volante/domain/car/mvs'
import { PART_GROUPS } from '@volante/domain/configuration/part-groups'
import { COLOUR_KINDS, COUNTRIES, CURRENCIES, PART_BEHAVIOURS, PART_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { int, short } from './query.ts'
import { ShownPicture } from './shown-picture.ts'

/** Shapes of the catalogue that several services answer. All money is integer cents of `currency`. */
export const Country = z.enum(COUNTRIES)
export const Currency = z.enum(CURRENCIES)
export const Cents = z.int().check(z.gte(0))

/** 7 or 16 capital letters and digits (platform §3). */
export const MvsCode = z.string().check(z.refine(isMvsCode, 'request.invalid'))
export const Year = int(1950, 2100)
export const Brand = short(20)

/** Parameters most catalogue reads share; brand and country default to the site's, year to the newest. */
export const scope = { brand: z.optional(Brand), country: z.optional(Country), year: z.optional(Year) }

/** What everybody pays for a version today, and why it is not its list price. */
export const openPrice = {
  price: z.nullable(Cents),
  priceType: z.nullable(z.string()),
  /** Last day of the price; null while it has no end. */
  priceUntil: z.nullable(z.string()),
  /** Today's list price where the price is below it. */
  listPrice: z.nullable(Cents),
}

export const Mvs = z.object({
  code: z.string(),
  brand: z.string(),
  modelCode: z.string(),
  modelName: z.string(),
  modelShortName: z.string(),
  modelSlug: z.string(),
  versionCode: z.string(),
  versionName: z.string(),
  versionGroup: z.string(),
  seriesCode: z.string(),
  year: z.int(),
  productionYear: z.int(),
  gear: z.string(),
  gearKind: z.enum(['MANUAL', 'CVT', 'AUTOMATIC']),
  engine: z.string(),
  doors: z.int(),
  fuel: z.string(),
  ...openPrice,
  currency: Currency,
  fullDescription: z.string(),
  /** Known of a built car only: always null in the catalogue. */
  chassis: z.nullable(z.string()),
  plateNumber: z.nullable(z.string()),
})

/** A part as one version offers it: the shape of the configurator's rules (domain/configuration/catalogue). */
const partFields = {
  /** What people added to see of it. */
  picture: z.optional(ShownPicture),
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.enum(PART_TYPES),
  behaviour: z.enum(PART_BEHAVIOURS),
  /** What kind of thing it is, the same on every model ("panoramic"); names its icon or picture. */
  key: z.string(),
  contents: z.array(z.string()),
  price: z.nullable(Cents),
  inclusive: z.array(z.string()),
  exclusive: z.array(z.string()),
  alternatives: z.array(z.array(z.string())),
  optionalColors: z.array(z.string()),
  optionalCoatings: z.array(z.string()),
  /** Of a two-tone paint, or of an optional that paints the roof. */
  roofHex: z.optional(z.string()),
  /** What the car wears with an optional or accessory that is seen: the name of its pictures and geometry. */
  fitting: z.optional(z.string()),
  /** What it is for; a colour has none. */
  group: z.optional(z.enum(PART_GROUPS)),
  /** What its buyer gains, in one line of the site's language. */
  benefit: z.optional(z.string()),
}
export const Part = z.object(partFields)
export const ColorPart = z.object({
  ...partFields,
  kind: z.enum(COLOUR_KINDS),
  hex: z.string(),
})

/** An accessory of the showcase says which model it is for. */
export const Accessory = z.object({ ...partFields, modelCode: z.string(), modelName: z.string(), currency: Currency })

export const ServiceItem = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  category: z.string(),
  serviceName: z.string(),
  price: z.nullable(Cents),
})

/** One cell of a datasheet: a value, or the state of equipment on the version. */
export const DatasheetCell = z.object({
  status: z.enum(['value', 'serial', 'optional', 'absent']),
  text: z.nullable(z.string()),
  number: z.nullable(z.number()),
  /** The optional that brings it, and its price. */
  partId: z.nullable(z.string()),
  price: z.nullable(Cents),
})

/** What everybody pays for a version, as a car of the catalogue or of a campaign says it. */
export type OpenPrice = Pick<Mvs, keyof typeof openPrice>
export type Mvs = z.output<typeof Mvs>
export type Part = z.output<typeof Part>
export type ColorPart = z.output<typeof ColorPart>
export type Accessory = z.output<typeof Accessory>
export type ServiceItem = z.output<typeof ServiceItem>
export type DatasheetCell = z.output<typeof DatasheetCell>
