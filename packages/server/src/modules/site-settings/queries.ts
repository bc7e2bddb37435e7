import type { SettingValue } from '@volante/domain/settings/settings'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** How change sets name what is prepared here. */
export const SITE_VALUE_PART = 'site-value'

/** A value, or null for what holds without it. */
export type Stored = SettingValue | null

/** One decision about a value at a time, in every process. */
export const holdValue = (db: Db, scope: string, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`site value ${scope} ${key}`}, 0))`.execute(db)

export const valuesOf = (db: Db, scopes: readonly string[]) =>
  db
    .selectFrom('site_values as v')
    .leftJoin('accounts as a', 'a.id', 'v.changed_by')
    .select(['v.scope', 'v.key', 'v.value', 'v.changed_at', 'a.name as changed_by'])
    .where('v.scope', 'in', scopes)
    .execute()

export async function valueAt(db: Db, scope: string, key: string): Promise<Stored> {
  const row = await db
    .selectFrom('site_values')
    .select('value')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return (row?.value ?? null) as Stored
}

interface Setting {
  readonly scope: string
  readonly key: string
  readonly value: Stored
  /** Null where nobody is known any more. */
  readonly by: string | null
  readonly at: Date
}

export async function setValue(db: Db, { scope, key, value, by, at }: Setting): Promise<void> {
  if (value === null) {
    await db.deleteFrom('site_values').where('scope', '=', scope).where('key', '=', key).execute()
    return
  }
  const set = { value: JSON.stringify(value), changed_by: by, changed_at: at }
  await db
    .insertInto('site_values')
    .values({ scope, key, ...set })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(set))
    .execute()
}

const changes = (db: Db) =>
  db
    .selectFrom('site_changes as c')
    .leftJoin('accounts as m', 'm.id', 'c.made_by')
    .leftJoin('accounts as d', 'd.id', 'c.decided_by')
    .leftJoin('change_set_parts as p', (join) =>
      join.onRef('p.part_id', '=', 'c.id').on('p.kind', '=', SITE_VALUE_PART),
    )
    .leftJoin('change_sets as s', 's.id', 'p.set_id')
    .select(['c.id', 'c.scope', 'c.key', 'c.before', 'c.after', 'c.state', 'c.reverts'])
    .select(['c.made_by', 'c.made_at', 'c.decided_at', 'm.name as maker', 'd.name as decider'])
    .select(['c.markets', 's.id as set_id', 's.name as set_name'])

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>

export const findChange = (db: Db, id: string) => changes(db).where('c.id', '=', id).executeTakeFirst()

const MOST = 50

export const changesOf = (db: Db, scope: string, key: string) =>
  changes(db)
    .where('c.scope', '=', scope)
    .where('c.key', '=', key)
    .orderBy('c.made_at', 'desc')
    .orderBy('c.id')
    .limit(MOST)
    .execute()

export const draftsOf = (db: Db, scopes: readonly string[]) =>
  changes(db).where('c.state', '=', 'DRAFT').where('c.scope', 'in', scopes).orderBy('c.made_at', 'desc').execute()

interface NewChange extends Omit<Setting, 'by'> {
  readonly by: string
  readonly markets: readonly string[]
  readonly before: Stored
  readonly isDraft: boolean
  readonly reverts: string | null
}

const json = (value: Stored) => (value === null ? null : JSON.stringify(value))

export async function insertChange(db: Db, given: NewChange): Promise<string> {
  const { id } = await db
    .insertInto('site_changes')
    .values({
      scope: given.scope,
      key: given.key,
      before: json(given.before),
      after: json(given.value),
      state: given.isDraft ? 'DRAFT' : 'IN_FORCE',
      reverts: given.reverts,
      markets: [...given.markets],
      made_by: given.by,
      made_at: given.at,
      ...(given.isDraft ? {} : { decided_by: given.by, decided_at: given.at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Decision {
  readonly id: string
  readonly state: 'IN_FORCE' | 'DROPPED'
  readonly before: Stored
  readonly by: string | null
  readonly at: Date
}

export const decideChange = (db: Db, { id, state, before, by, at }: Decision) =>
  db
    .updateTable('site_changes')
    .set({ state, before: json(before), decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute()

export const findStates = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('site_changes')
    .select(['id', 'key', 'scope', 'state', 'markets', 'made_by'])
    .where('id', 'in', ids)
    .execute()

/** What was in force when a change was looked at last. */
export const setBefore = (db: Db, id: string, before: Stored) =>
  db
    .updateTable('site_changes')
    .set({ before: json(before) })
    .where('id', '=', id)
    .execute()

export const markReverted = (db: Db, id: string) =>
  db.updateTable('site_changes').set({ state: 'REVERTED' }).where('id', '=', id).execute()
