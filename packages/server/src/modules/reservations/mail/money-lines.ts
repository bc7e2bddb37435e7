import { formatDay } from '@volante/domain/date'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { refundsView } from '../cancel/refunds-view.ts'
import type { FullOrder } from '../order/load-order.ts'
import type { PartRow } from '../order/order-row.ts'
import { moneyOf, momentOf } from './order-letter.ts'

/** How a part was paid: a card by its brand, last digits and instalments. */
export function wayOf(ctx: Ctx, { charges }: FullOrder, { charge_id, payment_kind }: PartRow): string {
  const charge = charges.find(({ id }) => id === charge_id)
  if (!charge?.card) return payment_kind ? ctx.text(`order.paymentKind.${payment_kind}`) : ''
  const { brand, last4 } = charge.card
  return ctx.text('order.mail.way.card', { brand, last4, instalments: charge.instalments })
}

/** What was received for a part: the amount, how and when. */
export const receiptOf = (ctx: Ctx, full: FullOrder, part: PartRow): string =>
  ctx.text('order.mail.receipt', {
    amount: moneyOf(full.order, part.amount_cents + part.refunded_cents),
    way: wayOf(ctx, full, part),
    at: momentOf(ctx, part.paid_at ?? ctx.now),
  })

/** What goes back of an order: the sum, then each payment with its way and until when; `none` where nothing does. */
export function refundLines(ctx: Ctx, full: FullOrder): string {
  const refunds = refundsView(ctx, full).filter(({ state }) => state !== 'declined')
  if (refunds.length === 0) return 'none'
  const amount = refunds.reduce((sum, one) => sum + one.amount, 0)
  return [
    ctx.text('order.mail.refundTotal', { amount: moneyOf(full.order, amount) }),
    ...refunds.map((one) =>
      ctx.text('order.mail.refundLine', {
        way: ctx.text(`order.refund.${one.method}`),
        amount: moneyOf(full.order, one.amount),
        date: formatDay(one.expectedOn, ctx.site.language),
      }),
    ),
  ].join('\n')
}
