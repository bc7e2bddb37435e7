import type { DeskOrder } from '@volante/contract/orders'
import { can } from '@volante/domain/policy/policy'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { campaignOfOrder } from '../reserve/campaign-queries.ts'
import { cancellationPreview, whyNotCancel } from '../cancel/cancel.ts'
import { happeningsOf, writersOf } from './history.ts'
import { partsToSettle, staffActor, stepsFor } from './steps.ts'
import { fullOrder } from '../order/load-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { viewOf } from '../order/present.ts'
import { stateOf } from '../order/state.ts'

/** An order in full for who may work on it, with what that person may do now. */
export async function deskOrder(ctx: SignedInCtx, { id }: Pick<OrderRow, 'id'>): Promise<DeskOrder> {
  const { user } = ctx
  const full = await fullOrder(ctx.db, id, user.id)
  if (!full) throw ctx.fail('request.notFound')
  const { order, parts, charges } = full
  const view = await viewOf(ctx, full)
  const mayAdvance = can(user, 'orders.advance')
  const refundable = charges
    .filter(({ id }) => parts.some((part) => part.charge_id === id && part.is_paid))
    .map(({ id, amountCents, refundCents }) => ({ chargeId: id, amount: amountCents - refundCents }))
    .filter(({ amount }) => amount > 0)
  const { queues } = stateOf(full)
  const nextStatuses = mayAdvance ? stepsFor(order, full, staffActor(user.roles)) : []
  return {
    ...view,
    cancellation: full.request ? cancellationPreview(ctx, full, await campaignOfOrder(ctx, order)) : view.cancellation,
    buyer: {
      name: order.buyer_name,
      document: order.document,
      email: order.email,
      phone: order.person.phone ?? null,
      personType: order.person.personType ?? 'physicalPerson',
      buyerType: order.buyer_type,
    },
    queues: [...queues],
    chassis: order.chassis,
    happenings: await happeningsOf(ctx, order.id),
    writers: Object.fromEntries(await writersOf(ctx, order.id)),
    nextStatuses,
    partsToSettle: mayAdvance ? partsToSettle(order, parts).map(({ id }) => id) : [],
    refundable: can(user, 'refunds.approve') ? refundable : [],
    may: {
      advance: nextStatuses.length > 0,
      estimate: can(user, 'orders.estimate') && order.is_open,
      cancel: can(user, 'orders.cancel') && (view.cancellationRequest !== null || whyNotCancel(ctx, order) === null),
      refund: can(user, 'refunds.approve') && refundable.length > 0,
      reviewDocuments: can(user, 'documents.review') && queues.includes('papers'),
      reviewFraud: can(user, 'fraud.review') && queues.includes('photos'),
    },
  }
}
