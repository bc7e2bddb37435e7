import type { Held } from '@volante/domain/policy/held-scopes'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type DayRange, onDays } from '../../platform/words/day-range.ts'
import { containing } from '../../platform/words/like.ts'
import type { AuditMoment } from './api.ts'

export interface AuditFilter extends DayRange {
  /** Ids of accounts; absent for everybody. */
  readonly actors?: readonly string[] | undefined
  readonly call?: string | undefined
  /** Ids of what it was done to; absent for everything. */
  readonly subjects?: readonly string[] | undefined
  readonly after?: { readonly at: Date; readonly id: number } | undefined
}

/** More people of one name than this are told apart by their address. */
const MOST_ACTORS = 50

/** Accounts and external applications of these markets, erased ones only for who answers for all. */
const ofMarkets = (markets: Held) =>
  markets === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(actors.country = any(${markets}::text[]) or actors.markets && ${markets}::text[] or clients.markets && ${markets}::text[])`

/** Takes an id, or a piece of name or e-mail; returns the accounts and external applications meant. */
export async function findActors(db: Db, text: string): Promise<string[]> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return [text]
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<SqlBool>`(lower(name) || ' ' || email) like ${containing(text.toLowerCase())}`)
    // Staff, now or once: nobody else leaves entries.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit').select('audit.id').whereRef('audit.actor_id', '=', 'accounts.id')),
    )
    .limit(MOST_ACTORS)
    .execute()
  const clients = await db
    .selectFrom('api_clients')
    .select('id')
    .where(sql<SqlBool>`lower(name) like ${containing(text.toLowerCase())}`)
    .limit(MOST_ACTORS)
    .execute()
  return [...rows, ...clients].map(({ id }) => id)
}

/** What staff of these markets did, newest first; a list that is given and empty matches nothing. */
export function findEntries({ db, site }: Ctx, markets: Held, filter: AuditFilter, limit: number) {
  const { actors, call, subjects, after } = filter
  return db
    .selectFrom('audit')
    .leftJoin('accounts as actors', 'actors.id', 'audit.actor_id')
    .leftJoin('api_clients as clients', 'clients.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'actor_id', 'site', 'call', 'request_id', 'subject', 'input'])
    .select(['actors.name as actor_name', 'clients.name as client_name'])
    .where(ofMarkets(markets))
    .$if(actors !== undefined, (query) => query.where(sql<SqlBool>`actor_id = any(${actors}::uuid[])`))
    .$if(call !== undefined, (query) => query.where('call', '=', call ?? ''))
    .$if(subjects !== undefined, (query) => query.where(sql<SqlBool>`subject = any(${subjects}::text[])`))
    .where(onDays('audit.at', site, filter))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(audit.at, audit.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::bigint)`,
      ),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute()
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

/** What of people's rights or standing these entries changed: noted in the same write, so at the same moment by the same person. */
export const changesOfPeople = (db: Db, entries: readonly AuditMoment[]) =>
  db
    .selectFrom('account_changes')
    .select(['account_id', 'actor_id', 'at', 'kind', 'fields', 'detail'])
    .where(
      sql<SqlBool>`(account_id, actor_id, at) in (
        select * from unnest(
          ${entries.map(({ subject }) => subject)}::uuid[],
          ${entries.map(({ actorId }) => actorId)}::uuid[],
          ${entries.map(({ at }) => at)}::timestamptz[]
        ))`,
    )
    .where('kind', 'in', ['RIGHTS', 'GROUPS', 'DEACTIVATE', 'REACTIVATE'])
    .execute()

/** Names of people by id, of those who are not gone. */
export const namesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .execute()
