import { randomBytes } from 'node:crypto'
import type { Role } from '@volante/domain/vocabulary'
import type { DemoPerson } from '@volante/contract/demo'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { tokenHash } from '../http/request-info.ts'
import type { Platform } from '../platform/platform.ts'

interface DemoLogin extends Pick<DemoPerson, 'email' | 'name' | 'audience' | 'language'> {
  readonly roles: readonly Role[]
  /** Where in the demo world they work: these brands of a country, so many dealers of each. */
  readonly works: { readonly country: 'BR' | 'AR'; readonly brands: readonly string[]; readonly dealers: number } | null
}

/** People of the demo world, one for each audience and country. They exist in demo mode only and have no password. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  {
    email: 'consultora@volante.example',
    name: 'Camila Nogueira',
    audience: 'dealer',
    language: 'pt-BR',
    roles: ['user_dealer'],
    works: { country: 'BR', brands: ['fiat'], dealers: 2 },
  },
  {
    email: 'gerente@volante.example',
    name: 'Rafael Antunes',
    audience: 'manager',
    language: 'pt-BR',
    roles: ['dealer_manager'],
    works: { country: 'BR', brands: ['fiat', 'jeep', 'ram', 'citroen', 'peugeot'], dealers: 4 },
  },
  {
    email: 'asesora@volante.example',
    name: 'Sofía Ledesma',
    audience: 'dealer',
    language: 'es-AR',
    roles: ['user_dealer'],
    works: { country: 'AR', brands: ['fiat', 'jeep', 'ram', 'citroen', 'peugeot'], dealers: 2 },
  },
  {
    email: 'admin@volante.example',
    name: 'Beatriz Furlan',
    audience: 'administrator',
    language: 'pt-BR',
    roles: ['partner_admin', 'service_admin', 'lead_queue_manager'],
    works: null,
  },
  {
    email: 'cliente@volante.example',
    name: 'João Mendes',
    audience: 'customer',
    language: 'pt-BR',
    roles: ['customer'],
    works: null,
  },
]

const SESSION_HOURS = 12

/** Runs once the world is loaded: staff work at real dealers of it. */
export async function prepareDemo(platform: Platform): Promise<void> {
  for (const login of DEMO_LOGINS) {
    const { email, name } = login
    const about = { name, roles: [...login.roles], dealer_codes: await workplaces(platform.db, login) }
    await platform.db
      .insertInto('accounts')
      .values({ email, ...about })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(about))
      .execute()
  }
}

async function workplaces(db: Db, { works }: DemoLogin): Promise<string[]> {
  if (!works) return []
  const codes = await Promise.all(
    works.brands.map((brand) =>
      db
        .selectFrom('dealers')
        .select('code')
        .where('country', '=', works.country)
        .where('blocked', '=', false)
        .where(sql<boolean>`${brand} = any(brands)`)
        .orderBy('code')
        .limit(works.dealers)
        .execute(),
    ),
  )
  return [...new Set(codes.flat().map(({ code }) => code))]
}

/** The people of the demo world with the names of their dealers. */
export async function demoPeople(db: Db): Promise<DemoPerson[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('dealers', (join) => join.on(sql<boolean>`dealers.code = any(accounts.dealer_codes)`))
    .select(['accounts.email', 'dealers.name'])
    .where(
      'accounts.email',
      'in',
      DEMO_LOGINS.map(({ email }) => email),
    )
    .orderBy('dealers.code')
    .execute()
  return DEMO_LOGINS.map(({ email, name, audience, language }) => {
    const dealers = rows.flatMap((row) => (row.email === email && row.name ? [row.name] : []))
    return { email, name, audience, language, dealers }
  })
}

export interface DemoSession {
  readonly token: string
  readonly name: string
  readonly expiresAt: Date
}

/** Opens a session for a person of the demo world; null for anybody else. Callers check that demo mode is on. */
export async function demoSession(db: Db, email: string, now: Date): Promise<DemoSession | null> {
  if (!DEMO_LOGINS.some((login) => login.email === email)) return null
  const account = await db.selectFrom('accounts').select(['id', 'name']).where('email', '=', email).executeTakeFirst()
  if (!account) return null
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + SESSION_HOURS * 3_600_000)
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash(token), account_id: account.id, created_at: now, expires_at })
    .execute()
  return { token, name: account.name, expiresAt: expires_at }
}
