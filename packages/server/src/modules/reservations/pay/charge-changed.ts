import { partRefusal, paymentRefusal } from '@volante/domain/order/ledger'
import { isDepositAwaited } from '@volante/domain/order/line'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type Charge, chargeById, refundCharge, refundsOfCharge } from '../../payments/api.ts'
import { announceOrder } from '../order/announce-order.ts'
import { awaitDepositAgain } from './await-deposit-again.ts'
import { endUnpaid, isPixOver, revivable } from './expire.ts'
import { factsOf, ledgerOfOrder, lockOrder, type OrderRow, type PartRow, partsOf } from '../order/order-row.ts'
import { addOrderPart, dropOrderPart, payOrderPart, refundOrderPart } from '../order/parts.ts'
import { strayRefunds } from './stray-refunds.ts'
import { continueOrder, step } from '../order/record-event.ts'

/**
 * The job after every change of a charge: takes its id, reads it under the order's lock and lets the ledger and the order
 * follow. Run again, or late, it finds done what is done.
 */
export function followCharge(ctx: Ctx, chargeId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const orderId = (await chargeById(inside.db, chargeId))?.orderId
    const order = orderId ? await lockOrder(inside.db, orderId) : undefined
    const charge = await chargeById(inside.db, chargeId)
    if (!order || !charge) return
    await follow(inside, order, charge, await partsOf(inside.db, order.id))
    if ((await strayRefunds(inside, order.id, charge.id)).length > 0)
      await inside.enqueue('orders.stray-refund-made', { site: order.site, orderId: order.id, chargeId: charge.id })
    announceOrder(inside, order.id)
  })
}

type Parts = readonly PartRow[]

async function follow(ctx: Ctx, order: OrderRow, charge: Charge, parts: Parts): Promise<void> {
  const part = parts.find(({ charge_id }) => charge_id === charge.id)
  switch (charge.state) {
    case 'created':
    case 'pending':
      return
    case 'paid':
      if (part?.is_paid) return giveBack(ctx, order, charge, part)
      return takePayment(ctx, order, charge, parts)
    case 'refunding':
    case 'refunded':
      return part && !part.is_paid ? endPromise(ctx, order, charge, parts) : giveBack(ctx, order, charge, part)
    case 'refused':
    case 'expired':
    case 'cancelled':
      return endPromise(ctx, order, charge, parts)
  }
}

/** Money came: it counts where the order still wants it, and goes back where it does not. */
async function takePayment(ctx: Ctx, row: OrderRow, charge: Charge, parts: Parts): Promise<void> {
  const part = parts.find(({ charge_id }) => charge_id === charge.id)
  if (part && part.refunded_cents > 0) return
  const order = (await revivable(ctx, row, charge))
    ? await step(ctx, row, { status: 'REACTIVATED_ORDER', actor: 'platform' })
    : row
  const promised = part || !order.holds_unit ? parts : await promiseAgain(ctx, order, charge, parts)
  const partId = order.holds_unit ? promised.find(({ charge_id }) => charge_id === charge.id)?.id : undefined
  if (!partId || paymentRefusal(ledgerOfOrder(order, promised), partId)) {
    // An expired order takes no money, and a cancelled one comes back only for a Pix that was sent in its time.
    await refundCharge(ctx, charge.id, charge.amountCents, 'late', `late ${charge.id}`)
    return
  }
  const paid = await payOrderPart(ctx, order, promised, partId)
  await continueOrder(ctx, await keepDepositKind(ctx, paid, charge))
}

/** The reservation value may have come another way than was chosen first: the path is that of the money. */
async function keepDepositKind(ctx: Ctx, order: OrderRow, { purpose, kind }: Charge): Promise<OrderRow> {
  if (purpose !== 'deposit' || order.deposit_kind === kind) return order
  return ctx.db
    .updateTable('orders')
    .set({ deposit_kind: kind, expires_at: null })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A charge that had ended was paid in time after all: its promise is made again where it still fits. */
async function promiseAgain(ctx: Ctx, order: OrderRow, charge: Charge, parts: Parts): Promise<Parts> {
  const { purpose, kind: paymentKind, amountCents } = charge
  const kind = purpose === 'deposit' ? 'deposit' : 'balance'
  const isTaken = purpose === 'deposit' && parts.some((one) => one.purpose === 'deposit')
  const isWanted = purpose === 'remaining' || isDepositAwaited(factsOf(order), order.reached)
  const fits = partRefusal(ledgerOfOrder(order, parts), { id: charge.id, kind, amountCents }) === null
  if (isTaken || !isWanted || !fits) return parts
  await addOrderPart(ctx, order, parts, { kind, purpose, paymentKind, amountCents, chargeId: charge.id })
  return partsOf(ctx.db, order.id)
}

/** The charge ended unpaid, or its money must go back: what it covered remains again, and an order whose time or Pix is over ends (CK6). */
async function endPromise(ctx: Ctx, order: OrderRow, charge: Charge, parts: Parts): Promise<void> {
  const part = parts.find(({ charge_id }) => charge_id === charge.id)
  if (!part || part.is_paid) return
  await dropOrderPart(ctx, order, parts, part.id)
  const isTimeOver = order.expires_at !== null && order.expires_at <= ctx.now
  if (isPixOver(ctx, charge)) await endUnpaid(ctx, order, 'pix')
  else if (isTimeOver) await endUnpaid(ctx, order, 'reservation')
}

/** Counts refunds that have arrived, each once, and a return that was made at the provider without our asking. */
async function giveBack(ctx: Ctx, order: OrderRow, charge: Charge, part: PartRow | undefined): Promise<void> {
  if (!part?.is_paid) return
  const known = await refundsOfCharge(ctx, charge.id)
  const open = await ctx.db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('part_id', '=', part.id)
    .where('state', '=', 'requested')
    .execute()
  for (const refund of open) {
    const state = known.find(({ id }) => id === refund.refund_id)?.state
    if (state !== 'done' && state !== 'failed') continue
    if (state === 'done') {
      await refundOrderPart(ctx, order, part.id, refund.amount_cents)
      await ctx.enqueue('orders.refund-made', { site: order.site, orderId: order.id, refundId: refund.id })
    }
    await ctx.db.updateTable('order_refunds').set({ state, finished_at: ctx.now }).where('id', '=', refund.id).execute()
  }
  if (charge.state === 'refunded') await giveBackRest(ctx, order, part.id)
  if (part.purpose === 'deposit') await awaitDepositAgain(ctx, order)
}

async function giveBackRest(ctx: Ctx, order: OrderRow, partId: string): Promise<void> {
  const part = (await partsOf(ctx.db, order.id)).find(({ id }) => id === partId)
  if (part && part.amount_cents > 0) await refundOrderPart(ctx, order, partId, part.amount_cents)
}
