import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import { limit, type LimitName, LIMITS } from '../../platform/limits/limits.ts'
import { mountPages } from '../../platform/pages/pages.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer({ ROLE: 'web', PUBLIC_URL: 'http://cars.example', LIMITS: 'writes:6,requests:4' })
const SECURITY = new URL('../../../../../docs/security.md', import.meta.url)
let pages: FastifyInstance

beforeAll(async () => {
  const { platform } = server
  const made = await createApp(platform, ({ app, table }) => mountPages(app, platform, table, { dev: false }))
  pages = made.app
  await pages.ready()
}, 900_000)
afterAll(() => pages?.close())
beforeEach(() => server.db.deleteFrom('limit_counts').execute())

const PHONES: Readonly<Record<string, string>> = { br: '(11) 98765-4321', ar: '+54 9 11 4567-8901' }

function post(url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const { cookie = '', ...rest } = headers
  return pages.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ _xsrf: 'abc', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'cars.example',
      cookie: `XSRF-TOKEN=abc; ${cookie}`,
      ...rest,
    },
  })
}

const contact = (country: 'br' | 'ar', message: string) =>
  post(`/${country}/fiat/${country === 'br' ? 'contato' : 'contacto'}`, {
    form: 'message',
    contactReason: 'OTHER',
    name: 'Ana Prado',
    email: 'ana@example.com',
    phone: PHONES[country] ?? '',
    message,
  })

const event = (app: FastifyInstance, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/user-analytics/useranalytics/send',
    headers,
    payload: { type: 'x', payload: '{}' },
  })

const statuses = (responses: readonly { readonly statusCode: number }[]) => {
  const codes = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  return codes.filter((code) => code === 429).length
}

describe('a page’s form', () => {
  test.each([
    ['br', 'Muitas tentativas em pouco tempo'],
    ['ar', 'Demasiados intentos en poco tiempo'],
  ] as const)(
    'of one address in %s is sent so many times an hour; the next keeps what was typed',
    async (country, text) => {
      const sent = await Promise.all(Array.from({ length: 10 }, (_, n) => contact(country, `message ${n}`)))
      expect(statuses(sent)).toBe(6)
      const { count } = await server.db
        .selectFrom('contact_messages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('site', '=', `${country}-fiat`)
        .executeTakeFirstOrThrow()
      expect(count).toBe(4)
      const late = await contact(country, 'what was typed')
      expect(late.statusCode).toBe(429)
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(3_000)
      expect(late.body).toContain(text)
      expect(late.body).toContain('what was typed')
    },
  )

  test('that its page does not answer for ends on a calm page, and in the words the router’s script understands', async () => {
    const { authorization } = await server.signIn(['customer'])
    const headers = { cookie: `volante-session=${authorization.slice('Bearer '.length)}` }
    const end = (url: string) => post(url, {}, headers)
    await Promise.all(Array.from({ length: 6 }, () => event(server.app, { authorization })))
    const page = await end('/br/fiat/sair')
    expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([429, true])
    expect(page.body).toContain('Vamos com calma')
    const data = await end('/br/fiat/sair.data')
    expect([data.statusCode, data.body]).toEqual([429, 'limited'])
  })
})

describe('calls', () => {
  test('of one address are counted by every process together, those at once too', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, (_, n) => event(n % 2 === 0 ? pages : server.app)))
    expect(statuses(sent)).toBe(4)
    const late = await event(server.app)
    expect([late.statusCode, late.json().code]).toEqual([429, 'request.rateLimited'])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('of an account are counted for the account, so that a dealership’s one address keeps nobody out', async () => {
    await Promise.all(Array.from({ length: 10 }, () => event(server.app)))
    expect((await event(server.app, await server.signIn(['customer']))).statusCode).toBe(200)
  })

  test('go on in the next minute', async () => {
    await Promise.all(Array.from({ length: 10 }, () => event(server.app)))
    await server.moveClock(61_000)
    expect((await event(server.app)).statusCode).toBe(200)
  })
})

test('the table of docs/security.md is the table', () => {
  const rows = (Object.keys(LIMITS) as LimitName[]).map((name) => {
    const { per, most, seconds, over } = limit(name)
    return `| \`${name}\` | ${per} | ${most} | ${seconds ? `${seconds} s` : 'at the same time'} | ${over} |`
  })
  expect(readFileSync(SECURITY, 'utf8').split('\n')).toEqual(expect.arrayContaining(rows))
})
