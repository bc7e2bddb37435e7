import type { Dealer, NearbyDealer } from '@volante/contract/dealer'
import type { Country } from '@volante/domain/vocabulary'
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { shownPicture } from '../../platform/pictures/api.ts'
import { nearest, spotsOf } from './nearest.ts'

/** What narrows a list of dealers; absent means any. Groups, areas and regionals go by id or code. */
export interface DealerFilter {
  readonly brand?: string | undefined
  readonly country?: Country | undefined
  readonly state?: string | undefined
  readonly city?: string | undefined
  readonly dealerGroup?: string | undefined
  readonly influenceArea?: string | undefined
  readonly dealerCode?: string | undefined
  readonly type?: string | undefined
  /** Only those without online schedule. */
  readonly offline?: boolean
  /** Blocked ones too. */
  readonly blocked?: boolean
}

export const dealerTables = (db: Db) =>
  db
    .selectFrom('dealers')
    .innerJoin('cities', 'cities.code', 'dealers.city_code')
    .innerJoin('dealer_groups', 'dealer_groups.id', 'dealers.group_id')

type DealerQuery<O = unknown> = SelectQueryBuilder<Database, 'dealers' | 'cities' | 'dealer_groups', O>

export function narrowed<O>(query: DealerQuery<O>, filter: DealerFilter): DealerQuery<O> {
  const { brand, country, state, city, dealerGroup, influenceArea, dealerCode, type } = filter
  const conditions: (Expression<SqlBool> | false | undefined | '')[] = [
    !filter.blocked && sql<SqlBool>`not dealers.blocked`,
    brand && sql<SqlBool>`${brand} = any(dealers.brands)`,
    country && sql<SqlBool>`dealers.country = ${country}`,
    state && sql<SqlBool>`dealers.state = ${state}`,
    city && sql<SqlBool>`(dealers.city_code = ${city} or cities.plain_name = place_name(${city}))`,
    dealerGroup && sql<SqlBool>`${dealerGroup} in (dealer_groups.id, dealer_groups.code)`,
    dealerCode && sql<SqlBool>`dealers.code = ${dealerCode}`,
    type && sql<SqlBool>`${type} = any(dealers.types)`,
    filter.offline && sql<SqlBool>`not 'ONLINE_SCHEDULE' = any(dealers.types)`,
    influenceArea &&
      sql<SqlBool>`exists (
        select from influence_areas a join influence_area_cities m on m.area_id = a.id
        where ${influenceArea} in (a.id, a.code) and m.city_code = dealers.city_code and a.brand = any(dealers.brands))`,
  ]
  return conditions.reduce((narrower, one) => (one ? narrower.where(one) : narrower), query)
}

/** That of a dealer's own country. */
const LANGUAGE = sql<string>`case dealers.country when 'AR' then 'es-AR' else 'pt-BR' end`

export const withDealer = <O>(query: DealerQuery<O>) =>
  query
    .selectAll('dealers')
    .select(['cities.name as city', 'dealer_groups.code as group_code', 'dealer_groups.name as group_name'])
    .select(shownPicture(sql.ref('dealers.picture'), LANGUAGE).as('shown'))

export type DealerRow = Awaited<ReturnType<ReturnType<typeof withDealer<unknown>>['execute']>>[number]

export const dealerOf = (row: DealerRow): Dealer => ({
  id: row.id,
  dealerCode: row.code,
  name: row.name,
  brands: row.brands,
  country: row.country,
  state: row.state,
  city: row.city,
  cityCode: row.city_code,
  street: row.street,
  number: row.number,
  neighborhood: row.neighborhood,
  postalCode: row.postal_code,
  longitude: row.lon,
  latitude: row.lat,
  phone: row.phone,
  whatsApp: row.whats_app,
  email: row.email,
  taxId: row.tax_id,
  dealerGroup: { id: row.group_id, code: row.group_code, name: row.group_name },
  influenceAreas: row.influence_areas,
  regionals: row.regionals,
  types: row.types as Dealer['types'],
  services: row.services,
  econnect: row.econnect,
  blocked: row.blocked,
  offline: !row.types.includes('ONLINE_SCHEDULE'),
  timeZone: row.time_zone,
  openingPeriods: row.opening,
  picture: row.shown,
})

export interface Stretch {
  readonly limit: number
  readonly offset: number
}

/** Several times a country's network; a list is never unbounded. */
const ALL: Stretch = { limit: 5_000, offset: 0 }

export async function findDealers(db: Db, filter: DealerFilter, { limit, offset }: Stretch = ALL): Promise<Dealer[]> {
  const query = withDealer(narrowed(dealerTables(db), filter))
  const rows = await query.orderBy('dealers.name').orderBy('dealers.id').limit(limit).offset(offset).execute()
  return rows.map(dealerOf)
}

/** A dealer by its id or its code. */
export async function dealerByKey(db: Db, key: string): Promise<Dealer | undefined> {
  const query = withDealer(dealerTables(db)).where((eb) =>
    eb.or([eb('dealers.id', '=', key), eb('dealers.code', '=', key)]),
  )
  const row = await query.executeTakeFirst()
  return row && dealerOf(row)
}

/** The same, remembered until a dealer changes. */
export const knownDealer = (ctx: Ctx, key: string): Promise<Dealer | undefined> =>
  ctx.remember(['dealers'], ['dealer', key], () => dealerByKey(ctx.db, key))

export interface Around {
  readonly lon: number
  readonly lat: number
  readonly radius: number
  readonly brand?: string | undefined
  readonly size: number
}

/** Dealers within so many metres, nearest first; where they are is kept in memory until a dealer changes. */
export async function dealersAround(ctx: Ctx, { lon, lat, radius, brand, size }: Around): Promise<NearbyDealer[]> {
  const spots = await ctx.remember(['dealers'], ['dealer spots'], async () => spotsOf(await dealerPlaces(ctx.db)))
  const wanted = ({ brands }: { brands: readonly string[] }) => brand === undefined || brands.includes(brand)
  const near = nearest(spots, { from: { lon, lat }, metres: radius, size, wanted })
  const dealers = await ctx.rememberEach(
    'dealers',
    near.map(({ place }) => place.id),
    (ids) => dealersById(ctx.db, ids),
  )
  return near.flatMap(({ metres }, at) => {
    const dealer = dealers[at]
    return dealer ? [{ ...dealer, distance: Math.round(metres) }] : []
  })
}

const dealerPlaces = (db: Db) =>
  db.selectFrom('dealers').select(['id', 'lon', 'lat', 'brands']).where('blocked', '=', false).orderBy('id').execute()

async function dealersById(db: Db, ids: readonly string[]): Promise<Map<string, Dealer>> {
  const rows = await withDealer(dealerTables(db)).where(isOneOf('dealers.id', ids)).execute()
  return new Map(rows.map((row) => [row.id, dealerOf(row)]))
}

export const statesWithDealers = (db: Db, filter: DealerFilter) =>
  narrowed(dealerTables(db), filter).select('dealers.state').distinct().orderBy('dealers.state').execute()

export const citiesWithDealers = (db: Db, filter: DealerFilter, states?: readonly string[]) =>
  narrowed(dealerTables(db), filter)
    .$if(states !== undefined, (query) => query.where('dealers.state', 'in', [...(states ?? [])]))
    .select(['cities.code', 'cities.name', 'cities.state', 'cities.country'])
    .distinct()
    .orderBy('cities.name')
    .orderBy('cities.code')
    .execute()

export const brandsWithDealers = (db: Db, country: Country) =>
  db
    .selectFrom('dealers')
    .select(sql<string>`unnest(brands)`.as('brand'))
    .distinct()
    .where('country', '=', country)
    .where('blocked', '=', false)
    .orderBy('brand')
    .execute()

export const zonesWithDealers = (db: Db, province: string) =>
  db
    .selectFrom('zones')
    .select(['id', 'name'])
    .where('province', '=', province)
    .where(sql<SqlBool>`exists (select from dealers where dealers.zone_id = zones.id and not dealers.blocked)`)
    .orderBy('name')
    .execute()

export const groupsWithDealers = (db: Db, filter: DealerFilter) =>
  narrowed(dealerTables(db), filter)
    .select(['dealer_groups.id', 'dealer_groups.code', 'dealer_groups.name'])
    .distinct()
    .orderBy('dealer_groups.name')
    .execute()

/** What workshops offer: of a type, or of those named. */
export const workshopServices = (db: Db, country: Country, type?: string, ids?: readonly string[]) =>
  db
    .selectFrom('workshop_services')
    .select(['id', 'name', 'category', 'service_name as serviceName', 'price_cents as price', 'currency'])
    .where('country', '=', country)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids && ids.length > 0 ? [...ids] : ['']))
    .orderBy('id')
    .execute()

interface Block {
  readonly reason: string | null
  /** Its last day; null where somebody has to end it. */
  readonly until: string | null
}

/** The last day of a dealer's block, held until the transaction ends. */
export const lockBlock = (db: Db, id: string) =>
  db
    .selectFrom('dealers')
    .select(['blocked_until as until', 'time_zone as timeZone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setBlocked = (db: Db, id: string, block: Block | null, now: Date) =>
  db
    .updateTable('dealers')
    .set({
      blocked: block !== null,
      blocked_reason: block?.reason ?? null,
      blocked_until: block?.until ?? null,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()

export const setEconnect = (db: Db, id: string, econnect: boolean, now: Date) =>
  db.updateTable('dealers').set({ econnect, changed_at: now }).where('id', '=', id).execute()
