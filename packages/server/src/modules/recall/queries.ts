import { RANGES_NAMED } from '@volante/contract/recall'
import type { Day } from '@volante/domain/date'
import type { Brand, Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'

export type CampaignRow = Awaited<ReturnType<typeof campaignsIn>>[number]

const campaigns = (db: Db, day: Day) =>
  db
    .selectFrom('recall_campaigns as c')
    .select(['c.id', 'c.country', 'c.brand', 'c.kind', 'c.title', 'c.risk', 'c.repair', 'c.model_codes'])
    .select(['c.can_drive', 'c.minutes', 'c.phone'])
    .select([
      sql<string>`to_char(c.starts_on, 'YYYY-MM-DD')`.as('starts_on'),
      sql<string | null>`to_char(c.remedy_from, 'YYYY-MM-DD')`.as('remedy_from'),
    ])
    // One that is entered ahead of its day is nobody's yet.
    .where('c.starts_on', '<=', day)
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id')

/** The campaigns in a country, of a brand or of all, the latest first. */
export const campaignsIn = (db: Db, day: Day, country: Country, brand?: Brand) =>
  campaigns(db, day)
    .where('c.country', '=', country)
    .$if(brand !== undefined, (query) => query.where('c.brand', '=', brand ?? 'fiat'))
    .execute()

export const campaignById = (db: Db, day: Day, id: string) =>
  campaigns(db, day).where('c.id', '=', id).executeTakeFirst()

export async function hasCampaigns(db: Db, country: Country): Promise<boolean> {
  const found = await db.selectFrom('recall_campaigns').select('id').where('country', '=', country).limit(1).execute()
  return found.length > 0
}

/** The campaigns that call a chassis, wherever they were announced, and when it was repaired for each. */
export const campaignsCalling = (db: Db, day: Day, chassis: string) =>
  campaigns(db, day)
    .leftJoin('recall_repairs as r', (join) => join.onRef('r.campaign_id', '=', 'c.id').on('r.chassis', '=', chassis))
    .select(sql<string | null>`to_char(r.done_on, 'YYYY-MM-DD')`.as('doneOn'))
    .where(
      'c.id',
      'in',
      calling(db, chassis)
        .where('first_number', '=', chassis.slice(-8))
        .whereRef('first_number', '=', 'last_number')
        .unionAll(
          calling(db, chassis)
            .whereRef('first_number', '<>', 'last_number')
            // A range typed backwards calls the same cars.
            .where(sql<boolean>`${chassis.slice(-8)} between symmetric first_number and last_number`),
        ),
    )
    .execute()

/** The repair of a car for a campaign as it was told, and when the registry was told of it. */
export const repairOf = (db: Db, chassis: string, campaignId: string) =>
  db
    .selectFrom('recall_repairs as r')
    .innerJoin('recall_campaigns as c', 'c.id', 'r.campaign_id')
    .leftJoin('recall_reports as p', (join) =>
      join.onRef('p.campaign_id', '=', 'r.campaign_id').onRef('p.chassis', '=', 'r.chassis').on('p.done', '=', true),
    )
    .select(['c.country', 'c.title', 'c.repair', 'r.dealer_code as dealerCode', 'r.done_at as doneAt', 'r.minutes'])
    .select(['r.measure', 'p.told_at as toldAt', sql<string>`to_char(r.done_on, 'YYYY-MM-DD')`.as('doneOn')])
    .where('r.chassis', '=', chassis)
    .where('r.campaign_id', '=', campaignId)
    .executeTakeFirst()

const calling = (db: Db, chassis: string) =>
  db.selectFrom('recall_chassis').select('campaign_id').where('prefix', 'in', prefixesOf(chassis))

/** Of three to nine signs: the eight that follow are the car's number (domain facts of the chassis, ISO 3779). */
const prefixesOf = (chassis: string): string[] => [3, 4, 5, 6, 7, 8, 9].map((length) => chassis.slice(0, length))

/** Of each campaign the first chassis ranges. */
export async function rangesOf(db: Db, ids: readonly string[]) {
  const found = await db
    .selectFrom((query) =>
      query
        .selectFrom('recall_chassis')
        .select(['campaign_id', 'prefix', 'first_number as first', 'last_number as last'])
        .select(sql<number>`row_number() over (partition by campaign_id order by prefix, first_number)`.as('at'))
        .where(isOneOf('campaign_id', ids))
        .as('r'),
    )
    .select(['campaign_id', 'prefix', 'first', 'last'])
    .where('at', '<=', RANGES_NAMED)
    .orderBy('at')
    .execute()
  return Map.groupBy(found, ({ campaign_id }) => campaign_id)
}
