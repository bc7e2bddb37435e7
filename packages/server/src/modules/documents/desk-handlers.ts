import type { orders } from '@volante/contract/orders'
import type { Handlers } from '../../platform/http/implement.ts'
import { reviewDocument } from './papers/review.ts'
import { decideFraud } from './photo/photo-check.ts'
import { acceptCancellation, continueOrder, deskOrder, lockForStaff } from '../reservations/api.ts'

/** What staff decide about an order's papers and photo. */
export const reviewHandlers: Pick<Handlers<typeof orders.calls>, 'reviewFraud' | 'reviewDocument'> = {
  async reviewFraud({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    if (!order.is_open || order.reached !== 'ANTI_FRAUD') throw fail('order.photo.decided')
    await decideFraud(ctx, order, body)
    if (body.approved) return deskOrder(ctx, await continueOrder(ctx, order))
    // What the analyst wrote is for the staff. Neither the car nor the money of somebody who is not who they say is kept.
    const decision = { actor: 'administrator', actorId: ctx.user.id, note: null } as const
    return deskOrder(ctx, await acceptCancellation(ctx, order, decision))
  },

  async reviewDocument({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    await reviewDocument(ctx, order, body)
    return deskOrder(ctx, await continueOrder(ctx, order))
  },
}
