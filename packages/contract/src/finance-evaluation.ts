import * as z from 'zod/mini'
import { Cents, Currency } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'

const FinanceEvaluation = z.object({
  vehicle: z.object({ brand: z.string(), model: z.string(), version: z.string(), mvsCode: z.string(), year: z.int() }),
  currency: Currency,
  /** What it brings as an entrance: a dealer's offer that binds, else the lower end of the range. */
  value: Cents,
  low: Cents,
  high: Cents,
  terms: z.object({
    /** A dealer is bound, or it is an estimate of the month's table. */
    basis: z.enum(['OFFER', 'ESTIMATE']),
    /** The day until which the offer binds; the month that the table is of. */
    validUntil: z.nullable(z.string()),
    month: z.nullable(z.string()),
  }),
})

/** What somebody's own car brings as the entrance of a financing. */
export const financeEvaluation = service('finance-evaluation', {
  confiat: call({
    id: 'finance-evaluation.confiat.get',
    get: '/finance-evaluation/confiat',
    access: 'bearer',
    query: z.object({
      cpf: z.optional(short(20)),
      mvs: z.optional(short(16)),
      year: z.optional(int(1950, 2100)),
    }),
    ok: FinanceEvaluation,
    errors: { 'evaluation.unavailable': 404, 'evaluation.noTable': 503 },
    says: "Takes the version and year of one of the caller's cars, the newest unless stated, and their CPF or none; returns what it brings as an entrance and on what terms. Refuses another person's CPF (as a car there is none of), cars that are not theirs, those without a value, and everything while a connected table does not answer.",
  }),
})
