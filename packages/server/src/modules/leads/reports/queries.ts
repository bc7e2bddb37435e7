import { readProtocol } from '@volante/domain/lead/protocol'
import type { ReportAct, ReportStage } from '@volante/domain/lead/report-work'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { type DayRange, onDays } from '../../../platform/words/day-range.ts'
import { type Places, placesWithin } from '../../dealers/api.ts'

export interface ReportFilter extends DayRange {
  readonly stage?: ReportStage | undefined
  readonly brand?: string | undefined
  readonly reason?: string | undefined
  readonly category?: string | undefined
  readonly model?: string | undefined
  readonly dealerCode?: string | undefined
  readonly protocol?: string | undefined
}

interface Part {
  readonly page: number
  readonly size: number
  readonly sort?: 'oldest' | undefined
}

/** A report goes to the brand, about a dealer or not: who reaches a dealer alone reaches none. */
const isAt = ({ sites }: Places) => (sites === 'all' ? sql<SqlBool>`true` : isOneOf('site', sites))

/** Reports of these places and how many there are. */
export async function findReports(
  ctx: Pick<Ctx, 'db' | 'site' | 'everySite'>,
  places: Places,
  filter: ReportFilter,
  { page, size, sort }: Part,
) {
  const wanted = wantedReports(ctx, places, filter)
  const order = sort === 'oldest' ? 'asc' : 'desc'
  const sorted = wanted.selectAll().orderBy('created_at', order).orderBy('id', order)
  return countedPage(ctx.db, wanted.select('id'), { page, size }, (most, before) =>
    sorted.limit(most).offset(before).execute(),
  )
}

/** The reports that the list with these filters has, to be counted. */
export const reportsFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: ReportFilter) =>
  wantedReports(ctx, await placesWithin(ctx, reach), filter).select('id')

function wantedReports(
  { db, site, everySite }: Pick<Ctx, 'db' | 'site' | 'everySite'>,
  places: Places,
  filter: ReportFilter,
) {
  const { stage, brand, reason, category, model, dealerCode, protocol } = filter
  const ofBrand = everySite.flatMap((one) => (one.brand === brand ? [one.id] : []))
  return (
    db
      .selectFrom('reports')
      .where(isAt(places))
      .$if(stage !== undefined, (query) => query.where('stage', '=', stage ?? 'open'))
      .$if(brand !== undefined, (query) => query.where(isOneOf('site', ofBrand)))
      .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? ''))
      .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
      .$if(model !== undefined, (query) => query.where(sql<SqlBool>`lower(model) = lower(${model ?? ''})`))
      // The form names a dealer by its id; other senders may state its code.
      .$if(dealerCode !== undefined, (query) =>
        query.where(
          sql<SqlBool>`dealer_id = any(array(select unnest(array[id, code]) from dealers where code = ${dealerCode ?? ''}))`,
        ),
      )
      .$if(protocol !== undefined, (query) => query.where('protocol', '=', readProtocol(protocol ?? '') ?? ''))
      .where(onDays('created_at', site, filter))
  )
}

export const findReport = (db: Ctx['db'], id: string) =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()

export type ReportFound = NonNullable<Awaited<ReturnType<typeof findReport>>>

export async function isReportWithin(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const places = await placesWithin(ctx, reach)
  const row = await ctx.db
    .selectFrom('reports')
    .select('id')
    .where('id', '=', id)
    .where(isAt(places))
    .executeTakeFirst()
  return row !== undefined
}

/** How a report stands, so that nobody else changes it meanwhile. */
export const lockReport = (db: Ctx['db'], id: string) =>
  db.selectFrom('reports').select('stage').where('id', '=', id).forUpdate().executeTakeFirst()

interface Done {
  readonly act: ReportAct
  readonly note: string | null
  readonly stage: ReportStage
}

/** In a write: keeps what the caller did with a report and how it stands since. */
export async function keepAct({ db, now, user }: SignedInCtx, id: string, { act, note, stage }: Done): Promise<void> {
  await db.insertInto('report_acts').values({ report_id: id, at: now, account_id: user.id, act, note }).execute()
  await db.updateTable('reports').set({ stage }).where('id', '=', id).execute()
}

/** What staff did with a report, the newest first, with their names. */
export const actsOf = (db: Ctx['db'], id: string) =>
  db
    .selectFrom('report_acts')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['at', 'act', 'note', 'accounts.name as by'])
    .where('report_id', '=', id)
    .orderBy('report_acts.id', 'desc')
    .execute()
