import * as z from 'zod/mini'
import { Brand, Cents, ColorPart, Currency, Mvs, MvsCode, Part, ServiceItem, scope, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

/** Versions chosen together: same name, another engine or gearbox. */
const GroupedMvs = z.array(z.object({ group: z.string(), versions: z.array(Mvs) }))

/** CarCatalogue of domain/configuration, with what the pages show beside it. */
const Catalogue = z.object({
  mvsCode: z.string(),
  year: z.int(),
  currency: Currency,
  basePrice: z.nullable(Cents),
  colors: z.array(ColorPart),
  coatings: z.array(Part),
  items: z.array(Part),
  /** Standard equipment that is seen; `place` is how many of the items stand before it. */
  standard: z.array(z.object({ code: z.string(), fitting: z.string(), place: z.int() })),
  accessories: z.array(Part),
  services: z.array(ServiceItem),
})

const CarForWeb = z.object({
  mvs: Mvs,
  groupedMvs: GroupedMvs,
  /** Model years the version is sold in, newest first. */
  years: z.array(z.int()),
  catalogue: Catalogue,
  /** Names of the optionals that are standard on the version. */
  serialParts: z.array(z.string()),
  prices: z.array(z.object({ type: z.string(), name: z.string(), price: Cents, until: z.nullable(z.string()) })),
  /** The colour of the address when the version has it. */
  color: z.nullable(z.string()),
  licence: z.string(),
  /** Texts that depend on the country. */
  texts: z.object({ priceName: z.string(), market: z.string() }),
})

const query = z.object({ ...scope, mvsCode: z.optional(MvsCode) })
const errors = { 'request.notFound': 404 } as const
const cache = ['catalogue', 'prices']

export const car = service('car', {
  get: call({
    id: 'car.car.get',
    get: '/car/car',
    access: 'public',
    cache,
    query,
    ok: z.object({
      mvs: Mvs,
      groupedMvs: GroupedMvs,
      colors: z.array(ColorPart),
      coatings: z.array(Part),
      parts: z.array(Part),
    }),
    errors,
    says: "Takes an MVS code and year, or nothing for the brand's first car; returns the car with colours, coatings and parts. Refuses a version the country does not know.",
  }),
  getV2: call({
    id: 'car.v2.car.get',
    get: '/car/v2/car',
    access: 'public',
    cache,
    query,
    ok: z.object({
      mvs: Mvs,
      colors: z.array(ColorPart),
      coatings: z.array(Part),
      items: z.array(Part),
      accessories: z.array(Part),
    }),
    errors,
    says: 'Takes an MVS code and year; returns the car with items and accessories apart, each with its inclusive and exclusive ids. Refuses a version the country does not know.',
  }),
  web: call({
    id: 'car.v2.car.web',
    get: '/car/v2/car/web',
    access: 'public',
    cache,
    query: z.object({ ...scope, mvsCode: z.optional(MvsCode), color: z.optional(short(8)) }),
    ok: CarForWeb,
    errors,
    says: 'Takes the parameters of a configurator address (version, year, color); returns everything the configurator needs. Refuses a version the country does not know.',
  }),
  findMvs: call({
    id: 'car.mvs.find',
    get: '/car/mvs',
    access: 'public',
    cache,
    query: z.object({ model: short(4), version: short(15), series: short(16), brand: Brand, year: z.optional(Year) }),
    ok: Mvs,
    errors,
    says: "Takes model, version and series codes, each alone or with what comes before it in the MVS code; returns the version. Refuses sizes that are not the brand's and unknown codes.",
  }),
})

export type CarForWeb = z.output<typeof CarForWeb>
