import type { ParticipantState } from '@volante/domain/event/event'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { containing } from '../../platform/words/like.ts'
import { type Paging, type Reached, reachedParticipants } from './queries.ts'
import type { EventTables } from './tables.ts'

type Table = EventTables['event_participants']
export type ParticipantRow = Selectable<Table>

/** These hold their seats. */
export const SEATED: readonly ParticipantState[] = ['ENROLLED', 'CAME']
const OPEN: readonly ParticipantState[] = [...SEATED, 'WAITING']

const rows = (db: Db) => db.selectFrom('event_participants').selectAll()

export const findParticipant = (db: Db, id: string) => rows(db).where('id', '=', id).executeTakeFirst()

export const participantOfAccount = (db: Db, eventId: string, accountId: string) =>
  rows(db).where('event_id', '=', eventId).where('account_id', '=', accountId).executeTakeFirst()

export const participantOfAddress = (db: Db, eventId: string, email: string) =>
  rows(db).where('event_id', '=', eventId).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

interface Asked {
  readonly states?: readonly ParticipantState[]
  /** Part of a name. */
  readonly name?: string | undefined
  readonly most?: number
}

/** Who comes and who waits: by name, those who wait last in their order. */
export const openParticipants = (db: Db, eventId: string, { states = OPEN, name = '', most = 10_000 }: Asked = {}) =>
  rows(db)
    .where('event_id', '=', eventId)
    .where('state', 'in', states)
    .$if(name !== '', (query) => query.where(sql<boolean>`unaccent(name) ilike unaccent(${containing(name)})`))
    .orderBy(sql`waiting_since is not null`)
    .orderBy('waiting_since')
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute()

export const waitingList = (db: Db, eventId: string) =>
  rows(db)
    .where('event_id', '=', eventId)
    .where('state', '=', 'WAITING')
    .orderBy('waiting_since')
    .orderBy('id')
    .execute()

export const insertParticipant = (db: Db, row: Insertable<Table>): Promise<ParticipantRow> =>
  db.insertInto('event_participants').values(row).returningAll().executeTakeFirstOrThrow()

export const updateParticipant = (db: Db, id: string, set: Updateable<Table>): Promise<ParticipantRow> =>
  db.updateTable('event_participants').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function seatsTaken(db: Db, eventId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('event_participants')
    .select(sql<number>`coalesce(sum(seats), 0)::int`.as('taken'))
    .where('event_id', '=', eventId)
    .where('state', 'in', SEATED)
    .executeTakeFirstOrThrow()
  return taken
}

export async function placeInList(db: Db, { event_id, id, waiting_since }: ParticipantRow): Promise<number | null> {
  if (!waiting_since) return null
  const { before } = await db
    .selectFrom('event_participants')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('event_id', '=', event_id)
    .where('state', '=', 'WAITING')
    .where(sql<boolean>`(waiting_since, id) < (${waiting_since}, ${id}::uuid)`)
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

export async function ownParticipations(db: Db, accountId: string, paging: Paging) {
  const wanted = db.selectFrom('event_participants as p').where('p.account_id', '=', accountId)
  const sorted = wanted
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .selectAll('p')
    .orderBy('e.starts_at', 'desc')
    .orderBy('p.id')
  return countedPage(db, wanted.select('p.id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

interface Wanted {
  readonly eventId?: string | undefined
  readonly state?: ParticipantState | undefined
}

export const wantedParticipants = (db: Db, reach: Reached, { eventId, state }: Wanted) =>
  reachedParticipants(db, reach)
    .$if(eventId !== undefined, (query) => query.where('p.event_id', '=', eventId ?? ''))
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'ENROLLED'))

export async function deskParticipants(db: Db, reach: Reached, filter: Wanted, paging: Paging) {
  const wanted = wantedParticipants(db, reach, filter)
  const sorted = wanted
    .selectAll('p')
    .select('e.name as event_name')
    .orderBy('e.starts_at', 'desc')
    .orderBy('p.created_at')
    .orderBy('p.id')
  return countedPage(db, wanted.select('p.id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}
