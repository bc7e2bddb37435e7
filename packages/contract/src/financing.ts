import { BORROWERS } from '@volante/domain/financing/iof'
import { EXTRA_PLANS, PLAN_TYPES, PRICE_SOURCES, PSA_TYPES, SIMULATION_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { maybe } from './body-fields.ts'
import { Brand, Cents, Country, MvsCode, Year } from './car-shapes.ts'
import { bankBoxCalls } from './financing-box.ts'
import { indexedCalls } from './financing-indexed.ts'
import { proposalCalls } from './financing-proposals.ts'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'
import { Kept, PlanLimits, Range, Simulation } from './simulation-shapes.ts'

const Percent = z.number().check(z.gte(0), z.lte(100))
/** Fractions: of what is lent once and a day, and of the interest. */
const Tax = z.object({ once: z.number(), daily: z.number(), interest: z.number() })
/** One plan of the commercial conditions as it holds today: all that a simulation needs. */
export const FinancingPlan = z.extend(PlanLimits, {
  type: z.enum(SIMULATION_TYPES),
  planType: z.enum(PLAN_TYPES),
  extraPlan: z.nullable(z.enum(EXTRA_PLANS)),
  country: Country,
  /** Hundredths of a percent: interest a month in Brazil, TNA in Argentina. */
  rateBasisPoints: z.int(),
  final: z.nullable(Range),
  /** What the car is taken back for with the last instalment, in percent of the price. */
  forwardPercent: z.nullable(z.int()),
  /** Hundredths of a percent of the price that the maker pays the lender for these terms. */
  subsidyBasisPoints: z.int(),
  /** Codes of the states it holds in; none: everywhere. */
  regions: z.array(z.string()),
  /** What the state takes of its loans today, by who borrows. */
  taxes: z.object({ person: z.optional(Tax), company: z.optional(Tax), smallCompany: z.optional(Tax) }),
  /** The lender's own service is asked before anything on this plan is kept: until then amounts are those of the conditions. */
  hasService: z.boolean(),
})
export type FinancingPlan = z.output<typeof FinancingPlan>

const asked = {
  mvs: MvsCode,
  year: z.int().check(z.gte(1950), z.lte(2100)),
  /** Of the car with all its parts. */
  price: z.int().check(z.gte(1), z.lte(100_000_000_000)),
  planId: maybe(short(40)),
  entrancePercent: Percent,
  numberOfInstallments: z.int().check(z.gte(1), z.lte(120)),
  finalInstallmentPercentage: maybe(Percent),
  partIds: z.optional(z.array(short(40)).check(z.maxLength(100))),
  colorCode: maybe(short(8)),
  brand: maybe(short(20)),
  planType: maybe(z.enum(PLAN_TYPES)),
  priceSource: maybe(z.enum(PRICE_SOURCES)),
  /** Our own addition: a person unless stated. */
  borrower: maybe(z.enum(BORROWERS)),
  /** Our own addition: where the buyer lives. */
  state: maybe(short(60)),
}
const Asked = z.object(asked)
export type Asked = z.output<typeof Asked>
/** An unknown type is answered in the words of the documents. */
const TypedAsked = z.object({ ...asked, type: short(20) })

const refusals = {
  'financing.noAdapter': 422,
  'financing.noInstallments': 422,
  'financing.noResidual': 422,
  'financing.noResults': 422,
  'financing.proposal.changed': 409,
  'financing.proposal.instability': 503,
  'request.notFound': 404,
} as const

const query = z.object({
  mvs: z.optional(MvsCode),
  year: z.optional(Year),
  price: z.optional(int(1)),
  brand: z.optional(Brand),
})
const DefaultValues = z.object({
  planId: z.string(),
  entrance: Range,
  final: z.nullable(Range),
  counts: z.array(z.int()),
  standardCount: z.int(),
  entranceStep: z.literal(1),
  finalStep: z.literal(1),
})
const cache = ['financing', 'catalogue']
/** A type's own service may be asked before anything is kept. */
const simulating = { access: 'optional', ownTransaction: true, ok: Kept, status: 201, errors: refusals } as const

export const financing = service('financing', {
  simulate: call({
    id: 'financing.simulate.create',
    post: '/financing/simulate',
    ...simulating,
    body: TypedAsked,
    says: 'Takes a type, a car, its price in cents and the terms; returns what the plan costs, kept under an id. Refuses unknown types, terms no plan has and residuals beyond its limits.',
  }),
  simulation: call({
    id: 'financing.simulate.get',
    get: '/financing/simulate/{id}',
    access: 'optional',
    params: z.object({ id: z.uuid() }),
    ok: Kept,
    errors: { 'request.notFound': 404 },
    says: 'Takes the id of a simulation of this site; returns it as it was answered.',
  }),
  offer: call({
    id: 'financing.simulate.offer',
    put: '/financing/simulate/{sid}/offer/{oid}',
    access: 'optional',
    ownTransaction: true,
    params: z.object({ sid: z.string().check(z.maxLength(80)), oid: z.string().check(z.maxLength(80)) }),
    body: z.object({
      planId: maybe(short(40)),
      entrancePercent: z.optional(Percent),
      numberOfInstallments: z.optional(asked.numberOfInstallments),
      finalInstallmentPercentage: maybe(Percent),
    }),
    ok: Kept,
    errors: { ...refusals, 'financing.paramsRequired': 422 },
    says: 'Takes a simulation, the offer it was made for and changed terms; simulates it anew under its id, tied to that offer. Refuses a blank simulation or offer, and what simulate refuses.',
  }),
  simulateOffers: call({
    id: 'financing.psa.simulatingOffers',
    post: '/financing/simulating-offers',
    access: 'optional',
    ownTransaction: true,
    body: z.object({ ...asked, offers: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)) }),
    ok: z.array(
      z.object({
        offerId: z.string(),
        simulations: z.array(Kept),
        refused: z.array(z.object({ type: z.enum(PSA_TYPES), message: z.string() })),
      }),
    ),
    status: 201,
    errors: { 'financing.paramsRequired': 422, 'request.notFound': 404 },
    says: 'Takes offers by their ids, a car, its price and the terms; returns for each offer, in that order, what the two plans of PSA cost, kept and tied to it, and why one of them does not give the terms. Refuses no offers and a blank one.',
  }),
  linear: call({
    id: 'financing.v2.psa.linearSimulating',
    post: '/financing/v2/psa/linear/simulating',
    ...simulating,
    body: Asked,
    says: 'Takes a car, its price and the terms; simulates the linear plan of the brand. Refuses what simulate refuses.',
  }),
  balloon: call({
    id: 'financing.v2.psa.balaoFinalSimulating',
    post: '/financing/v2/psa/balao-final/simulating',
    ...simulating,
    body: Asked,
    says: 'Takes a car, its price and the terms; simulates the plan with a final instalment. Refuses what simulate refuses.',
  }),
  nextDefaults: call({
    id: 'financing.next.defaultValues',
    get: '/financing/next/default-values',
    access: 'public',
    cache,
    query,
    ok: DefaultValues,
    errors: { 'financing.noResults': 404, 'request.notFound': 404 },
    says: 'Takes a car; returns the limits, the standard values and the steps of the plan with a guaranteed value. Refuses a car without one.',
  }),
  next: call({
    id: 'financing.next.simulate',
    post: '/financing/next/simulate',
    ...simulating,
    body: Asked,
    says: 'Takes a car, its price and the terms; simulates the plan with a guaranteed value. Refuses what simulate refuses.',
  }),
  cdcDefaults: call({
    id: 'financing.cdc.defaultValues',
    get: '/financing/cdc/default-values',
    access: 'public',
    cache,
    query,
    ok: DefaultValues,
    errors: { 'financing.noResults': 404, 'request.notFound': 404 },
    says: 'Takes a car; returns the limits, the standard values and the steps of the plan with equal instalments. Refuses a car without one.',
  }),
  cdc: call({
    id: 'financing.cdc.simulateProposalFlow',
    post: '/financing/cdc/simulateProposalFlow',
    ...simulating,
    body: z.object({ ...asked, entranceValue: maybe(Cents) }),
    says: 'Takes a car, its price and the terms; simulates equal instalments. Refuses what simulate refuses.',
  }),
  batch: call({
    id: 'financing.defaultValues.batchSimulating',
    post: '/financing/default-values/batchSimulating',
    access: 'optional',
    body: z.object({ simulations: z.array(TypedAsked).check(z.minLength(1), z.maxLength(200)) }),
    ok: z.array(z.object({ simulation: z.nullable(Simulation), message: z.nullable(z.string()) })),
    says: 'Takes up to 200 simulations; returns each in that order, or why it fails. Nothing is kept.',
  }),
  conditions: call({
    id: 'financing.v2.commercialConditions.search',
    get: '/financing/v2/commercial-conditions/search',
    access: 'public',
    cache,
    query: z.object({
      mvs: z.optional(MvsCode),
      year: z.optional(Year),
      brand: z.optional(Brand),
      country: z.optional(Country),
      planType: z.optional(z.enum(PLAN_TYPES)),
      extraPlan: z.optional(z.enum(EXTRA_PLANS)),
      dealerCode: z.optional(short(20)),
      borrower: z.optional(z.enum(BORROWERS)),
      state: z.optional(short(60)),
    }),
    ok: z.array(FinancingPlan),
    errors: { 'request.notFound': 404 },
    says: "Takes a version, brand, country, plan type, extra plan, who borrows and the state, or the dealer, where they live; returns today's plans, those of a model and brand first, then by rate; those of some states alone are left out elsewhere. Refuses an unknown version.",
  }),
  ...indexedCalls,
  ...proposalCalls,
  ...bankBoxCalls,
})
