import type { Day } from '@volante/domain/date'
import { sql } from 'kysely'
import { garageCarPath } from '@volante/contract/account-addresses'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Db } from '../../platform/db/database.ts'
import { today } from '../../platform/sites/today.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { accountById } from '../identity/api.ts'

const BATCH = 500

interface Notice {
  readonly id: string
  readonly country: string
  readonly brand: string
}

/** Cars in garages that an open recall calls, each with whom it was not told to yet; told of they are from here on. */
const takeUntold = async (db: Db, day: Day, now: Date): Promise<readonly Notice[]> =>
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
        limit ${BATCH}
      ), told as (
        insert into garage_recall_notices (account_id, car_id, chassis, campaign_id, at)
        select account_id, car_id, chassis, campaign_id, ${now} from untold
        on conflict do nothing
        returning id, account_id, chassis, campaign_id
      )
      select t.id, u.country, u.brand from told t join untold u using (account_id, chassis, campaign_id)`.execute(db)
  ).rows

/** Every night: who has a car that a recall calls is written to, once a recall, in the words of the car's site. */
export async function checkRecalls(ctx: Ctx): Promise<void> {
  const told = await ctx.inTransaction(async (inside) => {
    const rows = await takeUntold(inside.db, today(inside), inside.now)
    for (const { id, country, brand } of rows) {
      const site = ctx.sites.find((one) => one.country === country && one.brand === brand) ?? ctx.site
      await inside.enqueue('garage.recallLetter', { site: site.id, id })
    }
    return rows.length
  })
  if (told === BATCH) await ctx.enqueue('garage.recalls', {})
}

const noticeOf = ({ db, site }: Ctx, id: string) =>
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

/** The letter about one recall of one car; nobody is written to about a car they no longer have. */
export async function writeRecall(ctx: Ctx, id: string): Promise<void> {
  const notice = await noticeOf(ctx, id)
  const person = notice && (await accountById(ctx.db, notice.accountId))
  if (!notice || !person) return
  const { language } = ctx.site
  const values = {
    name: greeted(ctx, person.name),
    car: notice.car,
    title: notice.title[language],
    risk: notice.risk[language],
    drive: String(notice.canDrive),
    link: publicOrigin(ctx.settings) + garageCarPath(ctx.site, notice.carId),
  }
  await sendLetter(ctx, { cause: [id, 'recall'], to: person.email, text: 'garage.mail.recall', values })
}
