import type { Role } from '@volante/domain/vocabulary'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { BulkAction } from '@volante/contract/users-admin'
import type { ChangeKind, ChangeDetail } from '../tables.ts'

/** Somebody who was changed, and by which change. */
export interface Done {
  readonly id: string
  readonly changeId: number
}

const isAmong = (ids: readonly string[], column = 'id') => sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`

export const setDeactivated = (db: Db, ids: readonly string[], at: Date | null) =>
  db.updateTable('accounts').set({ deactivated_at: at }).where(isAmong(ids)).execute()

export const endSessionsOf = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('sessions').where(isAmong(ids, 'account_id')).execute()

export const switchRole = (db: Db, ids: readonly string[], role: Role, isGiven: boolean) =>
  db
    .updateTable('accounts')
    .set({
      roles: isGiven ? sql<string[]>`array_append(roles, ${role}::text)` : sql<string[]>`array_remove(roles, ${role})`,
    })
    .where(isAmong(ids))
    .execute()

export interface Note {
  readonly accountId: string
  readonly kind: ChangeKind
  readonly fields: readonly string[]
  readonly detail: ChangeDetail | null
}

/** Notes what happened to each of these people. */
export async function noteChanges({ db, now, user }: SignedInCtx, notes: readonly Note[]): Promise<Done[]> {
  const rows = await db
    .insertInto('account_changes')
    .values(
      notes.map(({ accountId, kind, fields, detail }) => ({
        account_id: accountId,
        kind,
        fields: [...fields],
        actor_id: user.id,
        at: now,
        detail: detail && JSON.stringify(detail),
      })),
    )
    .returning(['id', 'account_id'])
    .execute()
  return rows.map(({ id, account_id }) => ({ id: account_id, changeId: id }))
}

interface Batch {
  readonly id: string
  readonly action: BulkAction
  readonly role?: Role | undefined
  readonly changed: readonly Done[]
}

export const insertBatch = ({ db, now, user }: SignedInCtx, { id, action, role, changed }: Batch) =>
  db
    .insertInto('people_batches')
    .values({
      id,
      actor_id: user.id,
      action,
      role: role ?? null,
      changed: JSON.stringify(changed),
      created_at: now,
      undone_at: null,
    })
    .execute()

/** One of the caller's own batches, locked; undefined for anybody else's. */
export const lockBatch = ({ db, user }: SignedInCtx, id: string) =>
  db
    .selectFrom('people_batches')
    .selectAll()
    .where('id', '=', id)
    .where('actor_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst()

export const endBatch = ({ db, now }: SignedInCtx, id: string) =>
  db.updateTable('people_batches').set({ undone_at: now }).where('id', '=', id).execute()

/** Of these changes those after which nobody has changed the person in the same way. */
export async function stillNewest(db: Db, changed: readonly Done[], kinds: readonly ChangeKind[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select did.id from unnest(
      ${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ changeId }) => changeId)}::bigint[]
    ) as did (id, change_id)
    where not exists (
      select from account_changes as later
      where later.account_id = did.id and later.kind = any(${kinds}::text[]) and later.id > did.change_id
    )`.execute(db)
  return rows.map(({ id }) => id)
}
