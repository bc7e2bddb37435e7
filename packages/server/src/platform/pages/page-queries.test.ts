import { AsyncLocalStorage } from 'node:async_hooks'
import type { Permission } from '@volante/domain/policy/permissions'
import { may, MENU, POLICY, rolesWith } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import { COUNTED_LISTS } from '@volante/domain/work/figures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEALER, newVictim } from '../../tools/attacks/victim.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { createApp } from '../http/app.ts'
import { mountPages } from './pages.ts'

/** So many statements a page of the workplace may take, whoever looks (BO-3). */
const MOST = 12
/** The pages may have to be built first, which takes as long as the machine has other things to do. */
const BUILD_MS = 900_000

const server = testServer()
let app: FastifyInstance

beforeAll(async () => {
  const made = await createApp(server.platform, ({ app, table }) =>
    mountPages(app, server.platform, table, { dev: false }),
  )
  app = made.app
  await app.ready()
  await newVictim(server)
}, BUILD_MS)
afterAll(() => app?.close())

/** Who sees the most of a page: an administrator of everything, else one role that opens it. */
const ADMINISTRATOR: readonly Role[] = ['partner_admin', 'service_admin', 'lead_queue_manager', 'event_admin']
const readerOf = (right: Permission): readonly Role[] =>
  may(ADMINISTRATOR, right) ? ADMINISTRATOR : rolesWith(right).slice(0, 1)

const everyRole = ROLES.filter((role) => POLICY[role].audience !== 'customer')

const signedIn = new Map<readonly Role[], Promise<{ authorization: string }>>()
async function look(url: string, roles: readonly Role[]) {
  const known = signedIn.get(roles) ?? server.signIn(roles, [DEALER])
  signedIn.set(roles, known)
  const headers = await known
  const statements: string[] = []
  const { statusCode, body } = await asking.run(statements, async () => await app.inject({ url, headers }))
  expect(statusCode, url).toBe(200)
  expect(statements.length, `${url}\n${statements.join('\n')}`).toBeLessThanOrEqual(MOST)
  expect(statements.length, url).toBeGreaterThan(0)
  return body.slice(body.indexOf('<main'))
}

/** What is asked for one page alone: jobs ask meanwhile, too. */
const asking = new AsyncLocalStorage<string[]>()
beforeAll(() => {
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function spied(this: pg.Client, ...args) {
    asking.getStore()?.push(textOf(args[0]))
    return query.apply(this, args)
  })
  return () => spy.mockRestore()
})

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

/** The page of the first row, and that of a new one, where there are such. */
function recordsIn(main: string, path: string): string[] {
  const [, row] = /<tbody[\s\S]*?href="([^"]+)"/.exec(main) ?? []
  const [, fresh] = new RegExp(`href="(${path}/new[^"]*)"`).exec(main) ?? []
  return [row, fresh].flatMap((href) => (href ? [href.replaceAll('&amp;', '&')] : []))
}

test.each([
  ...MENU,
  ...['/desk/notifications', '/desk/find?q=ana'].map((path) => ({ path, may: 'leads.read' as const })),
])('$path asks the database few questions, and so do its records', async ({ path, may: right }) => {
  const roles = readerOf(right)
  const main = await look(path, roles)
  for (const record of recordsIn(main, path)) await look(record, roles)
})

test('/desk/today asks few questions of who holds every role', async () => {
  const main = await look('/desk/today', everyRole)
  for (const { path } of Object.values(COUNTED_LISTS)) expect(main).toContain(`href="${path}`)
})

test.each([
  '/desk?site=br-fiat&stateCode=SP&owner=own&text=ninguem-se-chama-assim',
  '/desk/orders?site=br-fiat&stage=DELIVERED&promise=late&text=ninguem-se-chama-assim',
  '/desk/messages?brand=fiat&stage=closed&from=2020-01-01&to=2020-01-02',
  '/admin/users?role=customer&market=BR&brand=fiat&text=ninguem-se-chama-assim',
])('%s tries without each of its filters, and asks few questions of who holds every role', async (url) => {
  expect(await look(url, everyRole)).toContain('Nada corresponde a estes filtros')
})

test.each(['/desk/calendar', '/desk/reception'])(
  '%s shows the one dealer that somebody sells at, however many they read of',
  async (path) => {
    expect(await look(path, ['service_admin', 'user_dealer'])).toContain(`${path}?dealer=${DEALER}"`)
  },
)

test('who has more dealers than are shown works for the one named, and finds others by what is typed', async () => {
  await sql`
    insert into dealers select (d).* from (
      select jsonb_populate_record(d, jsonb_build_object(
        'id', 'many-' || n, 'code', (88000 + n)::text, 'name', 'Muitas ' || lpad(n::text, 2, '0'))) as d
      from dealers d, generate_series(1, 60) n where d.code = ${DEALER}) as copies`.execute(server.db)
  server.platform.remembered.drop('dealers')
  const headers = await server.signIn(
    ['dealer_manager'],
    Array.from({ length: 60 }, (_, at) => `${88001 + at}`),
  )
  const shown = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers })
    return { statusCode, body, main: body.slice(body.indexOf('<main')) }
  }
  for (const words of ['88060', 'Muitas 60 (88060)']) {
    const { main } = await shown(`/desk/calendar?dealer=${encodeURIComponent(words)}`)
    expect(main).toContain('value="Muitas 60 (88060)"')
    expect(main).toContain('options-of?right=agenda.keep')
    expect(main).toContain('Muitas 60')
    expect(main).not.toContain('Muitas 02')
  }
  const found = await shown('/desk/dealers/options-of?right=agenda.keep&q=muitas%205')
  expect(JSON.parse(found.body)).toEqual(Array.from({ length: 10 }, (_, at) => `Muitas 5${at} (${88050 + at})`))
  expect(JSON.parse((await shown('/desk/dealers/options-of?right=agenda.keep')).body)).toHaveLength(50)
  expect((await shown('/desk/dealers/options-of?right=jobs.retry')).statusCode).toBe(403)
  expect((await shown('/desk/dealers/options-of?right=nothing')).statusCode).toBe(404)
})
