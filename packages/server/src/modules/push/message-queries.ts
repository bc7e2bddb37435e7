import type { PushKind, PushState } from '@volante/domain/push/push'
import type { Country } from '@volante/domain/vocabulary'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import type { PushTables } from './tables.ts'

export type MessageRow = Selectable<PushTables['push_messages']>

interface Wanted {
  readonly state?: PushState | undefined
  readonly markets: readonly Country[] | 'all'
}

interface Paged {
  readonly page: number
  readonly size: number
}

const messages = (db: Db) =>
  db
    .selectFrom('push_messages')
    .selectAll()
    .select(sql<string | null>`to_char(starts_on, 'YYYY-MM-DD')`.as('starts_on'))

/** Those that go to no other market. */
export const wantedMessages = (db: Db, { state, markets }: Wanted) =>
  messages(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'DRAFT'))
    .$if(markets !== 'all', (query) => query.where(sql<boolean>`markets <@ ${markets}::text[]`))

/** The same, the newest first. */
export async function listMessages(db: Db, { page, size, ...wanted }: Wanted & Paged) {
  const found = wantedMessages(db, wanted)
  const sorted = found.orderBy('made_at', 'desc').orderBy('id')
  return countedPage(db, found, { page, size }, (most, before) => sorted.limit(most).offset(before).execute())
}

export const findMessage = (db: Db, id: string) => messages(db).where('id', '=', id).executeTakeFirst()
export const lockMessage = (db: Db, id: string) => messages(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertMessage = (db: Db, row: Insertable<PushTables['push_messages']>) =>
  db.insertInto('push_messages').values(row).execute()

export const changeMessage = (db: Db, id: string, set: Updateable<PushTables['push_messages']>) =>
  db.updateTable('push_messages').set(set).where('id', '=', id).execute()

export const dropMessage = (db: Db, id: string) => db.deleteFrom('push_messages').where('id', '=', id).execute()

interface Audience {
  readonly kind: PushKind
  readonly sites: readonly string[]
}

/** Devices added at these sites whose people want such messages. */
const audience = (db: Db, { kind, sites }: Audience) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('push_choices as c', 'c.account_id', 'd.account_id')
    .where('d.site', 'in', [...sites])
    .where(sql<boolean>`${kind} = any(c.wanted)`)

export async function countAudience(db: Db, asked: Audience): Promise<{ people: number; devices: number }> {
  if (asked.sites.length === 0) return { people: 0, devices: 0 }
  const { people, devices } = await audience(db, asked)
    .select([sql<string>`count(distinct d.account_id)`.as('people'), sql<string>`count(*)`.as('devices')])
    .executeTakeFirstOrThrow()
  return { people: Number(people), devices: Number(devices) }
}

/** Writes down that a message goes to each device of a site at that moment, once. */
export const addSends = (db: Db, messageId: string, asked: Audience, dueAt: Date) =>
  db
    .insertInto('push_sends')
    .columns(['id', 'message_id', 'account_id', 'device_id', 'state', 'due_at'])
    .expression(
      audience(db, asked).select([
        sql<string>`gen_random_uuid()`.as('id'),
        sql<string>`${messageId}::uuid`.as('message_id'),
        'd.account_id',
        'd.id as device_id',
        sql<'waiting'>`'waiting'`.as('state'),
        sql<Date>`${dueAt}::timestamptz`.as('due_at'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['message_id', 'device_id']).doNothing())
    .execute()

/** On how many devices it was opened. */
export async function countOpened(db: Db, messageId: string): Promise<number> {
  const { opened } = await db
    .selectFrom('push_sends')
    .select(sql<string>`count(*)`.as('opened'))
    .where('message_id', '=', messageId)
    .where('opened_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(opened)
}

/** Whom a message that begins goes to. */
export async function countSends(db: Db, messageId: string): Promise<{ people: number; devices: number }> {
  const { people, devices } = await db
    .selectFrom('push_sends')
    .select([sql<string>`count(distinct account_id)`.as('people'), sql<string>`count(*)`.as('devices')])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return { people: Number(people), devices: Number(devices) }
}
