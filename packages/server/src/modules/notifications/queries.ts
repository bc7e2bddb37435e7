import { heldIn, type Scopes } from '@volante/domain/policy/held-scopes'
import { rolesIn } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { timeOrderedId } from '../../platform/db/time-ordered-id.ts'
import type { NotificationTables } from './tables.ts'

export type NotificationRow = Selectable<NotificationTables['notifications']>

export interface HolderRow {
  readonly id: string
  readonly roles: readonly Role[]
  readonly scopes: Scopes
}

/** Nobody is helped where so many are told. */
const MOST_RECIPIENTS = 500

/** Who has one of these roles and may sign in; of one dealer alone, where told. */
export async function holdersOf(db: Db, roles: readonly Role[], dealerCode?: string): Promise<HolderRow[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'roles', 'markets', 'brands', 'regions', 'dealer_groups', 'dealer_codes'])
    .where(sql<boolean>`roles && ${roles}::text[]`)
    .where('deactivated_at', 'is', null)
    .where('erased_at', 'is', null)
    .$if(dealerCode !== undefined, (query) => query.where(sql<boolean>`dealer_codes @> array[${dealerCode}]::text[]`))
    .orderBy('id')
    .limit(MOST_RECIPIENTS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    roles: rolesIn(row.roles),
    scopes: {
      markets: heldIn(row.markets),
      brands: heldIn(row.brands),
      regions: heldIn(row.regions),
      dealerGroups: heldIn(row.dealer_groups),
      dealerCodes: row.dealer_codes,
    },
  }))
}

export type NewNotification = Pick<NotificationRow, 'kind' | 'subject' | 'cause' | 'country' | 'dealer_code' | 'at'> & {
  readonly told: Readonly<Record<string, string | number>>
}

/** Tells each of them, once a cause, unless they do not want to be told of such things; returns whom. */
export async function insertFor(
  db: Db,
  accountIds: readonly string[],
  { told, ...news }: NewNotification,
): Promise<readonly string[]> {
  if (accountIds.length === 0) return []
  const unwanting = await db
    .selectFrom('notification_choices')
    .select('account_id')
    .where('account_id', 'in', [...accountIds])
    .where(sql<boolean>`${news.kind} = any(unwanted)`)
    .execute()
  const wanting = accountIds.filter((id) => !unwanting.some(({ account_id: one }) => one === id))
  if (wanting.length === 0) return []
  const rows = await db
    .insertInto('notifications')
    .values(
      wanting.map((account_id) => ({ id: timeOrderedId(news.at), account_id, ...news, told: JSON.stringify(told) })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'cause']).doNothing())
    .returning('account_id')
    .execute()
  return rows.map(({ account_id: id }) => id)
}

interface Wanted {
  readonly accountId: string
  readonly kinds: readonly string[]
  readonly isUnread?: boolean
  readonly after?: string | undefined
  readonly size: number
}

/** Somebody's own of these kinds, newest first. */
export const ownNotifications = (db: Db, { accountId, kinds, isUnread, after, size }: Wanted) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', 'in', [...kinds])
    .$if(isUnread === true, (query) => query.where('read_at', 'is', null))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()

/** Notes that these were read, or all of them. */
export const markRead = (db: Db, accountId: string, ids: readonly string[] | null, at: Date) =>
  db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute()

export async function unwantedOf(db: Db, accountId: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('notification_choices')
    .select('unwanted')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.unwanted ?? []
}

export const keepUnwanted = (db: Db, accountId: string, unwanted: string[]) =>
  db
    .insertInto('notification_choices')
    .values({ account_id: accountId, unwanted })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ unwanted }))
    .execute()
