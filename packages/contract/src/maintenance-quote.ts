import { ACTIONS, USES } from '@volante/domain/maintenance/schedule'
import * as z from 'zod/mini'
import { Cents, Currency, MvsCode } from './car-shapes.ts'

const count = z.int().check(z.gte(1), z.lte(200))
const year = z.int().check(z.gte(1950), z.lte(2100))
const of = { mvsCode: MvsCode, revision: count, from: count, use: z.enum(USES), price: Cents }

/** A revision as its price was shown to who books it. */
export const QuoteBody = z.object({ ...of, year: z.optional(z.nullable(year)) })
export type QuoteBody = z.output<typeof QuoteBody>

/** What a booked revision does and costs. */
export const Quote = z.object({
  ...of,
  year,
  currency: Currency,
  /** Last day on which the price holds. */
  validTo: z.iso.date(),
  lines: z.array(z.object({ action: z.enum(ACTIONS), name: z.string(), price: Cents, skipped: z.nullable(z.int()) })),
  /** What the dealer said that it costs instead, and why. */
  changed: z.nullable(z.object({ price: Cents, reason: z.string(), at: z.string() })),
})
export type Quote = z.output<typeof Quote>
