import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

const CITY = ['code', 'name', 'state', 'country', 'lon', 'lat'] as const

export interface CityQuery {
  readonly containing: string
  readonly country?: Country | undefined
  readonly state?: string | undefined
  readonly limit: number
}

/** Cities whose name contains the text: the exact name first, then those that begin with it, then the shortest. */
export async function searchCities(db: Db, { containing, country, state, limit }: CityQuery) {
  const wanted = sql<string>`place_name(${containing.trim()})`
  const pattern = sql<string>`'%' || replace(replace(replace(${wanted}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
  let query = db.selectFrom('cities').select(CITY).where('plain_name', 'like', pattern)
  if (country) query = query.where('country', '=', country)
  if (state) query = query.where('state', '=', state)
  return query
    .orderBy(sql`plain_name = ${wanted}`, 'desc')
    .orderBy(sql`starts_with(plain_name, ${wanted})`, 'desc')
    .orderBy(sql`area_code is null`)
    .orderBy(sql`length(name)`)
    .orderBy('code')
    .limit(limit)
    .execute()
}

export const cityByCode = (db: Db, code: string) =>
  db
    .selectFrom('cities')
    .select([...CITY, 'zone_id'])
    .where('code', '=', code)
    .executeTakeFirst()

/** A city by its code or its name, accents and case aside; a province may hold a name twice, the first by code is meant. */
export const cityOfState = (db: Db, country: Country, state: string, given: string) =>
  db
    .selectFrom('cities')
    .select(CITY)
    .where('country', '=', country)
    .where('state', '=', state)
    .where((eb) => eb.or([eb('code', '=', given), eb('plain_name', '=', sql<string>`place_name(${given.trim()})`)]))
    .orderBy('code')
    .executeTakeFirst()

export const citiesOfState = (db: Db, country: Country, state: string) =>
  db
    .selectFrom('cities')
    .select(CITY)
    .where('country', '=', country)
    .where('state', '=', state)
    .orderBy('plain_name')
    .execute()

export const nearestCity = (db: Db, lon: number, lat: number) =>
  db
    .selectFrom('cities')
    .select(CITY)
    .orderBy(sql`position <-> earth_position(${lon}, ${lat})`)
    .limit(1)
    .executeTakeFirst()

const NEAREST = { all: 40, large: 12 } as const

/** The nearest cities of a country, nearest first, then the nearest of the large ones beyond; those have an area code on record. */
export async function citiesAround(db: Db, country: Country, lon: number, lat: number) {
  const nearest = (limit: number) =>
    db
      .selectFrom('cities')
      .select(['code', 'name', 'lon', 'lat'])
      .select(sql<boolean>`area_code is not null`.as('is_large'))
      .where('country', '=', country)
      .orderBy(sql`position <-> earth_position(${lon}, ${lat})`)
      .limit(limit)
  const near = await nearest(NEAREST.all).execute()
  const large = await nearest(NEAREST.large).where('area_code', 'is not', null).execute()
  return [...near, ...large.filter(({ code }) => near.every((one) => one.code !== code))]
}

/** The city a CEP of 8 digits belongs to by its range; the narrowest range wins. */
export const cityOfPostalCode = (db: Db, cep: string) =>
  db
    .selectFrom('postal_ranges')
    .innerJoin('cities', 'cities.code', 'postal_ranges.city_code')
    .select(CITY.map((column) => `cities.${column}` as const))
    .where('from_prefix', '<=', Number(cep.slice(0, 5)))
    .where('to_prefix', '>=', Number(cep.slice(0, 5)))
    .orderBy(sql`to_prefix - from_prefix`)
    .executeTakeFirst()

/** The IBGE code of a city named by an outside source. */
export const ibgeOf = async (db: Db, uf: string, name: string): Promise<string | null> =>
  (await cityOfState(db, 'BR', uf, name))?.code ?? null

const zones = (db: Db) => db.selectFrom('zones').select(['id', 'name']).orderBy('name')

/** Parts of a large city, else the zone the city lies in. */
export async function zonesOfCity(db: Db, code: string, zoneId: string | null) {
  const parts = await zones(db).where('city_code', '=', code).execute()
  return parts.length > 0 || zoneId === null ? parts : zones(db).where('id', '=', zoneId).execute()
}

export const zonesOfProvince = (db: Db, province: string) => zones(db).where('province', '=', province).execute()
