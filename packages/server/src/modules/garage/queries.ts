import type { Country, GarageList } from '@volante/domain/vocabulary'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { GarageTables } from './tables.ts'

export type CarRow = Awaited<ReturnType<typeof carsOf>>[number]
export type NewCar = Insertable<GarageTables['garage_cars']>

/** How many cars a list takes. */
export const MOST: Readonly<Record<GarageList, number>> = { owned: 20, visited: 50, wanted: 30 }
/** How long a car that was taken out can be put back. */
const RESTORED_MS = 10 * 60_000

const cars = ({ db, site }: Pick<Ctx, 'db' | 'site'>, accountId: string) =>
  db
    .selectFrom('garage_cars as g')
    .innerJoin('versions as v', 'v.mvs_code', 'g.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .leftJoin('vehicle_owners as o', (join) =>
      join.onRef('o.chassis', '=', 'g.chassis').onRef('o.account_id', '=', 'g.account_id').on('o.until', 'is', null),
    )
    // The plate that is known of a car is its known owner's to see.
    .leftJoin('vehicle_plates as p', (join) => join.onRef('p.chassis', '=', 'o.chassis').on('p.until', 'is', null))
    .where('g.account_id', '=', accountId)
    .where('g.removed_at', 'is', null)
    .selectAll('g')
    .select('p.plate as knownPlate')
    .select(['m.name as model', 'm.slug as modelSlug', 'v.series_code as series'])
    .select(sql<string>`v.name ->> ${site.language}`.as('version'))
    .select(sql<boolean>`o.id is not null`.as('isProven'))

/** The cars of one of a person's lists, the latest first. */
export const carsOf = (ctx: Pick<Ctx, 'db' | 'site'>, accountId: string, list: GarageList) =>
  cars(ctx, accountId).where('g.list', '=', list).orderBy('g.at', 'desc').orderBy('g.id').limit(MOST[list]).execute()

export const carById = (ctx: Pick<Ctx, 'db' | 'site'>, accountId: string, id: string) =>
  cars(ctx, accountId).where('g.id', '=', id).executeTakeFirst()

export async function countsOf(db: Db, accountId: string): Promise<Record<GarageList, number>> {
  const rows = await db
    .selectFrom('garage_cars')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .groupBy('list')
    .select(['list', (eb) => eb.fn.countAll<number>().as('count')])
    .execute()
  const of = (list: GarageList) => Number(rows.find((row) => row.list === list)?.count ?? 0)
  return { owned: of('owned'), visited: of('visited'), wanted: of('wanted') }
}

/** In a write: whether a list has room for one more; who asks at the same time waits. */
export async function hasRoom(db: Db, accountId: string, list: GarageList): Promise<boolean> {
  await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(db)
  return (await countsOf(db, accountId))[list] < MOST[list]
}

/** The id of a new car; undefined where it is in the garage already. */
export const insertCar = (db: Db, row: NewCar) =>
  db
    .insertInto('garage_cars')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Looked at again it is the newest. */
export async function keepVisit(db: Db, row: NewCar & { readonly at: Date }): Promise<string> {
  const { id } = await db
    .insertInto('garage_cars')
    .values({ ...row, list: 'visited' })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'mvs_code', 'year'])
        .where('list', '=', 'visited')
        .where('removed_at', 'is', null)
        .doUpdateSet({ at: row.at, color_code: (eb) => eb.ref('excluded.color_code') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('garage_cars')
    .where('id', 'in', (query) =>
      query
        .selectFrom('garage_cars')
        .select('id')
        .where('account_id', '=', row.account_id)
        .where('list', '=', 'visited')
        .where('removed_at', 'is', null)
        .orderBy('at', 'desc')
        .offset(MOST.visited),
    )
    .execute()
  return id
}

/** Whether it was there to take out. */
export async function takeOut(db: Db, key: { accountId: string; id: string; list: GarageList }, now: Date) {
  const row = await db
    .updateTable('garage_cars')
    .set({ removed_at: now })
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .where('list', '=', key.list)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The car somebody no longer owns leaves their garage. */
export const takeOutOwned = (db: Db, accountId: string, chassis: string, now: Date) =>
  db
    .updateTable('garage_cars')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('list', '=', 'owned')
    .where('chassis', '=', chassis)
    .where('removed_at', 'is', null)
    .execute()

/** A car that was taken out and can still be put back. */
export const removedCar = (db: Db, accountId: string, id: string, now: Date) =>
  db
    .selectFrom('garage_cars')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', '>', new Date(now.getTime() - RESTORED_MS))
    .forUpdate()
    .executeTakeFirst()

/** Whether a car stands in the list that cannot be there twice. */
export const isThere = async (db: Db, car: Omit<NewCar, 'price_lines'>): Promise<boolean> => {
  const { account_id, list, chassis, country, plate, mvs_code, year } = car
  const found = await db
    .selectFrom('garage_cars')
    .select('id')
    .where('account_id', '=', account_id)
    .where('list', '=', list)
    .where('removed_at', 'is', null)
    .$if(list === 'owned', (query) =>
      query.where(
        sql<boolean>`coalesce(chassis, country || plate) = coalesce(${chassis}::text, ${country} || ${plate})`,
      ),
    )
    .$if(list === 'visited', (query) => query.where('mvs_code', '=', mvs_code).where('year', '=', year))
    .$if(list === 'wanted', (query) => query.where(sql<boolean>`false`))
    .executeTakeFirst()
  return found !== undefined
}

export const putBack = (db: Db, id: string) =>
  db.updateTable('garage_cars').set({ removed_at: null }).where('id', '=', id).execute()

/** Who told the chassis, or has the car by an order or a code, is shown it; a plate alone opens nothing. */
export const knowsChassis = ({ added_by, isProven }: Pick<CarRow, 'added_by' | 'isProven'>): boolean =>
  added_by === 'CHASSIS' || isProven

export type OwnedFacts = Pick<NewCar, 'brand' | 'mvs_code' | 'year' | 'color_code'> & { readonly country: Country }
