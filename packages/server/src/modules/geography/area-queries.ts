import type { Country } from '@volante/domain/vocabulary'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

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
