import { HOUR_MS } from '@volante/domain/duration'
import { randomBytes } from 'node:crypto'
import type { Campaign } from '@volante/domain/lead/partner-link'
import { heldIn, type Scopes } from '@volante/domain/policy/held-scopes'
import { rolesIn } from '@volante/domain/policy/policy'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { together } from '../../../platform/db/together.ts'
import type { Caller, Ctx } from '../../../platform/http/ctx.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import type { IdentityTables } from '../tables.ts'

const SESSION_HOURS = 12
const REMEMBERED_HOURS = 30 * 24
/** Last seen is written at most this often. */
const SEEN_MS = 60_000

/** 256 bits that nobody guesses, safe in cookies, headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export interface NewSession {
  readonly accountId: string
  readonly provider: string
  readonly remember?: boolean
  /** The token this browser came with: ended, so that no token known before a sign-in is worth anything after it. */
  readonly replaces?: string | null
  /** The campaign by which the person came to this sign-in. */
  readonly cameBy?: Campaign | null
}

export interface OpenSession {
  readonly token: string
  readonly expiresAt: Date
  readonly provider: string
  readonly remember: boolean
}

/** Opens a session with a token of its own making; only the token's hash is kept. */
export async function openSession(ctx: Pick<Ctx, 'db' | 'now' | 'origin'>, given: NewSession): Promise<OpenSession> {
  const { accountId, provider, remember = false, replaces, cameBy = null } = given
  const { db, now, origin } = ctx
  if (replaces) await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(replaces)).execute()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED_HOURS : SESSION_HOURS) * HOUR_MS)
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: origin.userAgent,
      ip: origin.ip,
      provider,
      came_by: cameBy && JSON.stringify(cameBy),
    })
    .execute()
  return { token, expiresAt, provider, remember }
}

/** Who a bearer token speaks for; null when it is unknown or its session ended. */
export async function callerOfToken(db: Db, token: string, now: Date): Promise<Caller | null> {
  const token_hash = tokenHash(token)
  const row = await sessionWith(db, token_hash)
  if (!row || row.expires_at <= now) return null
  if (!row.last_seen_at || now.getTime() - row.last_seen_at.getTime() >= SEEN_MS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', token_hash).execute()
  }
  return { id: row.id, name: row.name, roles: rolesIn(row.roles), scopes: scopesOf(row), sessionId: row.session_id }
}

/** Who an account speaks for as it is now, without a session: what it began goes on with its rights of today; null where it is gone or blocked. */
export async function callerOfAccount(db: Db, id: string): Promise<Caller | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'roles', 'markets', 'brands', 'regions', 'dealer_groups', 'dealer_codes'])
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row ? { id: row.id, name: row.name, roles: rolesIn(row.roles), scopes: scopesOf(row) } : null
}

interface SessionRow extends Holding {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  readonly session_id: string
  readonly last_seen_at: Date | null
  readonly token_hash: Buffer
  readonly expires_at: Date
}

/** Those of one moment are one statement: every request of somebody signed in begins here. */
const sessionWith = together<Buffer, SessionRow>(async (db, hashes) => {
  const rows = await sessionsWith(db, { hashes })
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
})

const sessionsWith = prepared((db, { hashes }: { readonly hashes: readonly Buffer[] }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'name', 'roles', 'markets', 'brands', 'regions', 'dealer_groups', 'dealer_codes'])
    .select(['sessions.id as session_id', 'last_seen_at', 'token_hash', 'expires_at'])
    .where(sql<boolean>`token_hash = any(${hashes}::bytea[])`)
    .where('deactivated_at', 'is', null)
    .compile(),
)

type Holding = Pick<
  Selectable<IdentityTables['accounts']>,
  'markets' | 'brands' | 'regions' | 'dealer_groups' | 'dealer_codes'
>

const scopesOf = (row: Holding): Scopes => ({
  markets: heldIn(row.markets),
  brands: heldIn(row.brands),
  regions: heldIn(row.regions),
  dealerGroups: heldIn(row.dealer_groups),
  dealerCodes: row.dealer_codes,
})

/** The caller's sessions that are still open, newest first. */
export const sessionsOf = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent', 'ip', 'provider'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()

export const sessionById = (db: Db, id: string) =>
  db.selectFrom('sessions').select(['provider', 'expires_at']).where('id', '=', id).executeTakeFirst()

/** Ends one session of this account; returns whether there was one. */
export async function endSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the account's sessions, all or all but one; returns how many. */
export async function endSessions(db: Db, accountId: string, except?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
