import type { Ctx } from '../../../platform/http/ctx.ts'
import { BOX, SIGNATURE_HEADER } from '../../../providers/payments/box/box.ts'
import { findBoxRefund, settleDue } from '../../../providers/payments/box/box-queries.ts'
import { paidBody, refundedBody } from '../../../providers/payments/box/notices.ts'
import { signature } from '../../../providers/payments/signature.ts'
import { secretOf } from '../../../platform/settings/secrets.ts'
import { takeWebhook } from '../charge/webhooks.ts'

/** How often the box tells of a payment. */
const TIMES = { duplicate: 3, silent: 0 } as const

/** The box's own job: a buyer whose time has come pays, and the platform is told by signed webhook. */
export async function deliver(ctx: Ctx, chargeId: string): Promise<void> {
  const row = await settleDue(ctx.db, chargeId, ctx.now)
  if (row?.state !== 'paid' || !row.paid_at) return
  const times = row.conduct === 'duplicate' || row.conduct === 'silent' ? TIMES[row.conduct] : 1
  for (let time = 0; time < times; time += 1) await post(ctx, paidBody(row, row.paid_at))
}

export async function deliverRefund(ctx: Ctx, refundId: string): Promise<void> {
  const row = await findBoxRefund(ctx.db, refundId)
  if (row) await post(ctx, refundedBody(row))
}

async function post(ctx: Ctx, body: Buffer): Promise<void> {
  const headers = { [SIGNATURE_HEADER]: signature(secretOf(ctx.settings, 'PAYMENTS_WEBHOOK_KEY'), body, ctx.now) }
  const answer = await takeWebhook(ctx, ctx.providers.payments.named(BOX), { headers, query: {}, body })
  if (answer !== 'genuine') throw new Error(`the box was not believed: ${answer}`)
}
