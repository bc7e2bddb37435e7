import type { Asked } from '@volante/contract/financing'
import { PSA_TYPES } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { keepSimulations } from '../queries.ts'
import { confirmed } from './confirmed.ts'
import { simulated } from './simulated.ts'

/** The same terms by both plans, kept once an offer, since each may be changed by itself (`financing.simulate.offer`). */
export async function simulatedOffers(ctx: Ctx, offers: readonly string[], asked: Asked) {
  const answers = await Promise.all(
    PSA_TYPES.map(async (type) => {
      const typed = { ...asked, type }
      const counted = await simulated(ctx, typed)
      const answer = 'key' in counted ? counted : await confirmed(ctx, typed, counted)
      return { asked: typed, type, answer }
    }),
  )
  if (answers.some(({ answer }) => 'key' in answer && answer.key === 'request.notFound'))
    throw ctx.fail('request.notFound')
  const given = answers.flatMap(({ answer, ...one }) => ('key' in answer ? [] : [{ ...one, answer }]))
  const refused = answers.flatMap(({ type, answer }) =>
    'key' in answer ? [{ type, message: ctx.text(answer.key, answer.values) }] : [],
  )
  const made = offers.flatMap((offerId) => given.map((one) => ({ ...one, offerId })))
  const ids = await ctx.inTransaction((inside) => keepSimulations(inside, made))
  return offers.map((offerId) => ({
    offerId,
    simulations: made.flatMap((one, at) => (one.offerId === offerId ? [{ ...one.answer, id: ids[at] ?? '' }] : [])),
    refused,
  }))
}
