import { beforeAll, describe, expect, test } from 'vitest'
import { addNetwork } from '../leads/fixtures.ts'
import { testServer } from '../testing/test-server.ts'
import { demoPeople, prepareDemo } from './demo.ts'

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
