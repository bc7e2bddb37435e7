import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

const DAYS = 60

/** About how often pages of a brand are opened a day, and those of each of its models. */
const OF_BRAND = {
  home: 90,
  models: 55,
  comparator: 9,
  financing: 14,
  dealers: 18,
  accessories: 6,
  proposal: 7,
  contact: 3,
  reserve: 5,
}
const OF_MODEL = { model: 12, configurator: 5, summary: 2 }

/** What the demo's public pages were opened before it began: the morning of a group shows days that are counted. */
export async function keepPastViews(db: Db, now: Date): Promise<void> {
  const known = await db.selectFrom('page_views').select('day').limit(1).executeTakeFirst()
  if (known) return
  const kinds = (shares: Readonly<Record<string, number>>) =>
    sql`(select key as kind, value::int as share from jsonb_each_text(${JSON.stringify(shares)}::jsonb)) as seen`
  const days = sql`generate_series(${now}::date - ${DAYS}::int, ${now}::date - 1, interval '1 day') as days (day)`
  const views = sql`greatest(1, round(share * (0.6 + mod(abs(hashtext(concat_ws(' ', day, kind, place))), 80) / 100.0)))`
  await sql`
    with sold as (
      select lower(country) || '-' || k.brand as site, concat(country, m.slug) as place, m.slug
      from model_markets k join models m on m.code = k.model_code where m.status = 'current'
    )
    insert into page_views (day, site, kind, model, views)
    select day::date, site, kind, '', ${views}
    from (select distinct site, site as place from sold) as brands, ${kinds(OF_BRAND)}, ${days}
    union all
    select day::date, site, kind, slug, ${views} from sold, ${kinds(OF_MODEL)}, ${days}`.execute(db)
}
