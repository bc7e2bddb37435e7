import { CONDITION } from '@volante/domain/valuation/estimate'
import { TRADE_OFFER_STATES } from '@volante/domain/valuation/trade-offer'
import * as z from 'zod/mini'
import { line, lines, maybe } from './body-fields.ts'
import { Brand, Cents, Country, Currency } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { int, page, paging, short } from './query.ts'

const mileage = z.optional(int(0, 2_000_000))

/** Our own addition: what is known of the car's condition. */
const condition = {
  owners: z.optional(z.enum(CONDITION.owners)),
  service: z.optional(z.enum(CONDITION.service)),
  damage: z.optional(z.enum(CONDITION.damage)),
  tyres: z.optional(z.enum(CONDITION.tyres)),
}

const Valuation = z.object({
  vehicle: z.object({
    brand: z.string(),
    model: z.string(),
    version: z.string(),
    mvsCode: z.string(),
    year: z.int(),
  }),
  currency: Currency,
  /** The table's own code of the version, and the month it is of, YYYY-MM. */
  code: z.string(),
  month: z.string(),
  /** What cars of the version and year are worth on average. */
  reference: Cents,
  low: Cents,
  value: Cents,
  high: Cents,
  /** To either side, in hundredths of a percent. */
  error: z.int(),
  effects: z.array(z.object({ of: z.enum(['mileage', 'owners', 'service', 'damage', 'tyres']), amount: z.int() })),
})
export type Valuation = z.output<typeof Valuation>

const km = z.int().check(z.gte(0), z.lte(2_000_000))
const State = z.enum(TRADE_OFFER_STATES)

/** What a dealer found at a car, beside what its owner had told of it; the offer binds for so many days. */
const Inspection = z.object({
  dealerCode: short(40),
  plate: short(12),
  mvsCode: short(16),
  year: z.int().check(z.gte(1950), z.lte(2100)),
  name: line(80),
  email: line(254),
  toldMileage: maybe(km),
  toldOwners: maybe(z.enum(CONDITION.owners)),
  toldService: maybe(z.enum(CONDITION.service)),
  toldDamage: maybe(z.enum(CONDITION.damage)),
  toldTyres: maybe(z.enum(CONDITION.tyres)),
  mileage: km,
  owners: z.enum(CONDITION.owners),
  service: z.enum(CONDITION.service),
  damage: z.enum(CONDITION.damage),
  tyres: z.enum(CONDITION.tyres),
  /** Where the table does not have the car: what such cars are worth on average. */
  reference: maybe(Cents),
  /** Unless stated what the car is worth as it was found. */
  offer: maybe(Cents),
  note: lines(500),
  days: z.int().check(z.gte(1), z.lte(30)),
})
export type Inspection = z.output<typeof Inspection>

const InspectedLine = z.object({
  of: z.enum(['mileage', 'owners', 'service', 'damage', 'tyres']),
  told: z.nullable(z.union([z.int(), z.string()])),
  found: z.union([z.int(), z.string()]),
  toldAmount: z.int(),
  foundAmount: z.int(),
  hasMoved: z.boolean(),
})

const TradeOffer = z.object({
  id: z.string(),
  at: z.string(),
  plate: z.string(),
  vehicle: z.string(),
  mvsCode: z.string(),
  year: z.int(),
  currency: Currency,
  reference: Cents,
  /** None where the dealer said the reference itself. */
  month: z.nullable(z.string()),
  code: z.nullable(z.string()),
  /** As its owner told, as it was found, and what is offered. */
  toldValue: Cents,
  foundValue: Cents,
  offer: Cents,
  lines: z.array(InspectedLine),
  note: z.string(),
  validUntil: z.string(),
  state: State,
  dealerCode: z.string(),
  dealer: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  isUsed: z.boolean(),
})
export type TradeOffer = z.output<typeof TradeOffer>
const DeskOffer = z.extend(TradeOffer, { dealerName: z.string(), name: z.string(), email: z.string() })
export type DeskOffer = z.output<typeof DeskOffer>
/** For its owner: the token leads to its own page. */
const OwnOffer = z.extend(TradeOffer, { token: z.string() })

const staff = { access: 'bearer', may: 'usedCars.inspect' } as const
const byLink = { access: 'public', params: z.object({ token: short(80) }) } as const
const notFound = { 'request.notFound': 404 } as const

const unavailable = { 'evaluation.unavailable': 404, 'evaluation.noTable': 503 } as const
const plateErrors = {
  ...unavailable,
  'evaluation.noRegistry': 503,
  'validation.plate.required': 422,
  'validation.plate.invalid': 422,
} as const

/** What a used car is worth: an estimate, no offer. */
export const evaluation = service('evaluation', {
  evaluate: call({
    id: 'evaluation.v1.evaluate.get',
    get: '/evaluation/v1/evaluate',
    access: 'public',
    cache: ['valuations', 'catalogue'],
    query: z.object({
      brand: Brand,
      model: short(60),
      version: short(120),
      year: int(1950, 2100),
      mileage,
      country: z.optional(Country),
      ...condition,
    }),
    ok: Valuation,
    errors: unavailable,
    says: 'Takes brand, model and version (each by code or name), model year and what is known of the car; returns what it is worth as a range with the effect of each answer. Refuses a car that the table does not have, and everything while a connected table does not answer.',
  }),
  plateQuery: call({
    id: 'evaluation.v1.evaluate.plateQuery',
    get: '/evaluation/v1/evaluate/plate',
    access: 'public',
    query: z.object({ plate: short(12), mileage, ...condition }),
    ok: Valuation,
    errors: plateErrors,
    says: 'Takes a plate and what is known of the car; returns what it is worth. Refuses what is no plate, a car nobody knows or the table does not have, and everything while the registry or a connected table does not answer.',
  }),
  plate: call({
    id: 'evaluation.v1.evaluate.plate',
    get: '/evaluation/v1/evaluate/plate/{plate}',
    access: 'public',
    params: z.object({ plate: short(12) }),
    ok: Valuation,
    errors: plateErrors,
    says: 'Takes a plate; returns its car and what that is worth. Refuses as the call with the plate in its query does.',
  }),
  inspections: call({
    id: 'evaluation.inspection.list',
    get: '/evaluation/inspections',
    ...staff,
    within: 'rows',
    query: z.object({ dealerCode: z.optional(short(40)), state: z.optional(State), ...paging }),
    ok: page(DeskOffer),
    says: "Takes a dealer, a state or neither; returns a page of what the caller's dealers in the site's country offer for used cars, newest first.",
  }),
  inspection: call({
    id: 'evaluation.inspection.get',
    get: '/evaluation/inspections/{id}',
    ...staff,
    within: { record: 'tradeOffer', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: DeskOffer,
    errors: notFound,
    says: 'Takes an id; returns the offer with each line that was looked at. Refuses an unknown id.',
  }),
  inspect: call({
    id: 'evaluation.inspection.create',
    post: '/evaluation/inspections',
    ...staff,
    within: { dealer: 'body.dealerCode' },
    ownTransaction: true,
    body: Inspection,
    ok: DeskOffer,
    status: 201,
    errors: { 'catalogue.unknownCodes': 422, 'evaluation.noReference': 422 },
    says: 'Takes what was found at a used car, what its owner had told, and for how many days the offer binds; keeps the offer and writes to the owner. Refuses unknown cars, what is no plate, and a car of which neither the table nor the body says the reference.',
  }),
  extend: call({
    id: 'evaluation.inspection.extend',
    post: '/evaluation/inspections/extended',
    ...staff,
    within: { record: 'tradeOffer', by: 'body.id' },
    body: z.object({ id: z.guid(), days: z.int().check(z.gte(1), z.lte(30)) }),
    ok: DeskOffer,
    errors: { ...notFound, 'evaluation.offerOver': 409 },
    says: 'Takes an offer and from now on how many days it is to bind; keeps the later end, offers anew what was over, and writes to the owner. Refuses (409) one that its owner declined or that pays an order.',
  }),
  offers: call({
    id: 'evaluation.offer.list',
    get: '/evaluation/offers',
    access: 'bearer',
    ok: z.array(OwnOffer),
    says: "Returns the offers for the caller's used cars that still bind, newest first.",
  }),
  offer: call({
    id: 'evaluation.offer.get',
    get: '/evaluation/offers/{token}',
    ...byLink,
    ok: TradeOffer,
    errors: notFound,
    says: 'Takes the token of a letter; returns the offer with each line that moved. Refuses what this platform did not make.',
  }),
  answerOffer: call({
    id: 'evaluation.offer.answer',
    post: '/evaluation/offers/{token}',
    ...byLink,
    body: z.object({ accepted: z.boolean() }),
    ok: TradeOffer,
    errors: { ...notFound, 'evaluation.offerOver': 409 },
    says: 'Takes the token of a letter and a yes or no; keeps it, for the account of who is signed in. The same answer again changes nothing. Refuses another answer to what is over or pays an order.',
  }),
})
