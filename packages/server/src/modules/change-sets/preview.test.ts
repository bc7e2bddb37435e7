import { HOUR_MS } from '@volante/domain/duration'
import type { Services } from '@volante/contract'
import { expect, test } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import { localClient } from '../../platform/http/local.ts'
import {
  callCookie,
  inPreview,
  type Preview,
  PREVIEW_COOKIE,
  previewIn,
  previewText,
} from '../../platform/pages/preview.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

/** A set that gives every Mobi another price from a day of next year on. */
async function repriced(): Promise<Preview> {
  const maker = await server.as({ roles: ['service_admin'] })
  const lines =
    'mvsCode;country;market;year;type;validFrom;validTo;price;currency\n5NDR3Z0;BR;BR;2026;LIST;2031-06-01;;1.234,56;BRL'
  const body = { name: 'precos.csv', content: Buffer.from(lines).toString('base64') }
  const batch = await maker.sheets.send({ params: { sheet: 'prices' }, body })
  const { id } = await maker.changeSets.create({ body: { name: 'Junho' } })
  await maker.changeSets.add({ params: { id }, body: { kind: 'sheet', id: batch.id } })
  const until = server.platform.clock.now().getTime() + HOUR_MS
  return {
    set: id,
    name: 'Junho',
    country: 'BR',
    as: 'visitor',
    at: Date.parse('2031-06-02T12:00:00Z'),
    account: 'a',
    until,
  }
}

async function visitorOf(shown: Platform, now: Date) {
  const { table } = await createApp(server.platform)
  const [site] = server.platform.sites
  if (!site) throw new Error('No site')
  const origin = { ip: '127.0.0.1', userAgent: 'test' }
  return localClient<Services>(shown, table, { requestId: 'p', site, now, user: null, isClient: true, origin })
}

const priceOf = async (shown: Platform, now: Date) => {
  const visitor = await visitorOf(shown, now)
  return JSON.stringify(await visitor.price.get({ query: { mvsCode: '5NDR3Z0', year: 2026, country: 'BR' } }))
}

test('what it shows is there for its own work alone, as of its day; calls that write are refused, and whatever else is written is gone', async () => {
  const preview = await repriced()
  const day = new Date(preview.at ?? 0)
  const before = await priceOf(server.platform, day)
  expect(before).not.toContain('123456')
  const [site] = server.platform.sites
  if (!site) throw new Error('No site')
  await inPreview(server.platform, preview, site, async (shown, now, user) => {
    expect(user).toBeNull()
    expect(now).toEqual(day)
    expect(await priceOf(shown, now)).toContain('123456')
    expect(await priceOf(server.platform, day)).toBe(before)
    const visitor = await visitorOf(shown, now)
    const writing = visitor.contact.create({ body: {} as never })
    await expect(writing).rejects.toMatchObject({ status: 409, code: 'preview.readOnly' })
    await shown.db.deleteFrom('prices').where('mvs_code', '=', '5NDR3Z0').execute()
  })
  expect(await priceOf(server.platform, day)).toBe(before)
})

test('two look at the same thing at the same time: the second waits for a slow page of the first', async () => {
  const preview = await repriced()
  const [site] = server.platform.sites
  if (!site) throw new Error('No site')
  const look = (ms: number) =>
    inPreview(server.platform, preview, site, async (shown, now) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      return priceOf(shown, now)
    })
  for (const price of await Promise.all([look(2_500), look(0)])) expect(price).toContain('123456')
})

test('a cookie holds for the pages of its country, until its hour is over, as it was sealed', async () => {
  const preview = await repriced()
  const { platform } = server
  const seen = (text: string, url: string) =>
    previewIn(platform, { url, headers: { cookie: `a=b; ${PREVIEW_COOKIE}=${text}; c=d` } } as never)
  const text = previewText(platform.settings, preview)
  expect(seen(text, '/br/fiat/monte?x=1')).toEqual(preview)
  expect(seen(text, '/br/jeep')).toEqual(preview)
  for (const url of ['/ar/fiat', '/admin/data', '/brasil', '/api/br/fiat', '/']) expect(seen(text, url)).toBeNull()
  expect(seen(`${text.slice(0, -3)}AAA`, '/br/fiat')).toBeNull()
  expect(
    seen(previewText(platform.settings, { ...preview, until: preview.until - 2 * HOUR_MS }), '/br/fiat'),
  ).toBeNull()
})

test('it is seen as somebody made up, who pays what their kind pays and is gone with it', async () => {
  const [site] = server.platform.sites
  if (!site) throw new Error('No site')
  const { table } = await createApp(server.platform)
  const preview = await repriced()
  const origin = { ip: '127.0.0.1', userAgent: 'test' }
  const selfOf = (as: Preview['as']) =>
    inPreview(server.platform, { ...preview, as }, site, async (shown, now, user) => {
      const info = { requestId: 'p', site, now, user, isClient: true, origin }
      const api = localClient<Services>(shown, table, info)
      const self = await api.users.self()
      expect(self.agreement.isOutdated).toBe(false)
      expect(await api.reservation.userReserves()).toEqual([])
      return self
    })
  const company = await selfOf('company')
  expect(company).toMatchObject({ companyCnpj: '11222333000181', roles: ['customer'] })
  for (const as of ['customer', 'employee'] as const) expect((await selfOf(as)).companyCnpj ?? '').toBe('')
  const left = await server.db.selectFrom('accounts').select('id').where('id', '=', company.id).execute()
  expect(left).toEqual([])
})

test('a call of a page that is previewed is that of the person it is seen as, and writes nothing', async () => {
  const { authorization } = await server.signIn(['service_admin'])
  const ask = (headers: Record<string, string>, method: 'GET' | 'POST' = 'GET', url = '/api/users/v2/users/self') =>
    server.app.inject({ method, url, headers: { authorization, ...headers } })
  const own = (await ask({})).json<{ id: string; roles: string[] }>()
  expect(own.roles).toEqual(['service_admin'])
  const preview = { ...(await repriced()), as: 'customer', account: own.id } as const
  const cookie = `${callCookie('BR')}=${previewText(server.platform.settings, preview)}`
  const referer = 'http://localhost/br/fiat/monte'
  const seen = (await ask({ cookie, referer })).json<{ id: string; roles: string[] }>()
  expect(seen.roles).toEqual(['customer'])
  expect(seen.id).not.toBe(own.id)
  expect((await ask({ cookie, referer }, 'GET', '/api/audit/entries')).statusCode).toBe(403)
  const written = await ask({ cookie, referer }, 'POST', '/api/views')
  expect(written.json()).toMatchObject({ code: 'preview.readOnly' })
  // The workplace beside it, another country and somebody else's browser are as they were.
  for (const page of ['/admin/data', '/ar/fiat', '/brasil'])
    expect((await ask({ cookie, referer: `http://localhost${page}` })).json()).toMatchObject({ id: own.id })
  const others = { ...preview, account: 'somebody-else' }
  const stolen = `${callCookie('BR')}=${previewText(server.platform.settings, others)}`
  expect((await ask({ cookie: stolen, referer })).json()).toMatchObject({ id: own.id })
  // As a visitor there is nobody signed in.
  const visiting = `${callCookie('BR')}=${previewText(server.platform.settings, { ...preview, as: 'visitor' })}`
  expect((await ask({ cookie: visiting, referer })).statusCode).toBe(401)
})
