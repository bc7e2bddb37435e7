import { textsOf } from '@volante/domain/order/stages'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { sendLetter } from '../../../providers/mail/send-letter.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { termsOf } from '../cancel/cancel.ts'
import { paidParts } from '../cancel/refunds.ts'
import { fullOrder, type FullOrder, wholeOrder } from '../order/load-order.ts'
import { PIX_OVER } from '../order/pix-over.ts'
import { stateOf } from '../order/state.ts'
import { campaignOfOrder } from '../reserve/campaign-queries.ts'
import { newestContract } from '../papers/queries.ts'
import { contractFile } from './contract-file.ts'
import { receiptOf, refundLines } from './money-lines.ts'
import { moneyOf, orderValues, writeToBuyer } from './order-letter.ts'

/** The job of a letter: takes an order and one of its events and writes to the buyer what happened and what comes next, once. */
export async function writeOrderMail(ctx: Ctx, orderId: string, eventId: number): Promise<void> {
  const full = await fullOrder(ctx.db, orderId, null)
  const event = full?.events.find(({ id }) => id === eventId)
  const status = event ? orderStatusOf(event.status) : null
  // The letter about a contract is written once there is one, and carries it.
  if (!full || !status || status === 'SIGN_CONTRACT') return
  // Decided in the same moment: one letter says it.
  if (status === 'REQUESTED_CANCELLATION' && full.order.status === 'CANCELLED') return
  const isPixOver = event?.data.reason === PIX_OVER
  // The newest event is told as every page tells it; an earlier one as what happened then.
  const isNewest = full.events.at(-1)?.id === eventId
  const state = stateOf(full)
  const { title, sentence } = isNewest ? state : textsOf(status)
  const [action] = isNewest ? state.actions : []
  const heading = ctx.text(title)
  const signed = status === 'PLACED' ? await newestContract(ctx.db, orderId) : undefined
  await writeToBuyer(ctx, full, {
    cause: `order ${orderId} ${eventId}`,
    text: 'order.mail',
    heading,
    attachments: signed?.state === 'SIGNED' ? [contractFile(full.order, signed)] : [],
    values: {
      title: heading,
      sentence: ctx.text(isPixOver ? PIX_OVER : sentence),
      extra: await extraOf(ctx, full, isPixOver ? 'EXPIRED' : status),
      action: ctx.text(action ? `order.action.${action}` : 'order.mail.follow'),
    },
  })
}

const RECEIPTS: Readonly<Record<string, 'deposit' | 'remaining'>> = { RESERVE: 'deposit', PAID: 'remaining' }

/** What a status says beside its sentence: the words of its own, and what was received where it stands for a payment. */
async function extraOf(ctx: Ctx, full: FullOrder, status: string): Promise<string> {
  const isOrdered = status === 'PRE_RESERVE' && full.order.unit_place === 'order'
  const own = isOrdered ? 'order.mail.ordered' : `order.mail.${status}`
  const part = full.parts.findLast(({ purpose, is_paid }) => is_paid && purpose === RECEIPTS[status])
  const words = ctx.texts.has(own) ? [ctx.text(own, await moneyValues(ctx, full))] : []
  return [...words, ...(part ? [receiptOf(ctx, full, part)] : []), ''].join('\n\n')
}

async function moneyValues(ctx: Ctx, full: FullOrder): Promise<Record<string, string>> {
  const { order, parts, refunds } = full
  const terms = termsOf(order, paidParts(parts, refunds), await campaignOfOrder(ctx, order), today(ctx))
  return {
    ...orderValues(ctx, full),
    refund: moneyOf(order, terms.refundCents),
    refunds: refundLines(ctx, full),
  }
}

/** A part of the rest was paid and more is open; what settles the order is told by its own letter. */
export async function writePaidMail(ctx: Ctx, orderId: string, partId: string): Promise<void> {
  const full = await fullOrder(ctx.db, orderId, null)
  const part = full?.parts.find(({ id }) => id === partId)
  if (!full || !part?.is_paid) return
  const isSettled = full.order.remaining_cents === 0 && full.parts.every(({ is_paid, purpose }) => is_paid || !purpose)
  if (isSettled) return
  const values = { receipt: receiptOf(ctx, full, part) }
  await writeToBuyer(ctx, full, { cause: `paid ${partId}`, text: 'order.mail.paid', values })
}

/** Tells the house that a delivered car is to come back. */
export async function writeReturnMail(ctx: Ctx, orderId: string): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  if (!whole) return
  const values = { ...orderValues(ctx, whole), link: `${publicOrigin(ctx.settings)}/desk/orders/${orderId}` }
  const { email: to } = ctx.site.legal
  await sendLetter(ctx, { cause: [`return ${orderId}`], to, text: 'order.mail.return', values })
}
