import type { Day } from '@volante/domain/date'
import { REPORT_DAYS } from '@volante/domain/vehicle/recall-progress'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { RecallReport } from '../../providers/recall-reports/provider.ts'

interface Repair {
  readonly campaignId: string
  readonly chassis: string
}

/** Makes what is to be told equal to the repairs of Brazilian recalls, of one or of all: new ones and changed days are to be told, told ones that are gone taken back. */
export async function followReports(db: Db, only?: Repair): Promise<void> {
  const of = (row: 'r' | 'p') =>
    only
      ? sql`${sql.ref(`${row}.campaign_id`)} = ${only.campaignId} and ${sql.ref(`${row}.chassis`)} = ${only.chassis}`
      : sql`true`
  await sql`
    insert into recall_reports as p (campaign_id, chassis, done, done_on, due_on)
    select r.campaign_id, r.chassis, true, r.done_on, r.done_on + ${REPORT_DAYS}::int
    from recall_repairs r join recall_campaigns c on c.id = r.campaign_id and c.country = 'BR' and c.kind = 'RECALL'
    where ${of('r')}
    on conflict (campaign_id, chassis) do update
    set done = true, done_on = excluded.done_on, due_on = excluded.due_on, told_at = null, tries = 0, failed = null
    where not p.done or p.done_on <> excluded.done_on`.execute(db)
  const isGone = sql`${of('p')} and p.done and not exists (
    select 1 from recall_repairs r where r.campaign_id = p.campaign_id and r.chassis = p.chassis)`
  await sql`delete from recall_reports p where p.told_at is null and ${isGone}`.execute(db)
  await sql`
    update recall_reports p set done = false, told_at = null, tries = 0, failed = null where ${isGone}`.execute(db)
}

/** So many that wait, what was tried least and is due first first. */
export const waitingReports = async (db: Db, size: number): Promise<readonly RecallReport[]> =>
  db
    .selectFrom('recall_reports')
    .select(['campaign_id as campaignId', 'chassis', 'done'])
    .select(sql<string>`to_char(done_on, 'YYYY-MM-DD')`.as('doneOn'))
    .where('told_at', 'is', null)
    .orderBy('tries')
    .orderBy('due_on')
    .limit(size)
    .execute()

export interface Late {
  readonly campaignId: string
  readonly count: number
  /** When the last of them was due. */
  readonly due: string
}

/** Recalls with repairs of which the registry was not told in time, how many, and when the last of them was due. */
export const lateReports = async (db: Db, today: Day): Promise<readonly Late[]> =>
  (
    await sql<Late>`
      select campaign_id as "campaignId", count(*)::int as count, to_char(max(due_on), 'YYYY-MM-DD') as due
      from recall_reports where told_at is null and due_on < ${today} group by 1 order by 1`.execute(db)
  ).rows

/** As it was told: what changed meanwhile is still to be told. */
const sameReport = (db: Db, { campaignId, chassis, done, doneOn }: RecallReport) =>
  db
    .updateTable('recall_reports')
    .where('campaign_id', '=', campaignId)
    .where('chassis', '=', chassis)
    .where('done', '=', done)
    .where('done_on', '=', doneOn)

export const keepReported = (db: Db, report: RecallReport, at: Date) =>
  sameReport(db, report)
    .set((eb) => ({ told_at: at, failed: null, tries: eb('tries', '+', 1) }))
    .execute()

export const keepFailure = (db: Db, report: RecallReport, why: string) =>
  sameReport(db, report)
    .set((eb) => ({ failed: why.slice(0, 200), tries: eb('tries', '+', 1) }))
    .execute()
