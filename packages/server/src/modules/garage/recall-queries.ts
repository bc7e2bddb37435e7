import type { Day } from '@volante/domain/date'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'

interface Notice {
  readonly id: string
  readonly country: string
  readonly brand: string
}

interface Look {
  readonly day: Day
  readonly now: Date
  readonly most: number
}

/** Cars in garages that an open recall calls, each with whom it was not told to yet; told of they are from here on. */
export const takeUnsent = async (db: Db, { day, now, most }: Look): Promise<readonly Notice[]> =>
  (
    await sql<Notice>`
      with untold as (
        select distinct g.account_id, g.id as car_id, g.chassis, c.id as campaign_id, g.country, g.brand
        from recall_campaigns c
        join recall_chassis r on r.campaign_id = c.id
        join garage_cars g
          on g.chassis >= r.prefix collate "C" and g.chassis < (r.prefix || '~') collate "C"
          and right(g.chassis, 8) between symmetric r.first_number and r.last_number
        where c.kind = 'RECALL' and c.starts_on <= ${day}
          and g.list = 'owned' and g.removed_at is null and g.chassis is not null
          and not exists (select 1 from recall_repairs d where d.campaign_id = c.id and d.chassis = g.chassis)
          and not exists (
            select 1 from garage_recall_notices n
            where n.account_id = g.account_id and n.chassis = g.chassis and n.campaign_id = c.id)
        limit ${most}
      ), told as (
        insert into garage_recall_notices (account_id, car_id, chassis, campaign_id, at)
        select account_id, car_id, chassis, campaign_id, ${now} from untold
        on conflict do nothing
        returning id, account_id, chassis, campaign_id
      )
      select t.id, u.country, u.brand from told t join untold u using (account_id, chassis, campaign_id)`.execute(db)
  ).rows

/** What a letter about a recall says of it and of the car. */
export const noticeOf = ({ db, site }: Ctx, id: string) =>
  db
    .selectFrom('garage_recall_notices as n')
    .innerJoin('recall_campaigns as c', 'c.id', 'n.campaign_id')
    .innerJoin('garage_cars as g', 'g.id', 'n.car_id')
    .innerJoin('versions as v', 'v.mvs_code', 'g.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['n.account_id as accountId', 'g.id as carId', 'c.can_drive as canDrive', 'c.title', 'c.risk'])
    .select(sql<string>`coalesce(g.nickname, m.name || ' ' || (v.name ->> ${site.language}))`.as('car'))
    .where('n.id', '=', id)
    .executeTakeFirst()
