import { dayIn } from '@volante/domain/local-time'
import { orderPath } from '@volante/contract/account-addresses'
import { isOneOf } from '@volante/domain/choice'
import { addDays, daysBetween } from '@volante/domain/date'
import { DAY_MS } from '@volante/domain/duration'
import { isOverForOrder, REMIND_DAYS } from '@volante/domain/financing/proposal'
import { UNSIGNED } from '@volante/domain/order/bank-status'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { notify } from '../../notifications/api.ts'
import { writeOf } from './letters.ts'
import { announceLoan } from './live.ts'
import { papersAsked, standsOn } from './present.ts'
import { papersOf } from './papers/queries.ts'
import {
  awaitedSince,
  changeProposal,
  endingApprovals,
  endingOnOrders,
  findProposal,
  lockProposal,
  type ProposalRow,
} from './queries.ts'

const MOST = 500

type Data = Readonly<Record<string, unknown>>

/**
 * Looks for approvals near their end or over, and for papers that are awaited; each is looked at again in the time zone of its
 * own site (`remind`). No zone is more than a day from UTC, so a day more is taken on either side.
 */
export async function lookForWaiting(ctx: Ctx): Promise<void> {
  const horizon = addDays(dayIn('UTC', ctx.now), REMIND_DAYS + 1)
  const over = dayIn('UTC', new Date(ctx.now.getTime() + DAY_MS))
  const ending = await endingApprovals(ctx.db, horizon, over, MOST)
  const onOrders = await endingOnOrders(ctx.db, horizon, over, MOST)
  const awaited = await awaitedSince(ctx.db, new Date(ctx.now.getTime() - DAY_MS), MOST)
  for (const { id, site } of [...ending, ...onOrders, ...awaited])
    await ctx.enqueue('financing.remind', { site, proposalId: id })
}

/** One proposal, at the day of its own site: a letter before its approval ends, one when it has, one where a paper is missing. */
export async function remind(ctx: Ctx, { proposalId }: Data): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  const about = row && (await reminderOf(ctx, row))
  if (!row || !about) return
  // Its order says first what becomes of it.
  if (about === 'over') return ctx.enqueue('orders.loan-over', { site: row.site, orderId: row.order_id })
  const values = about === 'lapsed' ? { lapse_told_at: ctx.now } : { reminded_on: today(ctx) }
  await ctx.inTransaction(async (inside) => {
    const now = await lockProposal(inside.db, row.id)
    if (!now || (await reminderOf(inside, now)) !== about) return
    await changeProposal(inside.db, row.id, values)
    await inside.enqueue('financing.reminder', { site: row.site, proposalId: row.id, about })
    if (about === 'lapsed') await tellLapsed(inside, row)
  })
}

/** Whoever looks at the proposal, and the dealer's people. */
export async function tellLapsed(ctx: Ctx, { id, number, dealer_code: dealerCode }: ProposalRow): Promise<void> {
  announceLoan(ctx, id)
  if (dealerCode === null) return
  await notify(ctx, 'loanAnswered', {
    subject: id,
    cause: `${id} lapsed`,
    told: { number, means: 'lapsed' },
    to: { countries: [ctx.site.country], dealerCode },
  })
}

type Reminder = 'ending' | 'lapsed' | 'over' | 'signing' | 'waiting'

async function reminderOf(ctx: Ctx, row: ProposalRow): Promise<Reminder | null> {
  const state = standsOn(ctx, row)
  if (state === 'lapsed') return row.lapse_told_at === null ? 'lapsed' : null
  const isOnOrder = row.order_id !== null
  if (isOnOrder && row.lapse_told_at === null && isOverForOrder(standing(row), today(ctx))) return 'over'
  if (row.reminded_on !== null) return null
  if (state === 'approved' && row.valid_until !== null && (!isOnOrder || isOneOf(UNSIGNED, row.status)))
    return daysBetween(today(ctx), row.valid_until) <= REMIND_DAYS ? (isOnOrder ? 'signing' : 'ending') : null
  if (state !== 'customer') return null
  const papers = papersAsked(row, await papersOf(ctx.db, [row.id]))
  return papers.some((paper) => paper.state === 'missing' || paper.state === 'refused') ? 'waiting' : null
}

const standing = ({ status, valid_until: validUntil }: ProposalRow) => ({ status, validUntil })

/** What is about an order names it and leads there. */
export async function writeReminder(ctx: Ctx, { proposalId, about, orderId, order }: Data): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  if (!row) return
  const [id, number] = [orderId ?? row.order_id, order ?? row.order_number]
  const link = publicOrigin(ctx.settings) + orderPath(ctx.site, String(id))
  const more = about === 'signing' || about === 'lapsedOrder' ? { order: String(number), link } : {}
  await writeOf(ctx, row, String(about), row.status_at.toISOString(), more)
}
