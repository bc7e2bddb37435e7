import { PUSH_KINDS, type PushKind, WANTED_AT_FIRST } from '@volante/domain/push/push'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PushTables } from './tables.ts'

export type DeviceRow = Selectable<PushTables['push_devices']>

/** A person's devices, the newest first. */
export const devicesOf = (db: Db, accountId: string) =>
  db.selectFrom('push_devices').selectAll().where('account_id', '=', accountId).orderBy('added_at', 'desc').execute()

export const findDevice = (db: Db, id: string) =>
  db.selectFrom('push_devices').selectAll().where('id', '=', id).executeTakeFirst()

/** Where somebody is told of a kind of thing. */
export const devicesFor = (db: Db, accountId: string, kind: string) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('push_choices as c', 'c.account_id', 'd.account_id')
    .select('d.id')
    .where('d.account_id', '=', accountId)
    .where(sql<boolean>`${kind} = any(c.wanted)`)
    .execute()

/** Keeps a device, which belongs to whoever added it last. */
export async function keepDevice(db: Db, row: Omit<DeviceRow, 'last_at'>): Promise<string> {
  const { account_id, site, p256dh, auth, device, added_at } = row
  const kept = await db
    .insertInto('push_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ account_id, site, p256dh, auth, device, added_at, last_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('push_choices')
    .values({ account_id, wanted: [...WANTED_AT_FIRST], at: added_at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  return kept.id
}

/** Returns whether it was theirs. */
export async function dropOwnDevice(db: Db, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Its push service knows it no more; one that was added anew meanwhile stays. */
export const dropDevice = (db: Db, { id, endpoint }: Pick<DeviceRow, 'id' | 'endpoint'>) =>
  db.deleteFrom('push_devices').where('id', '=', id).where('endpoint', '=', endpoint).execute()

export const wroteTo = (db: Db, ids: readonly string[], at: Date) =>
  db
    .updateTable('push_devices')
    .set({ last_at: at })
    .where('id', 'in', [...ids])
    .execute()

/** What somebody wants; what they would want who have not chosen. */
export async function wantedOf(db: Db, accountId: string): Promise<PushKind[]> {
  const row = await db
    .selectFrom('push_choices')
    .select('wanted')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const wanted: readonly string[] = row?.wanted ?? WANTED_AT_FIRST
  return PUSH_KINDS.filter((kind) => wanted.includes(kind))
}

export const keepWanted = (db: Db, account_id: string, wanted: PushKind[], at: Date) =>
  db
    .insertInto('push_choices')
    .values({ account_id, wanted, at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ wanted, at }))
    .execute()
