import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { dealerTables, narrowed } from './queries.ts'

export const areasOfGroup = (db: Db, group: string) =>
  narrowed(dealerTables(db), { dealerGroup: group })
    .innerJoin('influence_area_cities', 'influence_area_cities.city_code', 'dealers.city_code')
    .innerJoin('influence_areas', 'influence_areas.id', 'influence_area_cities.area_id')
    .where(sql<SqlBool>`influence_areas.brand = any(dealers.brands)`)
    .select(['influence_areas.id', 'influence_areas.code', 'influence_areas.brand as brandName'])
    .distinct()
    .orderBy('influence_areas.id')
    .execute()

/** Codes of the dealers, blocked ones too, that a reach covers by market, brand, region or group. */
export async function codesInReach(db: Db, reach: Omit<DealerReach, 'dealerCodes'>): Promise<string[]> {
  const { markets, brands, regions, dealerGroups } = reach
  const isIn = (value: RawBuilder<string>, held: Held) =>
    held === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`${value} = any(${held})`
  const ofBrand =
    brands.brands === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`dealers.brands && ${brands.brands}::text[]`
  const rows = await db
    .selectFrom('dealers')
    .select('code')
    .where((eb) =>
      eb.or([
        isIn(sql`dealers.country`, markets),
        eb.and([ofBrand, isIn(sql`dealers.country`, brands.markets)]),
        sql<SqlBool>`exists (
          select from jsonb_to_recordset(dealers.regionals) as regional("regionalId" text)
          where ${isIn(sql`regional."regionalId"`, regions)}
        )`,
        isIn(sql`dealers.group_id`, dealerGroups),
      ]),
    )
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}

export async function idsOfCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('dealers').select('id').where(sql<SqlBool>`code = any(${codes}::text[])`).execute()
  return rows.map(({ id }) => id)
}
