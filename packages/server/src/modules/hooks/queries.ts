import type { Held } from '@volante/domain/policy/held-scopes'
import { type Insertable, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
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

const notices = (db: Db, markets: Held) =>
  db
    .selectFrom('hook_deliveries as d')
    .innerJoin('hooks as h', 'h.id', 'd.hook_id')
    .selectAll('d')
    .select(['h.name as hook_name', 'h.site'])
    .where(ofMarkets(markets))

export const findNotice = (db: Db, markets: Held, id: string) =>
  notices(db, markets).where('d.id', '=', id).executeTakeFirst()

export type NoticeRow = NonNullable<Awaited<ReturnType<typeof findNotice>>>

interface WantedNotices {
  readonly markets: Held
  readonly hook?: string | undefined
  readonly state?: DeliveryRow['state'] | undefined
}

/** A page of what was sent, newest first, and how much there is. */
export function listNotices(
  db: Db,
  { markets, hook, state }: WantedNotices,
  stretch: { readonly page: number; readonly size: number },
) {
  const found = notices(db, markets)
    .$if(hook !== undefined, (query) => query.where('d.hook_id', '=', hook ?? ''))
    // In words of the statement: an index holds those that were not delivered.
    .$if(state !== undefined, (query) => query.where('d.state', '=', sql.lit(state ?? 'failed')))
  return countedPage(db, found, stretch, (size, before) =>
    found.orderBy('d.at', 'desc').orderBy('d.id').limit(size).offset(before).execute(),
  )
}

/** Lets a notice wait again from its first try. */
export const beginAgain = (db: Db, id: string) =>
  db.updateTable('hook_deliveries').set({ state: 'waiting', tries: 0, next_at: null }).where('id', '=', id).execute()
