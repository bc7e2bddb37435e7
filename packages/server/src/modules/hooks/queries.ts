import type { Held } from '@volante/domain/policy/held-scopes'
import { type Insertable, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { HookTables } from './tables.ts'

const all = (db: Db) =>
  db
    .selectFrom('hooks as h')
    .innerJoin('accounts as o', 'o.id', 'h.owner_id')
    .selectAll('h')
    .select(['o.name as owner_name', 'o.email as owner_email', 'o.roles as owner_roles', 'o.markets as owner_markets'])
    .select(sql<boolean>`o.deactivated_at is not null or o.erased_at is not null`.as('is_stopped'))

const ofMarkets = (markets: Held) =>
  markets === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`h.markets <@ ${markets}::text[]`

export const listHooks = (db: Db, markets: Held) =>
  all(db).where(ofMarkets(markets)).orderBy('h.created_at', 'desc').orderBy('h.id').limit(500).execute()

export const findHook = (db: Db, markets: Held, id: string) =>
  all(db).where(ofMarkets(markets)).where('h.id', '=', id).executeTakeFirst()

export type HookRow = NonNullable<Awaited<ReturnType<typeof findHook>>>

/** Those that may be told of something now. */
export const listeningHooks = (db: Db) =>
  all(db).where('h.is_on', '=', true).where('o.deactivated_at', 'is', null).where('o.erased_at', 'is', null).execute()

export async function insertHook(db: Db, row: Insertable<HookTables['hooks']>): Promise<string> {
  const { id } = await db.insertInto('hooks').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const changeHook = (db: Db, id: string, set: Partial<Insertable<HookTables['hooks']>>) =>
  db.updateTable('hooks').set(set).where('id', '=', id).execute()

export const removeHook = (db: Db, id: string) => db.deleteFrom('hooks').where('id', '=', id).execute()

/** Returns the notice's id, none where the same was told before. */
export const insertDelivery = (db: Db, row: Insertable<HookTables['hook_deliveries']>) =>
  db
    .insertInto('hook_deliveries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findDelivery = (db: Db, id: string) =>
  db.selectFrom('hook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export const changeDelivery = (db: Db, id: string, set: Partial<Insertable<HookTables['hook_deliveries']>>) =>
  db.updateTable('hook_deliveries').set(set).where('id', '=', id).execute()

export const listDeliveries = (
  db: Db,
  hook: string,
  { state, after, size }: { state: DeliveryRow['state'] | undefined; after: string | undefined; size: number },
) =>
  db
    .selectFrom('hook_deliveries')
    .selectAll()
    .where('hook_id', '=', hook)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(at, id) < (select at, id from hook_deliveries where id = ${after ?? null}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()

const MOST_AGAIN = 1_000

/** Lets notices of a receiver wait again from their first try: those named, or all that failed. */
export const beginAgain = (db: Db, hook: string, ids: readonly string[] | undefined) =>
  db
    .updateTable('hook_deliveries')
    .set({ state: 'waiting', tries: 0, next_at: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('hook_deliveries')
        .select('id')
        .where('hook_id', '=', hook)
        .where((one) =>
          ids ? sql<SqlBool>`id = any(${ids}::uuid[]) and state <> 'waiting'` : one('state', '=', 'failed'),
        )
        .orderBy('at')
        .limit(MOST_AGAIN),
    )
    .returning('id')
    .execute()
