import { BANKS, REFUSAL_CLASSES } from '@volante/domain/financing/proposal'
import { FUNDING_SOURCES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call } from './kit.ts'

/** How far back the boards look, in days; today is the last. */
export const BOARD_DAYS = 90

const BankHealth = z.object({
  bank: z.enum(BANKS),
  /** The built-in bank, a service, or none. */
  provider: z.enum(['box', 'http', 'none']),
  /** Proposals it was not handed yet, and since when the oldest waits. */
  waiting: z.int(),
  waitingSince: z.nullable(z.string()),
  /** What it has and did not decide, and the papers it waits for. */
  undecided: z.int(),
  papers: z.int(),
  sent: z.int(),
  approved: z.int(),
  refused: z.int(),
  /** From sending to its first decision; null where it decided nothing. */
  medianHours: z.nullable(z.number()),
  slowestTenthHours: z.nullable(z.number()),
  heardAt: z.nullable(z.string()),
})
export type BankHealth = z.output<typeof BankHealth>

const Refusals = z.object({
  id: z.string(),
  reason: z.enum(REFUSAL_CLASSES),
  source: z.enum(FUNDING_SOURCES),
  refused: z.int(),
  /** Of all proposals of that plan that were decided, in percent. */
  percent: z.number(),
  contested: z.int(),
  /** The first day that is counted. */
  since: z.string(),
})
export type Refusals = z.output<typeof Refusals>

export const boardCalls = {
  banks: call({
    id: 'financing.banks.list',
    get: '/financing/desk/banks',
    access: 'bearer',
    may: 'banks.watch',
    within: 'rows',
    ok: z.array(BankHealth),
    says: 'Returns each bank with what waits for it, what it decided in the last 90 days and how long it took, of sites within reach.',
  }),
  refusals: call({
    id: 'financing.refusals.list',
    get: '/financing/desk/refusals',
    access: 'bearer',
    may: 'refusals.read',
    within: 'rows',
    ok: z.array(Refusals),
    says: 'Returns why the proposals of the last 90 days were refused, by plan and reason, of sites within reach, the most frequent first. It names nobody.',
  }),
} as const
