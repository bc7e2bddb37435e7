import { OPEN_APPOINTMENTS } from '@volante/domain/appointment/appointment-state'
import type { AppointmentKind } from '@volante/domain/appointment/kinds'
import type { Slot } from '@volante/domain/appointment/slots'
import type { TestDriveStatus } from '@volante/domain/status'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type SqlBool, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import type { AppointmentTables } from './tables.ts'

type Table = AppointmentTables['appointments']
export type AppointmentRow = Selectable<Table>

interface Paging {
  readonly page: number
  readonly size: number
}

const DAY = sql<string>`to_char(day, 'YYYY-MM-DD')`

const rows = (db: Db) => db.selectFrom('appointments').selectAll().select(DAY.as('day'))

/** Until the transaction ends nobody else books at this dealer. */
export const lockCalendar = (db: Db, dealerCode: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`appointments ${dealerCode}`}, 0))`.execute(db)

/** The lowest seat of a slot that nobody holds, at a resource or where none is named for a kind. */
export async function freeSeat(db: Db, dealerCode: string, at: string, slot: Slot, except = ''): Promise<number> {
  const held = await db
    .selectFrom('appointments')
    .select('seat')
    .where('dealer_code', '=', dealerCode)
    .where(sql<SqlBool>`coalesce(resource_code, kind) = ${at}`)
    .where('day', '=', slot.day)
    .where('period', '=', slot.period)
    .where('status', 'in', OPEN_APPOINTMENTS)
    .where(sql<SqlBool>`id::text <> ${except}`)
    .execute()
  const seats = new Set(held.map(({ seat }) => seat))
  let seat = 1
  while (seats.has(seat)) seat += 1
  return seat
}

export const insertAppointment = (db: Db, row: Insertable<Table>): Promise<AppointmentRow> =>
  db.insertInto('appointments').values(row).returningAll().returning(DAY.as('day')).executeTakeFirstOrThrow()

export const updateAppointment = (db: Db, id: string, set: Updateable<Table>): Promise<AppointmentRow> =>
  db
    .updateTable('appointments')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .returning(DAY.as('day'))
    .executeTakeFirstOrThrow()

export const findAppointment = (db: Db, id: string) => rows(db).where('id', '=', id).executeTakeFirst()
export const lockAppointment = (db: Db, id: string) => rows(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** The one of an order that is still to be: an index keeps it one. */
export const openHandover = (db: Db, orderId: string) =>
  rows(db).where('order_id', '=', orderId).where('status', 'in', OPEN_APPOINTMENTS)

/** Those of a day at a dealer that are still to be, by when they begin. */
export const openOn = (db: Db, dealerCode: string, day: string) =>
  rows(db)
    .where('dealer_code', '=', dealerCode)
    .where('day', '=', day)
    .where('status', 'in', OPEN_APPOINTMENTS)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

export async function ownAppointments(db: Db, account: string, status: TestDriveStatus | undefined, paging: Paging) {
  const wanted = db
    .selectFrom('appointments')
    .where('account_id', '=', account)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'REQUESTED'))
  const sorted = wanted.selectAll().select(DAY.as('day')).orderBy('created_at', 'desc').orderBy('id')
  return countedPage(db, wanted.select('id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

export interface DeskFilter {
  readonly status?: TestDriveStatus | undefined
  readonly kind?: AppointmentKind | undefined
  readonly dealerCode?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly orderId?: string | undefined
}

/** Appointments at these dealers. */
export const wantedAppointments = (db: Db, codes: 'all' | readonly string[], filter: DeskFilter) =>
  db
    .selectFrom('appointments as a')
    .$if(codes !== 'all', (query) => query.where(isOneOf('a.dealer_code', codes === 'all' ? [] : codes)))
    .$if(filter.status !== undefined, (query) => query.where(hasStatus(filter.status ?? 'REQUESTED')))
    .$if(filter.kind !== undefined, (query) => query.where('a.kind', '=', filter.kind ?? 'VISIT'))
    .$if(filter.dealerCode !== undefined, (query) => query.where('a.dealer_code', '=', filter.dealerCode ?? ''))
    .where(onDays(filter))
    .$if(filter.orderId !== undefined, (query) => query.where('a.order_id', '=', filter.orderId ?? ''))

/** Those that wait for an answer first, then by when they begin. */
export async function deskAppointments(db: Db, codes: 'all' | readonly string[], filter: DeskFilter, paging: Paging) {
  const wanted = wantedAppointments(db, codes, filter)
  const sorted = withNames(wanted).orderBy(sql`a.status <> 'REQUESTED'`).orderBy('a.starts_at').orderBy('a.id')
  return countedPage(db, wanted.select('a.id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

/** Said as the index `appointments_desk` begins, too. */
const hasStatus = (status: TestDriveStatus) =>
  sql<SqlBool>`a.status = ${status} and (a.status <> 'REQUESTED') = ${sql.lit(status !== 'REQUESTED')}`

/** A day of the dealer's lies within these moments in any time zone: by them the list is found in its order, by the day it is exact. */
function onDays({ from, to }: Pick<DeskFilter, 'from' | 'to'>) {
  const since = sql<SqlBool>`a.day >= ${from} and a.starts_at >= ${from}::date - 1`
  const until = sql<SqlBool>`a.day <= ${to} and a.starts_at < ${to}::date + 3`
  return sql<SqlBool>`${from === undefined ? ALL : since} and ${to === undefined ? ALL : until}`
}

const ALL = sql<SqlBool>`true`

/** With the names of dealer and service. */
export const withNames = (appointments: SelectQueryBuilder<Database & { a: Table }, 'a', object>) =>
  appointments
    .leftJoin('dealers as d', 'd.code', 'a.dealer_code')
    .leftJoin('workshop_services as w', (join) =>
      join.onRef('w.id', '=', 'a.service_id').onRef('w.country', '=', 'a.country'),
    )
    .selectAll('a')
    .select([sql<string>`to_char(a.day, 'YYYY-MM-DD')`.as('day'), 'd.name as dealer_name', 'w.service_name'])

/** The category of licence that a model of a brand needs; none where no such model is known. */
export const licenceOf = async (db: Db, brand: string, model: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('models')
      .select('licence')
      .where('brand', '=', brand)
      .where(sql<SqlBool>`lower(name) = lower(${model})`)
      .executeTakeFirst()
  )?.licence
