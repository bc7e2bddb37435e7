import type { Ctx } from '../../../platform/http/ctx.ts'
import { applyChargeEvent } from './apply-event.ts'
import type { Happening } from './charge.ts'
import { type ChargeRow, findCharge, findUnpaidOfOrder, lockCharge } from './queries.ts'
import { knownOf, moment } from './demand.ts'
import { takeNotice } from './notice.ts'

/**
 * Takes an order and why it ends; ends its charges that are not paid yet and queues telling the provider. Money that comes all
 * the same goes back, but for an expired charge's that was paid before its end: that one is paid after all, and the order's
 * affair again.
 */
export function cancelOpenCharges(
  ctx: Ctx,
  orderId: string,
  end: 'cancelled' | 'expired' = 'cancelled',
): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    for (const row of await findUnpaidOfOrder(inside.db, orderId)) await endCharge(inside, row, end)
  })
}

/** The same for one charge, where it is not paid yet. */
export function cancelCharge(ctx: Ctx, chargeId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const row = await lockCharge(inside.db, chargeId)
    if (row.state === 'created' || row.state === 'pending') await endCharge(inside, row, 'cancelled')
  })
}

export async function endCharge(ctx: Ctx, { id, site }: ChargeRow, end: 'cancelled' | 'expired'): Promise<void> {
  await applyChargeEvent(ctx, id, endOf(end, id, ctx.now))
  await ctx.enqueue('payments.cancel', { site, chargeId: id })
}

const endOf = (kind: 'cancelled' | 'expired', chargeId: string, at: Date): Happening => ({
  kind,
  id: `${kind} ${chargeId}`,
  at,
})

/** The job after a cancellation: whether it has heard of the charge or not, the provider makes the charge unpayable, or tells of the payment that came first. */
export async function workOnCancel(ctx: Ctx, chargeId: string): Promise<void> {
  const row = await findCharge(ctx.db, chargeId)
  if (!row) return
  for (const notice of await ctx.providers.payments.named(row.provider).cancel(knownOf(row), moment(ctx)))
    await takeNotice(ctx, row, notice)
}

/**
 * The job at the end of a charge's time. The provider is asked to close it before we do, so that money that arrived in the
 * last moment still counts.
 */
export async function workOnExpiry(ctx: Ctx, chargeId: string): Promise<void> {
  const row = await findCharge(ctx.db, chargeId)
  if (!row?.expires_at || (row.state !== 'created' && row.state !== 'pending')) return
  if (row.expires_at > ctx.now)
    return ctx.enqueue('payments.expire', { site: row.site, chargeId }, { at: row.expires_at })
  await workOnCancel(ctx, chargeId)
  await applyChargeEvent(ctx, chargeId, endOf('expired', chargeId, ctx.now))
}
