import type { PeopleSort, PersonState } from '@volante/contract/users-admin'
import { cpfDigits } from '@volante/domain/person/cpf'
import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import type { Role, UserGroup } from '@volante/domain/vocabulary'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { containing } from '../../../platform/words/like.ts'

export interface PeopleFilter {
  /** A piece of name or e-mail, or a whole CPF or DNI. */
  readonly text?: string | undefined
  readonly role?: Role | undefined
  readonly state?: PersonState | undefined
  readonly market?: string | undefined
  readonly brand?: string | undefined
  readonly region?: string | undefined
  readonly dealerGroup?: string | undefined
  readonly dealerCode?: string | undefined
  readonly userGroup?: UserGroup | undefined
}

const HISTORY = 100

export interface PeoplePage {
  readonly sort: PeopleSort
  /** Where the page before ended: what it is sorted by, and who. */
  readonly after?: { readonly key: string; readonly id: string } | undefined
  readonly size: number
}

const BY_AGE = {
  column: sql`created_at`,
  key: sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: sql`timestamptz`,
}
const BY_NAME = { column: sql`plain_text(name)`, key: sql<string>`plain_text(name)`, type: sql`text` }
const UP = { direction: sql`asc`, beyond: sql`>` }
const DOWN = { direction: sql`desc`, beyond: sql`<` }
const SORTS = {
  newest: { ...BY_AGE, ...DOWN },
  oldest: { ...BY_AGE, ...UP },
  name: { ...BY_NAME, ...UP },
  nameDesc: { ...BY_NAME, ...DOWN },
} as const satisfies Readonly<Record<PeopleSort, object>>

/** People of these markets and how many there are; each with the key that the next page goes on from. */
export async function findPeople(db: Db, markets: Held, filter: PeopleFilter, { sort, after, size }: PeoplePage) {
  const wanted = filtered(db, markets, filter)
  const { column, key, type, direction, beyond } = SORTS[sort]
  const sorted = wanted
    .select([...COLUMNS, lastSeen, key.as('sort_key')])
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(${column}, id) ${beyond} (${after?.key ?? ''}::${type}, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy(sql`${column} ${direction}`)
    .orderBy(sql`id ${direction}`)
  return countedPage(db, wanted.select('id'), { page: after ? null : 0, size }, (most) => sorted.limit(most).execute())
}

/** The people that the list with these filters has, to be counted. */
export const peopleFound = ({ db }: Ctx, reach: DealerReach | 'all', filter: PeopleFilter) =>
  filtered(db, reach === 'all' ? 'all' : reach.markets, filter).select('id')

const COLUMNS = [
  ...(['id', 'name', 'email', 'cpf', 'dni', 'cnpj', 'country', 'language', 'email_confirmed_at'] as const),
  ...(['roles', 'markets', 'brands', 'regions', 'dealer_groups', 'dealer_codes', 'created_at'] as const),
  'deactivated_at',
] as const
const lastSeen = sql<Date | null>`(select max(last_seen_at) from sessions where account_id = accounts.id)`.as('seen_at')

const ofMarkets = (db: Db, markets: Held) =>
  db
    .selectFrom('accounts')
    .where('erased_at', 'is', null)
    .$if(markets !== 'all', (query) =>
      query.where(sql<SqlBool>`(country = any(${markets}::text[]) or markets && ${markets}::text[])`),
    )

/** One person of these markets; undefined for anybody else. */
export const findPerson = (db: Db, markets: Held, id: string) =>
  ofMarkets(db, markets)
    .select([...COLUMNS, lastSeen, 'password_hash', 'user_groups', 'loyalty_category', 'came_by'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Those of these people who are of these markets. */
export const findAmong = (db: Db, markets: Held, ids: readonly string[]) =>
  ofMarkets(db, markets)
    .select([...COLUMNS, lastSeen])
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .orderBy(sql`plain_text(name)`)
    .orderBy('id')
    .execute()

export type PersonFound = NonNullable<Awaited<ReturnType<typeof findPerson>>>
export type PersonListed = Omit<PersonFound, 'password_hash' | 'user_groups' | 'loyalty_category' | 'came_by'>

function filtered(db: Db, markets: Held, filter: PeopleFilter) {
  const { text, role, state, market, brand, region, dealerGroup, dealerCode, userGroup } = filter
  const holds = (column: string, id: string) => sql<SqlBool>`${sql.ref(column)} && ${[id, 'all']}::text[]`
  return ofMarkets(db, markets)
    .$if(text !== undefined, (query) => query.where(mentions(text ?? '')))
    .$if(role !== undefined, (query) => query.where(sql<SqlBool>`roles @> ${[role ?? '']}::text[]`))
    .$if(state !== undefined, (query) => query.where('deactivated_at', state === 'deactivated' ? 'is not' : 'is', null))
    .$if(state === 'active' || state === 'invited', (query) =>
      query.where('email_confirmed_at', state === 'active' ? 'is not' : 'is', null),
    )
    .$if(market !== undefined, (query) => query.where(holds('markets', market ?? '')))
    .$if(brand !== undefined, (query) => query.where(holds('brands', brand ?? '')))
    .$if(region !== undefined, (query) => query.where(holds('regions', region ?? '')))
    .$if(dealerGroup !== undefined, (query) => query.where(holds('dealer_groups', dealerGroup ?? '')))
    .$if(dealerCode !== undefined, (query) => query.where(holds('dealer_codes', dealerCode ?? '')))
    .$if(userGroup !== undefined, (query) =>
      query.where(sql<SqlBool>`user_groups <> '{}' and user_groups @> ${[userGroup ?? '']}::text[]`),
    )
}

/** Digits are a whole document, anything else a piece of name or address. */
function mentions(text: string) {
  const digits = cpfDigits(text)
  if (/^[\d.\- ]{7,14}$/.test(text.trim())) return sql<SqlBool>`(cpf = ${digits} or dni = ${digits})`
  return sql<SqlBool>`(lower(name) || ' ' || email) like ${containing(text.toLowerCase())}`
}

/** What changed of a person, newest first, with who did it. */
export const changesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account_changes')
    .leftJoin('accounts as actors', 'actors.id', 'account_changes.actor_id')
    .select(['account_changes.id', 'kind', 'fields', 'at', 'detail', 'actor_id', 'actors.name as actor_name'])
    .where('account_id', '=', accountId)
    .orderBy('account_changes.id', 'desc')
    .limit(HISTORY)
    .execute()

/** The newest change of a person's rights, or of their groups; 0 where they never changed. */
export async function versionOf(db: Db, kind: 'RIGHTS' | 'GROUPS', accountId: string): Promise<number> {
  const row = await db
    .selectFrom('account_changes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

interface SessionFacts {
  readonly openSessions: number
  /** By which campaign they came to sign in last. */
  readonly cameBy: PersonFound['came_by']
}

/** What a person's sessions say, all at once. */
export async function sessionFacts(db: Db, accountId: string, now: Date): Promise<SessionFacts> {
  const { rows } = await sql<SessionFacts>`
    select count(*) filter (where expires_at > ${now}) as "openSessions",
      (array_agg(came_by order by created_at desc))[1] as "cameBy"
    from sessions where account_id = ${accountId}`.execute(db)
  return rows[0] ?? { openSessions: 0, cameBy: null }
}
