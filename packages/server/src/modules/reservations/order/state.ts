import { isOffered } from '@volante/domain/order/appraisal'
import { type OrderState, orderState, type StateFacts } from '@volante/domain/order/order-state'
import { type Timeline, timelineOf } from '@volante/domain/order/timeline'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type ListedOrder, listedOrders } from './load-order.ts'
import { factsOf } from './order-row.ts'

/** An order's history as its reader sees it. */
export const timelineOfOrder = ({ order, events, lastVisit }: ListedOrder): Timeline =>
  timelineOf(events, { ...factsOf(order), lastVisit })

/** Takes an order with what was read of it; returns its one truth: what happens now, who acts, what is open, what is owed. */
export const stateOf = (listed: ListedOrder, timeline = timelineOfOrder(listed)): OrderState =>
  orderState(factsOfState(listed, timeline))

function factsOfState({ order, papers, parts, returns, cancellation }: ListedOrder, { current }: Timeline): StateFacts {
  return {
    ...factsOf(order),
    status: order.status,
    reached: order.reached,
    code: current?.code ?? order.status,
    documents: papers.documents.map(({ state }) => state),
    photo: papers.photo.state,
    contract: papers.contract?.state ?? null,
    parts: parts.map(({ purpose, payment_kind, amount_cents, is_paid, details }) => ({
      purpose,
      paymentKind: payment_kind,
      amountCents: amount_cents,
      isPaid: is_paid,
      isOffered: isOffered(details.appraisal),
    })),
    remainingCents: order.remaining_cents,
    refunds: returns.map(({ state, amount_cents }) => ({ state, amountCents: amount_cents })),
    isRated: order.feedback !== null,
    basis: cancellation?.basis ?? null,
  }
}

/** What the desk's list, its filters and its counts read. */
export const storedState = ({ assignees, queues, isUrgent }: OrderState) => ({
  waits_on: assignees[0] ?? null,
  queues: [...queues],
  is_urgent: isUrgent,
})

/** Takes an order's id, and the order where it is known as it is now; writes down where the desk finds it, by the same rule as every page, and since when somebody is waited for. */
export async function keepOrderState(ctx: Ctx, orderId: string, known?: ListedOrder): Promise<void> {
  const one = ctx.db.selectFrom('orders').selectAll().where('id', '=', orderId)
  const listed = known ?? (await listedOrders(ctx.db, one, sql`id`, null))[0]
  if (!listed) return
  const { order } = listed
  const state = storedState(stateOf(listed))
  const { waits_on, queues, is_urgent } = order
  const isSame = JSON.stringify({ waits_on, queues, is_urgent }) === JSON.stringify(state)
  const newest = listed.events.at(-1)?.at ?? ctx.now
  const hasMoved = order.waiting_since !== null && newest > order.waiting_since
  const isRight = (order.waiting_since === null) === (state.waits_on === null)
  if (isSame && isRight && !hasMoved) return
  const waiting_since = state.waits_on === null ? null : ctx.now
  await ctx.db
    .updateTable('orders')
    .set({ ...state, waiting_since })
    .where('id', '=', orderId)
    .execute()
}
