import { isStaff } from '@volante/domain/policy/access'
import { rolesIn, scopeOf } from '@volante/domain/policy/policy'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addNetwork } from '../leads/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { DEMO_LOGINS, demoPeople, prepareDemo } from './demo.ts'

const server = testServer({ ROLE: 'web' })
const closed = testServer({ ROLE: 'web', VOLANTE_DEMO: 'false' })

beforeAll(async () => {
  await addNetwork(server.db)
  await prepareDemo(server.platform)
})

const open = (email: string) => server.app.inject({ method: 'POST', url: '/api/demo/session', payload: { email } })

const cookieOf = (answer: Awaited<ReturnType<typeof open>>) =>
  answer.cookies.find(({ name }) => name === 'volante-session')

describe('the people of the demo', () => {
  test('workshops have mechanics whose certificates stand in every way, once', async () => {
    await prepareDemo(server.platform)
    const api = await server.as({ roles: ['user_admin'], scopes: { markets: 'all' } })
    const { items } = await api.repairmen.list({ query: { size: 100 } })
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['NONE', 'WAITING', 'VALID', 'EXPIRED']))
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
  })

  test('staff work at real dealers that are open, in their own country', async () => {
    const people = await demoPeople(server.db)
    const consultant = people.find(({ email }) => email === 'consultora@volante.example')
    expect(consultant?.dealers).toHaveLength(2)
    const { dealer_codes: codes } = await server.db
      .selectFrom('accounts')
      .select('dealer_codes')
      .where('email', '=', 'asesora@volante.example')
      .executeTakeFirstOrThrow()
    const countries = await server.db
      .selectFrom('dealers')
      .select(['country', 'blocked'])
      .where('code', 'in', codes)
      .execute()
    expect(countries.length).toBeGreaterThan(0)
    expect(countries.every(({ country, blocked }) => country === 'AR' && !blocked)).toBe(true)
  })

  test('each of them can do what their audience is for', async () => {
    const rights = {
      'consultora@volante.example': ['orders.advance', 'dealer'],
      'asesora@volante.example': ['orders.advance', 'dealer'],
      'gerente@volante.example': ['orders.cancel', 'dealerGroup'],
      'regional@volante.example': ['orders.read', 'region'],
      'admin@volante.example': ['orders.cancel', 'market'],
      'financeiro@volante.example': ['refunds.approve', 'market'],
      'antifraude@volante.example': ['fraud.review', 'market'],
      'documentos@volante.example': ['documents.review', 'market'],
      'usuarios@volante.example': ['users.roles', 'market'],
      'servicios@volante.example': ['reservations.reprocess', 'market'],
      'grupo@volante.example': ['data.manage', 'market'],
      'ofertas@volante.example': ['offers.manage', 'brand'],
      'promociones@volante.example': ['offers.manage', 'brand'],
      'cupons@volante.example': ['coupons.manage', 'brand'],
      'cliente@volante.example': ['orders.read', null],
      'clienta@volante.example': ['orders.read', null],
    } as const
    expect(DEMO_LOGINS.map(({ email }) => email).sort()).toEqual(Object.keys(rights).sort())
    for (const { email, roles } of DEMO_LOGINS) {
      const [permission, kind] = rights[email as keyof typeof rights]
      expect(scopeOf(roles, permission), email).toBe(kind)
    }
  })

  test('everybody of staff sees some dealer, the regional those of real regionals', async () => {
    const known = new Set((await server.db.selectFrom('regionals').select('id').execute()).map(({ id }) => id))
    const rows = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', 'like', '%@volante.example')
      .execute()
    for (const { email, roles, markets, regions, dealer_codes } of rows) {
      if (!isStaff(rolesIn(roles))) continue
      expect([...markets, ...regions, ...dealer_codes], email).not.toEqual([])
      for (const region of regions) expect(known).toContain(region)
    }
  })

  test('are listed from memory until one of them changes', async () => {
    const api = await server.as()
    const email = 'consultora@volante.example'
    const listed = async () => (await api.demo.people()).find((one) => one.email === email)?.dealers
    const before = await listed()
    const { id, dealer_codes: codes } = await server.db
      .selectFrom('accounts')
      .select(['id', 'dealer_codes'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const moveTo = (dealers: string[]) =>
      server.db.updateTable('accounts').set({ dealer_codes: dealers }).where('id', '=', id).execute()
    await moveTo(codes.slice(0, 1))
    expect(await listed()).toEqual(before)
    server.platform.changes.tell(`account ${id}`)
    expect(await listed()).toHaveLength(1)
    await moveTo(codes)
    server.platform.changes.tell(`account ${id}`)
    expect(await listed()).toEqual(before)
  })

  test('a second start changes nothing', async () => {
    const before = await demoPeople(server.db)
    await prepareDemo(server.platform)
    expect(await demoPeople(server.db)).toEqual(before)
  })
})

describe('a session', () => {
  test('is an HttpOnly cookie that opens the desk and ends when closed', async () => {
    const opened = await open('consultora@volante.example')
    expect(opened.statusCode).toBe(201)
    const cookie = cookieOf(opened)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(opened.body).not.toContain(cookie?.value)
    const headers = { cookie: `volante-session=${cookie?.value}` }
    expect((await server.app.inject({ url: '/api/desk/leads', headers })).statusCode).toBe(200)
    const left = { ...headers, cookie: `XSRF-TOKEN=t; ${headers.cookie}`, 'x-xsrf-token': 't' }
    expect((await server.app.inject({ method: 'DELETE', url: '/api/demo/session', headers: left })).statusCode).toBe(
      204,
    )
    expect((await server.app.inject({ url: '/api/desk/leads', headers })).statusCode).toBe(401)
  })

  test('one closed session leaves the others of the same person alone', async () => {
    const [one, other] = await Promise.all([open('admin@volante.example'), open('admin@volante.example')])
    const headersOf = (answer: typeof one) => ({
      cookie: `XSRF-TOKEN=t; volante-session=${cookieOf(answer)?.value}`,
      'x-xsrf-token': 't',
    })
    await server.app.inject({ method: 'DELETE', url: '/api/demo/session', headers: headersOf(one) })
    expect((await server.app.inject({ url: '/api/desk/leads', headers: headersOf(other) })).statusCode).toBe(200)
  })

  test('is refused to anybody else', async () => {
    expect((await open('nobody@volante.example')).statusCode).toBe(404)
  })

  test('a customer may not read leads', async () => {
    const cookie = cookieOf(await open('cliente@volante.example'))
    const answer = await server.app.inject({
      url: '/api/desk/leads',
      headers: { cookie: `volante-session=${cookie?.value}` },
    })
    expect(answer.statusCode).toBe(403)
  })
})

test('the outbox is read newest first, by site', async () => {
  const entry = { kind: 'mail', recipient: 'a@mail.example', subject: 'S', body: 'B', state: 'sent' as const }
  await server.db
    .insertInto('outbox')
    .values([
      { ...entry, site: 'br-fiat', subject: 'first', created_at: new Date('2026-11-01T10:00:00Z'), sent_at: null },
      { ...entry, site: 'br-fiat', subject: 'second', created_at: new Date('2026-11-01T11:00:00Z'), sent_at: null },
      { ...entry, site: 'br-jeep', subject: 'other', created_at: new Date('2026-11-01T12:00:00Z'), sent_at: null },
    ])
    .execute()
  const api = await server.as()
  const { items, total } = await api.demo.outbox({ query: { site: 'br-fiat', size: 1 } })
  expect([items.map(({ subject }) => subject), total]).toEqual([['second'], 2])
})

test('outside demo mode there is nothing of this', async () => {
  await prepareDemo(closed.platform)
  const calls = [
    { method: 'GET', url: '/api/demo/people' },
    { method: 'POST', url: '/api/demo/session', payload: { email: 'admin@volante.example' } },
    { method: 'DELETE', url: '/api/demo/session' },
    { method: 'GET', url: '/api/demo/outbox' },
  ] as const
  for (const call of calls) expect((await closed.app.inject(call)).statusCode).toBe(404)
})

describe('the clock', () => {
  const waiting = () =>
    sql<{ due: boolean }>`select start_after <= now() as due from pgboss.job where data->>'test' = 'clock'`
      .execute(server.db)
      .then(({ rows }) => rows.map(({ due }) => due))

  test('moves forward with the jobs that wait for their time', async () => {
    const api = await server.as()
    const { now, movedByMinutes } = await api.demo.clock()
    await server.platform.jobs.send('leads.upkeep', { test: 'clock' }, { at: new Date(Date.now() + 30 * 60_000) })
    expect(await waiting()).toEqual([false])
    const moved = await api.demo.moveClock({ body: { minutes: 31 } })
    expect(moved.movedByMinutes).toBe(movedByMinutes + 31)
    expect(Date.parse(moved.now)).toBeGreaterThanOrEqual(Date.parse(now) + 31 * 60_000)
    expect(await waiting()).toEqual([true])
    await vi.waitFor(() => expect(server.platform.clock.now().getTime()).toBeGreaterThan(Date.parse(now) + 31 * 60_000))
    expect((await api.demo.clock()).movedByMinutes).toBe(moved.movedByMinutes)
  })

  test('a job for a later time of a moved clock waits as long by the machine as asked', () => {
    const { clock } = server.platform
    const inAnHour = new Date(clock.now().getTime() + 3_600_000)
    expect(Math.abs(clock.machineTime(inAnHour).getTime() - Date.now() - 3_600_000)).toBeLessThan(1_000)
  })

  test('goes only forward, and not at all outside demo mode', async () => {
    const api = await server.as()
    for (const minutes of [0, -5, 525_601]) {
      await expect(api.demo.moveClock({ body: { minutes } })).rejects.toMatchObject({ status: 400 })
    }
    await expect((await closed.as()).demo.moveClock({ body: { minutes: 1 } })).rejects.toMatchObject({ status: 404 })
  })
})
