import type { DealerArea } from '@volante/contract/dealers'
import { convexHull, roomyBox } from '@volante/domain/places/geo'
import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'

/** Takes a dealer's country and areas; returns each with its cities and dealers, and the brand's other areas within its map. */
export async function areasOf(
  db: Db,
  country: Country,
  areas: readonly { readonly id: string; readonly code: string; readonly brandName: string }[],
): Promise<DealerArea[]> {
  if (areas.length === 0) return []
  const cities = Map.groupBy(
    await citiesOf(
      db,
      areas.map(({ id }) => id),
    ),
    ({ areaId }) => areaId,
  )
  const own = areas.map((area) => ({ ...area, cities: cities.get(area.id) ?? [] }))
  const around = Map.groupBy(await neighboursOf(db, country, own), ({ of }) => of)
  const ids = [...own, ...[...around.values()].flat()].map(({ id }) => id)
  const dealers = Map.groupBy(await dealersIn(db, ids), ({ areaId }) => areaId)
  return own.map((area) => ({
    id: area.id,
    code: area.code,
    name: area.cities[0]?.areaName ?? area.code,
    brandName: area.brandName,
    outline: outlineOf(area.cities),
    cities: area.cities.map(({ name }) => name),
    dealers: (dealers.get(area.id) ?? []).map(({ code, name, lon, lat }) => ({
      dealerCode: code,
      name,
      at: [lon, lat],
    })),
    neighbours: (around.get(area.id) ?? []).map(({ id, code, name, cities: theirs }) => ({
      code,
      name,
      outline: outlineOf(theirs),
      cityCount: theirs.length,
      dealers: (dealers.get(id) ?? []).map((one) => one.name),
      shared: area.cities.filter((city) => theirs.some((one) => one.code === city.code)).map((city) => city.name),
    })),
  }))
}

interface Spot {
  readonly code: string
  readonly lon: number
  readonly lat: number
}
const outlineOf = (cities: readonly Spot[]) =>
  convexHull(cities.map(({ lon, lat }) => [lon, lat])).map(([lon, lat]): [number, number] => [lon, lat])

const citiesOf = (db: Db, areaIds: readonly string[]) =>
  db
    .selectFrom('influence_area_cities')
    .innerJoin('influence_areas', 'influence_areas.id', 'influence_area_cities.area_id')
    .innerJoin('cities', 'cities.code', 'influence_area_cities.city_code')
    .select(['area_id as areaId', 'influence_areas.name as areaName'])
    .select(['cities.code', 'cities.name', 'cities.lon', 'cities.lat'])
    .where(isOneOf('area_id', areaIds))
    .orderBy('cities.name')
    .orderBy('cities.code')
    .execute()

interface Own {
  readonly id: string
  readonly brandName: string
  readonly cities: readonly Spot[]
}
interface Neighbour {
  /** The area that it lies around. */
  readonly of: string
  readonly id: string
  readonly code: string
  readonly name: string
  readonly cities: readonly Spot[]
}

/** Areas of the same brand with a city on the map of each, by name. */
async function neighboursOf(db: Db, country: Country, own: readonly Own[]): Promise<Neighbour[]> {
  const maps = own.map(({ id, brandName, cities }) => ({
    id,
    brand: brandName,
    ...roomyBox(cities.map(({ lon, lat }) => [lon, lat])),
  }))
  const { rows } = await sql<Neighbour>`
    with near as (
      select distinct map.id as of, a.id, a.code, a.name
      from jsonb_to_recordset(${JSON.stringify(maps)})
        as map (id text, brand text, west float8, south float8, east float8, north float8)
      join cities c on c.lon between map.west and map.east and c.lat between map.south and map.north
      join influence_area_cities m on m.city_code = c.code
      join influence_areas a on a.id = m.area_id and a.brand = map.brand and a.country = ${country} and a.id <> map.id
    )
    select near.*, (
      select jsonb_agg(jsonb_build_object('code', c.code, 'lon', c.lon, 'lat', c.lat))
      from influence_area_cities m join cities c on c.code = m.city_code
      where m.area_id = near.id
    ) as cities
    from near
    order by near.name, near.id
  `.execute(db)
  return rows
}

/** Who sells an area's brand in its cities, by name. */
const dealersIn = (db: Db, areaIds: readonly string[]) =>
  db
    .selectFrom('influence_area_cities')
    .innerJoin('influence_areas', 'influence_areas.id', 'influence_area_cities.area_id')
    .innerJoin('dealers', 'dealers.city_code', 'influence_area_cities.city_code')
    .select(['area_id as areaId', 'dealers.code', 'dealers.name', 'dealers.lon', 'dealers.lat'])
    .where(isOneOf('area_id', areaIds))
    .where(sql<boolean>`influence_areas.brand = any(dealers.brands)`)
    .orderBy('dealers.name')
    .orderBy('dealers.code')
    .execute()
