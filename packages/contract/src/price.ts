import * as z from 'zod/mini'
import { Cents, Country, Currency, MvsCode, Year } from './car-shapes.ts'
import { DealerGroup } from './dealer.ts'
import { call, service } from './kit.ts'
import { list, many, page, paging, short } from './query.ts'

const Type = z.string().check(z.regex(/^[A-Z]{2,12}$/, 'request.invalid'))
const Market = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2,4})?$/, 'request.invalid'))
const DealerCode = short(20)
const ColorCode = z.string().check(z.regex(/^[A-Z0-9]{2,8}$/, 'request.invalid'))
const Day = z.iso.date()

const Price = z.object({
  mvsCode: z.string(),
  year: z.int(),
  country: Country,
  market: z.string(),
  type: z.string(),
  /** Cents; null where there is no price today. */
  price: z.nullable(Cents),
  currency: Currency,
})

const Line = z.object({ code: z.string(), name: z.string(), price: Cents })

/** What a built car costs everybody today, line by line. */
const CarPrice = z.object({
  mvsCode: z.string(),
  year: z.int(),
  currency: Currency,
  car: Cents,
  priceType: z.string(),
  /** Last day of the car's price; null while it has no end. */
  priceUntil: z.nullable(z.string()),
  /** Today's list price of the car where its price is below it. */
  listPrice: z.nullable(Cents),
  color: z.nullable(Line),
  optionals: z.array(Line),
  optionalsTotal: Cents,
  coating: z.nullable(Line),
  total: Cents,
})

const Product = z.object({
  mvsCode: MvsCode,
  year: z.int(),
  country: z.optional(Country),
  colorCode: z.optional(ColorCode),
  optionalCode: z.optional(list()),
  coatingCode: z.optional(ColorCode),
})

/** The products of price.batchCustomPrice once their JSON text is parsed. */
export const Products = z.array(Product).check(z.minLength(1), z.maxLength(50))

/** Where today lies from a working price's first and last day. */
const STANDINGS = ['IN_FORCE', 'COMING', 'PAST'] as const

const WorkingPrice = z.object({
  id: z.string(),
  dealerCode: z.string(),
  mvsCode: z.string(),
  versionName: z.string(),
  year: z.int(),
  /** Null: every colour without a price of its own. */
  colorCode: z.nullable(z.string()),
  price: Cents,
  listPrice: z.nullable(Cents),
  /** Cents above the list price; below it, a negative number. */
  difference: z.nullable(z.int()),
  currency: Currency,
  initialDate: z.iso.date(),
  finalDate: z.nullable(z.iso.date()),
  standing: z.enum(STANDINGS),
  /** What was set, newest first; only where one price is read. */
  changes: z.optional(
    z.array(
      z.object({
        at: z.string(),
        by: z.nullable(z.string()),
        before: z.nullable(Cents),
        price: Cents,
        initialDate: z.string(),
        finalDate: z.nullable(z.string()),
      }),
    ),
  ),
})

const Named = z.object({ id: z.string(), name: z.string() })

/** A dealer as a column beside others. */
const ComparedDealer = z.object({
  code: z.string(),
  name: z.string(),
  group: DealerGroup,
  /** That of its first brand. */
  regional: z.nullable(Named),
})

/** What working prices can be narrowed by, of those within reach. */
const PriceChoices = z.object({
  brands: z.array(z.string()),
  models: z.array(Named),
  groups: z.array(Named),
  regionals: z.array(Named),
})

const visualizerFilter = {
  dealerGroup: z.optional(short(40)),
  regional: z.optional(short(40)),
  brand: z.optional(short(40)),
  model: z.optional(short(40)),
  mvsCode: z.optional(MvsCode),
  year: z.optional(Year),
}
const staff = { access: 'bearer', may: 'prices.work' } as const
const comparing = { access: 'bearer', may: 'prices.compare' } as const
const unavailable = { 'price.unavailable': 404 } as const
const WorkingPriceMoney = z.int().check(z.gte(1), z.lte(100_000_000_000))

export const price = service('price', {
  get: call({
    id: 'price.price.get',
    also: ['price.price.byMvs', 'price.price.ecommerce'],
    get: '/price/price',
    access: 'public',
    cache: ['prices'],
    query: z.object({
      mvsCode: MvsCode,
      year: Year,
      country: Country,
      type: z._default(Type, 'LIST'),
      market: z.optional(Market),
    }),
    ok: Price,
    errors: unavailable,
    says: "Takes MVS code, year, country, market and type (LIST unless stated, EC for online); returns today's price. Refuses a car without one.",
  }),
  reservation: call({
    id: 'price.price.reservation',
    also: ['price.price.reservationCar'],
    get: '/price/price/reservation',
    access: 'public',
    cache: ['prices', 'catalogue'],
    query: z.object({
      mvsCode: MvsCode,
      year: Year,
      colorCode: z.optional(ColorCode),
      country: Country,
      optionalCode: z.optional(list()),
      coatingCode: z.optional(ColorCode),
    }),
    ok: CarPrice,
    errors: { ...unavailable, 'catalogue.unknownCodes': 422 },
    says: 'Takes a car with colour, coating and a comma list of ITEM codes; returns each price and the total. Refuses a car without a price and codes the version does not have.',
  }),
  specialDiscount: call({
    id: 'price.price.specialDiscount',
    get: '/price/price/specialDiscount',
    access: 'public',
    cache: ['prices'],
    query: z.object({
      mvsCode: MvsCode,
      year: z.optional(Year),
      country: z.optional(Country),
      type: z._default(Type, 'SPECIAL'),
    }),
    ok: z.object({
      mvsCode: z.string(),
      year: z.int(),
      type: z.string(),
      listPrice: Cents,
      discount: Cents,
      price: Cents,
      currency: Currency,
      validTo: z.nullable(z.string()),
    }),
    errors: unavailable,
    says: 'Takes an MVS code; returns the special discount, the price after it and its last day. Refuses a car without one.',
  }),
  types: call({
    id: 'price.price.types',
    get: '/price/price/types',
    access: 'public',
    cache: ['prices'],
    query: z.object({ country: z.optional(Country) }),
    ok: z.array(z.object({ code: z.string(), name: z.string() })),
    says: 'Takes a country; returns its price types.',
  }),
  batchPrices: call({
    id: 'price.price.batchPrices',
    get: '/price/price/batchPrices',
    access: 'public',
    query: z.object({
      mvsCode: many(),
      year: z.optional(Year),
      country: z.optional(Country),
      type: z._default(Type, 'LIST'),
    }),
    ok: z.array(Price),
    says: 'Takes MVS codes as repeated keys; returns one price a version in that order, null where there is none. Without a year it is the newest.',
  }),
  batchCustomPrice: call({
    id: 'price.price.batchCustomPrice',
    get: '/price/price/batchCustomPrice',
    access: 'public',
    query: z.object({ products: z.string().check(z.minLength(2), z.maxLength(20_000)) }),
    ok: z.array(z.nullable(CarPrice)),
    errors: { 'request.invalid': 400 },
    says: 'Takes a JSON list of up to 50 built cars as text; returns one priced car each, null where it cannot be priced. Refuses text that does not parse.',
  }),
  dealerPrice: call({
    id: 'price.dealers.price',
    get: '/price/dealers/price',
    access: 'bearer',
    may: 'prices.read',
    within: { dealer: 'query.dealerCode' },
    query: z.object({ mvsCode: MvsCode, year: z.optional(Year), dealerCode: DealerCode, country: z.optional(Country) }),
    ok: z.object({
      dealerCode: z.string(),
      mvsCode: z.string(),
      year: z.int(),
      price: Cents,
      listPrice: z.nullable(Cents),
      source: z.enum(['WORKING', 'LIST']),
      currency: Currency,
    }),
    errors: unavailable,
    says: "Takes a dealer and an MVS code; returns the dealer's working price of today, else the list price. Refuses dealers that are not the caller's and a car without a price.",
  }),
  workingPrices: call({
    id: 'price.workingPrice.list',
    get: '/price/dealers/working-price',
    ...staff,
    within: 'rows',
    query: z.object({
      dealerCode: z.optional(DealerCode),
      mvsCode: z.optional(MvsCode),
      year: z.optional(Year),
      standing: z.optional(z.enum(STANDINGS)),
      ...paging,
    }),
    ok: page(WorkingPrice),
    says: "Takes dealer, MVS code, year and where today lies; returns a page of the caller's dealers' working prices, newest period first.",
  }),
  workingPrice: call({
    id: 'price.workingPrice.get',
    get: '/price/dealers/working-price/{id}',
    ...staff,
    within: { record: 'workingPrice', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: WorkingPrice,
    errors: { 'request.notFound': 404 },
    says: 'Takes an id; returns the working price with every change of it and who made it. Refuses an unknown id.',
  }),
  createWorkingPrice: call({
    id: 'price.workingPrice.create',
    post: '/price/dealers/working-price',
    ...staff,
    within: { dealer: 'body.dealerCode' },
    body: z.object({
      dealerCode: DealerCode,
      mvsCode: MvsCode,
      year: z.int().check(z.gte(1950), z.lte(2100)),
      colorCode: z.optional(ColorCode),
      price: WorkingPriceMoney,
      initialDate: z.optional(Day),
      finalDate: z.optional(z.nullable(Day)),
    }),
    ok: WorkingPrice,
    status: 201,
    errors: {
      'catalogue.unknownCodes': 422,
      'workingPrice.dates': 422,
      'workingPrice.tooLow': 422,
      'workingPrice.overlap': 409,
    },
    says: "Takes a dealer's price in cents for a car, from today unless dated; refuses other people's dealers, unknown cars, an end before the start, a price further below today's list price than the site allows, and a period that overlaps another one.",
  }),
  updateWorkingPrice: call({
    id: 'price.workingPrice.update',
    put: '/price/dealers/working-price',
    ...staff,
    within: { record: 'workingPrice', by: 'body.id' },
    body: z.object({
      id: z.uuid(),
      price: WorkingPriceMoney,
      initialDate: z.optional(Day),
      finalDate: z.optional(z.nullable(Day)),
    }),
    ok: WorkingPrice,
    errors: {
      'request.notFound': 404,
      'workingPrice.dates': 422,
      'workingPrice.tooLow': 422,
      'workingPrice.overlap': 409,
    },
    says: 'Takes an id, a price and dates (kept where not stated, null ends never); refuses what create refuses and an unknown id.',
  }),
  visualizer: call({
    id: 'price.workingPrice.visualizer',
    unused: ['X-Workstatement-Context'],
    get: '/price/working-price/visualizer',
    ...comparing,
    within: 'rows',
    query: z.object({ ...visualizerFilter, ...paging }),
    ok: z.extend(
      page(
        z.object({
          mvsCode: z.string(),
          versionName: z.string(),
          year: z.int(),
          listPrice: z.nullable(Cents),
          currency: Currency,
          dealers: z.array(WorkingPrice),
        }),
      ),
      {
        /** The dealers of these cars, by regional and group; the first sixty. */
        columns: z.array(ComparedDealer),
        dealersTotal: z.int(),
        choices: PriceChoices,
      },
    ),
    says: "Takes dealer group, regional, brand, model, MVS code and year; returns a page of cars, each with today's working prices of the first sixty of the caller's dealers that have one side by side, these dealers by regional and group, and what all of it can be narrowed by.",
  }),
  visualizerCsv: call({
    id: 'price.workingPrice.visualizerCsv',
    unused: ['X-Workstatement-Context'],
    get: '/price/working-price/visualizer/csv',
    ...comparing,
    within: 'rows',
    query: z.object(visualizerFilter),
    file: true,
    says: 'Takes what the visualizer takes; returns it as a CSV file with one line a working price.',
  }),
})

export type CarPrice = z.output<typeof CarPrice>
export type Price = z.output<typeof Price>
export type Product = z.output<typeof Product>
export type ComparedDealer = z.output<typeof ComparedDealer>
export type PriceChoices = z.output<typeof PriceChoices>
export type WorkingPrice = z.output<typeof WorkingPrice>
