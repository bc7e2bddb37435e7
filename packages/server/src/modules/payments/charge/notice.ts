import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Notice } from '../../../providers/payments/provider.ts'
import { applyChargeEvent } from './apply-event.ts'
import type { ChargeRow } from './queries.ts'
import { finishRefund } from '../refund/refund.ts'
import { findRefund } from '../refund/queries.ts'

/** Takes what a provider says of a charge and lets it happen; what was said before changes nothing. */
export async function takeNotice(ctx: Ctx, charge: ChargeRow, notice: Notice): Promise<void> {
  const { id, at } = notice
  switch (notice.kind) {
    case 'paid':
      return void (await applyChargeEvent(ctx, charge.id, { kind: 'paid', payment: notice.payment, id, at }))
    case 'refused':
      return void (await applyChargeEvent(ctx, charge.id, { kind: 'refused', refusal: notice.refusal, id, at }))
    case 'refunded':
      return takeRefund(ctx, charge, notice)
    case 'refundFailed':
      return failRefund(ctx, charge, notice.refundId)
  }
}

async function failRefund(ctx: Ctx, charge: ChargeRow, refundId: string): Promise<void> {
  if (await findRefund(ctx, refundId)) await finishRefund(ctx, charge, refundId, 'failed')
}

/** A return nobody here asked for was made at the provider by hand; it counts when it is of the whole payment. */
async function takeRefund(ctx: Ctx, charge: ChargeRow, notice: Extract<Notice, { kind: 'refunded' }>): Promise<void> {
  if (await findRefund(ctx, notice.refundId)) return finishRefund(ctx, charge, notice.refundId, 'done')
  const payment = charge.facts.payments.find(({ id }) => id === notice.paymentId)
  if (!payment || payment.cents !== notice.amountCents)
    return ctx.log.error(
      { charge: charge.id, notice: notice.id },
      'a part was given back at the provider: a person decides',
    )
  const { id, at, paymentId } = notice
  await applyChargeEvent(ctx, charge.id, { kind: 'refunded', paymentId, id, at })
}
