import { sql, type SqlBool } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import type { Day } from '@volante/domain/date'
import type { UnitStanding } from '@volante/domain/order/delivery-plan'
import type { UnitPlace } from '@volante/domain/order/unit-place'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** The car somebody wants: what is not named may be anything. */
export interface WantedUnit {
  readonly country: Country
  readonly mvsCode: string
  readonly year: number
  readonly colorCode?: string | undefined
  readonly coatingCode?: string | undefined
  /** Codes of exactly the parts the car has. */
  readonly partCodes?: readonly string[] | undefined
  /** The car stands at this dealer or at the factory; without one, anywhere. */
  readonly dealerId?: string | undefined
  /** That car and no other. */
  readonly unitId?: string | undefined
}

export interface TakenUnit {
  readonly id: string
  readonly chassis: string
  readonly mvsCode: string
  readonly year: number
  readonly colorCode: string
  readonly coatingCode: string
  readonly partCodes: readonly string[]
  readonly standing: UnitStanding
}

export function fitting(db: Db, wanted: WantedUnit) {
  const { colorCode, coatingCode, partCodes, dealerId, unitId } = wanted
  return db
    .selectFrom('stock_units as u')
    .where('u.mvs_code', '=', wanted.mvsCode)
    .where('u.year', '=', wanted.year)
    .where('u.country', '=', wanted.country)
    .where(isFree)
    .$if(unitId !== undefined, (query) => query.where('u.id', '=', unitId ?? ''))
    .$if(colorCode !== undefined, (query) => query.where('u.color_code', '=', colorCode ?? ''))
    .$if(coatingCode !== undefined, (query) => query.where('u.coating_code', '=', coatingCode ?? ''))
    .$if(dealerId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('u.dealer_id', '=', dealerId ?? ''), eb('u.dealer_id', 'is', null)])),
    )
    .$if(partCodes !== undefined, (query) => query.where(sql<SqlBool>`${codesOfUnit} = ${partCodes}::text[]`))
}

/** As the codes of a car are read. */
export const sortedCodes = (codes: WantedUnit['partCodes']) => codes && [...new Set(codes)].toSorted()

/** Written out, so that a kept plan may use the index of free cars. */
const isFree = sql<SqlBool>`u.state = 'AVAILABLE'`

const codesOfUnit = sql<string[]>`array(
  select p.code from parts p where p.id = any(u.part_ids) order by p.code collate "C"
)`

/** Written out too: a kept plan for any number of cars looks dear, and every call would be planned anew. */
const ONE = sql.lit(1)

/**
 * Takes the wanted car; reserves exactly one that fits, the dealer's own before the factory's and the longest there first,
 * and returns it; null when none is free. A car another transaction is taking is passed over.
 */
export async function takeUnit(db: Db, wanted: WantedUnit): Promise<TakenUnit | null> {
  const [taken] = await taking(db, { ...wanted, partCodes: sortedCodes(wanted.partCodes) })
  if (!taken) return null
  const { id, chassis, color_code: colorCode, coating_code: coatingCode, codes: partCodes } = taken
  const { mvsCode, year } = wanted
  return { id, chassis, mvsCode, year, colorCode, coatingCode, partCodes, standing: standingOf(taken) }
}

/** The one that is taken first. */
const firstOf = (db: Db, wanted: WantedUnit) =>
  fitting(db, wanted).orderBy(sql`u.dealer_id is null`).orderBy('u.arrival').orderBy('u.id').limit(ONE)

/** Takes the wanted car; returns where the one is that would be reserved now, null when none is free. */
export async function standingOfNext(db: Db, wanted: WantedUnit): Promise<UnitStanding | null> {
  const next = await firstOf(db, { ...wanted, partCodes: sortedCodes(wanted.partCodes) })
    .select(['u.place', 'u.arrival'])
    .executeTakeFirst()
  return next ? standingOf(next) : null
}

const taking = prepared((db, wanted: WantedUnit) => {
  const free = firstOf(db, wanted).select('u.id').forUpdate('u').skipLocked()
  return db
    .with('free', () => free)
    .updateTable('stock_units as u')
    .from('free')
    .set({ state: 'RESERVED' })
    .whereRef('u.id', '=', 'free.id')
    .returning(['u.id', 'u.chassis', 'u.color_code', 'u.coating_code', 'u.place', 'u.arrival', codesOfUnit.as('codes')])
    .compile()
})

/** Takes a car's row; returns where it is and, on its way or on the line, the day it is expected. */
export const standingOf = ({ place, arrival }: { readonly place: UnitPlace; readonly arrival: Day }): UnitStanding => ({
  place,
  readyOn: place === 'transit' || place === 'production' ? arrival : null,
})

/** Takes a car that an order held back into stock. */
export async function releaseUnit(db: Db, id: string): Promise<void> {
  const held = ['RESERVED', 'SOLD'] as const
  await db
    .updateTable('stock_units')
    .set({ state: 'AVAILABLE' })
    .where('id', '=', id)
    .where('state', 'in', held)
    .execute()
}

export async function sellUnit(db: Db, id: string): Promise<void> {
  await db.updateTable('stock_units').set({ state: 'SOLD' }).where('id', '=', id).execute()
}

/** Whether a car of `stock_units` stands at the factory or at a dealer that is not blocked. */
export const standsOpen = sql<SqlBool>`not exists (
  select from dealers where dealers.id = stock_units.dealer_id and dealers.blocked
)`

export interface StockUnit {
  readonly id: string
  readonly country: Country
  readonly brand: string
  readonly mvsCode: string
  readonly year: number
  readonly dealerId: string | null
  readonly isFree: boolean
}

export async function unitById(db: Db, id: string): Promise<StockUnit | null> {
  const row = await db
    .selectFrom('stock_units')
    .select(['id', 'country', 'brand', 'mvs_code', 'year', 'dealer_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { country, brand, mvs_code: mvsCode, year, dealer_id: dealerId, state } = row
  return { id, country, brand, mvsCode, year, dealerId, isFree: state === 'AVAILABLE' }
}
