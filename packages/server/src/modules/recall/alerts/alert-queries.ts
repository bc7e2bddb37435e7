import type { Day } from '@volante/domain/date'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { RecallTables } from '../tables.ts'

type Table = RecallTables['recall_alerts']
export type AlertRow = Selectable<Table>

/** One a person, site and subject: one that is kept already is returned as it is. */
export async function keepAlert(db: Db, row: Insertable<Table>): Promise<AlertRow> {
  const made = await db
    .insertInto('recall_alerts')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email), site, subject`).doNothing())
    .returningAll()
    .executeTakeFirst()
  return (
    made ??
    db
      .selectFrom('recall_alerts')
      .selectAll()
      .where(sql`lower(email)`, '=', row.email.toLowerCase())
      .where('site', '=', row.site)
      .where('subject', '=', row.subject)
      .executeTakeFirstOrThrow()
  )
}

export const findAlert = (db: Db, id: string) =>
  db.selectFrom('recall_alerts').selectAll().where('id', '=', id).executeTakeFirst()

export const confirmAlert = (db: Db, id: string, at: Date, endsAt: Date) =>
  db
    .updateTable('recall_alerts')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(at)), ends_at: endsAt }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const endAlert = (db: Db, id: string) => db.deleteFrom('recall_alerts').where('id', '=', id).execute()

/** Plates of which the registry has not said yet which car bears them, what was asked longest ago first. */
export const unknownPlates = (db: Db, most: number) =>
  db
    .selectFrom('recall_alerts')
    .select(['id', 'site'])
    .where('confirmed_at', 'is not', null)
    .where('chassis', 'is', null)
    .where('plate', 'is not', null)
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute()

export const keepLook = (db: Db, id: string, chassis: string | null, at: Date) =>
  db.updateTable('recall_alerts').set({ chassis, looked_at: at }).where('id', '=', id).execute()

interface DueAlert {
  readonly id: string
  readonly campaignId: string
  readonly site: string
}

interface Look {
  readonly day: Day
  readonly now: Date
  readonly most: number
}

/** What confirmed readers were not told yet: recalls that call their car, and those they wait for that can be repaired; told of they are from here on. */
export const takeUnsent = async (db: Db, { day, now, most }: Look): Promise<readonly DueAlert[]> =>
  (
    await sql<DueAlert>`
      with untold as (
        select a.id, c.id as campaign_id, a.site
        from recall_campaigns c
        join recall_chassis r on r.campaign_id = c.id
        join recall_alerts a
          on a.chassis >= r.prefix collate "C" and a.chassis < (r.prefix || '~') collate "C"
          and right(a.chassis, 8) between symmetric r.first_number and r.last_number
        where c.kind = 'RECALL' and c.starts_on <= ${day} and a.confirmed_at is not null and a.ends_at > ${now}
          and not exists (select 1 from recall_repairs d where d.campaign_id = c.id and d.chassis = a.chassis)
          and not exists (select 1 from recall_alert_letters l where l.alert_id = a.id and l.campaign_id = c.id)
        union
        select a.id, c.id, a.site
        from recall_alerts a join recall_campaigns c on c.id = a.campaign_id
        where c.remedy_from <= ${day} and a.confirmed_at is not null and a.ends_at > ${now}
          and not exists (select 1 from recall_alert_letters l where l.alert_id = a.id and l.campaign_id = c.id)
        limit ${most}
      ), told as (
        insert into recall_alert_letters (alert_id, campaign_id, at)
        select id, campaign_id, ${now} from untold on conflict do nothing
        returning alert_id, campaign_id
      )
      select t.alert_id as id, t.campaign_id as "campaignId", u.site
      from told t join untold u on u.id = t.alert_id and u.campaign_id = t.campaign_id`.execute(db)
  ).rows

/** One that waited for a recall has been told what it waited for. */
export const endWaitFor = (db: Db, id: string) =>
  db.deleteFrom('recall_alerts').where('id', '=', id).where('campaign_id', 'is not', null).execute()
