import { CONDITION } from '@volante/domain/valuation/estimate'
import * as z from 'zod/mini'
import { Brand, Cents, Country, Currency } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'

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

const unavailable = { 'evaluation.unavailable': 404 } as const
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
    says: 'Takes brand, model and version (each by code or name), model year and what is known of the car; returns what it is worth as a range with the effect of each answer. Refuses a car that the table does not have.',
  }),
  plateQuery: call({
    id: 'evaluation.v1.evaluate.plateQuery',
    get: '/evaluation/v1/evaluate/plate',
    access: 'public',
    query: z.object({ plate: short(12), mileage, ...condition }),
    ok: Valuation,
    errors: plateErrors,
    says: 'Takes a plate and what is known of the car; returns what it is worth. Refuses what is no plate, a car nobody knows or the table does not have, and everything while the registry does not answer.',
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
})
