import type { DeskOrder } from '@volante/contract/desk-order-shapes'
import { refundTerms } from '@volante/domain/order/cancellation'
import type { RefundState } from '@volante/domain/order/refund'
import { can } from '@volante/domain/policy/policy'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { campaignOfOrder } from '../reserve/campaign-queries.ts'
import { cancellationPreview, whyNotCancel } from '../cancel/cancel.ts'
import { assignableUnits } from './assign-unit.ts'
import { happeningsOf, writersOf } from './history.ts'
import { refundAccount } from '../cancel/refund-account.ts'
import { deliveredVehicle } from './vehicle.ts'
import { refundLimit } from '../cancel/refund-limit.ts'
import { paidParts } from '../cancel/refunds.ts'
import { today } from '../../../platform/sites/today.ts'
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
  const { order, parts, refunds } = full
  const view = await viewOf(ctx, full)
  const mayAdvance = can(user, 'orders.advance')
  const refundable = paidParts(parts, refunds).flatMap(({ part, kind, amountCents: amount }) => {
    const { method, expectedOn } = refundTerms(kind, today(ctx), order.country)
    return part.charge_id ? [{ chargeId: part.charge_id, amount, method, expectedOn }] : []
  })
  const mayRefund = can(user, 'refunds.approve')
  const inState = (state: RefundState) => (mayRefund ? refunds.filter((one) => one.state === state) : [])
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
    vehicle: await deliveredVehicle(ctx, order.id),
    assignable: mayAdvance ? await assignableUnits(ctx, order) : null,
    happenings: await happeningsOf(ctx, order.id),
    writers: Object.fromEntries(await writersOf(ctx, order.id)),
    nextStatuses,
    partsToSettle: mayAdvance ? partsToSettle(order, parts).map(({ id }) => id) : [],
    refundable: mayRefund ? refundable : [],
    refundLimit: refundLimit(ctx, order),
    refundAccount: await refundAccount(ctx, order.id, mayRefund && queues.includes('refunds')),
    refundsToDecide: inState('needsApproval').flatMap(({ id, asked_by }) => (asked_by === user.id ? [] : id)),
    refundsToRetry: inState('failed').map(({ id }) => id),
    refundsToConfirm: inState('requested').flatMap(({ id, refund_id }) => (refund_id ? [] : id)),
    may: {
      advance: nextStatuses.length > 0,
      estimate: can(user, 'orders.estimate') && order.is_open,
      cancel: can(user, 'orders.cancel') && (view.cancellationRequest !== null || whyNotCancel(ctx, order) === null),
      takeCarBack: mayAdvance && order.status === 'WITHDRAWN',
      refund: mayRefund && refundable.length > 0,
      reviewDocuments: can(user, 'documents.review') && queues.includes('papers'),
      reviewFraud: can(user, 'fraud.review') && queues.includes('photos'),
    },
  }
}
