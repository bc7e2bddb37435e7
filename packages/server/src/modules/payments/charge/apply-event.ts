import { type Charge as Facts, chargeState, type Consequence, settle } from '@volante/domain/payment/charge-state'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Charge, Happening } from './charge.ts'
import { type ChargeRow, chargeOf, findLive, lockCharge } from './queries.ts'
import { insertRefund } from '../refund/queries.ts'

/**
 * The one way in which a charge changes. Takes a charge's id and something that happened to it, ours or the provider's,
 * repeated, late or out of order; keeps it once, orders back what must not stay, and queues `orders.charge-changed` in the
 * same transaction when it made a difference.
 */
export function applyChargeEvent(ctx: Ctx, chargeId: string, happening: Happening): Promise<Charge> {
  return ctx.inTransaction(async (inside) => {
    const row = await lockCharge(inside.db, chargeId)
    const before = await readied(inside.db, row, happening)
    const { charge: facts, consequence } = settle(before, happening)
    const changed = await save(inside, row, facts, happening)
    if (!changed) return chargeOf(row)
    if (!happening.isQuiet) await follow(inside, changed, consequence)
    return chargeOf(changed)
  })
}

/**
 * What a payment meets. Made in time it counts although its charge had ended, unless the buyer has meanwhile another charge
 * for the same thing; then this one is over and the money goes back. A Pix made after its end comes too late, although our
 * own look at the clock has not come yet.
 */
async function readied(db: Db, row: ChargeRow, happening: Happening): Promise<Facts> {
  if (happening.kind !== 'paid') return row.facts
  const wasInTime = row.expires_at !== null && happening.at <= row.expires_at
  if (row.is_live) return row.kind === 'pix' && !wasInTime ? settle(row.facts, { kind: 'expired' }).charge : row.facts
  if (await findLive(db, row.order_id, row.purpose, row.kind)) return settle(row.facts, { kind: 'cancelled' }).charge
  return wasInTime ? settle(row.facts, { kind: 'reopened' }).charge : row.facts
}

/**
 * The happening and the charge after it in one statement. A second notice of the same happening meets the first one's row
 * and stops there: nothing is changed, and nothing answered.
 */
function save(ctx: Ctx, row: ChargeRow, facts: Facts, happening: Happening): Promise<ChargeRow | undefined> {
  const { db, now } = ctx
  const isApplied = facts.applied !== null && row.facts.applied === null
  const state = chargeState(facts)
  return db
    .with('news', (query) =>
      query
        .insertInto('payment_events')
        .values({
          provider: row.provider,
          event_id: happening.id,
          charge_id: row.id,
          kind: happening.kind,
          at: happening.at,
          received_at: now,
          amount_cents: happening.kind === 'paid' ? happening.payment.cents : null,
          state_before: row.state,
          state_after: state,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('charge_id'),
    )
    .updateTable('charges')
    .from('news')
    .set({
      facts: JSON.stringify(facts),
      state,
      paid_cents: facts.payments.reduce((sum, { cents }) => sum + cents, 0),
      checked_at: now,
      ...(isApplied ? { paid_at: happening.at } : {}),
      ...(happening.refusal ? { refusal: happening.refusal } : {}),
    })
    .whereRef('charges.id', '=', 'news.charge_id')
    .returningAll('charges')
    .executeTakeFirst()
}

async function follow(ctx: Ctx, row: ChargeRow, consequence: Consequence): Promise<void> {
  if (consequence.kind === 'ignore') return
  // What a buyer asked for has its refund already, of the amount asked.
  if (consequence.kind === 'refund' && consequence.cause !== 'asked') {
    const { payment, cause } = consequence
    await insertRefund(ctx, row, {
      paymentId: payment.id,
      amountCents: payment.cents,
      reason: cause,
      key: `${cause} ${payment.id}`,
    })
  }
  await ctx.enqueue('orders.charge-changed', { site: row.site, chargeId: row.id })
}
