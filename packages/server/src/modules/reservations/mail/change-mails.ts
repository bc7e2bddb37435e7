import { orderPath } from '@volante/contract/account-addresses'
import { formatDay } from '@volante/domain/date'
import { isOffered } from '@volante/domain/order/appraisal'
import { refundTerms } from '@volante/domain/order/cancellation'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { refundsView } from '../cancel/refunds-view.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { today } from '../../../platform/sites/today.ts'
import { chargeById } from '../../payments/api.ts'
import { strayRefunds } from '../pay/stray-refunds.ts'
import { newestContract } from '../papers/queries.ts'
import { contractFile } from './contract-file.ts'
import { fullOrder, wholeOrder } from '../order/load-order.ts'
import { daysOf, moneyOf, momentOf, writeToBuyer } from './order-letter.ts'

/** The buyer hears of another delivery day: the old one, the new one and why. */
export async function writeEstimateMail(ctx: Ctx, orderId: string, estimateId: number): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  const at = whole?.estimates.findIndex(({ id }) => id === estimateId) ?? -1
  const [before, changed] = whole ? [whole.estimates[at - 1], whole.estimates[at]] : []
  if (!whole || !before || !changed) return
  const values = {
    delivery: daysOf(ctx, changed),
    before: daysOf(ctx, before),
    reason: ctx.text(`order.estimateReason.${changed.reason}`),
    note: changed.note ?? '',
  }
  await writeToBuyer(ctx, whole, { cause: `estimate ${estimateId}`, text: 'order.mail.estimate', values })
}

/** A contract is there to be signed: its file and the way to its page. One that was replaced meanwhile is not sent. */
export async function writeContractMail(ctx: Ctx, orderId: string, contractId: string): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  const contract = await newestContract(ctx.db, orderId)
  if (!whole || contract?.id !== contractId || contract.state !== 'OPEN') return
  await writeToBuyer(ctx, whole, {
    cause: `contract ${contractId}`,
    text: 'order.mail.contract',
    values: {
      version: contract.version,
      link: publicOrigin(ctx.settings) + orderPath(ctx.site, orderId, 'orderContract'),
    },
    attachments: [contractFile(whole.order, contract)],
  })
}

/** Money went back: how much, by which way, and when it is there. */
export async function writeRefundMail(ctx: Ctx, orderId: string, refundId: string): Promise<void> {
  const full = await fullOrder(ctx.db, orderId, null)
  const refund = full && refundsView(ctx, full).find(({ id }) => id === refundId)
  if (!full || refund?.state !== 'done') return
  const values = {
    amount: moneyOf(full.order, refund.amount),
    way: ctx.text(`order.refund.${refund.method}`),
    at: momentOf(ctx, full.refunds.find(({ id }) => id === refundId)?.finished_at ?? ctx.now),
    date: formatDay(refund.expectedOn, ctx.site.language),
  }
  await writeToBuyer(ctx, full, { cause: `refund ${refundId}`, text: 'order.mail.refunded', values })
}

/** The buyer hears what the used car was found worth, and is asked. */
export async function writeAppraisalMail(ctx: Ctx, orderId: string, partId: string): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  const part = whole?.parts.find(({ id }) => id === partId)
  const appraisal = part?.details.appraisal
  if (!whole || !part || !appraisal || !isOffered(appraisal)) return
  const values = {
    usedCar: part.details.trade?.description ?? '',
    promised: moneyOf(whole.order, part.amount_cents),
    appraised: moneyOf(whole.order, appraisal.cents),
    note: appraisal.note,
  }
  const cause = `appraisal ${partId} ${appraisal.at}`
  await writeToBuyer(ctx, whole, { cause, text: 'order.mail.appraisal', values })
}

/** Money was ordered back by staff: how much, by which way, until when and why. */
export async function writeOrderedRefundMail(ctx: Ctx, orderId: string, refundId: string): Promise<void> {
  const full = await fullOrder(ctx.db, orderId, null)
  const refund = full && refundsView(ctx, full).find(({ id }) => id === refundId)
  if (!full || !refund) return
  const values = {
    amount: moneyOf(full.order, refund.amount),
    way: ctx.text(`order.refund.${refund.method}`),
    date: formatDay(refund.expectedOn, ctx.site.language),
    reason: refund.reason ?? '',
  }
  await writeToBuyer(ctx, full, { cause: `refund ordered ${refundId}`, text: 'order.mail.refundOrdered', values })
}

/** The day on which a withdrawn car is brought back; one that was changed meanwhile is not told. */
export async function writeReturnDayMail(ctx: Ctx, orderId: string, on: string): Promise<void> {
  const whole = await wholeOrder(ctx.db, sql`o.id = ${orderId}`, null)
  if (!whole || whole.order.status !== 'WITHDRAWN' || whole.order.return_on !== on) return
  const { name, city, state, phone } = whole.order.dealer
  const values = {
    day: formatDay(on, ctx.site.language),
    place: [name, city, state].filter(Boolean).join(', '),
    phone,
  }
  await writeToBuyer(ctx, whole, { cause: `return ${orderId} ${on}`, text: 'order.mail.returnDay', values })
}

/** Money that came when the order wanted none any more, and went back by itself. */
export async function writeStrayRefundMail(ctx: Ctx, orderId: string, chargeId: string): Promise<void> {
  const full = await fullOrder(ctx.db, orderId, null)
  const charge = full && (await chargeById(ctx.db, chargeId))
  if (!full || !charge) return
  for (const refund of await strayRefunds(ctx, orderId, chargeId)) {
    const day = today({ site: ctx.site, now: refund.finishedAt ?? ctx.now })
    const { method, expectedOn } = refundTerms(charge.kind, day, full.order.country)
    const values = {
      amount: moneyOf(full.order, refund.amountCents),
      way: ctx.text(`order.refund.${method}`),
      at: momentOf(ctx, refund.finishedAt ?? ctx.now),
      date: formatDay(expectedOn, ctx.site.language),
    }
    await writeToBuyer(ctx, full, { cause: `refund ${refund.id}`, text: 'order.mail.strayRefunded', values })
  }
}
