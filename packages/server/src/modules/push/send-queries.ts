import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { SendState } from './tables.ts'

const TAKEN_MS = 120_000
const WEEK_MS = 7 * 86_400_000
/** What was due before that was sent, or counts no more: quiet hours and tries are over within a day. */
const LOOKED_BACK_MS = WEEK_MS + 2 * 86_400_000

export interface Send {
  readonly id: string
  readonly accountId: string
  readonly tries: number
  /** None where the device was removed meanwhile. */
  readonly device: {
    readonly id: string
    readonly endpoint: string
    readonly p256dh: string
    readonly auth: string
    readonly site: string
  } | null
}

/** One process at a time takes, so that what others are about to send counts too. */
export const onlyTaker = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('push_sends'))`.execute(db)

/** Takes some that are due, for two minutes: a process that dies leaves them to another. */
export async function takeSends(db: Db, messageId: string, now: Date, most: number): Promise<readonly Send[]> {
  const taken = await db
    .updateTable('push_sends')
    .set({ taken_until: new Date(now.getTime() + TAKEN_MS) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_sends')
        .select('id')
        .where('message_id', '=', messageId)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .where((or) => or.or([or('taken_until', 'is', null), or('taken_until', '<=', now)]))
        .orderBy('due_at')
        .limit(most),
    )
    .returning(['id', 'account_id', 'device_id', 'tries'])
    .execute()
  const ids = taken.flatMap(({ device_id: id }) => (id === null ? [] : [id]))
  const devices =
    ids.length === 0
      ? []
      : await db
          .selectFrom('push_devices')
          .select(['id', 'endpoint', 'p256dh', 'auth', 'site'])
          .where('id', 'in', ids)
          .execute()
  return taken.map(({ id, account_id: accountId, device_id: deviceId, tries }) => ({
    id,
    accountId,
    tries,
    device: devices.find((one) => one.id === deviceId) ?? null,
  }))
}

/** Which of these people have had so many other messages within a week, those counted that are on their way. */
export async function hadEnough(
  db: Db,
  { messageId, most, now }: { readonly messageId: string; readonly most: number; readonly now: Date },
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('push_sends')
    .select('account_id')
    .where('account_id', 'in', [...new Set(accountIds)])
    .where('due_at', '>', new Date(now.getTime() - LOOKED_BACK_MS))
    .where('message_id', '<>', messageId)
    .where((or) =>
      or.or([
        or.and([or('state', '=', 'sent'), or('at', '>', new Date(now.getTime() - WEEK_MS))]),
        or.and([or('state', '=', 'waiting'), or('taken_until', '>', now)]),
      ]),
    )
    .groupBy('account_id')
    .having(sql<boolean>`count(distinct message_id) >= ${most}`)
    .execute()
  return new Set(rows.map(({ account_id: id }) => id))
}

/** Keeps what became of some, and counts it at their message. */
export async function endSends(
  db: Db,
  messageId: string,
  ids: readonly string[],
  state: Exclude<SendState, 'waiting'>,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('push_sends')
    .set({ state, at, taken_until: null })
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  await addTo(db, messageId, state, Number(numUpdatedRows))
}

/** They are tried again later. */
export const putOff = (db: Db, ids: readonly string[], until: Date) =>
  db
    .updateTable('push_sends')
    .set((eb) => ({ tries: eb('tries', '+', 1), taken_until: until }))
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .execute()

/** Nothing more of a message is sent. */
export async function skipRest(db: Db, messageId: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('push_sends')
    .set({ state: 'skipped', at, taken_until: null })
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  await addTo(db, messageId, 'skipped', Number(numUpdatedRows))
}

const addTo = (db: Db, messageId: string, counter: 'sent' | 'failed' | 'skipped', count: number) =>
  db
    .updateTable('push_messages')
    .set((eb) => ({ [counter]: eb(counter, '+', count) }))
    .where('id', '=', messageId)
    .execute()

/** When the next of a message may be sent; null where none waits. */
export async function nextSendAt(db: Db, messageId: string): Promise<Date | null> {
  const { next } = await db
    .selectFrom('push_sends')
    .select(sql<Date | null>`min(greatest(due_at, taken_until))`.as('next'))
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return next
}

/** Notes that a message was opened, the first time. */
export const noteOpened = (db: Db, id: string, at: Date) =>
  db.updateTable('push_sends').set({ opened_at: at }).where('id', '=', id).where('opened_at', 'is', null).execute()
