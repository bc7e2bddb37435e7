import { readProtocol } from '@volante/domain/lead/protocol'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findRequest } from '../../regret/api.ts'
import { requestCancellation } from './cancel.ts'
import { lockOrder } from '../order/order-row.ts'

/**
 * The job of a request to undo a purchase that came in without a session: where its reference names an order by number and
 * its e-mail is the order's, the cancellation is asked for on that order. Anything else stays with the people of the desk.
 */
export function linkRegret(ctx: Ctx, requestId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const request = await findRequest(inside.db, requestId)
    if (request?.kind !== 'REGRET') return
    const found = await inside.db
      .selectFrom('orders')
      .select('id')
      .where('number', 'in', ['', ...numbersIn(request.reference)])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', request.email.trim().toLowerCase()))
      .executeTakeFirst()
    const order = found && (await lockOrder(inside.db, found.id))
    if (!order) return
    const { code: regretCode, message: comment } = request
    await requestCancellation(inside, order, { reason: null, comment, actor: 'customer', actorId: null, regretCode })
  })
}

/** Order numbers anywhere in a text: 4F7K-9QXR-TZ3M, with or without the strokes. */
function numbersIn(text: string): string[] {
  const words = text.match(/[0-9a-z]{4}[\s-]?[0-9a-z]{4}[\s-]?[0-9a-z]{4}/gi) ?? []
  return words.flatMap((word) => readProtocol(word) ?? [])
}
