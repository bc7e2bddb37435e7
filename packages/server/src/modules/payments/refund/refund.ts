import type { Ctx } from '../../../platform/http/ctx.ts'
import { applyChargeEvent } from '../charge/apply-event.ts'
import type { Refund } from '../charge/charge.ts'
import { type ChargeRow, findCharge, lockCharge } from '../charge/queries.ts'
import { endRefund, findRefund, findRefundsOf, insertRefund, type RefundRow, refundOf } from './queries.ts'
import { isOutage } from '../../../providers/fetch-json.ts'
import { knownOf, moment } from '../charge/demand.ts'

/**
 * Takes a paid charge, cents of it and a reason; orders that much back and returns the refund, for the same key (the reason
 * unless told) the first one. The whole amount ends the charge, less leaves it paid. Refuses more than is left, and a charge
 * that is not paid.
 */
export function refundCharge(
  ctx: Ctx,
  chargeId: string,
  amountCents: number,
  reason: string,
  key: string = reason,
): Promise<Refund> {
  return ctx.inTransaction(async (inside) => {
    const charge = await lockCharge(inside.db, chargeId)
    const earlier = await findRefundsOf(inside, chargeId)
    const same = earlier.find((one) => one.request_key === key)
    if (same) return refundOf(same)
    const payment = paymentToReturn(charge)
    if (!payment) throw ctx.fail('payment.refund.notPaid')
    const left = payment.cents - takenBack(earlier, payment.id)
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > left)
      throw ctx.fail('payment.refund.tooMuch')
    const row = await insertRefund(inside, charge, { paymentId: payment.id, amountCents, reason, key })
    const asked = { kind: 'refundAsked', id: `refund-asked ${charge.id}`, at: inside.now } as const
    if (amountCents === left) await applyChargeEvent(inside, chargeId, asked)
    return refundOf(row)
  })
}

/** The payment that counts, or one that must go back and could not. */
function paymentToReturn({ facts }: ChargeRow) {
  const kept = facts.payments.filter(({ id }) => !facts.returned.includes(id))
  return kept.find(({ id }) => id === facts.applied) ?? kept[0]
}

const takenBack = (refunds: readonly RefundRow[], paymentId: string): number =>
  refunds
    .filter(({ payment_id, state }) => payment_id === paymentId && state !== 'failed')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** So long a provider may fail to take a refund; then a person decides. */
const GIVE_UP_MS = 3 * 86_400_000

/** The job of a refund: tells the provider, which knows a repeated id. What it refuses outright, or never takes, has failed: the desk sees it. */
export async function workOnRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  if (!refund || refund.finished_at) return
  const charge = await findCharge(ctx.db, refund.charge_id)
  if (!charge) return
  const demand = { id: refund.id, paymentId: refund.payment_id, amountCents: refund.amount_cents }
  const state = await ctx.providers.payments
    .named(charge.provider)
    .refund(knownOf(charge), demand, moment(ctx))
    .catch((error: unknown) => {
      const isTaken = refund.state === 'processing'
      const isTooOld = ctx.now.getTime() - refund.created_at.getTime() > GIVE_UP_MS
      if (isTaken || (isOutage(error) && !isTooOld)) throw error
      return 'failed' as const
    })
  if (state !== 'processing') return finishRefund(ctx, charge, refundId, state)
  await ctx.db
    .updateTable('refunds')
    .set({ state, checked_at: ctx.now })
    .where('id', '=', refundId)
    .where('state', 'in', ['requested', 'processing'])
    .execute()
}

/** Takes how a refund ended, told once or often; the payment counts as given back when all of it is. */
export function finishRefund(
  ctx: Ctx,
  { id: chargeId }: Pick<ChargeRow, 'id'>,
  refundId: string,
  state: 'done' | 'failed',
) {
  return ctx.inTransaction(async (inside) => {
    const charge = await lockCharge(inside.db, chargeId)
    const refund = await endRefund(inside, refundId, state)
    if (!refund) return
    if (state === 'failed') return failRefund(inside, charge, refund)
    const payment = charge.facts.payments.find(({ id }) => id === refund.payment_id)
    const done = (await findRefundsOf(inside, chargeId)).filter((one) => one.state === 'done')
    const isWhole = payment !== undefined && takenBack(done, payment.id) >= payment.cents
    if (!isWhole) return inside.enqueue('orders.charge-changed', { site: charge.site, chargeId })
    const event = { kind: 'refunded', paymentId: payment.id, id: `refunded ${payment.id}`, at: inside.now } as const
    await applyChargeEvent(inside, chargeId, event)
  })
}

async function failRefund(ctx: Ctx, charge: ChargeRow, refund: RefundRow): Promise<void> {
  await ctx.db
    .updateTable('charges')
    .set((eb) => ({ refund_cents: eb('refund_cents', '-', refund.amount_cents) }))
    .where('id', '=', charge.id)
    .execute()
  ctx.log.error({ charge: charge.id, refund: refund.id }, 'a refund failed: a person decides')
  await applyChargeEvent(ctx, charge.id, {
    kind: 'refundFailed',
    refundId: refund.id,
    id: `refund-failed ${refund.id}`,
    at: ctx.now,
  })
}
