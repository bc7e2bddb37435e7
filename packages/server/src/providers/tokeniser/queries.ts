import { DAY_MS } from '@volante/domain/duration'
import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { TokeniserTables } from './tables.ts'

export type KeptCard = Selectable<TokeniserTables['card_tokens']>

/** A leave to send a card is good for a few minutes. */
const LEAVE_MS = 10 * 60_000

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Takes an account; returns a token under which one card may be sent once, and until when. */
export async function issueLeave(db: Db, accountId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(now.getTime() + LEAVE_MS)
  await db
    .insertInto('one_time_tokens')
    .values({ token_hash: hashOf(token), account_id: accountId, expires_at, spent_at: null })
    .execute()
  return { token, expiresAt: expires_at }
}

/** Takes a leave and spends it; returns whose it was, or null when it is unknown, over or spent. */
export async function spendLeave(db: Db, token: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ spent_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function keepCard(db: Db, card: Omit<KeptCard, 'token' | 'expires_at'>, now: Date): Promise<KeptCard> {
  const token = `tok_${randomBytes(24).toString('base64url')}`
  const expires_at = tokenEnd(now)
  return db
    .insertInto('card_tokens')
    .values({ ...card, token, expires_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Until when a token outside a wallet is good. */
export const tokenEnd = (now: Date): Date => new Date(now.getTime() + DAY_MS)

/** Takes a token; returns what it stands for and whose it is: callers check who asks. */
export const findToken = (db: Db, token: string): Promise<KeptCard | undefined> =>
  db.selectFrom('card_tokens').selectAll().where('token', '=', token).executeTakeFirst()

/** The same for a buyer, undefined when the token is another's. */
export async function findOwnToken(db: Db, accountId: string, token: string): Promise<KeptCard | undefined> {
  const card = await findToken(db, token)
  return card?.account_id === accountId ? card : undefined
}

/** A token in a wallet stays; one that leaves it serves the charge that may be under way, and is forgotten. */
export const keepToken = (db: Db, token: string, until: Date | null) =>
  db.updateTable('card_tokens').set({ expires_at: until }).where('token', '=', token).execute()
