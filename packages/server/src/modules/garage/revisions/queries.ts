import type { Day } from '@volante/domain/date'
import type { Reading } from '@volante/domain/vehicle/readings'
import type { Country } from '@volante/domain/vocabulary'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { GarageTables } from '../tables.ts'

export interface LookedAt {
  readonly id: string
  readonly accountId: string
  readonly chassis: string
  readonly brand: string
  readonly country: Country
  readonly mvsCode: string
  readonly year: number
  /** Somebody else is known as the owner, or it came back. */
  readonly isSold: boolean
  readonly hasObjected: boolean
  /** By the order it came with, to its owner of today. */
  readonly deliveredOn: Day | null
  /** Those its owner is shown. */
  readonly readings: readonly Reading[]
  /** The signed texts of its logbook, to its known owner alone. */
  readonly entries: readonly string[]
  /** The day of the last appointment for a revision that is open. */
  readonly bookedOn: Day | null
}

interface Wanted {
  readonly country: Country
  readonly today: Day
  readonly most: number
}

/** In a write: own cars of a country whose day to be looked at has come, the longest waiting first, with all that their next revision depends on. */
export async function carsToLookAt(db: Db, { country, today, most }: Wanted): Promise<readonly LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    with page as (
      select id, account_id, chassis, plate, brand, country, mvs_code, year, look_on
      from garage_cars
      where country = ${country} and look_on <= ${today}
        and list = 'owned' and removed_at is null and chassis is not null
      order by look_on, id
      limit ${most}
      for update skip locked
    )
    select g.id, g.account_id as "accountId", g.chassis, g.brand, g.country, g.mvs_code as "mvsCode", g.year,
      o.account_id is distinct from g.account_id and (o.id is not null or had.ended) as "isSold",
      coalesce(not said.is_granted, false) as "hasObjected",
      case when o.account_id = g.account_id and o.order_id is not null then to_char(o.since, 'YYYY-MM-DD') end
        as "deliveredOn",
      read.readings, booked.day as "bookedOn",
      case when o.account_id = g.account_id then book.entries else '[]' end as entries
    from page g
    left join vehicle_owners o on o.chassis = g.chassis and o.until is null
    left join vehicle_plates p on p.chassis = o.chassis and p.until is null and o.account_id = g.account_id
    cross join lateral (
      select count(*) > 0 as ended from vehicle_owners before
      where before.chassis = g.chassis and before.account_id = g.account_id and before.until is not null
    ) had
    left join lateral (
      select is_granted from account_consents
      where account_id = g.account_id and channel = 'EMAIL' and purpose = 'AFTER_SALES'
      order by id desc limit 1
    ) said on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('km', r.km, 'day', to_char(r.day, 'YYYY-MM-DD'), 'by', r.source)), '[]')
        as readings
      from vehicle_readings r
      where r.chassis = g.chassis and (r.account_id = g.account_id or (r.is_proven and o.account_id = g.account_id))
    ) read
    cross join lateral (
      select coalesce(json_agg(e.content order by e.n), '[]') as entries
      from logbooks b join logbook_entries e on e.book_id = b.id where b.chassis = g.chassis
    ) book
    cross join lateral (
      select to_char(max(a.day), 'YYYY-MM-DD') as day
      from appointments a left join appointment_quotes q on q.appointment_id = a.id
      where a.account_id = g.account_id and a.kind = 'SERVICE' and a.status in ('REQUESTED', 'CONFIRMED')
        and (q.mvs_code = g.mvs_code or a.chassis = g.chassis
          or upper(regexp_replace(a.plate, '[^A-Za-z0-9]', '', 'g')) in (g.plate, p.plate))
    ) booked
    order by g.look_on, g.id`.execute(db)
  return rows
}

/** In a write: when each of these cars is looked at again. */
export async function lookAgain(db: Db, looks: readonly { readonly id: string; readonly on: Day }[]): Promise<void> {
  if (looks.length === 0) return
  await sql`
    update garage_cars g set look_on = l.day
    from unnest(${looks.map(({ id }) => id)}::uuid[], ${looks.map(({ on }) => on)}::date[]) as l (id, day)
    where g.id = l.id`.execute(db)
}

/** What a notice of a revision is about; undefined where its reader has the car no longer. */
export const noticeOf = (db: Db, id: string, language: string) =>
  db
    .selectFrom('garage_revision_notices as n')
    .innerJoin('garage_cars as g', 'g.id', 'n.car_id')
    .innerJoin('versions as v', 'v.mvs_code', 'g.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['n.account_id as accountId', 'g.mvs_code as mvsCode', 'g.year'])
    .select(sql<string>`coalesce(g.nickname, m.name || ' ' || (v.name ->> ${language}))`.as('car'))
    .where('n.id', '=', id)
    .where('g.removed_at', 'is', null)
    .executeTakeFirst()

/** Those that were not told before: told of they are from here on. */
export const keepNotices = (db: Db, rows: readonly Insertable<GarageTables['garage_revision_notices']>[]) =>
  db
    .insertInto('garage_revision_notices')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'chassis', 'revision']).doNothing())
    .returning(['id', 'car_id'])
    .execute()
