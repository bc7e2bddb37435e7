import { DATA_LOADER_STATUSES } from '@volante/domain/status'
import { SIMULATION_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Cents, Currency } from './car-shapes.ts'

/** In percent of the price, whole steps of one (spec calls §9). */
export const Range = z.object({ least: z.int(), most: z.int(), standard: z.int() })

/** What every plan says of itself, whatever it is. */
export const PlanLimits = z.object({
  planId: z.string(),
  name: z.string(),
  lender: z.string(),
  brand: z.nullable(z.string()),
  /** None: every model. */
  modelCodes: z.array(z.string()),
  counts: z.array(z.int()),
  standardCount: z.int(),
  entrance: Range,
  feesCents: Cents,
  legalText: z.string(),
  validFrom: z.string(),
  /** Last day; null while it has no end. */
  validTo: z.nullable(z.string()),
})

const Payment = z.object({
  number: z.int(),
  due: z.string(),
  payableUntil: z.string(),
  interestCents: Cents,
  principalCents: Cents,
  taxCents: Cents,
  paymentCents: Cents,
  balanceCents: Cents,
})

export const Simulation = z.object({
  planId: z.string(),
  planName: z.string(),
  type: z.enum(SIMULATION_TYPES),
  lender: z.string(),
  status: z.enum(DATA_LOADER_STATUSES),
  currency: Currency,
  price: Cents,
  entranceValue: Cents,
  installmentsAvailable: z.array(z.int()),
  numberOfInstallments: z.int(),
  installmentsValue: Cents,
  /** What is financed: the rest of the price, fees and tax. */
  totalInstallments: Cents,
  maxFinalInstallmentPercent: z.int(),
  minFinalInstallmentPercent: z.int(),
  finalInstallmentValue: Cents,
  /** What the car is taken back for with the last instalment, where somebody promises that. */
  forwardPrice: z.optional(z.nullable(Cents)),
  legalText: z.string(),
  hasOffers: z.literal(true),
  iof: Cents,
  fees: Cents,
  /** Entrance and every payment. */
  total: Cents,
  /** Percent with two decimals; the nominal one in Argentina alone. */
  monthlyRate: z.number(),
  nominalRate: z.nullable(z.number()),
  yearlyRate: z.number(),
  /** CET or CFT a year; null where nothing is lent. */
  costRate: z.nullable(z.number()),
  payments: z.array(Payment),
  /** What the lender's own service says a month is; left out where none was asked, and the amounts are those of the conditions. */
  confirmed: z.optional(z.object({ installmentsValue: Cents, at: z.string() })),
})
/** With its id. */
export const Kept = z.extend(Simulation, { id: z.string() })
export type SimulationAnswer = z.output<typeof Simulation>
