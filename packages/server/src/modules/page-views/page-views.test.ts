import { dayIn } from '@volante/domain/local-time'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import { connect } from '../../platform/db/database.ts'
import { mountPages } from '../../platform/pages/pages.ts'
import { PREVIEW_COOKIE } from '../../platform/pages/preview.ts'
import { PageViews } from '../../platform/pages/views/page-views.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer({ ROLE: 'web' })
/** The pages may have to be built first, which takes as long as the machine has other things to do. */
const BUILD_MS = 900_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const apps: FastifyInstance[] = []
let model = ''

/** A process of the platform: its end adds what it has counted. */
async function startProcess(): Promise<FastifyInstance> {
  const { app } = await createApp(server.platform, ({ app, table }) =>
    mountPages(app, server.platform, table, { dev: false }),
  )
  apps.push(app)
  await app.ready()
  return app
}

beforeAll(async () => {
  await startProcess()
  const found = await server.db
    .selectFrom('models as m')
    .innerJoin('model_markets as k', 'k.model_code', 'm.code')
    .select('m.slug')
    .where('k.brand', '=', 'fiat')
    .where('m.status', '=', 'current')
    .groupBy(['m.slug', 'm.position'])
    .having((eb) => eb.fn.count('k.country').distinct(), '=', 2)
    .orderBy('m.position')
    .executeTakeFirstOrThrow()
  model = found.slug
}, BUILD_MS)
beforeEach(() => server.db.deleteFrom('page_views').execute())
afterAll(() => Promise.all(apps.map((app) => app.close())))

const open = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}, method = 'GET' as const) =>
  (await app.inject({ method, url, headers: { 'user-agent': BROWSER, ...headers } })).statusCode

const counted = async () =>
  (await server.db.selectFrom('page_views').select(['site', 'kind', 'model', 'views']).orderBy('kind').execute()).map(
    ({ site, kind, model: of, views }) => [site, kind, of, Number(views)],
  )

test('a page is counted each time somebody opens it, made or kept, in every process, up to the end of each', async () => {
  const both = [await startProcess(), await startProcess()]
  for (const app of both) {
    for (let nth = 0; nth < 3; nth += 1) expect(await open(app, `/br/fiat/modelos/${model}?utm_source=x`)).toBe(200)
    expect(await open(app, `/ar/fiat/arma/${model}`)).toBe(200)
    expect(await open(app, '/')).toBe(200)
  }
  await Promise.all(both.map((app) => app.close()))
  const portal = server.platform.sites.find(({ brand, country }) => brand === 'portal' && country === 'BR')
  expect(await counted()).toEqual([
    ['ar-fiat', 'configurator', model, 2],
    ['br-fiat', 'model', model, 6],
    [portal?.id, 'portal', '', 2],
  ])
  const { day } = await server.db
    .selectFrom('page_views')
    .select((eb) => eb.cast<string>('day', 'text').as('day'))
    .executeTakeFirstOrThrow()
  expect(day).toBe(dayIn('America/Sao_Paulo', server.platform.clock.now()))
})

test('crawlers, pages fetched in advance, errors, staff’s pages, pages of one person and answers without a page are not', async () => {
  const app = await startProcess()
  const url = `/br/fiat/modelos/${model}`
  for (const _ of ['made', 'kept']) {
    expect(await open(app, url, { 'sec-purpose': 'prefetch' })).toBe(200)
    expect(await open(app, url, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBe(200)
    expect((await app.inject({ method: 'HEAD', url, headers: { 'user-agent': BROWSER } })).statusCode).toBe(200)
  }
  expect(await open(app, '/br/fiat/modelos/nao-existe')).toBe(404)
  expect(await open(app, '/br/fiat/nada')).toBe(404)
  expect(await open(app, '/desk/sign-in')).toBe(200)
  expect(await open(app, '/br/fiat/entrar')).toBe(200)
  expect(await open(app, `/br/fiat/modelos/${model}/`)).toBe(301)
  // A preview that is nobody's is not kept apart: it must not be counted as another page.
  expect(await open(app, url, { cookie: `${PREVIEW_COOKIE}=x` })).toBe(200)
  await app.close()
  expect((await counted()).map(([, kind, , views]) => [kind, views])).toEqual([['model', 1]])
})

test('what the database does not take now is added later, once', async () => {
  const { platform } = server
  const closed = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1, () => {})
  const own = { clock: platform.clock, log: platform.log, db: closed.db }
  const views = new PageViews(own)
  const view = { timeZone: 'America/Sao_Paulo', key: JSON.stringify(['br-fiat', 'home', '']) }
  const request = { method: 'GET', url: '/br/fiat', headers: { 'user-agent': BROWSER } }
  views.see(request, view)
  await views.add()
  views.see(request, view)
  own.db = platform.db
  await Promise.all([views.add(), views.add()])
  expect(await counted()).toEqual([['br-fiat', 'home', '', 2]])
  await closed.close()
})

test('the list says how often which pages were opened, to whom reaches their sites', async () => {
  const day = dayIn('America/Sao_Paulo', server.platform.clock.now())
  const seen = { day, kind: 'model', model } as const
  await server.db
    .insertInto('page_views')
    .values([
      { ...seen, site: 'br-fiat', views: 3 },
      { ...seen, site: 'br-jeep', views: 9 },
      { ...seen, site: 'ar-fiat', views: 2 },
      { ...seen, site: 'br-fiat', day: '2020-01-01', views: 50 },
    ])
    .execute()
  const { name } = await server.db
    .selectFrom('models')
    .select('name')
    .where('slug', '=', model)
    .executeTakeFirstOrThrow()
  const admin = await server.as({ roles: ['partner_admin'] })
  const all = await admin.pageViews.list()
  expect(all.items.map(({ brand, country, views }) => [brand, country, views])).toEqual([
    ['jeep', 'BR', 9],
    ['fiat', 'BR', 3],
    ['fiat', 'AR', 2],
  ])
  expect(all.items[1]).toMatchObject({ model: name, kind: 'model', lastOn: day })
  const then = await admin.pageViews.list({ query: { from: '2020-01-01', brand: 'fiat', country: 'BR' } })
  expect(then.items.map(({ views }) => views)).toEqual([53])
  expect((await admin.pageViews.list({ query: { kind: 'home' } })).total).toBe(0)
  expect((await admin.pageViews.list({ query: { model: name.slice(1).toUpperCase() } })).total).toBe(3)
  const scopes = { markets: ['BR' as const], brands: ['fiat'], regions: [], dealerGroups: [] }
  const ofBrand = await server.as({ roles: ['offer_admin'], scopes })
  expect((await ofBrand.pageViews.list()).items.map(({ views }) => views)).toEqual([3])
  const dealer = await server.as({ roles: ['dealer_manager'] })
  await expect(dealer.pageViews.list()).rejects.toMatchObject({ status: 403 })
})
