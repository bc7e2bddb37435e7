import { keepDemoMechanics } from './mechanics.ts'
import { keepDemoCars } from './own-cars.ts'
import type { Role } from '@volante/domain/vocabulary'
import type { DemoPerson } from '@volante/contract/demo'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { keepPastViews } from './past-views.ts'
import { workLeadsOfPast } from './lead-work/work-past-leads.ts'
import { accountByEmail, keepLegacy, type OpenSession, openSession } from '../identity/api.ts'
import type { Platform } from '../../platform/process/platform.ts'

interface DemoLogin extends Pick<DemoPerson, 'email' | 'name' | 'audience' | 'language'> {
  readonly roles: readonly Role[]
  /** Where in the demo world they work: these brands of a country, so many dealers of each. */
  readonly works: { readonly country: 'BR' | 'AR'; readonly brands: readonly string[]; readonly dealers: number } | null
  /** Where else their rights hold; nowhere unless stated. */
  readonly scopes?: {
    readonly markets?: readonly string[]
    readonly brands?: readonly string[]
    readonly regions?: readonly string[]
  }
}

const EVERYWHERE = { markets: ['all'], brands: ['all'] } as const

/** People of the demo world, one for each audience that works differently; customers and sales in both countries. They exist in demo mode only and have no password. */
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
    email: 'regional@volante.example',
    name: 'Marina Teixeira',
    audience: 'regional',
    language: 'pt-BR',
    roles: ['regional_manager'],
    works: null,
    scopes: { regions: ['br-r1', 'br-r2', 'br-r3', 'br-r4'] },
  },
  {
    email: 'admin@volante.example',
    name: 'Beatriz Furlan',
    audience: 'administrator',
    language: 'pt-BR',
    roles: ['partner_admin', 'service_admin', 'lead_queue_manager', 'event_admin'],
    works: null,
    scopes: EVERYWHERE,
  },
  {
    email: 'financeiro@volante.example',
    name: 'Paulo Siqueira',
    audience: 'finance',
    language: 'pt-BR',
    roles: ['subscription_payment_manager'],
    works: null,
    scopes: EVERYWHERE,
  },
  {
    email: 'antifraude@volante.example',
    name: 'Helena Prado',
    audience: 'fraud',
    language: 'pt-BR',
    roles: ['inspector'],
    works: null,
    scopes: EVERYWHERE,
  },
  {
    email: 'documentos@volante.example',
    name: 'Tiago Barros',
    audience: 'documents',
    language: 'pt-BR',
    roles: ['procedure_manager'],
    works: null,
    scopes: EVERYWHERE,
  },
  {
    email: 'usuarios@volante.example',
    name: 'Lívia Rocha',
    audience: 'users',
    language: 'pt-BR',
    roles: ['user_admin'],
    works: null,
    scopes: EVERYWHERE,
  },
  {
    email: 'servicios@volante.example',
    name: 'Martín Acosta',
    audience: 'service',
    language: 'es-AR',
    roles: ['service_admin', 'integration_error_manager'],
    works: null,
    scopes: EVERYWHERE,
  },
  {
    email: 'grupo@volante.example',
    name: 'Otávio Guedes',
    audience: 'group',
    language: 'pt-BR',
    roles: ['partner_admin'],
    works: null,
    scopes: { markets: ['BR'], brands: ['all'] },
  },
  {
    email: 'ofertas@volante.example',
    name: 'Renata Moraes',
    audience: 'offers',
    language: 'pt-BR',
    roles: ['offer_admin'],
    works: null,
    scopes: { markets: ['BR'], brands: ['fiat', 'jeep'] },
  },
  {
    email: 'promociones@volante.example',
    name: 'Valentina Sosa',
    audience: 'offers',
    language: 'es-AR',
    roles: ['offer_admin'],
    works: null,
    scopes: { markets: ['AR'], brands: ['all'] },
  },
  {
    email: 'cupons@volante.example',
    name: 'Bruna Lacerda',
    audience: 'vouchers',
    language: 'pt-BR',
    roles: ['voucher_admin'],
    works: null,
    scopes: { markets: ['BR'], brands: ['all'] },
  },
  {
    email: 'cliente@volante.example',
    name: 'João Mendes',
    audience: 'customer',
    language: 'pt-BR',
    roles: ['customer'],
    works: null,
  },
  {
    email: 'clienta@volante.example',
    name: 'Lucía Ferreyra',
    audience: 'customer',
    language: 'es-AR',
    roles: ['customer'],
    works: null,
  },
]

/** Somebody who has an account of the older platform only, to try how it moves over. */
export const OLDER_ACCOUNT = {
  username: 'rosa.prado',
  email: 'rosa.prado@volante.example',
  name: 'Rosa Prado',
  password: 'Antiga#2020',
} as const

/** Cache tag of who they are. */
const DEMO = 'demo'

/** Runs once the world is loaded: staff work at real dealers of it. */
export async function prepareDemo(platform: Platform): Promise<void> {
  for (const login of DEMO_LOGINS) {
    const { email, name, language } = login
    const { markets = [], brands = [], regions = [] } = login.scopes ?? {}
    const about = {
      name,
      roles: [...login.roles],
      markets: [...markets],
      brands: [...brands],
      regions: [...regions],
      dealer_codes: await workplaces(platform.db, login),
      country: language === 'es-AR' ? ('AR' as const) : ('BR' as const),
      language,
    }
    await platform.db
      .insertInto('accounts')
      .values({ email, email_confirmed_at: platform.clock.now(), ...about })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(about))
      .execute()
  }
  await keepDemoCars(platform.db, platform.clock.now())
  await keepDemoMechanics(platform.db, platform.clock.now())
  await keepLegacy(platform.db, OLDER_ACCOUNT)
  await workLeadsOfPast(platform.db, platform.clock.now())
  await keepPastViews(platform.db, platform.clock.now())
  platform.changes.announce([DEMO])
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

/** The same from memory, read anew once one of them or a dealer has changed. */
export async function knownDemoPeople(ctx: Ctx): Promise<DemoPerson[]> {
  const accounts = await ctx.remember([DEMO], ['demo accounts'], async () => {
    const emails = DEMO_LOGINS.map(({ email }) => email)
    const rows = await ctx.db.selectFrom('accounts').select('id').where('email', 'in', emails).execute()
    return rows.map(({ id }) => `account ${id}`)
  })
  return ctx.remember([DEMO, 'dealers', ...accounts], ['demo people'], () => demoPeople(ctx.db))
}

/** Opens a session for a person of the demo world; null for anybody else. Callers check that demo mode is on. */
export async function demoSession(
  ctx: Pick<Ctx, 'db' | 'now' | 'origin'>,
  email: string,
): Promise<(OpenSession & { readonly name: string }) | null> {
  if (!DEMO_LOGINS.some((login) => login.email === email)) return null
  const account = await accountByEmail(ctx.db, email)
  if (!account) return null
  return { ...(await openSession(ctx, { accountId: account.id, provider: 'demo' })), name: account.name }
}
