import { OPEN_APPOINTMENTS } from '@volante/domain/appointment/appointment-state'
import { type AppointmentKind, usedBy, usersOf } from '@volante/domain/appointment/kinds'
import type { Block, Busy } from '@volante/domain/appointment/slots'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AppointmentTables } from './tables.ts'

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

/** What a dealer receives people with, in use or not. */
export const resourcesOf = (db: Db, dealerCode: string) =>
  db.selectFrom('dealer_resources').selectAll().where('dealer_code', '=', dealerCode).orderBy('code').execute()

export const rulesOf = (db: Db, dealerCode: string) =>
  db.selectFrom('appointment_rules').selectAll().where('dealer_code', '=', dealerCode).execute()

/** Of the country beyond its laws, of the state and of the city. */
export const holidaysAt = (db: Db, at: { country: 'BR' | 'AR'; state: string; cityCode: string }) =>
  db
    .selectFrom('holidays')
    .select([day('day').as('day'), 'every_year'])
    .where('country', '=', at.country)
    .where('state', 'in', ['', at.state])
    .where('city_code', 'in', ['', at.cityCode])
    .execute()

export type BlockRow = Selectable<AppointmentTables['calendar_blocks']>

/** Those that have not ended by a day. */
export const blocksFrom = (db: Db, dealerCode: string, from: string): Promise<BlockRow[]> =>
  db
    .selectFrom('calendar_blocks')
    .selectAll()
    .select([day('day').as('day'), day('to_day').as('to_day')])
    .where('dealer_code', '=', dealerCode)
    .where('to_day', '>=', from)
    .orderBy('calendar_blocks.day')
    .orderBy('from_time')
    .execute()

export const blockOf = (row: BlockRow): Block => ({
  resource: row.resource_code,
  day: row.day,
  toDay: row.to_day,
  from: row.from_time,
  to: row.to_time,
})

interface Held {
  readonly dealerCode: string
  readonly kind: AppointmentKind
  readonly from: string
  readonly now: Date
  /** An appointment, or somebody who waits, that does not stand in its own way. */
  readonly except?: string | undefined
}

/** What holds a dealer's resources from a day on: open appointments, and slots kept for who waited. */
export async function busyFrom(db: Db, { dealerCode, kind, from, now, except = NOBODY }: Held): Promise<Busy[]> {
  const appointments = await db
    .selectFrom('appointments')
    .select([day('day').as('day'), 'kind', 'period', 'starts_at', 'ends_at', 'resource_code', 'seller_code'])
    .where('dealer_code', '=', dealerCode)
    .where('day', '>=', from)
    .where('status', 'in', OPEN_APPOINTMENTS)
    .where('id', '<>', except)
    .execute()
  const waits = await db
    .selectFrom('appointment_waits')
    .select([day('day').as('day'), 'kind', 'held_period', 'held_from', 'held_to', 'resource_code'])
    .where('dealer_code', '=', dealerCode)
    .where('day', '>=', from)
    .where('state', '=', 'OFFERED')
    .where('held_until', '>', now)
    .where('id', '<>', except)
    .execute()
  const users = usersOf(usedBy(kind))
  const isOurs = (row: { kind: AppointmentKind; resource_code: string | null }) =>
    row.resource_code !== null || users.includes(row.kind)
  return [
    ...appointments.flatMap((row) => {
      const at = { day: row.day, period: row.period, startsAt: row.starts_at, endsAt: row.ends_at }
      const used = isOurs(row) ? [{ ...at, resource: row.resource_code }] : []
      return row.seller_code === null ? used : [...used, { ...at, resource: row.seller_code }]
    }),
    ...waits.filter(isOurs).flatMap((row) => {
      const { held_period: period, held_from: startsAt, held_to: endsAt, resource_code: resource } = row
      return period && startsAt && endsAt ? [{ day: row.day, period, startsAt, endsAt, resource }] : []
    }),
  ]
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
