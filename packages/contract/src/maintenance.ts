import { USES } from '@volante/domain/maintenance/schedule'
import { MOST_KM } from '@volante/domain/vehicle/readings'
import * as z from 'zod/mini'
import { Brand, Cents, Country, Currency, MvsCode, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { decimal, int, short } from './query.ts'

const day = z.iso.date()
const km = z.int().check(z.gte(0))
const use = z._default(z.enum(USES), 'normal')
const dealerCode = z.optional(short(20))
const mileage = int(0, MOST_KM)
const revisions = int(0, 100)
const MOST_REVISION = 200

/** One line of a visit: what is done, why, and its share of the price. */
const Line = z.object({
  code: z.string(),
  name: z.string(),
  reason: z.string(),
  price: Cents,
  /** The missed revision that adds it; null where the revision itself has it. */
  skipped: z.nullable(z.int()),
})
const visit = {
  number: z.int(),
  price: Cents,
  currency: Currency,
  examinedItems: z.array(Line),
  replacedItems: z.array(Line),
}
const Revision = z.object({
  planId: z.string(),
  modelCode: z.string(),
  /** None: every version of the model. */
  mvsCodes: z.array(z.string()),
  ...visit,
  mileage: km,
  months: z.int(),
})
export type Revision = z.output<typeof Revision>

const Step = z.object({ mileage: km, months: z.int() })

const Plan = z.object({
  planId: z.string(),
  vehicle: z.object({ brand: z.string(), model: z.string(), version: z.string(), mvsCode: z.string(), year: z.int() }),
  /** How far revisions lie apart. */
  normal: Step,
  severe: Step,
  /** Whether its oil ages: changed every 12 months also where no revision is due. */
  hasOil: z.boolean(),
  revisions: z.array(Revision),
})

const Suggestion = z.object({
  ...visit,
  planId: z.string(),
  vehicle: Plan.shape.vehicle,
  step: Step,
  /** The first revision that was not done: before `number` where some were missed. */
  from: z.int(),
  /** How many were done, told or, without that, as many as its kilometres say. */
  done: z.int(),
  isAssumed: z.boolean(),
  /** When the first one that was not done is due, by either measure; the day is known where that of the last one is. */
  mileage: km,
  dueOn: z.nullable(day),
  /** Which comes first. */
  first: z.enum(['km', 'months']),
  state: z.enum(['fine', 'soon', 'due']),
  overKm: km,
  overDays: z.int(),
  /** Between which days the kilometres are reached, and on how many a year that rests. */
  kmOn: z.object({ early: z.nullable(day), late: z.nullable(day) }),
  kmAYear: z.object({ low: km, high: km, isUsual: z.boolean() }),
  /** The day the oil is due, where that is before the revision. */
  oilOn: z.nullable(day),
  /** The answer in sentences, the same for page, call and chat. */
  messages: z.array(z.string()),
  /** What the coming five years cost at today's prices. */
  fiveYears: z.array(z.object({ year: z.int(), price: Cents, revisions: z.array(z.int()), oilChanges: z.int() })),
  fiveYearsPrice: Cents,
})
export type Suggestion = z.output<typeof Suggestion>

const Booking = z.object({
  ...visit,
  from: z.int(),
  mvsCode: z.string(),
  /** Of the workshop, as appointments name it. */
  service: z.object({ id: z.string(), name: z.string() }),
  /** Last day on which the price holds. */
  validTo: day,
  dealers: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      km: z.nullable(z.number()),
      price: Cents,
    }),
  ),
})
export type Booking = z.output<typeof Booking>

const cache = ['maintenance', 'catalogue', 'dealers']
const noPlan = { 'maintenance.noPlan': 404 } as const
const errors = { ...noPlan, 'request.notFound': 404 } as const

/** Revisions of a car: what is done when, and what it costs (illustrative: without the makers' own plans). */
export const maintenance = service('maintenance', {
  list: call({
    id: 'maintenance.v1.maintenance.list',
    get: '/maintenance/v1/maintenance',
    access: 'public',
    cache,
    query: z.object({
      brand: Brand,
      country: Country,
      mvsCode: z.optional(MvsCode),
      modelCode: z.optional(short(4)),
      year: z.optional(Year),
      mileage: z.optional(mileage),
      use,
      dealerCode,
    }),
    ok: z.array(Revision),
    errors: { 'request.notFound': 404 },
    says: 'Takes brand and country, and a version, a model, a model year, kilometres driven, the use and a dealer; returns the ten coming revisions of each plan with what is examined and replaced, at the prices of the dealer or else those of the plan. Refuses an unknown dealer.',
  }),
  suggestion: call({
    id: 'maintenance.v1.maintenance.suggestion',
    get: '/maintenance/v1/maintenance/suggestion',
    access: 'public',
    query: z.object({
      brand: z.optional(Brand),
      country: z.optional(Country),
      mvsCode: z.optional(MvsCode),
      year: z.optional(Year),
      mileage,
      lastRevisionDate: z.optional(short(10)),
      revisionsDone: z.optional(revisions),
      use,
      kmAYear: z.optional(int(0, 200_000)),
      kmAYearMost: z.optional(int(0, 200_000)),
      dealerCode,
    }),
    ok: Suggestion,
    errors,
    says: 'Takes a version, its kilometres, the day of the last revision (DD/MM/YYYY or YYYY-MM-DD; of the delivery where none was done), how many were done, the use, kilometres a year (or from which to which) and a dealer; returns the revision that is due with what missed ones add, when, what it costs and the cost of five years. Refuses a car without a plan, a day to come and an unknown dealer.',
  }),
  scheduleRevision: call({
    id: 'maintenance.v1.scheduleRevision.get',
    get: '/maintenance/v1/scheduleRevision',
    access: 'public',
    query: z.object({
      brand: z.optional(Brand),
      country: z.optional(Country),
      mvsCode: z.optional(MvsCode),
      year: z.optional(Year),
      revision: z._default(int(1, MOST_REVISION), 1),
      from: z.optional(int(1, MOST_REVISION)),
      use,
      dealerCode,
      latitude: z.optional(decimal(-90, 90)),
      longitude: z.optional(decimal(-180, 180)),
    }),
    ok: Booking,
    errors,
    says: 'Takes a version, a revision, the first that was not done, the use, and a dealer or a place; returns what it takes to book it: the service, the price with its last day and the dealers that do it, each with its own price. Refuses a car without a plan and a dealer that does none.',
  }),
  get: call({
    id: 'maintenance.v2.maintenance.get',
    get: '/maintenance/v2/maintenance/{mvsCode}',
    access: 'public',
    cache,
    params: z.object({ mvsCode: MvsCode }),
    query: z.object({
      brand: z.string().check(z.maxLength(20), z.regex(/^[A-Z][A-Z-]*$/, 'request.invalid')),
      countryCode: Country,
    }),
    ok: Plan,
    errors: noPlan,
    says: 'Takes a version, its brand in capitals and a country; returns its maintenance plan: revisions with what is examined and replaced. Refuses a version without a plan.',
  }),
})
