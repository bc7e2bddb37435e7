import { orderPath } from '@volante/contract/account-addresses'
import { isRefundOpen } from '@volante/domain/order/refund'
import { textsOf } from '@volante/domain/order/stages'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { formatDay } from '@volante/domain/date'
import { formatPrice } from '@volante/domain/money/price'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { campaignOfOrder } from './reserve/campaign-queries.ts'
import { termsOf } from './cancel/cancel.ts'
import { PIX_OVER } from './order/pix-over.ts'
import { type WholeOrder, wholeOrder } from './order/load-order.ts'
import type { EstimateRow } from './order/order-row.ts'
import { paidParts } from './cancel/refunds.ts'
import type { OrderRow, RefundRow } from './order/order-row.ts'
import { stateOf } from './order/state.ts'
import { sendLetter } from '../../providers/mail/send-letter.ts'

/** The job of a letter: takes an order and one of its events and writes to the buyer what happened and what comes next, once. */
export async function writeOrderMail(ctx: Ctx, orderId: string, eventId: number): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  const event = whole?.events.find(({ id }) => id === eventId)
  const status = event ? orderStatusOf(event.status) : null
  // An erased person has no address left.
  if (!whole?.order.email || !status) return
  // The newest event is told as every page tells it; an earlier one as what happened then.
  const isNewest = whole.events.at(-1)?.id === eventId
  const { title, sentence } = isNewest ? stateOf(whole) : textsOf(status)
  const isPixOver = event?.data.reason === PIX_OVER
  const extra = `order.mail.${isPixOver ? 'EXPIRED' : status}`
  const values = await valuesOf(ctx, whole)
  await sendLetter(ctx, {
    cause: [`order ${orderId} ${eventId}`],
    to: whole.order.email,
    text: 'order.mail',
    values: {
      ...values,
      title: ctx.text(title),
      sentence: ctx.text(isPixOver ? PIX_OVER : sentence),
      extra: ctx.texts.has(extra) ? `${ctx.text(extra, values)}\n\n` : '',
    },
  })
}

/** The buyer hears of another delivery day: the old one, the new one and why. */
export async function writeEstimateMail(ctx: Ctx, orderId: string, estimateId: number): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  const at = whole?.estimates.findIndex(({ id }) => id === estimateId) ?? -1
  const [before, changed] = whole ? [whole.estimates[at - 1], whole.estimates[at]] : []
  if (!whole || !before || !changed) return
  const values = {
    ...(await valuesOf(ctx, whole)),
    delivery: daysOf(ctx, changed),
    before: daysOf(ctx, before),
    reason: ctx.text(`order.estimateReason.${changed.reason}`),
    note: changed.note ?? '',
  }
  await sendLetter(ctx, {
    cause: [`estimate ${estimateId}`],
    to: whole.order.email,
    text: 'order.mail.estimate',
    values,
  })
}

function daysOf(ctx: Ctx, { delivery_from, delivery_on: to }: EstimateRow): string {
  const from = delivery_from ?? to
  const [first, last] = [formatDay(from, ctx.site.language), formatDay(to, ctx.site.language)]
  return from === to ? last : ctx.text('order.mail.days', { from: first, to: last })
}

/** Tells the house that a delivered car is to come back. */
export async function writeReturnMail(ctx: Ctx, orderId: string): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  if (!whole) return
  const values = await valuesOf(ctx, whole)
  const { email: to } = ctx.site.legal
  await sendLetter(ctx, { cause: [`return ${orderId}`], to, text: 'order.mail.return', values })
}

async function valuesOf(ctx: Ctx, { order, parts, refunds }: WholeOrder): Promise<Record<string, string>> {
  const { site, settings, now } = ctx
  const { car, currency } = order
  const campaign = await campaignOfOrder(ctx, order)
  const terms = termsOf(order, paidParts(parts, refunds), campaign, today(ctx))
  const time = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: site.timeZone,
  })
  return {
    brand: site.brandName,
    company: site.legal.companyName,
    name: order.person.name ?? order.buyer_name,
    number: order.number,
    car: `${car.modelName} ${car.versionName}`,
    dealer: order.dealer.name,
    link: `${settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`}${orderPath(site, order.id)}`,
    until: time.format(order.expires_at ?? now),
    reservation: formatPrice(order.reservation_cents, currency),
    remaining: formatPrice(order.remaining_cents, currency),
    refund: formatPrice(terms.refundCents, currency),
    refunds: refundLines(ctx, order, refunds),
  }
}

/** What goes back, each payment with its amount, its way and until when; nothing where nothing does. */
function refundLines(ctx: Ctx, { currency }: OrderRow, refunds: readonly RefundRow[]): string {
  const day = new Intl.DateTimeFormat(ctx.site.language, { dateStyle: 'short', timeZone: 'UTC' })
  const lines = refunds
    .filter(({ state }) => isRefundOpen(state))
    .map(({ amount_cents, expected_on, method }) =>
      ctx.text('order.mail.refund', {
        amount: formatPrice(amount_cents, currency),
        way: ctx.text(`order.refund.${method}`),
        date: day.format(new Date(expected_on)),
      }),
    )
  return lines.length === 0 ? '' : `\n\n${ctx.text('order.mail.refunds', { lines: lines.join('\n') })}`
}
