import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { dealerTables, narrowed } from './queries.ts'

type Country = 'BR' | 'AR'

export const areasOfGroup = (db: Db, group: string) =>
  narrowed(dealerTables(db), { dealerGroup: group })
    .innerJoin('influence_area_cities', 'influence_area_cities.city_code', 'dealers.city_code')
    .innerJoin('influence_areas', 'influence_areas.id', 'influence_area_cities.area_id')
    .where(sql<SqlBool>`influence_areas.brand = any(dealers.brands)`)
    .select(['influence_areas.id', 'influence_areas.code', 'influence_areas.brand as brandName'])
    .distinct()
    .orderBy('influence_areas.id')
    .execute()

/** An influence area by its id or its code. */
export const areaByKey = (db: Db, key: string) =>
  db
    .selectFrom('influence_areas')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', key), eb('code', '=', key)]))
    .executeTakeFirst()

export const citiesOfArea = (db: Db, areaId: string) =>
  db
    .selectFrom('influence_area_cities')
    .innerJoin('cities', 'cities.code', 'influence_area_cities.city_code')
    .select(['cities.code', 'cities.name', 'cities.state', 'cities.country'])
    .where('influence_area_cities.area_id', '=', areaId)
    .orderBy('cities.name')
    .orderBy('cities.code')
    .execute()

export const areasOfCities = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('influence_area_cities')
    .innerJoin('influence_areas', 'influence_areas.id', 'influence_area_cities.area_id')
    .select([
      'influence_area_cities.city_code',
      'influence_areas.id',
      'influence_areas.code',
      'influence_areas.brand as brandName',
    ])
    .where('influence_area_cities.city_code', 'in', [...codes])
    .orderBy('influence_areas.id')
    .execute()

export const regionalsOfState = (db: Db, country: Country, state: string) =>
  db
    .selectFrom('regionals')
    .select(['id as regionalId', 'brand as brandName'])
    .where('country', '=', country)
    .where(sql<SqlBool>`${state} = any(states)`)
    .orderBy('brand')
    .execute()

export const regionalsOfCountry = (db: Db, country: Country) =>
  db
    .selectFrom('regionals')
    .select(['id as regionalId', 'brand as brandName', 'name'])
    .where('country', '=', country)
    .orderBy('id')
    .orderBy('brand')
    .execute()

export const regionalOf = (db: Db, id: string, brand: string) =>
  db.selectFrom('regionals').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()

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
