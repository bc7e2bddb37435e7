import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { maskedAccount, refundAccountOf, refundAccountRefusal } from '@volante/domain/payment/refund-account'
import { refusing } from '@volante/domain/refusal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { secretOf } from '../../../platform/settings/secrets.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import type { OrderRow } from '../order/order-row.ts'
import { startRefund } from './refunds.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key of its own from the secret that seals cards: one to keep, and none of the two opens what the other sealed. */
const keyOf = (settings: Settings): Buffer =>
  Buffer.from(hkdfSync('sha256', secretOf(settings, 'TOKENISER_KEY'), '', 'volante refund account', 32))

function sealed(settings: Settings, orderId: string, account: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings), nonce).setAAD(Buffer.from(orderId))
  return Buffer.concat([nonce, cipher.update(account, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function opened(settings: Settings, orderId: string, kept: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(settings), kept.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(orderId)).setAuthTag(kept.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(kept.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** What an order's page shows of the account; all of it to whoever sends the money. */
export async function refundAccount({ db, settings }: Ctx, orderId: string, isWhole: boolean) {
  const kept = await db.selectFrom('refund_accounts').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (!kept) return null
  return { masked: kept.masked, account: isWhole ? opened(settings, orderId, kept.sealed) : null }
}

/**
 * Takes a locked order that has money to send to an account, and what the buyer typed; keeps it sealed and orders what waited
 * for it. Refuses (422) what no money can be sent to and (409) an order that waits for no account.
 */
export async function keepRefundAccount(ctx: Ctx, order: OrderRow, typed: string): Promise<void> {
  refuseFields(ctx, refusing({ account: refundAccountRefusal(typed, order.country) }))
  const account = refundAccountOf(typed, order.country) ?? ''
  const waiting = await ctx.db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', '=', 'needsAccount')
    .execute()
  if (waiting.length === 0) throw ctx.fail('order.state', { status: order.status })
  const row = { sealed: sealed(ctx.settings, order.id, account), masked: maskedAccount(account), given_at: ctx.now }
  await ctx.db
    .insertInto('refund_accounts')
    .values({ order_id: order.id, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute()
  for (const refund of waiting) await startRefund(ctx, order, refund)
}
