import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { identityToken } from '../../../providers/identity/demo/endpoints.ts'
import { demoIssuer, returnUri } from '../../../providers/identity/demo/names.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { Browser, newEmail, signedUp } from '../fixtures.ts'
import { signingKey } from '../../../platform/settings/signing-key.ts'

const server = testServer()
const AUTH = '/authentication/v1/auth'
const SELF = '/users/v2/users/self'

interface Chosen {
  readonly email: string
  readonly verified?: boolean
}

const start = async (browser: Browser, body: object = {}) =>
  browser.send('POST', `${AUTH}/start`, { provider: 'demo', returnTo: '/br/fiat/minha-conta', ...body })

/** Agrees at the demo's provider; returns the query it sends the browser back with. */
async function agree(url: string, { email, verified = true }: Chosen): Promise<URLSearchParams> {
  const asked = new URL(url)
  const page = await server.app.inject({ url: asked.pathname + asked.search })
  expect(page.statusCode).toBe(200)
  const form = new URLSearchParams(asked.searchParams)
  form.set('person', 'new')
  form.set('email', email)
  form.set('name', 'Bia Prado')
  if (verified) form.set('verified', 'on')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/demo/idp/authorize',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  expect(answer.statusCode).toBe(303)
  const back = new URL(String(answer.headers.location))
  expect(back.origin + back.pathname).toBe(returnUri(server.platform.settings))
  return back.searchParams
}

const comeBack = (browser: Browser, query: URLSearchParams | string) => browser.send('GET', `${AUTH}?${String(query)}`)

async function signInBy(chosen: Chosen, browser = new Browser(server)) {
  const { url } = (await start(browser)).json<{ url: string }>()
  return { browser, answer: await comeBack(browser, await agree(url, chosen)) }
}

describe('a sign-in at a provider', () => {
  test('opens a session for a new person and goes on where they were', async () => {
    const email = newEmail()
    const { browser, answer } = await signInBy({ email })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ name: 'Bia Prado', returnTo: '/br/fiat/minha-conta' })
    expect(browser.cookies.get('volante-idp')).toBe('demo')
    expect((await browser.send('GET', SELF)).json()).toMatchObject({ emailPreferred: email, hasPassword: false })
  })

  test('finds the same person again, and an account by its verified e-mail', async () => {
    const { email, browser } = await signedUp(server)
    const own = (await browser.send('GET', SELF)).json<{ id: string }>().id
    for (let time = 0; time < 2; time += 1) {
      const { browser: other } = await signInBy({ email })
      expect((await other.send('GET', SELF)).json()).toMatchObject({ id: own })
    }
  })

  test('with an e-mail the provider has not verified opens nothing', async () => {
    const { email } = await signedUp(server)
    const { answer, browser } = await signInBy({ email, verified: false })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'auth.emailNotVerified'])
    expect(browser.cookies.has('volante-session')).toBe(false)
  })

  test('drops a password that somebody set before the address was confirmed', async () => {
    const email = newEmail()
    const taken = { email, name: 'X', roles: ['customer'], dealer_codes: [], password_hash: 'attacker' }
    await server.db.insertInto('accounts').values(taken).execute()
    expect((await signInBy({ email })).answer.statusCode).toBe(200)
    const row = await server.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect([row.password_hash, row.email_confirmed_at]).toEqual([null, expect.any(Date)])
  })
})

describe('refused', () => {
  test('the same answer twice', async () => {
    const browser = new Browser(server)
    const { url } = (await start(browser)).json<{ url: string }>()
    const query = await agree(url, { email: newEmail() })
    const secret = browser.cookies.get('volante-sign-in') ?? ''
    expect((await comeBack(browser, query)).statusCode).toBe(200)
    browser.cookies.set('volante-sign-in', secret)
    expect((await comeBack(browser, query)).json().code).toBe('auth.linkInvalid')
  })

  test('an answer in another browser than the one that began', async () => {
    const attacker = new Browser(server)
    const { url } = (await start(attacker)).json<{ url: string }>()
    const query = await agree(url, { email: newEmail() })
    const victim = new Browser(server)
    expect((await comeBack(victim, query)).json().code).toBe('auth.linkInvalid')
    await start(victim)
    expect((await comeBack(victim, query)).json().code).toBe('auth.linkInvalid')
    expect(victim.cookies.has('volante-session')).toBe(false)
  })

  test('a code of another sign-in, whose nonce and verifier are not ours', async () => {
    const [one, other] = [new Browser(server), new Browser(server)]
    const mine = await agree((await start(one)).json<{ url: string }>().url, { email: newEmail() })
    const foreign = await agree((await start(other)).json<{ url: string }>().url, { email: newEmail() })
    mine.set('code', foreign.get('code') ?? '')
    expect((await comeBack(one, mine)).json().code).toBe('auth.providerFailed')
  })

  test('an invented state, a cancelled sign-in, a late one', async () => {
    const browser = new Browser(server)
    await start(browser)
    expect((await comeBack(browser, 'state=abc&code=def')).json().code).toBe('auth.linkInvalid')
    const { url } = (await start(browser)).json<{ url: string }>()
    const state = new URL(url).searchParams.get('state') ?? ''
    expect((await comeBack(browser, `state=${state}&error=access_denied`)).json().code).toBe('auth.providerCancelled')
    const late = (await start(browser)).json<{ url: string }>()
    const query = await agree(late.url, { email: newEmail() })
    await server.moveClock(11 * 60_000)
    expect((await comeBack(browser, query)).json().code).toBe('auth.linkInvalid')
  })

  test.each(['peugeot', 'fiat-abarth', 'ds'])('single sign-on for %s', async (brand) => {
    const answer = await start(new Browser(server), { brand })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'auth.ssoBrand', message: expect.stringContaining('Esta marca não oferece') },
    ])
  })

  test('a site whose brand has none offers no provider', async () => {
    const [fiat, peugeot] = [await server.as(), await server.as({}, 'br-peugeot')]
    expect(await fiat.authentication.providers()).toEqual([{ name: 'demo', label: 'Volante Demo' }])
    expect(await peugeot.authentication.providers()).toEqual([])
  })

  test('an address of another host to go on to', async () => {
    const browser = new Browser(server)
    const { url } = (await start(browser, { returnTo: 'https://evil.example/' })).json<{ url: string }>()
    const answer = await comeBack(browser, await agree(url, { email: newEmail() }))
    expect(answer.json()).toMatchObject({ returnTo: '/' })
  })
})

describe('the demo’s provider', () => {
  test('sends nobody to an address that is not ours', async () => {
    const { url } = (await start(new Browser(server))).json<{ url: string }>()
    const asked = new URL(url)
    asked.searchParams.set('redirect_uri', 'https://evil.example/')
    expect((await server.app.inject({ url: asked.pathname + asked.search })).statusCode).toBe(400)
  })

  test('is read in both languages, and never as a person of the demo who is somebody else', async () => {
    const browser = new Browser(server)
    const answer = await browser.send('POST', `${AUTH}/start`, { provider: 'demo' }, { 'x-site': 'ar-fiat' })
    const asked = new URL(answer.json<{ url: string }>().url)
    const page = await server.app.inject({ url: asked.pathname + asked.search })
    expect(page.body).toContain('<html lang="es-AR">')
    expect(page.body).toContain('Ingresar con Volante Demo')
    const form = new URLSearchParams(asked.searchParams)
    for (const [name, value] of [
      ['person', 'new'],
      ['email', 'ADMIN@volante.example'],
      ['name', 'X'],
    ])
      form.set(name ?? '', value ?? '')
    const refused = await server.app.inject({
      method: 'POST',
      url: '/demo/idp/authorize',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    expect(refused.statusCode).toBe(422)
  })
})

describe('an identity token of an app', () => {
  const claims = (email: string, emailVerified: 'true' | 'false' = 'true') => ({
    subject: email,
    email,
    emailVerified,
    name: 'Léo',
    nonce: '',
  })
  const issue = (email: string, emailVerified?: 'true' | 'false') =>
    identityToken(server.db, demoIssuer(server.platform.settings), claims(email, emailVerified))
  const social = (token: string, body: object = {}) =>
    new Browser(server).send('POST', '/authentication/v3/authentication/social', { provider: 'demo', token, ...body })

  test('opens one session and no second', async () => {
    const token = await issue(newEmail())
    expect((await social(token)).statusCode).toBe(201)
    expect((await social(token)).json().code).toBe('auth.linkInvalid')
  })

  test('that is unverified, forged, for somebody else or old is refused', async () => {
    const { kid } = await signingKey(server.db, 'demo-provider')
    const { privateKey } = await signingKey(server.db, 'somebody-else')
    const { privateKey: right } = await signingKey(server.db, 'demo-provider')
    const token = (key: typeof right, audience: string, issuedAt = Math.floor(Date.now() / 1000)) =>
      new SignJWT({ email: newEmail(), email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(demoIssuer(server.platform.settings))
        .setAudience(audience)
        .setSubject('x')
        .setIssuedAt(issuedAt)
        .setExpirationTime('2h')
        .sign(key)
    expect((await social(await issue(newEmail(), 'false'))).json().code).toBe('auth.emailNotVerified')
    expect((await social(await token(privateKey, 'volante'))).json().code).toBe('auth.providerFailed')
    expect((await social(await token(right, 'another-app'))).json().code).toBe('auth.providerFailed')
    expect((await social(await token(right, 'volante', 1_700_000_000))).json().code).toBe('auth.providerFailed')
    expect((await social('not.a.token')).json().code).toBe('auth.providerFailed')
    expect((await social(await token(right, 'volante'), { brand: 'peugeot' })).json().code).toBe('auth.ssoBrand')
    expect((await social(await token(right, 'volante'))).statusCode).toBe(201)
  })
})

test('a partner’s link is signed for the person and opens the area', async () => {
  const { browser, email } = await signedUp(server)
  const link = (await browser.send('GET', `${AUTH}/discountclub/jantar-10`)).json<{ url: string }>()
  const { pathname, search } = new URL(link.url)
  const area = await server.app.inject({ url: pathname + search })
  expect(area.json()).toMatchObject({ email, discount: 'jantar-10' })
  expect((await server.app.inject({ url: `${pathname}?token=forged` })).statusCode).toBe(401)
  const staff = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] })
  expect(await staff.authentication.eper()).toMatchObject({ dealerCode: '70001' })
  const { keys } = await staff.authentication.partnerKeys()
  expect(keys[0]).toMatchObject({ kty: 'RSA', use: 'sig' })
  expect(keys[0]).not.toHaveProperty('d')
})
