import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Refund } from '../charge/charge.ts'
import { type ChargeRow, isUuid } from '../charge/queries.ts'
import type { PaymentTables } from '../tables.ts'

export type RefundRow = Selectable<PaymentTables['refunds']>

export interface NewRefund {
  readonly paymentId: string
  readonly amountCents: number
  readonly reason: string
  readonly key: string
}

/** Keeps a refund and queues it; the same key again answers the first one, with nothing queued. The charge's row is locked. */
export async function insertRefund(ctx: Ctx, charge: ChargeRow, refund: NewRefund): Promise<RefundRow> {
  const { db, now } = ctx
  const made = await db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      charge_id: charge.id,
      payment_id: refund.paymentId,
      request_key: refund.key,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      state: 'requested',
      created_at: now,
      checked_at: now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.columns(['charge_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) return findRequested(ctx, charge.id, refund.key)
  await db
    .updateTable('charges')
    .set((eb) => ({ refund_cents: eb('refund_cents', '+', refund.amountCents) }))
    .where('id', '=', charge.id)
    .execute()
  await ctx.enqueue('payments.refund', { site: charge.site, refundId: made.id })
  return made
}

const findRequested = ({ db }: Ctx, chargeId: string, key: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow()

/** A provider may name a refund of its own making, in whatever form. */
export async function findRefund({ db }: Ctx, id: string): Promise<RefundRow | undefined> {
  return isUuid(id) ? db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst() : undefined
}

export const findRefundsOf = ({ db }: Ctx, chargeId: string) =>
  db.selectFrom('refunds').selectAll().where('charge_id', '=', chargeId).orderBy('created_at').orderBy('id').execute()

/** Takes a charge; returns everything of it that goes or went back, oldest first. */
export const refundsOfCharge = async (ctx: Ctx, chargeId: string): Promise<Refund[]> =>
  (await findRefundsOf(ctx, chargeId)).map(refundOf)

/** Ends a refund that is under way; undefined when it had ended before. */
export const endRefund = ({ db, now }: Ctx, id: string, state: 'done' | 'failed') =>
  db
    .updateTable('refunds')
    .set({ state, finished_at: now, checked_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['requested', 'processing'])
    .returningAll()
    .executeTakeFirst()

export const refundOf = (row: RefundRow): Refund => ({
  id: row.id,
  chargeId: row.charge_id,
  amountCents: row.amount_cents,
  reason: row.reason,
  state: row.state,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})
