import type { BudgetAnswer } from '@volante/domain/budget/search-budget'
import { COLOUR_KINDS, SIMULATION_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Cents, Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { int, list, short } from './query.ts'

const version = {
  mvs: z.string(),
  year: z.int(),
  brand: z.string(),
  modelCode: z.string(),
  modelName: z.string(),
  slug: z.string(),
  versionName: z.string(),
  facts: z.string(),
  body: z.string(),
  length: z.int(),
  height: z.int(),
}

const paint = { kind: z.enum(COLOUR_KINDS), hex: z.string(), roofHex: z.optional(z.string()) }
const Wish = z.object({
  monthly: z.nullable(Cents),
  down: z.nullable(Cents),
  trade: z.nullable(Cents),
  count: z.nullable(z.int()),
  plan: z.nullable(z.enum([...SIMULATION_TYPES, 'noFinal'])),
  brand: z.nullable(z.string()),
  must: z.array(z.string()),
})
const Loan = z.object({
  planId: z.string(),
  priceCents: Cents,
  entranceCents: Cents,
  count: z.int(),
  instalmentCents: Cents,
  finalCents: Cents,
  forwardCents: z.nullable(Cents),
  financedCents: Cents,
  iofCents: Cents,
  feesCents: Cents,
  totalCents: Cents,
  monthlyRate: z.number(),
  nominalRate: z.nullable(z.number()),
  yearlyRate: z.number(),
  costRate: z.nullable(z.number()),
})
const Next = z.object({
  names: z.array(z.string()),
  priceMore: Cents,
  monthlyMore: z.int(),
  monthly: Cents,
  longer: z.nullable(z.object({ count: z.int(), more: z.int() })),
  entrance: z.nullable(z.object({ down: Cents, more: Cents })),
})
const Car = z.object({
  version: z.object(version),
  build: z.object({
    colorCode: z.nullable(z.string()),
    coatingCode: z.nullable(z.string()),
    parts: z.array(z.string()),
  }),
  color: z.nullable(z.object({ code: z.string(), name: z.string(), ...paint })),
  equipment: z.array(z.string()),
  count: z.int(),
  possible: z.int(),
  priceCents: Cents,
  loan: Loan,
  plan: z.object({
    planId: z.string(),
    name: z.string(),
    lender: z.string(),
    type: z.enum(SIMULATION_TYPES),
    hasService: z.boolean(),
  }),
  next: z.nullable(Next),
  others: z.array(z.object({ mvs: z.string(), versionName: z.string(), count: z.int() })),
})

const Answer: z.ZodMiniType<BudgetAnswer> = z.object({
  day: z.iso.date(),
  version: z.string(),
  versionCount: z.int(),
  modelCount: z.int(),
  cars: z.array(Car),
  frontier: z.array(
    z.object({
      monthlyCents: Cents,
      count: z.int(),
      priceCents: Cents,
      mvs: z.string(),
      name: z.string(),
      brand: z.string(),
      planId: z.string(),
      planName: z.string(),
      instalments: z.int(),
    }),
  ),
  neighbours: z.array(
    z.object({
      kind: z.enum(['monthly', 'down', 'count', 'plan', 'brand', 'must', 'half', 'open']),
      wish: Wish,
      monthlyCents: Cents,
    }),
  ),
  presets: z.array(Cents),
  counts: z.array(z.int()),
  plans: z.array(z.object({ type: z.enum(SIMULATION_TYPES), name: z.string() })),
  brands: z.array(z.string()),
  features: z.array(z.object({ key: z.string(), name: z.string() })),
  legalTexts: z.array(z.string()),
})

const cache = ['catalogue', 'prices', 'financing']
const amount = () => z.optional(int(0, 100_000_000_000))

export const budget = service('budget', {
  data: call({
    id: 'budget.data.get',
    get: '/budget/data/{country}',
    access: 'public',
    params: z.object({ country: Country }),
    query: z.object({ v: z.optional(z.string().check(z.maxLength(64))) }),
    file: true,
    errors: { 'request.notFound': 404 },
    says: "Takes the site's country and, so that it may be kept for good, the version that a search names; returns as JSON every version on sale there with its parts, rules and prices, and the plans that lend on them: what a search by the month works on. Refuses another country.",
  }),
  search: call({
    id: 'budget.search',
    get: '/budget/search',
    access: 'public',
    cache,
    query: z.object({
      monthly: amount(),
      down: amount(),
      trade: amount(),
      count: z.optional(int(1, 120)),
      plan: z.optional(z.enum([...SIMULATION_TYPES, 'noFinal'])),
      brand: z.optional(short(20)),
      must: z._default(list(30), []),
      most: z._default(int(1, 60), 12),
    }),
    ok: Answer,
    says: 'Takes what a month may cost and an entrance in cents, instalments, a type of plan, a brand and equipment; returns the best equipped build of each model that fits, what the next equipment costs, the lowest month for each amount of equipment, and where nothing fits the nearest wishes with which something does.',
  }),
})
