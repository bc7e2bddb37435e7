import { randomBytes } from 'node:crypto'
import type { Role } from '@volante/contract/access'
import type { Db } from '../db/database.ts'
import { tokenHash } from '../http/request-info.ts'
import type { Platform } from '../platform/platform.ts'

interface DemoLogin {
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly dealerCodes: readonly string[]
}

/** People of the demo world, one for each audience. They exist in demo mode only and have no password. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { email: 'consultora@volante.example', name: 'Dealer staff', roles: ['user_dealer'], dealerCodes: [] },
  {
    email: 'gerente@volante.example',
    name: 'Dealer manager',
    roles: ['dealer_manager', 'lead_queue_manager'],
    dealerCodes: [],
  },
  {
    email: 'admin@volante.example',
    name: 'Administrator',
    roles: ['partner_admin', 'service_admin', 'lead_queue_manager'],
    dealerCodes: [],
  },
  { email: 'cliente@volante.example', name: 'Customer', roles: ['customer'], dealerCodes: [] },
]

const SESSION_HOURS = 12

export async function prepareDemo(platform: Platform): Promise<void> {
  for (const { email, name, roles, dealerCodes } of DEMO_LOGINS) {
    await platform.db
      .insertInto('accounts')
      .values({ email, name, roles: [...roles], dealer_codes: [...dealerCodes] })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, roles: [...roles] }))
      .execute()
  }
}

/** Opens a session for a person of the demo world; null for anybody else. Callers check that demo mode is on. */
export async function demoSession(
  db: Db,
  email: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | null> {
  if (!DEMO_LOGINS.some((login) => login.email === email)) return null
  const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  if (!account) return null
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + SESSION_HOURS * 3_600_000)
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash(token), account_id: account.id, created_at: now, expires_at })
    .execute()
  return { token, expiresAt: expires_at }
}
