import type { EventKind, EventStatus } from '@volante/domain/event/event'
import type { Held } from '@volante/domain/policy/held-scopes'
import type { Country } from '@volante/domain/vocabulary'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import type { EventTables } from './tables.ts'

type Table = EventTables['events']
export type EventRow = Selectable<Table>

export interface Paging {
  readonly page: number
  readonly size: number
}

export const findEvent = (db: Db, id: string) =>
  db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else takes or frees a seat. */
export const lockEvent = (db: Db, id: string) =>
  db.selectFrom('events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertEvent = (db: Db, row: Insertable<Table>): Promise<EventRow> =>
  db.insertInto('events').values(row).returningAll().executeTakeFirstOrThrow()

export const updateEvent = (db: Db, id: string, set: Updateable<Table>): Promise<EventRow> =>
  db.updateTable('events').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const deleteEvent = (db: Db, id: string) => db.deleteFrom('events').where('id', '=', id).execute()

export interface AgendaFilter {
  readonly brand?: string | undefined
  readonly country?: Country | undefined
  readonly kind?: EventKind | undefined
  readonly city?: string | undefined
  readonly dealerCode?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Published events that are not over, next first. */
export async function agenda(db: Db, now: Date, filter: AgendaFilter, paging: Paging) {
  const { brand, country, kind, city, dealerCode, from, to } = filter
  const wanted = db
    .selectFrom('events')
    .where('status', '=', 'PUBLISHED')
    .where('ends_at', '>', now)
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand ?? ''))
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? 'BR'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'PLACE'))
    .$if(city !== undefined, (query) => query.where(sql`lower(city)`, '=', (city ?? '').toLowerCase()))
    .$if(dealerCode !== undefined, (query) => query.where('dealer_code', '=', dealerCode ?? ''))
    .$if(from !== undefined, (query) => query.where(sql`(ends_at at time zone time_zone)::date`, '>=', from))
    .$if(to !== undefined, (query) => query.where(sql`(starts_at at time zone time_zone)::date`, '<=', to))
  const sorted = wanted.selectAll().orderBy('starts_at').orderBy('id')
  return countedPage(db, wanted.select('id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

/** Events to come in which somebody waits although a seat is free. */
export const eventsWithRoom = (db: Db, now: Date) =>
  db
    .selectFrom('events as e')
    .select('e.id')
    .where('e.status', '=', 'PUBLISHED')
    .where('e.ends_at', '>', now)
    .where('e.starts_at', '>', now)
    .where((eb) => eb.or([eb('e.capacity', 'is', null), eb('e.taken', '<', eb.ref('e.capacity'))]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('event_participants as p')
          .select('p.id')
          .whereRef('p.event_id', '=', 'e.id')
          .where('p.state', '=', 'WAITING'),
      ),
    )
    .execute()

export interface Reached {
  readonly country: Country
  readonly brands: Held
  /** Dealers whose events are reached whatever the brand. */
  readonly dealers: Held
}

interface DeskFilter {
  readonly brand?: string | undefined
  readonly status?: EventStatus | undefined
  /** Those that begin or end in this stretch. */
  readonly around?: { readonly from: Date; readonly to: Date }
}

const COUNTS = [
  sql<number>`(select count(*)::int from event_participants p where p.event_id = e.id and p.state = 'WAITING')`.as(
    'waiting',
  ),
  sql<number>`(select coalesce(sum(seats), 0)::int from event_participants p where p.event_id = e.id and p.state = 'CAME')`.as(
    'came',
  ),
] as const

const reached = (db: Db, { country, brands, dealers }: Reached) =>
  db
    .selectFrom('events as e')
    .where('e.country', '=', country)
    .where((eb) =>
      eb.or([
        brands === 'all' ? eb.lit(true) : isOneOf('e.brand', brands),
        dealers === 'all' ? eb('e.dealer_code', 'is not', null) : isOneOf('e.dealer_code', dealers),
      ]),
    )

export const wantedEvents = (db: Db, reach: Reached, { brand, status, around }: DeskFilter) =>
  reached(db, reach)
    .$if(brand !== undefined, (query) => query.where('e.brand', '=', brand ?? ''))
    .$if(status !== undefined, (query) => query.where('e.status', '=', status ?? 'DRAFT'))
    .$if(around !== undefined, (query) =>
      query.where('e.starts_at', '<', around?.to ?? null).where('e.ends_at', '>', around?.from ?? null),
    )

export async function deskEvents(db: Db, reach: Reached, filter: DeskFilter, paging: Paging) {
  const wanted = wantedEvents(db, reach, filter)
  const sorted = wanted
    .selectAll('e')
    .select(COUNTS)
    .orderBy('e.starts_at', filter.around ? 'asc' : 'desc')
    .orderBy('e.id')
  return countedPage(db, wanted.select('e.id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

export const deskEvent = (db: Db, id: string) =>
  db.selectFrom('events as e').selectAll('e').select(COUNTS).where('e.id', '=', id).executeTakeFirst()

export type DeskEventRow = NonNullable<Awaited<ReturnType<typeof deskEvent>>>

/** Participants of the events within reach, the latest event first. */
export const reachedParticipants = (db: Db, reach: Reached) =>
  reached(db, reach).innerJoin('event_participants as p', 'p.event_id', 'e.id')
