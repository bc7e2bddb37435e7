import { INDEXED_KINDS } from '@volante/domain/financing/indexed-plan'
import { BORROWERS } from '@volante/domain/financing/iof'
import * as z from 'zod/mini'
import { Brand, Cents, Country, MvsCode, Year } from './car-shapes.ts'
import { call } from './kit.ts'
import { decimal, int, short } from './query.ts'
import { PlanLimits } from './simulation-shapes.ts'

/** A plan whose later instalments follow an index, as it holds today: all that its estimate needs. */
export const IndexedPlan = z.extend(PlanLimits, {
  kind: z.enum(INDEXED_KINDS),
  country: Country,
  /** Hundredths of a percent. */
  rateBasisPoints: z.int(),
  administrationBasisPoints: z.int(),
  reserveBasisPoints: z.int(),
  insuranceBasisPoints: z.int(),
  taxBasisPoints: z.int(),
  coveragePercent: z.int(),
  /** Percent a year by which the index is assumed to rise. */
  scenarios: z.array(z.int()),
  /** What a unit of the index is worth since a day; null where the car's price is the index. */
  unit: z.nullable(z.object({ valueCents: Cents, day: z.string() })),
})
export type IndexedPlan = z.output<typeof IndexedPlan>

export const indexedCalls = {
  indexedPlans: call({
    id: 'financing.indexedPlans.list',
    get: '/financing/indexed-plans',
    access: 'public',
    cache: ['financing', 'catalogue'],
    query: z.object({
      mvs: z.optional(MvsCode),
      year: z.optional(Year),
      brand: z.optional(Brand),
      country: z.optional(Country),
    }),
    ok: z.array(IndexedPlan),
    errors: { 'request.notFound': 404 },
    says: "Takes a version, brand and country; returns today's consórcios, planes de ahorro and loans in UVA, those of a model and brand first. Refuses an unknown version.",
  }),
  paymentTable: call({
    id: 'financing.paymentTable.get',
    get: '/financing/payment-table',
    access: 'public',
    query: z.object({
      mvs: MvsCode,
      price: int(1, 100_000_000_000),
      planId: short(40),
      entrance: decimal(0, 99),
      count: int(1, 120),
      final: z.optional(decimal(0, 99)),
      award: z.optional(int(1, 120)),
      rise: z.optional(decimal(0, 300)),
      borrower: z.optional(z.enum(BORROWERS)),
    }),
    file: true,
    errors: { 'financing.noResults': 422, 'request.notFound': 404 },
    says: 'Takes a car, its price in cents, a plan and terms; returns every payment as a PDF with its day, the conditions it follows and their legal text. Refuses an unknown car or plan, and terms the plan does not take.',
  }),
} as const
