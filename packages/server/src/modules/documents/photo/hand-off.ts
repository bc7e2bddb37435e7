import type { Ctx } from '../../../platform/http/ctx.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { newToken } from '../../identity/api.ts'
import type { PassKind } from '../tables.ts'
import { type CheckRow, announceOrder, endOf } from '../../reservations/api.ts'

const HAND_OFF_MS = 5 * 60_000

/** In a write: a token for the QR code, the only one of its order; it works once and for five minutes at most. */
export async function handOff(ctx: Ctx, check: CheckRow): Promise<{ token: string; expiresAt: string }> {
  // A phone that has it gives it back.
  await ctx.db.deleteFrom('photo_passes').where('order_id', '=', check.order_id).execute()
  const expires = new Date(Math.min(ctx.now.getTime() + HAND_OFF_MS, endOf(check).getTime()))
  return { token: await newPass(ctx, check.order_id, 'handOff', expires), expiresAt: expires.toISOString() }
}

/** In a write: spends the token of a QR code; returns its order and the phone's pass, null when it is worth nothing. */
export async function spendHandOff(ctx: Ctx, token: string): Promise<{ check: CheckRow; pass: string } | null> {
  const spent = await ctx.db
    .deleteFrom('photo_passes')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'handOff')
    .where('expires_at', '>', ctx.now)
    .returning('order_id')
    .executeTakeFirst()
  if (!spent) return null
  const check = await ctx.db
    .selectFrom('photo_checks')
    .selectAll()
    .where('order_id', '=', spent.order_id)
    .executeTakeFirstOrThrow()
  // The desktop sees that a phone has taken over.
  announceOrder(ctx, check.order_id)
  return { check, pass: await newPass(ctx, check.order_id, 'phone', endOf(check)) }
}

/** The order a phone's pass opens the photo of; null when it is worth nothing. */
export async function orderOfPass({ db, now }: Ctx, pass: string): Promise<string | null> {
  const found = await db
    .selectFrom('photo_passes')
    .select('order_id')
    .where('token_hash', '=', tokenHash(pass))
    .where('kind', '=', 'phone')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.order_id ?? null
}

async function newPass({ db }: Ctx, order_id: string, kind: PassKind, expires_at: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('photo_passes')
    .values({ token_hash: tokenHash(token), order_id, kind, expires_at })
    .execute()
  return token
}

/** Whether a phone has opened the order's photo. */
export async function isOnPhone({ db, now }: Ctx, orderId: string): Promise<boolean> {
  const pass = await db
    .selectFrom('photo_passes')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'phone')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return pass !== undefined
}
