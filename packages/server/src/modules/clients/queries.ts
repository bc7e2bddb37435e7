import type { Held } from '@volante/domain/policy/held-scopes'
import type { Country } from '@volante/domain/vocabulary'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { together } from '../../platform/db/together.ts'

const all = (db: Db) =>
  db
    .selectFrom('api_clients as c')
    .leftJoin('accounts as o', 'o.id', 'c.owner_id')
    .select(['c.id', 'client_id', 'c.name', 'rights', 'c.markets', 'c.dealer_codes', 'c.created_at', 'expires_at'])
    .select(['last_used_at', 'revoked_at', 'old_until', 'owner_id', 'o.name as owner_name'])
    .select(sql<boolean>`o.deactivated_at is not null or o.erased_at is not null`.as('is_stopped'))

const ofMarkets = (markets: Held) =>
  markets === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`c.markets <@ ${markets}::text[]`

export const listClients = (db: Db, markets: Held) =>
  all(db).where(ofMarkets(markets)).orderBy('c.created_at', 'desc').orderBy('c.id').limit(500).execute()

export const findClient = (db: Db, markets: Held, id: string) =>
  all(db).where(ofMarkets(markets)).where('c.id', '=', id).executeTakeFirst()

export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClient>>>

const clientsNamed = prepared((db, { names, now }: { readonly names: readonly string[]; readonly now: Date }) =>
  db
    .selectFrom('api_clients as c')
    .leftJoin('accounts as o', 'o.id', 'c.owner_id')
    .select([
      'c.id',
      'client_id',
      'c.name',
      'secret_hash',
      'old_secret_hash',
      'old_until',
      'rights',
      'c.markets',
      'last_used_at',
    ])
    .select(['owner_id', 'o.roles', 'o.markets as owner_markets'])
    .select(
      sql<{ code: string; country: Country | undefined }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('code', code, 'country', d.country)), '[]')
        from unnest(c.dealer_codes) as code left join dealers d using (code))`.as('dealers'),
    )
    .where(sql<SqlBool>`client_id = any(${names}::text[])`)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where((eb) =>
      eb.or([eb('owner_id', 'is', null), eb.and([eb('o.deactivated_at', 'is', null), eb('o.erased_at', 'is', null)])]),
    )
    .compile(),
)

export type ClientStanding = Awaited<ReturnType<typeof clientsNamed>>[number]

/**
 * A client with its secrets and its owner as both are now; read at every use, so that an end is one everywhere at once, and of
 * requests that come together in one statement.
 */
export const clientNamed = together<{ readonly name: string; readonly now: Date }, ClientStanding>(
  async (db, asked) => {
    const [first] = asked
    if (!first) return []
    const rows = await clientsNamed(db, { names: [...new Set(asked.map(({ name }) => name))], now: first.now })
    return asked.map(({ name }) => rows.find((row) => row.client_id === name))
  },
)

interface NewClient {
  readonly clientId: string
  readonly secretHash: Buffer
  readonly name: string
  readonly owner: string
  readonly rights: readonly string[]
  readonly markets: readonly string[]
  readonly dealerCodes: readonly string[]
  readonly at: Date
  /** Its last day, where it was made. */
  readonly endsOn: string
  readonly timeZone: string
}

export async function insertClient(db: Db, given: NewClient): Promise<string> {
  const { id } = await db
    .insertInto('api_clients')
    .values({
      client_id: given.clientId,
      secret_hash: given.secretHash,
      name: given.name,
      owner_id: given.owner,
      rights: [...given.rights],
      markets: [...given.markets],
      dealer_codes: [...given.dealerCodes],
      created_at: given.at,
      expires_at: sql<Date>`((${given.endsOn}::date + 1)::timestamp at time zone ${given.timeZone})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The new secret is good at once, the one before until then. */
export const replaceSecret = (db: Db, id: string, secretHash: Buffer, oldUntil: Date) =>
  db
    .updateTable('api_clients')
    .set(({ ref }) => ({ old_secret_hash: ref('secret_hash'), old_until: oldUntil, secret_hash: secretHash }))
    .where('id', '=', id)
    .execute()

export const endClient = (db: Db, id: string, at: Date, by: string) =>
  db
    .updateTable('api_clients')
    .set({ revoked_at: at, revoked_by: by, old_secret_hash: null, old_until: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()

export const noteUse = (db: Db, id: string, at: Date) =>
  db.updateTable('api_clients').set({ last_used_at: at }).where('id', '=', id).execute()

/** The countries of dealers by code; those there are not are absent. */
export const countriesOfDealers = (db: Db, codes: readonly string[]) =>
  db.selectFrom('dealers').select(['code', 'country']).where(sql<SqlBool>`code = any(${codes}::text[])`).execute()
