import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { mountPages } from './pages.ts'
import { PREVIEW_COOKIE, previewText } from './preview.ts'

const server = testServer({ PUBLIC_URL: 'https://cars.example' })
let app: FastifyInstance

/** The pages may have to be built first, which takes as long as the machine has other things to do. */
const BUILD_MS = 900_000

beforeAll(async () => {
  const made = await createApp(server.platform, ({ app, table }) =>
    mountPages(app, server.platform, table, { dev: false }),
  )
  app = made.app
  await app.ready()
}, BUILD_MS)
afterAll(() => app?.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the portal', () => {
  test('lists every site with links, in the language of its country', async () => {
    const br = await get('/')
    expect(br.statusCode).toBe(200)
    expect(br.body).toContain('<html lang="pt-BR"')
    expect(br.body.match(/<h1/g)).toHaveLength(1)
    for (const { country, brand } of server.platform.sites) {
      if (brand !== 'portal') expect(br.body).toContain(`href="/${country.toLowerCase()}/${brand}"`)
    }
    const ar = await get('/ar')
    expect(ar.body).toContain('<html lang="es-AR"')
    expect(ar.body).toContain('Botón de arrepentimiento')
  })

  test('ships the small script of pages to read, and nothing of React', async () => {
    const { body } = await get('/')
    expect(body.match(/<script[^>]*>/g)).toHaveLength(1)
    expect(body).toMatch(/<script[^>]* src="\/assets\/enhance-[\w-]+\.js"/)
    expect(body).not.toContain('modulepreload')
  })

  test('starts with the skip link and has its landmarks', async () => {
    const { body } = await get('/')
    expect(body.slice(body.indexOf('<body'))).toMatch(/^<body[^>]*><a [^>]*href="#main"/)
    for (const landmark of ['<header', '<main id="main"', '<footer', 'aria-label="Informações legais"'])
      expect(body).toContain(landmark)
  })
})

/** Headers of somebody who sees a set of changes before the public does. */
async function previewOf(set: string): Promise<Record<string, string>> {
  const { authorization } = await server.signIn(['service_admin'])
  const { account_id: account } = await server.db
    .selectFrom('sessions')
    .select('account_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const until = server.platform.clock.now().getTime() + 60_000
  const preview = { set, name: 'Prévia', country: 'BR', as: 'visitor', at: null, account, until } as const
  const cookie = `${PREVIEW_COOKIE}=${previewText(server.platform.settings, preview)}`
  return { authorization, cookie }
}

test('a preview says the words of its set, to the script too, and leads to where they are written; the page of everybody stays', async () => {
  const maker = await server.as({ roles: ['service_admin'] })
  const words = 'Uma frase só desta prévia.'
  const draft = await maker.siteSettings.change({
    params: { key: 'texts.contact.lead' },
    body: { scope: 'br-fiat', value: words, isPrepared: true },
  })
  const { id: set } = await maker.changeSets.create({ body: { name: 'Frases' } })
  await maker.changeSets.add({ params: { id: set }, body: { kind: 'site-value', id: draft.id } })
  const shown = await get('/br/fiat/contato', await previewOf(set))
  expect(shown.body).toContain(words)
  expect(shown.body).toContain('href="/admin/settings/texts?scope=br-fiat&amp;set=')
  // Not as who opened it.
  expect(shown.body).toContain('Vista como visitante.')
  expect(shown.body).not.toContain('data-visitor="in"')
  expect(shown.headers['content-security-policy']).toMatch(/connect-src [^;]*data:/)
  const [, texts = ''] = /<meta name="texts" content="data:application\/json;base64,([^"]+)"/.exec(shown.body) ?? []
  expect(JSON.parse(Buffer.from(texts, 'base64').toString())).toMatchObject({ 'contact.lead': words })
  const everybodys = await get('/br/fiat/contato')
  for (const part of [words, 'edit-texts', '/admin/settings', 'data:application'])
    expect(everybodys.body).not.toContain(part)
  expect(everybodys.headers['content-security-policy']).not.toMatch(/connect-src [^;]*data:/)
})

describe('the frame of pages made for one person', () => {
  const foot = (body: string) => /data-static-part="[\w-]+ foot"[^]*$/.exec(body)?.[0].split('<script')[0] ?? ''

  test('has parts that everybody gets alike, and the visitor beside them', async () => {
    const visits = await Promise.all(
      [0, 1].map(async () =>
        get('/br/fiat/entrar', { authorization: (await server.signIn(['customer'])).authorization }),
      ),
    )
    const [one, other] = visits.map(({ body }) => body)
    const tokens = visits.map(({ cookies }) => cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value)
    expect(new Set(tokens).size).toBe(2)
    expect(one).toContain('data-visitor="in"')
    expect(one).toContain(`value="${tokens[0]}"`)
    for (const token of tokens) expect(foot(String(one))).not.toContain(token)
    expect(foot(String(one))).toContain('<footer')
    expect(foot(String(one))).toBe(foot(String(other)))
    expect(foot((await get('/br/jeep/entrar')).body)).not.toBe(foot(String(one)))
    expect(foot((await get('/ar/fiat/ingresar')).body)).toContain('Botón de arrepentimiento')
  })

  test('says in a preview alone what is prepared for it', async () => {
    const maker = await server.as({ roles: ['service_admin'] })
    const words = 'Um rodapé só desta prévia.'
    const draft = await maker.siteSettings.change({
      params: { key: 'texts.shell.footer.taxNote' },
      body: { scope: 'br-fiat', value: words, isPrepared: true },
    })
    const { id: set } = await maker.changeSets.create({ body: { name: 'Rodapé' } })
    await maker.changeSets.add({ params: { id: set }, body: { kind: 'site-value', id: draft.id } })
    expect((await get('/br/fiat/entrar', await previewOf(set))).body).toContain(words)
    expect((await get('/br/fiat/entrar')).body).not.toContain(words)
  })
})

describe('shared pages', () => {
  test('are made once, whatever the campaign, and answered with 304 to who has them', async () => {
    await get('/')
    const first = await get('/')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"/)
    expect(first.headers['cache-control']).toContain('public')
    expect((await get('/?utm_source=mail&gclid=1')).headers.etag).toBe(etag)
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304)
  })

  test('carry no cookie and nothing of the visitor', async () => {
    const { authorization } = await server.signIn(['user_dealer'])
    const page = await get('/br', { authorization })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect((await get('/br')).body).toBe(page.body)
  })

  test('are forgotten when what they show changes', async () => {
    const before = await get('/ar')
    expect(before.statusCode).toBe(200)
    expect((await get('/ar')).headers.etag).toBeDefined()
    await server.db.executeQuery(
      (await import('kysely')).sql`select pg_notify('volante_changed', 'sites')`.compile(server.db),
    )
    await expect.poll(async () => (await get('/ar')).headers.etag, { timeout: 5000 }).toBeUndefined()
  })

  test('have a policy whose hashes are those of the page', async () => {
    const { headers, body } = await get('/')
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
    const { createHash } = await import('node:crypto')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(headers['strict-transport-security']).toContain('max-age')
  })
})

describe('addresses', () => {
  test.each([
    ['/br/fiat/concesionarios', '/br/fiat/concessionarias'],
    ['/br/fiat/concesionarios?state=SP', '/br/fiat/concessionarias?state=SP'],
    ['/br/fiat/proposta.html', '/br/fiat/proposta'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  })

  test.each(['/br/fiat/nada/aqui', '/br/nobody', '/xx', '/nowhere/at/all'])('%s is missing, in words', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Página não encontrada')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('a missing page speaks the language of its site', async () => {
    expect((await get('/ar/jeep/nada')).body).toContain('No encontramos esta página')
  })

  test('a missing file draws no page', async () => {
    expect((await get('/assets/gone.js')).body).toBe('Not found')
  })

  test('unknown calls stay answers of the API', async () => {
    expect((await get('/api/nothing')).json().code).toBe('request.notFound')
  })
})

describe('files of the build', () => {
  test('are compressed beforehand and kept for a year', async () => {
    const css = /href="(\/assets\/[^"]+\.css)[#"]/.exec((await get('/')).body)?.[1] ?? ''
    const file = await get(css, { 'accept-encoding': 'gzip, br' })
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.headers['cache-control']).toContain('immutable')
    expect((await get(css)).headers['content-encoding']).toBeUndefined()
  })

  test('no page loads more than two fonts or 60 KB of them', async () => {
    for (const { country, brand } of server.platform.sites) {
      const page = await get(brand === 'portal' ? '/' : `/${country.toLowerCase()}/${brand}/nada`)
      const fonts = [...page.body.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')
      const sizes = await Promise.all(fonts.map(async (href) => (await get(href)).rawPayload.length))
      expect(fonts.length).toBeLessThanOrEqual(2)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024)
    }
  })
})

/** A post of which only the headers are sent. */
async function startedPost(headers: Record<string, string>) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const started = request({ port, host: '127.0.0.1', method: 'POST', path: '/br/fiat/nada', headers })
  started.flushHeaders()
  const [answer] = (await once(started, 'response')) as [IncomingMessage]
  started.on('error', () => {}).destroy()
  return { status: answer.statusCode, connection: answer.headers.connection }
}

describe('posts', () => {
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'cars.example', ...headers },
    })

  test('without the token are refused in words, and nothing is kept', async () => {
    const answer = await post('/br/fiat', 'a=1')
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Este formulário expirou')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
    ['a wrong token', { 'x-xsrf-token': 'other' }],
  ])('of %s are refused', async (_name, headers) => {
    const answer = await post('/br/fiat/nada', '_xsrf=abc', { cookie: 'XSRF-TOKEN=abc', ...headers } as Record<
      string,
      string
    >)
    expect(answer.statusCode).toBe(403)
  })

  test.each([
    ['field', '_xsrf=abc', {}],
    ['header', 'a=1', { 'x-xsrf-token': 'abc' }],
  ])('with the token as %s reach the page', async (_name, payload, headers) => {
    const answer = await post('/br/fiat/nada', payload, {
      cookie: 'XSRF-TOKEN=abc',
      origin: 'https://cars.example',
      ...headers,
    } as Record<string, string>)
    expect(answer.statusCode).not.toBe(403)
  })

  test.each([
    ['no cookie', {}],
    ['another origin', { cookie: 'XSRF-TOKEN=abc', origin: 'https://evil.example' }],
    ['a token that is not the cookie', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'other' }],
  ])('with %s are refused before their body comes', async (_name, headers) => {
    const { status, connection } = await startedPost({ ...headers, 'content-length': '200000' })
    expect([status, connection]).toEqual([403, 'close'])
  })

  test('a form is words: more than any of them has is too large', async () => {
    const headers = { cookie: 'XSRF-TOKEN=abc', origin: 'https://cars.example' }
    const answer = await post('/br/fiat/nada', `_xsrf=abc&text=${'x'.repeat(256 * 1024)}`, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.tooLarge'])
    expect((await post('/br/fiat/nada', `_xsrf=abc&text=${'x'.repeat(200_000)}`, headers)).statusCode).not.toBe(413)
  })

  test('a partner’s link is kept for who accepts marketing, there or on deciding, and forgotten with the consent', async () => {
    const query = 'brand=fiat&login=weak&utm_source=club&color=1'
    const yes = { cookie: 'volante-consent=analytics.marketing' }
    await get('/br/fiat')
    const undecided = await get(`/br/fiat?${query}`)
    expect([undecided.statusCode, undecided.headers['set-cookie']]).toEqual([200, undefined])
    for (const elsewhere of [`/br/jeep?${query}`, '/br/fiat?brand=fiat', `/br/fiat.data?${query}`])
      expect((await get(elsewhere, yes)).headers['set-cookie'] ?? '', elsewhere).not.toContain('volante-partner')
    const kept = await get(`/br/fiat?${query}`, yes)
    expect([kept.statusCode, kept.headers.location]).toEqual([303, '/br/fiat?utm_source=club&color=1'])
    expect(kept.headers['cache-control']).toContain('no-store')
    const cookie = { name: 'volante-partner', value: query, httpOnly: true, sameSite: 'Lax', secure: true, path: '/' }
    expect(kept.cookies).toEqual([{ ...cookie, maxAge: 30 * 86_400 }])
    expect((await get('/br/fiat?brand=fiat&login=weak', yes)).headers.location).toBe('/br/fiat')
    const referer = `https://cars.example/br/fiat?${query}`
    const decided = await post('/consent', 'choice=some&category=marketing', { referer })
    expect(decided.cookies).toContainEqual(expect.objectContaining(cookie))
    const withdrawn = await post('/consent', 'choice=some&category=analytics', { referer })
    expect(withdrawn.cookies).toContainEqual(expect.objectContaining({ name: 'volante-partner', value: '', path: '/' }))
  })

  test('the cookie choice returns to where the visitor was, never elsewhere', async () => {
    const back = async (referer: string) => (await post('/consent', 'choice=none', { referer })).headers.location
    expect(await back('https://cars.example/br/fiat?color=1')).toBe('/br/fiat?color=1')
    expect(await back('https://evil.example/')).toBe('/')
    expect(await back('https://cars.example//evil.example')).toBe('/evil.example')
    const answer = await post('/consent', 'choice=all')
    expect(answer.headers['set-cookie']).toContain('volante-consent=analytics.marketing')
    expect((await post('/consent', 'choice=all', { origin: 'https://evil.example' })).statusCode).toBe(403)
  })
})
