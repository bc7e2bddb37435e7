import { pbkdf2Sync } from 'node:crypto'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { basic, Browser, letters, newEmail, PASSWORD, signedUp, tokenFor } from '../fixtures.ts'
import { waitOf } from '../../../platform/limits/guesses.ts'

const server = testServer()
const SELF = '/users/v2/users/self'
const SIGN_IN = '/authentication/v3/authentication'

test('the log says who signed in how, and what was refused, never an address or a password', async () => {
  const { email } = await signedUp(server)
  const lines: string[] = []
  const { log } = server.platform
  Object.assign(server.platform, { log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) })
  await new Browser(server).signIn(email)
  await new Browser(server).signIn(email, 'Errada#1234')
  Object.assign(server.platform, { log })
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => String(msg).startsWith('sign'))
  expect(logged).toMatchObject([
    { msg: 'signed in', account: expect.any(String), provider: 'password', requestId: expect.any(String) },
    { msg: 'sign-in refused', outcome: 'wrong', requestId: expect.any(String) },
  ])
  expect(lines.join('')).not.toMatch(new RegExp(`${email}|${PASSWORD}|Errada`))
})

describe('signing in', () => {
  test('opens a session as HttpOnly cookies that last as long as the browser, unless remembered', async () => {
    const { email } = await signedUp(server)
    const browser = new Browser(server)
    const answer = await browser.signIn(email)
    expect(answer.statusCode).toBe(201)
    const cookie = answer.cookies.find(({ name }) => name === 'volante-session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.expires).toBeUndefined()
    expect(answer.cookies.find(({ name }) => name === 'volante-idp')?.value).toBe('password')
    expect(answer.body).not.toContain(cookie?.value)
    expect((await browser.send('GET', SELF)).json()).toMatchObject({ emailPreferred: email, status: 'LOADED' })
    const remembered = await new Browser(server).signIn(email, PASSWORD, { remember: true })
    expect(remembered.cookies.find(({ name }) => name === 'volante-session')?.expires).toBeInstanceOf(Date)
  })

  test('keeps only a hash of the token', async () => {
    const { browser } = await signedUp(server)
    const token = browser.cookies.get('volante-session') ?? ''
    const rows = await server.db.selectFrom('sessions').select('token_hash').execute()
    expect(rows.some(({ token_hash: hash }) => hash.includes(token) || hash.toString('base64url') === token)).toBe(
      false,
    )
  })

  test('gives an API client its token and no cookie', async () => {
    const { email } = await signedUp(server)
    const answer = await new Browser(server).signIn(email, PASSWORD, { delivery: 'token' })
    expect(answer.cookies).toEqual([])
    const { token } = answer.json<{ token: string }>()
    const self = await server.app.inject({ url: `/api${SELF}`, headers: { authorization: `Bearer ${token}` } })
    expect(self.statusCode).toBe(200)
  })

  test('never adopts a token the browser came with, and ends it', async () => {
    const { email } = await signedUp(server)
    const attacker = await signedUp(server)
    const planted = attacker.browser.cookies.get('volante-session') ?? ''
    const victim = new Browser(server)
    victim.cookies.set('volante-session', planted)
    expect((await victim.signIn(email)).statusCode).toBe(201)
    expect(victim.cookies.get('volante-session')).not.toBe(planted)
    expect((await attacker.browser.send('GET', SELF)).statusCode).toBe(401)
  })

  test('needs the anti-forgery token once there is a session', async () => {
    const { browser } = await signedUp(server)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const forged = await server.app.inject({
      method: 'PATCH',
      url: `/api${SELF}`,
      headers: { cookie },
      payload: { nickname: 'x' },
    })
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'request.csrf'])
  })

  test('makes the hash anew when it was made with other parameters', async () => {
    const { email } = await signedUp(server)
    const weak = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    await server.db.updateTable('accounts').set({ password_hash: weak }).where('email', '=', email).execute()
    expect((await new Browser(server).signIn(email, 'password')).statusCode).toBe(201)
    const kept = server.db.selectFrom('accounts').select('password_hash').where('email', '=', email)
    expect((await kept.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
    expect((await new Browser(server).signIn(email, 'password')).statusCode).toBe(201)
  })

  test('out: the session is gone and both cookies are cleared', async () => {
    const { browser } = await signedUp(server)
    const token = browser.cookies.get('volante-session') ?? ''
    const out = await browser.send('POST', `${SIGN_IN}/signout`)
    expect(out.statusCode).toBe(204)
    expect([browser.cookies.has('volante-session'), browser.cookies.has('volante-idp')]).toEqual([false, false])
    const again = await server.app.inject({ url: `/api${SELF}`, headers: { authorization: `Bearer ${token}` } })
    expect(again.statusCode).toBe(401)
  })

  test.each([undefined, 'Basic', 'Basic !!!', 'Bearer abc', `Basic ${Buffer.from('no-colon').toString('base64')}`])(
    'with the header %s is refused',
    async (authorization) => {
      const headers = authorization ? { authorization } : {}
      const answer = await server.app.inject({ method: 'POST', url: `/api${SIGN_IN}`, headers, payload: {} })
      expect(answer.statusCode).toBe(authorization ? 400 : 401)
    },
  )
})

describe('nobody can find out who has an account', () => {
  test('a wrong password and an unknown address are refused alike and as slowly', async () => {
    const { email } = await signedUp(server)
    const timed = async (address: string) => {
      const startedAt = performance.now()
      const answer = await new Browser(server).signIn(address, 'Errado#999')
      return { status: answer.statusCode, body: answer.body, ms: performance.now() - startedAt }
    }
    const [known, unknown] = [await timed(email), await timed(newEmail())]
    expect(unknown.body).toBe(known.body)
    expect([known.status, unknown.status]).toEqual([401, 401])
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(340)
  })

  test('signing up, asking for a new password and for the mail again answer the same', async () => {
    const { email } = await signedUp(server)
    for (const [method, path, body] of [
      ['POST', '/users/v3/users', { name: 'Ana Souza' }],
      ['POST', '/users/v2/signup/password/forgot', null],
      ['POST', '/users/v2/signup/password/resend-email', null],
    ] as const) {
      const answers = await Promise.all(
        [email, newEmail()].map((one) =>
          new Browser(server).send(method, path, body ?? { email: one }, body ? basic(one) : {}),
        ),
      )
      expect(answers[0]?.body).toBe(answers[1]?.body)
      expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode)
    }
    await expect
      .poll(async () => (await letters(server, email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('Você já tem uma conta'))
  })

  test('the check tells a client, and others only of themselves', async () => {
    const { email, browser } = await signedUp(server)
    const other = await signedUp(server)
    const client = await server.as({ client: true })
    expect(await client.authentication.check({ params: { id: email } })).toEqual({
      status: 'ACTIVE',
      next: 'PASSWORD',
    })
    expect(await client.authentication.check({ params: { id: newEmail() } })).toEqual({
      status: 'UNKNOWN',
      next: 'SIGN_UP',
    })
    const account = await server.db
      .selectFrom('accounts')
      .select(['id', 'cpf'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const cpf = account.cpf ?? '52998224725'
    await server.db.updateTable('accounts').set({ cpf, password_hash: null }).where('id', '=', account.id).execute()
    await server.db
      .insertInto('account_identities')
      .values({ provider: 'demo', subject: email, account_id: account.id, linked_at: new Date() })
      .execute()
    expect(await client.authentication.check({ params: { id: cpf } })).toEqual({ status: 'ACTIVE', next: 'SOCIAL' })
    const check = (by: Browser) => by.send('GET', `/authentication/v3/check/${encodeURIComponent(email)}`)
    expect((await check(browser)).json()).toEqual({ status: 'ACTIVE', next: 'SOCIAL' })
    expect((await check(other.browser)).json()).toEqual({ status: 'UNKNOWN', next: 'SIGN_UP' })
  })
})

describe('guessing passwords', () => {
  test('is slowed down by account and address, and costs nobody else their access', async () => {
    const { email, browser: known } = await signedUp(server)
    const attacker = new Browser(server, '192.0.2.66')
    const statuses = []
    for (let guess = 0; guess < 7; guess += 1)
      statuses.push((await attacker.signIn(email, `Errado#${guess}aa`)).statusCode)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await attacker.signIn(email)).statusCode).toBe(429)
    expect((await new Browser(server, '192.0.2.67').signIn(email)).statusCode).toBe(201)
    const sameAddress = new Browser(server, '192.0.2.66')
    for (const [name, value] of known.cookies) sameAddress.cookies.set(name, value)
    expect((await sameAddress.signIn(email)).statusCode, 'a known device has its own count').toBe(201)
  })

  test('by parallel attempts gets no further', async () => {
    const { email } = await signedUp(server)
    const attacker = new Browser(server, '192.0.2.70')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => attacker.signIn(email, `Errado#${at}aa`)))
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(5)
  })

  test('waits ever longer, and the wait ends', async () => {
    const email = newEmail()
    const attacker = new Browser(server, '192.0.2.71')
    const waits: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const answer = await attacker.signIn(email, 'Errado#111')
      if (answer.statusCode !== 429) continue
      const seconds = Number(/\d+/.exec(answer.json().message)?.[0])
      waits.push(seconds)
      await server.moveClock(seconds * 1000)
    }
    expect(waits.length).toBeGreaterThan(2)
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
    expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? 0)
  })

  test('from everywhere makes unknown devices confirm by mail, right or wrong alike', async () => {
    const { email, browser: known } = await signedUp(server)
    for (let at = 0; at < 21; at += 1) await new Browser(server, `198.51.100.${at}`).signIn(email, 'Errado#111')
    const stranger = new Browser(server, '198.51.100.200')
    const [wrong, right] = [await stranger.signIn(email, 'Errado#111'), await stranger.signIn(email)]
    expect([wrong.statusCode, right.statusCode]).toEqual([403, 403])
    expect(wrong.body).toBe(right.body)
    const confirmation = await tokenFor(server, email, 2)
    expect((await stranger.signIn(email, 'Errado#111', { confirmation })).statusCode).toBe(401)
    expect((await stranger.signIn(email, PASSWORD, { confirmation })).statusCode).toBe(201)
    const again = new Browser(server, '198.51.100.201')
    expect((await again.signIn(email, PASSWORD, { confirmation })).statusCode, 'it works once').toBe(403)
    expect((await known.signIn(email)).statusCode).toBe(201)
  })
})

test.each([
  ['pt-BR', 45, 'Muitas tentativas seguidas. Tente novamente em 45 segundos.'],
  ['pt-BR', 61, 'Muitas tentativas seguidas. Tente novamente em 1 minuto e 1 segundo.'],
  ['es-AR', 900, 'Demasiados intentos seguidos. Probá de nuevo en 15 minutos y 0 segundos.'],
] as const)('a wait is told in %s, %d seconds in minutes and seconds', (language, seconds, text) => {
  const site = server.platform.sites.find((one) => one.language === language)
  expect(site && server.platform.texts.say(site, 'auth.tooManyAttempts', waitOf(seconds))).toBe(text)
})

describe('an account of the older platform', () => {
  const hash = pbkdf2Sync('Antiga#2020', 'sal', 1000, 32, 'sha256').toString('base64')
  const older = async () => {
    const username = `old-${newEmail()}`
    const email = newEmail()
    const row = { username, email, name: 'Rui Prado', password_hash: `pbkdf2_sha256$1000$sal$${hash}` }
    await server.db.insertInto('legacy_accounts').values(row).execute()
    return { username, email }
  }

  test('moves over on the first right password, once, with a new hash', async () => {
    const { email } = await older()
    expect((await new Browser(server).signIn(email, 'Antiga#2021')).statusCode).toBe(401)
    expect((await new Browser(server).signIn(email, 'Antiga#2020')).statusCode).toBe(201)
    const account = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^\$argon2id\$/)
    expect((await new Browser(server).signIn(email, 'Antiga#2020')).statusCode).toBe(201)
  })

  test('is moved by a client that knows its password; nothing else is told', async () => {
    const api = await server.as({ client: true })
    const { username, email } = await older()
    expect(await api.authentication.migrationPreprocess({ body: { username } })).toEqual({ next: 'MIGRATE' })
    expect(await api.authentication.migrationPreprocess({ body: { username: 'nobody' } })).toEqual({ next: 'SIGN_IN' })
    await expect(api.authentication.migrate({ body: { username, password: 'wrong' } })).rejects.toMatchObject({
      code: 'auth.wrongCredentials',
    })
    expect(await api.authentication.check({ params: { id: username } })).toEqual({
      status: 'UNKNOWN',
      next: 'MIGRATION',
    })
    const moved = await api.authentication.migrate({ body: { username, password: 'Antiga#2020', delivery: 'token' } })
    expect(moved).toMatchObject({ email, token: expect.any(String) })
    expect(await api.authentication.migrationPreprocess({ body: { username } })).toEqual({ next: 'SIGN_IN' })
  })

  test('can get a new password instead', async () => {
    const api = await server.as({ client: true })
    const { username, email } = await older()
    const answers = [username, 'nobody'].map((one) =>
      api.authentication.migrationResetPassword({ body: { username: one } }),
    )
    expect(await Promise.all(answers)).toEqual([{ status: 'SENT' }, { status: 'SENT' }])
    const token = await tokenFor(server, email)
    await api.authentication.resetPassword({
      body: { token, password: 'Nova#2026a', passwordConfirmation: 'Nova#2026a' },
    })
    expect((await new Browser(server).signIn(email, 'Nova#2026a')).statusCode).toBe(201)
  })
})
