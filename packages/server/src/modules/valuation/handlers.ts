import { evaluation, type Valuation } from '@volante/contract/evaluation'
import { financeEvaluation } from '@volante/contract/finance-evaluation'
import type { CallError } from '@volante/contract/kit'
import { plateCharacters, plateRefusal } from '@volante/domain/car/plate'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { idOfLink, linkToken } from '../../platform/links/own-link.ts'
import { dealerCodesWithin, isDealerWithin } from '../dealers/api.ts'
import { findVehicle } from '../vehicles/api.ts'
import { entranceOf } from './entrance.ts'
import { namedVersion, type Unasked, valueOf } from './evaluate.ts'
import { answerOffer, extendOffer, inspect } from './inspect.ts'
import { findOffer, listOffers, lockOffer, standingOffers } from './offer-queries.ts'
import { ownerOf } from './owner.ts'
import { deskOfferOf, offerOf } from './present-offer.ts'

const KIND = 'trade offer'

export const evaluationHandlers = implement(
  evaluation,
  {
    async evaluate({ ctx, query: { brand, model, version, year, country = ctx.site.country, ...condition }, fail }) {
      const named = await namedVersion(ctx, { country, brand, model, version })
      const found = named && (await valueOf(ctx, { country, mvsCode: named.code, year }, condition))
      return known(found, fail)
    },

    plateQuery: ({ ctx, query: { plate, ...condition }, fail }) => ofPlate(ctx, plate, condition, fail),

    plate: ({ ctx, params, fail }) => ofPlate(ctx, params.plate, {}, fail),

    async inspections({ ctx, query, reach }) {
      const { dealerCode, state, page, size } = query
      const wanted = { country: ctx.site.country, dealerCode, state, page, size }
      const { items, total } = await listOffers(ctx.db, await dealerCodesWithin(ctx, reach), wanted, ctx.now)
      return { items: await Promise.all(items.map((row) => deskOfferOf(ctx, row))), page, size, total }
    },

    async inspection({ ctx, params }) {
      const row = await findOffer(ctx.db, params.id)
      if (!row) throw ctx.fail('request.notFound')
      return deskOfferOf(ctx, row)
    },

    inspect: async ({ ctx, body, fail }) => deskOfferOf(ctx, await inspect(ctx, body, fail)),

    async extend({ ctx, body, fail }) {
      const row = await lockOffer(ctx.db, body.id)
      if (!row) throw ctx.fail('request.notFound')
      return deskOfferOf(ctx, await extendOffer(ctx, row, body.days, fail))
    },

    async offers({ ctx }) {
      const rows = await standingOffers(ctx.db, await ownerOf(ctx), ctx.now)
      return Promise.all(
        rows.map(async (row) => ({ ...(await offerOf(ctx, row)), token: linkToken(ctx.settings, KIND, row.id) })),
      )
    },

    async offer({ ctx, params }) {
      const id = idOfLink(ctx.settings, KIND, params.token)
      const row = id ? await findOffer(ctx.db, id) : undefined
      if (!row) throw ctx.fail('request.notFound')
      return offerOf(ctx, row)
    },

    async answerOffer({ ctx, params, body, fail }) {
      const id = idOfLink(ctx.settings, KIND, params.token)
      const row = id ? await lockOffer(ctx.db, id) : undefined
      if (!row) throw ctx.fail('request.notFound')
      return offerOf(ctx, await answerOffer(ctx, row, body.accepted, fail))
    },
  },
  {
    tradeOffer: async (ctx, id, reach) => {
      const row = await findOffer(ctx.db, id)
      return row !== undefined && isDealerWithin(ctx, row.dealer_code, reach)
    },
  },
)

export const financeEvaluationHandlers = implement(financeEvaluation, {
  async confiat({ ctx, query, fail }) {
    return known(await entranceOf(ctx, query), fail)
  },
})

/** Takes what was found; refuses what nobody has and what nobody can say now. */
function known<T extends object>(
  found: T | Unasked | null | undefined,
  fail: (code: 'evaluation.unavailable' | 'evaluation.noTable') => CallError,
): T {
  if (!found) throw fail('evaluation.unavailable')
  if (found === 'unasked') throw fail('evaluation.noTable')
  return found
}

type Refused =
  | 'evaluation.unavailable'
  | 'evaluation.noTable'
  | 'evaluation.noRegistry'
  | 'validation.plate.required'
  | 'validation.plate.invalid'

async function ofPlate(
  ctx: Ctx,
  typed: string,
  condition: Parameters<typeof valueOf>[2],
  fail: (code: Refused) => CallError,
): Promise<Valuation> {
  const refusal = plateRefusal(typed, ctx.site.country)
  if (refusal) throw fail(refusal.key as Refused)
  const { state, vehicle } = await findVehicle(ctx, { plate: plateCharacters(typed) })
  if (state === 'unasked') throw fail('evaluation.noRegistry')
  return known(vehicle && (await valueOf(ctx, vehicle, condition)), fail)
}
