import { HOUR_MS } from '@volante/domain/duration'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { newToken } from '../sign-in/sessions.ts'
import type { IdentityTables, TokenPurpose } from '../tables.ts'

/** How long a mailed link works. */
const LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  signUp: 48 * HOUR_MS,
  firstPassword: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  newEmail: 48 * HOUR_MS,
  signIn: HOUR_MS / 4,
  administrator: 24 * HOUR_MS,
}

export type Link = Selectable<IdentityTables['account_tokens']>

export interface NewLink {
  readonly purpose: TokenPurpose
  readonly accountId: string | null
  readonly email: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Prepares a link; its token is made when the mail is written, so that it rests nowhere but in the mail. */
export async function prepareLink({ db, now }: Pick<Ctx, 'db' | 'now'>, link: NewLink): Promise<string> {
  const { id } = await db
    .insertInto('account_tokens')
    .values({
      purpose: link.purpose,
      account_id: link.accountId,
      email: link.email,
      data: JSON.stringify(link.data ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS[link.purpose]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes the link's token and keeps its hash; null when the link is used, late or unknown. */
export async function tokenOfLink(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<{ token: string; link: Link } | null> {
  const token = newToken()
  const link = await db
    .updateTable('account_tokens')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  return link ? { token, link } : null
}

const linksOf = (db: Db, token: string, purposes: readonly TokenPurpose[]) =>
  db
    .selectFrom('account_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)

/** The link behind a token, used and late ones too. */
export const sentLink = (db: Db, token: string, purposes: readonly TokenPurpose[]) =>
  linksOf(db, token, purposes).executeTakeFirst()

/** The link behind a token while it may still be used; it stays usable. */
export const readLink = (db: Db, token: string, purposes: readonly TokenPurpose[], now: Date) =>
  linksOf(db, token, purposes).where('used_at', 'is', null).where('expires_at', '>', now).executeTakeFirst()

/** Uses a token up; of two at once exactly one gets the link. */
export const redeemLink = (db: Db, token: string, purposes: readonly TokenPurpose[], now: Date) =>
  db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** No other link of these kinds to this address or account works any longer. */
export async function endLinks(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  whose: { readonly email: string; readonly accountId: string | null },
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('email', '=', whose.email), ...(whose.accountId ? [eb('account_id', '=', whose.accountId)] : [])]),
    )
    .execute()
}

/** The newest link of a kind that was never used, whether or not it is late. */
export const pendingLink = (db: Db, email: string, purposes: readonly TokenPurpose[]) =>
  db
    .selectFrom('account_tokens')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
