import type { OpenStep, Payment } from '@volante/contract/payment'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Charge } from './charge.ts'
import { qrDrawing } from './qr.ts'

export function paymentOf(ctx: Ctx, charge: Charge): Payment {
  const { refusal, pix } = charge
  return {
    id: charge.id,
    orderId: charge.orderId,
    purpose: charge.purpose,
    type: charge.kind,
    state: charge.state,
    value: charge.amountCents,
    currency: charge.currency,
    refunded: charge.refundCents,
    instalments: charge.instalments,
    createdAt: charge.createdAt.toISOString(),
    endTime: charge.kind === 'card' ? null : (charge.expiresAt?.toISOString() ?? null),
    paidAt: charge.paidAt?.toISOString() ?? null,
    refusal: refusal ? { code: refusal, message: ctx.text(refusal) } : null,
    card: charge.card,
    // A code that can no longer be paid is shown to nobody.
    pix: pix && charge.state === 'pending' ? { code: pix.code, qr: qrDrawing(pix.code) } : null,
    boleto: charge.boleto,
  }
}

/** What is still to come of a charge: who acts, and until when. A card waits for its bank, the others for the buyer. */
export function openStepOf({ id, kind, state, expiresAt }: Charge): OpenStep | null {
  const until = kind === 'card' ? null : (expiresAt?.toISOString() ?? null)
  switch (state) {
    case 'created':
      return { paymentId: id, step: 'prepare', actor: 'provider', until }
    case 'pending':
      return { paymentId: id, step: 'pay', actor: kind === 'card' ? 'provider' : 'customer', until }
    case 'refused':
    case 'expired':
      return { paymentId: id, step: 'payAgain', actor: 'customer', until: null }
    case 'refunding':
      return { paymentId: id, step: 'awaitRefund', actor: 'provider', until: null }
    case 'paid':
    case 'cancelled':
    case 'refunded':
      return null
  }
}
