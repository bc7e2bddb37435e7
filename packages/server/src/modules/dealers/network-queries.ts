import type { Sold } from '@volante/domain/policy/granting'
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
export async function codesInReach(db: Db, network: Omit<DealerReach, 'dealerCodes'>): Promise<string[]> {
  const rows = await db
    .selectFrom('dealers')
    .select('code')
    .where(isCovered({ ...network, dealerCodes: [] }))
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}

/** What dealers sell, blocked ones too, that a reach names or covers by region or group: brands, each with its country. */
export async function soldWithin(db: Db, reach: DealerReach | 'all'): Promise<readonly Sold[]> {
  if (reach === 'all') return []
  const { regions, dealerGroups, dealerCodes } = reach
  if ([regions, dealerGroups, dealerCodes].every(({ length }) => length === 0)) return []
  const places = { regions, dealerGroups, dealerCodes, markets: [], brands: { brands: [], markets: [] } }
  return db
    .selectFrom('dealers')
    .select(['country', sql<string>`unnest(brands)`.as('brand')])
    .distinct()
    .where(isCovered(places))
    .execute()
}

/** SQL of whether a reach covers a dealer. */
function isCovered({ markets, brands, regions, dealerGroups, dealerCodes }: DealerReach): RawBuilder<SqlBool> {
  const isIn = (value: RawBuilder<string>, held: Held) =>
    held === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`${value} = any(${held})`
  const ofBrand =
    brands.brands === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`dealers.brands && ${brands.brands}::text[]`
  return sql<SqlBool>`(
    ${isIn(sql`dealers.country`, markets)}
    or (${ofBrand} and ${isIn(sql`dealers.country`, brands.markets)})
    or exists (
      select from jsonb_to_recordset(dealers.regionals) as regional("regionalId" text)
      where ${isIn(sql`regional."regionalId"`, regions)}
    )
    or ${isIn(sql`dealers.group_id`, dealerGroups)}
    or ${isIn(sql`dealers.code`, dealerCodes)}
  )`
}

export async function idsOfCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('dealers').select('id').where(sql<SqlBool>`code = any(${codes}::text[])`).execute()
  return rows.map(({ id }) => id)
}
