import { dayIn } from '@volante/domain/local-time'
import { refuse } from '@volante/domain/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { campaignsCalling } from './queries.ts'
import { report } from './reports.ts'

interface Update {
  readonly id: string
  readonly campaignId: string
  readonly done: boolean
  readonly date?: string | null | undefined
  readonly dealerCode: string
  /** "HH:MM" on the clock of the dealer. */
  readonly time?: string | null | undefined
  readonly minutes?: number | null | undefined
  readonly measure?: string | null | undefined
}

/** In a write: keeps what a workshop says of a car's repair, once an id, and lets it hold from here on. */
export async function keepUpdate(ctx: SignedInCtx, chassis: string, update: Update): Promise<void> {
  const { db, now } = ctx
  const { id, campaignId: campaign_id, done } = update
  const done_on = done ? (update.date ?? today(ctx)) : null
  if (done_on !== null && done_on > today(ctx)) refuseFields(ctx, { date: refuse('validation.date.past') })
  const calling = await campaignsCalling(db, today(ctx), chassis)
  if (!calling.some((one) => one.id === campaign_id)) throw ctx.fail('request.notFound')
  const made = await db
    .insertInto('recall_updates')
    .values({
      id,
      campaign_id,
      chassis,
      done,
      done_on,
      dealer_code: update.dealerCode,
      account_id: ctx.user.id,
      at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  await ctx.enqueue('logbook.recall', { site: ctx.site.id, id })
  if (done_on === null)
    await db
      .deleteFrom('recall_repairs')
      .where('campaign_id', '=', campaign_id)
      .where('chassis', '=', chassis)
      .execute()
  else {
    const repair = { done_on, ...factsOf(update) }
    await db
      .insertInto('recall_repairs')
      .values({ campaign_id, chassis, ...repair })
      .onConflict((conflict) => conflict.columns(['campaign_id', 'chassis']).doUpdateSet(repair))
      .execute()
  }
  await report(ctx, campaign_id, chassis)
  await ctx.changed('recalls')
}

/** What the receipt of a repair says. */
const factsOf = ({ dealerCode, time, minutes, measure }: Update) => ({
  dealer_code: dealerCode,
  done_at: time ?? null,
  minutes: minutes ?? null,
  measure: measure?.trim() || null,
})

/** An update by its id, its day as YYYY-MM-DD. */
export const findUpdate = (db: Db, id: string) =>
  db
    .selectFrom('recall_updates')
    .select(['id', 'campaign_id', 'done', 'at'])
    .select(sql<string | null>`to_char(done_on, 'YYYY-MM-DD')`.as('day'))
    .where('id', '=', id)
    .executeTakeFirst()

/** What was told of a repair, with the title of its recall in the words of the site; of the day it was told, where it was taken back. */
export async function reportedRepair({ db, site }: Pick<Ctx, 'db' | 'site'>, id: string) {
  const row = await db
    .selectFrom('recall_updates as u')
    .innerJoin('recall_campaigns as c', 'c.id', 'u.campaign_id')
    .select(['u.id', 'u.chassis', 'u.done', 'u.dealer_code as dealerCode', 'c.id as campaignId', 'c.title', 'u.at'])
    .select(sql<string | null>`to_char(u.done_on, 'YYYY-MM-DD')`.as('doneOn'))
    .where('u.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, title: row.title[site.language], day: row.doneOn ?? dayIn(site.timeZone, row.at) }
}
