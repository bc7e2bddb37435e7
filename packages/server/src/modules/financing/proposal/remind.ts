import { addDays, daysBetween } from '@volante/domain/date'
import { REMIND_DAYS } from '@volante/domain/financing/proposal'
import { statusesMeaning } from '@volante/domain/order/bank-status'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { dayIn, today } from '../../../platform/sites/today.ts'
import { notify } from '../../notifications/api.ts'
import { writeOf } from './letters.ts'
import { announceLoan } from './live.ts'
import { papersAsked, standsOn } from './present.ts'
import { findProposal, lockProposal, papersOf, type ProposalRow } from './queries.ts'

const MOST = 500
const DAY_MS = 86_400_000

type Data = Readonly<Record<string, unknown>>

/**
 * Looks for approvals near their end or over, and for papers that are awaited; each is looked at again in the time zone of its
 * own site (`remind`). No zone is more than a day from UTC, so a day more is taken on either side.
 */
export async function lookForWaiting(ctx: Ctx): Promise<void> {
  const horizon = addDays(dayIn('UTC', ctx.now), REMIND_DAYS + 1)
  const ending = await ctx.db
    .selectFrom('financing_proposals')
    .select(['id', 'site'])
    .where('valid_until', '<=', horizon)
    .where('order_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('lapse_told_at', 'is', null)
    .where(sql<boolean>`status = any(${[...statusesMeaning('approved')]}::text[])`)
    .where((eb) =>
      eb.or([
        eb('reminded_on', 'is', null),
        eb('valid_until', '<', dayIn('UTC', new Date(ctx.now.getTime() + DAY_MS))),
      ]),
    )
    .orderBy('valid_until')
    .limit(MOST)
    .execute()
  const awaited = await ctx.db
    .selectFrom('financing_proposals')
    .select(['id', 'site'])
    .where('status_at', '<=', new Date(ctx.now.getTime() - DAY_MS))
    .where('withdrawn_at', 'is', null)
    .where('reminded_on', 'is', null)
    .where(sql<boolean>`status in ('PENDING_PROPOSAL', 'PENDING_DOCUMENT', 'PENDING_REGISTER_INFO')`)
    .orderBy('status_at')
    .limit(MOST)
    .execute()
  for (const { id, site } of [...ending, ...awaited]) await ctx.enqueue('financing.remind', { site, proposalId: id })
}

/** One proposal, at the day of its own site: a letter before its approval ends, one when it has, one where a paper is missing. */
export async function remind(ctx: Ctx, { proposalId }: Data): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  const about = row && (await reminderOf(ctx, row))
  if (!row || !about) return
  const values = about === 'lapsed' ? { lapse_told_at: ctx.now } : { reminded_on: today(ctx) }
  await ctx.inTransaction(async (inside) => {
    const now = await lockProposal(inside.db, row.id)
    if (!now || (await reminderOf(inside, now)) !== about) return
    await inside.db.updateTable('financing_proposals').set(values).where('id', '=', row.id).execute()
    await inside.enqueue('financing.reminder', { site: row.site, proposalId: row.id, about })
    if (about !== 'lapsed') return
    announceLoan(inside, row.id)
    if (row.dealer_code === null) return
    await notify(inside, 'loanAnswered', {
      subject: row.id,
      cause: `${row.id} lapsed`,
      told: { number: row.number, means: 'lapsed' },
      to: { countries: [inside.site.country], dealerCode: row.dealer_code },
    })
  })
}

type Reminder = 'ending' | 'lapsed' | 'waiting'

async function reminderOf(ctx: Ctx, row: ProposalRow): Promise<Reminder | null> {
  const state = standsOn(ctx, row)
  if (state === 'lapsed') return row.lapse_told_at === null ? 'lapsed' : null
  if (row.reminded_on !== null) return null
  if (state === 'approved' && row.order_id === null && row.valid_until !== null)
    return daysBetween(today(ctx), row.valid_until) <= REMIND_DAYS ? 'ending' : null
  if (state !== 'customer') return null
  const papers = papersAsked(row, await papersOf(ctx.db, [row.id]))
  return papers.some((paper) => paper.state === 'missing' || paper.state === 'refused') ? 'waiting' : null
}

export async function writeReminder(ctx: Ctx, { proposalId, about }: Data): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  if (row) await writeOf(ctx, row, String(about), row.status_at.toISOString())
}
