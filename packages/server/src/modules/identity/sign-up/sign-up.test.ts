import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../platform/http/app.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { basic, Browser, letters, newEmail, PASSWORD, signedUp, tokenFor } from '../fixtures.ts'

const server = testServer()
const SELF = '/users/v2/users/self'
const PASSWORDS = '/users/v2/signup/password'
const next = { password: 'Outra#2027', passwordConfirmation: 'Outra#2027' }

const signUp = (browser: Browser, email: string, body: object = {}, password = PASSWORD) =>
  browser.send('POST', '/users/v3/users', { name: 'Ana Souza', ...body }, basic(email, password))

describe('signing up', () => {
  test('makes an account once the address is confirmed, opens a session and goes on', async () => {
    const browser = new Browser(server)
    const email = newEmail()
    const permission = { channel: 'EMAIL', granted: true }
    const body = {
      cpf: '280.012.389-38',
      phone: '11987654321',
      contactPermissions: [permission],
      returnTo: '/br/fiat/monte?cor=1',
    }
    expect((await signUp(browser, ` ${email.toUpperCase()} `, body)).statusCode).toBe(201)
    expect((await browser.signIn(email)).statusCode).toBe(401)
    const confirmed = await browser.send('PUT', `${PASSWORDS}/confirm`, { token: await tokenFor(server, email) })
    expect(confirmed.json()).toMatchObject({ email, returnTo: '/br/fiat/monte?cor=1', session: { name: 'Ana Souza' } })
    const self = (await browser.send('GET', SELF)).json()
    expect(self).toMatchObject({
      cpf: '28001238938',
      phone: '(11) 98765-4321',
      roles: ['customer'],
      contactPermissions: [{ channel: 'EMAIL', purpose: 'OFFERS', granted: true }],
      agreement: { isOutdated: false },
    })
    const [consent] = await server.db
      .selectFrom('account_consents')
      .selectAll()
      .where('account_id', '=', self.id)
      .execute()
    expect(consent).toMatchObject({ text_version: '2026-11', origin: { ip: expect.any(String) } })
  })

  test('keeps the campaign of the partner’s link by which they came, and nothing else of it', async () => {
    const email = newEmail()
    const browser = new Browser(server)
    const link = 'brand=fiat&login=weak&utm_source=club&utm_term=ana%40mail.example&name=Ana'
    browser.cookies.set('volante-partner', encodeURIComponent(link))
    await signUp(browser, email)
    const phone = new Browser(server)
    const token = await tokenFor(server, email)
    await phone.send('PUT', `${PASSWORDS}/confirm`, { token, password: PASSWORD })
    const account = () =>
      server.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const { id, came_by } = await account()
    expect(came_by).toEqual({ utm_source: 'club' })
    const admin = await server.as({ roles: ['user_admin'] })
    const cameBy = async () => (await admin.people.get({ params: { id } })).cameBy
    expect(await cameBy()).toEqual({ signUp: { utm_source: 'club' }, signIn: null })
    await server.moveClock(1_000)
    expect((await browser.signIn(email)).statusCode).toBe(201)
    expect(await cameBy()).toEqual({ signUp: { utm_source: 'club' }, signIn: { utm_source: 'club' } })
  })

  test.each([
    [{ name: 'Ana' }, PASSWORD, 'name', 'validation.name.surname'],
    [{ cpf: '111.111.111-11' }, PASSWORD, 'cpf', 'validation.cpf.invalid'],
    [{ birthdate: '01/01/2015' }, PASSWORD, 'birthdate', 'validation.age.minimum'],
    [{ phone: '12' }, PASSWORD, 'phone', 'validation.phone.invalid'],
    [{}, 'curta#1', 'password', 'validation.password.newLength'],
    [{}, 'SemNumero#aa', 'password', 'validation.password.digit'],
    [{}, 'comprida#12345678', 'password', 'validation.password.newLength'],
    [{}, 'Barra/2026a', 'password', 'validation.password.special'],
  ])('with %j and %s is refused by name', async (body, password, path, code) => {
    const answer = await signUp(new Browser(server), newEmail(), body, password)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toContainEqual(expect.objectContaining({ path, code }))
  })

  test('takes no role, no confirmation and no id from the sender', async () => {
    const browser = new Browser(server)
    const email = newEmail()
    const hostile = {
      roles: ['user_admin'],
      emailConfirmed: true,
      email_confirmed_at: '2026-01-01',
      markets: ['all'],
      id: 'x',
    }
    await signUp(browser, email, hostile)
    expect((await browser.signIn(email)).statusCode, 'not confirmed').toBe(401)
    await browser.send('PUT', `${PASSWORDS}/confirm`, { token: await tokenFor(server, email) })
    const row = await server.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect([row.roles, row.markets]).toEqual([['customer'], []])
  })

  test('with somebody else’s address makes nothing of theirs, even if they click', async () => {
    const email = newEmail()
    await signUp(new Browser(server), email, {}, 'Invasor#666')
    const token = await tokenFor(server, email)
    const owner = new Browser(server)
    const clicked = await owner.send('PUT', `${PASSWORDS}/confirm`, { token })
    expect(clicked.json().fields).toEqual([expect.objectContaining({ path: 'password', code: 'auth.passwordNeeded' })])
    await signUp(owner, email)
    const own = await tokenFor(server, email, 2)
    expect((await owner.send('PUT', `${PASSWORDS}/confirm`, { token: own })).statusCode).toBe(200)
    expect((await new Browser(server).signIn(email, 'Invasor#666')).statusCode).toBe(401)
    const late = await owner.send('PUT', `${PASSWORDS}/confirm`, { token, password: 'Invasor#666' })
    expect(late.json().code).toBe('auth.linkInvalid')
  })

  test('goes on in another browser with the password, and the mail can be asked for again', async () => {
    const email = newEmail()
    await signUp(new Browser(server), email)
    await tokenFor(server, email)
    await new Browser(server).send('POST', `${PASSWORDS}/resend-email`, { email })
    const token = await tokenFor(server, email, 2)
    const phone = new Browser(server)
    expect((await phone.send('PUT', `${PASSWORDS}/confirm`, { token, password: PASSWORD })).statusCode).toBe(200)
    expect((await phone.send('GET', SELF)).statusCode).toBe(200)
  })
})

describe('a link works once', () => {
  test('also when it is used twice at the same time', async () => {
    const email = newEmail()
    const browser = new Browser(server)
    await signUp(browser, email)
    const token = await tokenFor(server, email)
    const answers = await Promise.all([1, 2, 3].map(() => browser.send('PUT', `${PASSWORDS}/confirm`, { token })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(await server.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('and not after its time; only its hash is kept', async () => {
    const { email } = await signedUp(server)
    await new Browser(server).send('POST', `${PASSWORDS}/forgot`, { email })
    const token = await tokenFor(server, email, 2)
    const kept = await server.db.selectFrom('account_tokens').selectAll().where('email', '=', email).execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    await server.moveClock(3_700_000)
    const answer = await new Browser(server).send('POST', '/authentication/v2/signup/password/reset', {
      token,
      ...next,
    })
    expect(answer.json().code).toBe('auth.linkInvalid')
  })
})

describe('a password', () => {
  test('that was forgotten is set anew by mail, which ends all sessions and says so', async () => {
    const { email, browser } = await signedUp(server)
    await new Browser(server).send('POST', `${PASSWORDS}/forgot`, { email })
    const token = await tokenFor(server, email, 2)
    const reset = (body: object) => new Browser(server).send('POST', '/authentication/v2/signup/password/reset', body)
    expect(
      (await reset({ token, password: 'Outra#2027', passwordConfirmation: 'Outra#2028' })).json().fields[0],
    ).toMatchObject({
      path: 'passwordConfirmation',
    })
    expect((await reset({ token, ...next })).statusCode).toBe(204)
    expect((await reset({ token, ...next })).json().code).toBe('auth.linkInvalid')
    expect((await browser.send('GET', SELF)).statusCode).toBe(401)
    expect((await new Browser(server).signIn(email)).statusCode).toBe(401)
    expect((await new Browser(server).signIn(email, next.password)).statusCode).toBe(201)
    await expect
      .poll(async () => (await letters(server, email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('Sua senha foi alterada'))
  })

  test('is changed with the current one; other sessions end, this one stays', async () => {
    const { email, browser } = await signedUp(server)
    const other = new Browser(server)
    await other.signIn(email)
    const change = (currentPassword: string) => browser.send('PUT', PASSWORDS, { currentPassword, ...next })
    expect((await change('')).json().fields[0]).toMatchObject({
      path: 'currentPassword',
      code: 'validation.password.current',
    })
    expect((await change('Errado#111')).json().code).toBe('auth.wrongCurrentPassword')
    expect((await change(PASSWORD)).statusCode).toBe(204)
    expect([(await browser.send('GET', SELF)).statusCode, (await other.send('GET', SELF)).statusCode]).toEqual([
      200, 401,
    ])
  })

  test('nor token nor CPF is ever written to the log or the job queue', async () => {
    const lines: string[] = []
    const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
    const { app } = await createApp({ ...server.platform, log: pino({ level: 'trace' }, sink) })
    const email = newEmail()
    const browser = new Browser({ ...server, app })
    await signUp(browser, email, { cpf: '280.012.389-38' })
    const token = await tokenFor(server, email)
    await browser.send('PUT', `${PASSWORDS}/confirm`, { token })
    await browser.signIn(email, 'Errado#111')
    await browser.send('POST', '/authentication/password-link', { token, purpose: 'reset' })
    await browser.send('GET', `/authentication/v1/auth?state=${token}&code=${token}`)
    await app.close()
    const { rows } = await server.platform.connection.pool.query('select data::text from pgboss.job')
    const written = `${lines.join('')} ${JSON.stringify(rows)}`
    expect(written).toContain('/api/users/v2/signup/password/confirm')
    const session = browser.cookies.get('volante-session')
    for (const secret of [
      PASSWORD,
      'Errado#111',
      token,
      '28001238938',
      '280.012.389-38',
      session,
      basic(email).authorization,
    ])
      expect(written).not.toContain(secret)
  })
})

describe('a link that confirms an address tells how it stands', () => {
  const stateOf = async (token: string) => {
    const answer = await new Browser(server).send('POST', `${PASSWORDS}/confirm-link`, { token })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().state
  }
  const open = async () => {
    const [browser, email] = [new Browser(server), newEmail()]
    await signUp(browser, email)
    return { browser, email, token: await tokenFor(server, email) }
  }

  test('open as often as it is asked, and confirmed from then on', async () => {
    const { browser, token } = await open()
    for (const _again of [1, 2, 3]) expect(await stateOf(token)).toBe('open')
    await browser.send('PUT', `${PASSWORDS}/confirm`, { token })
    expect(await stateOf(token)).toBe('confirmed')
    await server.moveClock(72 * 3_600_000)
    expect(await stateOf(token), 'later').toBe('confirmed')
  })

  test('confirmed too when another link to the address was used', async () => {
    const { browser, email, token } = await open()
    await signUp(browser, email)
    await browser.send('PUT', `${PASSWORDS}/confirm`, { token: await tokenFor(server, email, 2) })
    expect(await stateOf(token)).toBe('confirmed')
  })

  test('spent when it is late, unknown, or for something else', async () => {
    const { token } = await open()
    await server.moveClock(49 * 3_600_000)
    expect(await stateOf(token)).toBe('spent')
    expect(await stateOf('nobody-ever-sent-this')).toBe('spent')
    const { email } = await signedUp(server)
    await new Browser(server).send('POST', `${PASSWORDS}/forgot`, { email })
    expect(await stateOf(await tokenFor(server, email, 2))).toBe('spent')
  })
})

describe('a link for a password tells whether it is open', () => {
  const isOpen = async (token: string, purpose: 'reset' | 'firstPassword') => {
    const answer = await new Browser(server).send('POST', '/authentication/password-link', { token, purpose })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const forgotten = async () => {
    const { email } = await signedUp(server)
    await new Browser(server).send('POST', `${PASSWORDS}/forgot`, { email })
    return { email, token: await tokenFor(server, email, 2) }
  }

  test('as often as it is asked, until it was used', async () => {
    const { email, token } = await forgotten()
    for (const _again of [1, 2, 3]) expect(await isOpen(token, 'reset')).toEqual({ isOpen: true })
    const reset = { token, ...next }
    const answer = await new Browser(server).send('POST', '/authentication/v2/signup/password/reset', reset)
    expect(answer.statusCode).toBe(204)
    expect(await isOpen(token, 'reset')).toEqual({ isOpen: false })
    expect((await new Browser(server).signIn(email, next.password)).statusCode).toBe(201)
  })

  test('not when it is late, unknown, or for something else', async () => {
    const { token } = await forgotten()
    expect(await isOpen(token, 'firstPassword')).toEqual({ isOpen: false })
    expect(await isOpen('nobody-ever-sent-this', 'reset')).toEqual({ isOpen: false })
    expect(await isOpen('', 'reset')).toEqual({ isOpen: false })
    await server.moveClock(3_700_000)
    expect(await isOpen(token, 'reset')).toEqual({ isOpen: false })
  })

  test('not of an account that has another address by now', async () => {
    const { email, token } = await forgotten()
    const account = server.db.updateTable('accounts').where('email', '=', email)
    await account.set({ email: newEmail() }).execute()
    expect(await isOpen(token, 'reset')).toEqual({ isOpen: false })
  })

  test('also of an invitation, which stays to be used', async () => {
    const admin = await server.as({ roles: ['user_admin'] })
    const email = newEmail()
    await admin.users.create({ body: { name: 'Caio Lima', email } })
    const token = await tokenFor(server, email)
    expect(await isOpen(token, 'firstPassword')).toEqual({ isOpen: true })
    expect((await new Browser(server).send('POST', PASSWORDS, { token, ...next })).statusCode).toBe(204)
    expect(await isOpen(token, 'firstPassword')).toEqual({ isOpen: false })
  })
})

describe('people made by administrators', () => {
  const person = (email: string) => ({ name: 'Caio Lima', email })

  test('are invited, set their first password, and may then sign in', async () => {
    const admin = await server.as({ roles: ['user_admin'] })
    const email = newEmail()
    await admin.users.create({ body: { ...person(email), roles: ['user_dealer'] } })
    await expect(admin.users.create({ body: person(email) })).rejects.toMatchObject({ code: 'users.emailTaken' })
    const token = await tokenFor(server, email)
    const browser = new Browser(server)
    expect((await browser.send('POST', PASSWORDS, { token, ...next })).statusCode).toBe(204)
    expect((await browser.signIn(email, next.password)).statusCode).toBe(201)
    expect((await browser.send('GET', SELF)).json()).toMatchObject({ roles: ['user_dealer'] })
  })

  test('get roles of staff only from who gives roles', async () => {
    const creator = await server.as({ roles: ['user_creator'] })
    const body = { ...person(newEmail()), roles: ['user_admin' as const] }
    await expect(creator.users.create({ body })).rejects.toMatchObject({ code: 'users.rolesNotGranted' })
    await creator.users.create({ body: { ...body, roles: ['sales_customer'] } })
  })

  test('are imported row by row', async () => {
    const admin = await server.as({ roles: ['user_admin'] })
    const [fresh, twice] = [newEmail(), newEmail()]
    const users = [
      person(fresh),
      person(twice),
      person(twice),
      { name: 'X', email: 'no' },
      { name: 5 },
      { ...person(newEmail()), dealerCode: '0' },
    ]
    const { created, results } = await admin.authentication.importUsers({ body: { users } })
    expect(created).toBe(2)
    expect(results.map(({ status }) => status)).toEqual([
      'CREATED',
      'CREATED',
      'EXISTS',
      'REFUSED',
      'REFUSED',
      'REFUSED',
    ])
    expect(results[3]?.fields.map(({ path }) => path).toSorted()).toEqual(['email', 'name'])
    const audit = await server.db
      .selectFrom('audit')
      .select('input')
      .where('call', '=', 'authentication.v1.import.create')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(audit.input)).not.toContain(fresh)
  })

  test('are as old as the platform’s clock says, like everything else of theirs (D40)', async () => {
    const ahead = 40 * 86_400_000
    await server.moveClock(ahead)
    const email = newEmail()
    const later = await server.as({ roles: ['user_creator'] })
    await later.users.create({ body: { ...person(email), roles: ['sales_customer'] } })
    await server.moveClock(-ahead)
    const { created_at } = await server.db
      .selectFrom('accounts')
      .select('created_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(created_at.getTime()).toBeGreaterThan(Date.now() + ahead - 3_600_000)
  })
})
