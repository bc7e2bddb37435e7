import { type Asked, financing, type FinancingPlan } from '@volante/contract/financing'
import type { SimulationType } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { knownDealer } from '../dealers/api.ts'
import { paymentTable } from './simulate/payment-table.ts'
import { indexedPlansOf, plansOf } from './simulate/plans.ts'
import { bankBoxHandlers } from './proposal/box.ts'
import { isProposalWithin } from './proposal/desk/desk.ts'
import { proposalHandlers } from './proposal/handlers.ts'
import { keptSimulation, tieToOffer } from './queries.ts'
import { confirmed } from './simulate/confirmed.ts'
import { keepSimulated } from './simulate/keep-simulated.ts'
import { simulatedOffers } from './simulate/offers.ts'
import { simulated } from './simulate/simulated.ts'

export const financingHandlers = implement(
  financing,
  {
    ...proposalHandlers,
    ...bankBoxHandlers,

    simulate: ({ ctx, body, fail }) => keepSimulated(ctx, body, fail),

    async simulation({ ctx, params: { id } }) {
      const kept = await keptSimulation(ctx, id)
      if (!kept) throw ctx.fail('request.notFound')
      return { ...kept.answer, id }
    },

    async offer({ ctx, params, body, fail }) {
      const [sid, oid] = [params.sid.trim(), params.oid.trim()]
      if (!sid || !oid) throw fail('financing.paramsRequired')
      const kept = UUID.test(sid) ? await keptSimulation(ctx, sid) : null
      if (!kept) throw ctx.fail('request.notFound')
      const asked = { ...kept.asked, ...given(body) }
      const counted = await simulated(ctx, asked)
      if ('key' in counted) throw fail(counted.key, counted.values)
      const answer = await confirmed(ctx, asked, counted)
      if ('key' in answer) throw fail(answer.key, answer.values)
      await ctx.inTransaction((inside) => tieToOffer(inside, sid, oid, asked, answer))
      return { ...answer, id: sid }
    },

    async simulateOffers({ ctx, body: { offers, ...asked }, fail }) {
      const ids = [...new Set(offers.map((one) => one.trim()))]
      if (ids.length === 0 || ids.includes('')) throw fail('financing.paramsRequired')
      return simulatedOffers(ctx, ids, asked)
    },

    linear: ({ ctx, body, fail }) => keepSimulated(ctx, { ...body, type: 'PSA_TRADITIONAL' }, fail),
    balloon: ({ ctx, body, fail }) => keepSimulated(ctx, { ...body, type: 'PSA_BALAO' }, fail),
    next: ({ ctx, body, fail }) => keepSimulated(ctx, { ...body, type: 'NEXT' }, fail),

    /** An entrance in money says more exactly what the percentage rounds. */
    cdc: ({ ctx, body: { entranceValue, ...body }, fail }) =>
      keepSimulated(ctx, { ...body, type: 'CDC', entrancePercent: percentOf(entranceValue, body) }, fail),

    nextDefaults: async ({ ctx, query, fail }) => defaultsOf((await plans(ctx, 'NEXT', query))[0], fail),
    cdcDefaults: async ({ ctx, query, fail }) => defaultsOf((await plans(ctx, 'CDC', query))[0], fail),

    batch: ({ ctx, body }) =>
      Promise.all(
        body.simulations.map(async (asked) => {
          const answer = await simulated(ctx, asked)
          return 'key' in answer
            ? { simulation: null, message: ctx.text(answer.key, answer.values) }
            : { simulation: answer, message: null }
        }),
      ),

    async conditions({ ctx, query: { mvs, year, planType, extraPlan, borrower, dealerCode, ...asked } }) {
      const { site } = ctx
      const { country = site.country, brand = site.brand } = asked
      // A dealer stands where its buyers live.
      const dealer = dealerCode && asked.state === undefined ? await knownDealer(ctx, dealerCode) : null
      const state = asked.state ?? dealer?.state
      const found = await plansOf(ctx, { country, brand, mvs, year, planType, extraPlan, borrower, state })
      if (!found) throw ctx.fail('request.notFound')
      return [...found]
    },

    async indexedPlans({ ctx, query: { mvs, year, ...asked } }) {
      const { site } = ctx
      const { country = site.country, brand = site.brand } = asked
      const found = await indexedPlansOf(ctx, { country, brand, mvs, year })
      if (!found) throw ctx.fail('request.notFound')
      return [...found]
    },

    async paymentTable({ ctx, query, fail }) {
      const file = await paymentTable(ctx, query)
      if (!file) throw fail('financing.noResults')
      return file
    },
  },
  { proposal: isProposalWithin },
)

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a body says, without what it leaves out. */
const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Body]?: Exclude<Body[Field], undefined>
  }

const percentOf = (entranceCents: number | null | undefined, { price, entrancePercent }: Asked): number =>
  typeof entranceCents !== 'number' ? entrancePercent : (entranceCents / price) * 100

interface AboutCar {
  readonly mvs?: string | undefined
  readonly year?: number | undefined
  readonly brand?: string | undefined
}

async function plans(ctx: Ctx, type: SimulationType, { mvs, year, brand = ctx.site.brand }: AboutCar) {
  const found = await plansOf(ctx, { country: ctx.site.country, brand, mvs, year, type })
  if (!found) throw ctx.fail('request.notFound')
  return found
}

function defaultsOf(plan: FinancingPlan | undefined, fail: (code: 'financing.noResults') => Error) {
  if (!plan) throw fail('financing.noResults')
  const { planId, entrance, final, counts, standardCount } = plan
  return { planId, entrance, final, counts, standardCount, entranceStep: 1 as const, finalStep: 1 as const }
}
