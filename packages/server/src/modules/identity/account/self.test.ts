import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { Browser, letters, newEmail, PASSWORD, signedUp, tokenFor } from '../fixtures.ts'

const server = testServer()
const SELF = '/users/v2/users/self'
const ADDRESS = {
  postalCode: '30130-010',
  street: 'Rua da Bahia',
  number: '100',
  complement: '',
  neighbourhood: 'Centro',
  city: 'Belo Horizonte',
  stateCode: 'MG',
}

const patch = (browser: Browser, body?: object) => browser.send('PATCH', SELF, body)
const emailsOf = async (browser: Browser) => (await browser.send('GET', SELF)).json<{ emails: object[] }>().emails

describe('one’s own data', () => {
  test('an empty patch is told so in the words of the documents', async () => {
    const { browser } = await signedUp(server)
    for (const body of [undefined, {}]) {
      const answer = await patch(browser, body)
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'No content provided for the body.'])
    }
  })

  test('changes field by field, step by step, and is noted without values', async () => {
    const { browser } = await signedUp(server)
    const stepAfter = async (body: object) => (await patch(browser, body)).json().completion?.step
    expect((await browser.send('GET', '/users/v1/audit/findLatest/UPDATE')).statusCode).toBe(404)
    expect(await stepAfter({ cpf: '280.012.389-38', phone: '31987654321' })).toBe('user-data')
    expect(await stepAfter({ birthdate: '31/01/1990' })).toBe('address-data')
    expect(await stepAfter({ address: ADDRESS })).toBe('dealer-data')
    const code = (await server.db.selectFrom('dealers').select('code').executeTakeFirst())?.code
    expect(await stepAfter({ dealerCode: code ?? null })).toBe(code ? 'success-message' : 'dealer-data')
    expect((await browser.send('GET', SELF)).json()).toMatchObject({
      cpf: '28001238938',
      phone: '(31) 98765-4321',
      birthdate: '1990-01-31',
      address: ADDRESS,
      name: 'Ana Souza',
    })
    const latest = (await browser.send('GET', '/users/v1/audit/findLatest/UPDATE')).json()
    expect(latest).toMatchObject({ fields: ['dealerCode'], by: 'self' })
  })

  test('a further address is not the own one again', async () => {
    const { browser, email } = await signedUp(server)
    const refused = await patch(browser, { emails: [{ email, preferred: true }, { email: email.toUpperCase() }] })
    expect(refused.json().fields).toEqual([
      expect.objectContaining({ path: 'emails.1.email', code: 'validation.email.sameAsHolder' }),
    ])
  })

  test.each([
    [{ name: 'Ana' }, 'name'],
    [{ name: null }, 'name'],
    [{ phone: '1' }, 'phone'],
    [{ gender: 'x' }, 'gender'],
    [{ companyCnpj: '11.111.111/1111-11' }, 'companyCnpj'],
    [{ address: { ...ADDRESS, number: '0' } }, 'address.number'],
    [{ emails: [{ email: 'no' }] }, 'emails.0.email'],
  ])('%j is refused by name', async (body, path) => {
    const { browser } = await signedUp(server)
    const answer = await patch(browser, body)
    expect([answer.statusCode, answer.json().fields?.map((one: { path: string }) => one.path)]).toEqual([422, [path]])
  })

  test('a CPF is told once', async () => {
    const { browser } = await signedUp(server)
    expect((await patch(browser, { cpf: '28001238938' })).statusCode).toBe(200)
    expect((await patch(browser, { cpf: '280.012.389-38' })).statusCode).toBe(200)
    expect((await patch(browser, { cpf: '529.982.247-25' })).json().code).toBe('users.taxIdFixed')
  })

  test('takes no role, scope, confirmation or password from the sender', async () => {
    const { browser, email } = await signedUp(server)
    const before = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const hostile = {
      roles: ['user_admin'],
      markets: ['all'],
      emailConfirmed: true,
      password_hash: 'x',
      id: 'x',
      email: 'x@y.zz',
    }
    expect((await patch(browser, hostile)).json().code).toBe('users.self.noContent')
    await patch(browser, { ...hostile, nickname: 'Aninha' })
    const after = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, nickname: 'Aninha' })
  })

  test('kept details are seen changed at once', async () => {
    const { browser } = await signedUp(server)
    const details = async () => (await browser.send('GET', '/users/v2/user-details-cache')).json()
    const first = await details()
    await server.moveClock(1000)
    expect((await details()).cachedAt).toBe(first.cachedAt)
    expect(new Date(first.validUntil).getTime() - new Date(first.cachedAt).getTime()).toBeLessThanOrEqual(14_400_000)
    await patch(browser, { nickname: 'Nina' })
    expect((await details()).user.nickname).toBe('Nina')
  })
})

describe('addresses of mail', () => {
  test('a new one counts once confirmed, becomes the one to sign in with, and the old one is told', async () => {
    const { browser, email } = await signedUp(server)
    const next = newEmail()
    await patch(browser, { emails: [{ email }, { email: next, preferred: true }] })
    expect(await emailsOf(browser)).toEqual([
      { email, preferred: true, confirmed: true },
      { email: next, preferred: false, confirmed: false },
    ])
    expect((await new Browser(server).signIn(next)).statusCode).toBe(401)
    const token = await tokenFor(server, next)
    expect((await new Browser(server).send('PUT', '/users/v2/signup/password/confirm', { token })).statusCode).toBe(200)
    expect((await new Browser(server).signIn(next)).statusCode).toBe(201)
    expect((await new Browser(server).signIn(email)).statusCode).toBe(401)
    await expect
      .poll(async () => (await letters(server, email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('e-mail de acesso mudou'))
    expect((await patch(browser, { emails: [{ email: next }] })).statusCode).toBe(200)
    expect(await emailsOf(browser)).toEqual([{ email: next, preferred: true, confirmed: true }])
  })

  test('an unconfirmed one cannot be preferred, the preferred one not dropped, another person’s not taken', async () => {
    const { browser, email } = await signedUp(server)
    const stranger = await signedUp(server)
    const next = newEmail()
    expect((await patch(browser, { emails: [{ email: next }] })).json().code).toBe('users.emailUnknown')
    await patch(browser, { emails: [{ email }, { email: next }] })
    const prefer = { emails: [{ email }, { email: next, preferred: true }] }
    expect((await patch(browser, prefer)).json().code).toBe('users.emailUnknown')
    await patch(browser, { emails: [{ email }, { email: stranger.email, preferred: true }] })
    const token = await tokenFor(server, stranger.email, 2)
    const taken = await browser.send('PUT', '/users/v2/signup/password/confirm', { token })
    expect(taken.json().code).toBe('auth.linkInvalid')
  })
})

describe('agreements', () => {
  test('go out of date and are asked again; only the current text can be agreed to', async () => {
    const { browser } = await signedUp(server)
    expect((await browser.send('PATCH', `${SELF}/agreement/outdate`)).json()).toMatchObject({ isOutdated: true })
    expect((await browser.send('GET', SELF)).json().agreement.isOutdated).toBe(true)
    const accept = (version: string) => browser.send('POST', `${SELF}/agreement`, { version })
    expect((await accept('2020-01')).json().code).toBe('users.agreementVersion')
    expect((await accept('2026-11')).json()).toMatchObject({ isOutdated: false, acceptedVersion: '2026-11' })
  })
})

describe('data for renting', () => {
  const whole = {
    cpf: '280.012.389-38',
    driverLicence: { number: '02650306461', category: 'B', expiry: '31/12/2027' },
    address: ADDRESS,
    income: 850_000,
    maritalStatus: 'single',
    occupation: 'salaried',
  }

  test('an empty body is told so in the words of the documents', async () => {
    const { browser } = await signedUp(server)
    const answer = await browser.send('POST', `${SELF}/rental`, {})
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'No body content provided.'])
    expect((await browser.send('GET', `${SELF}/rental`)).statusCode).toBe(404)
  })

  test('is kept for its owner alone, and wrong fields are refused by name', async () => {
    const [one, other] = [await signedUp(server), await signedUp(server)]
    const saved = await one.browser.send('POST', `${SELF}/rental`, whole)
    expect([saved.statusCode, saved.json()]).toEqual([
      201,
      expect.objectContaining({ income: 850_000, cpf: '28001238938' }),
    ])
    expect((await one.browser.send('GET', `${SELF}/rental`)).json()).toEqual(saved.json())
    expect((await other.browser.send('GET', `${SELF}/rental`)).statusCode).toBe(404)
    const wrong = { ...whole, driverLicence: { number: '1', category: 'Z', expiry: '01/01/2020' }, occupation: 'x' }
    const refused = await one.browser.send('POST', `${SELF}/rental`, wrong)
    expect(
      refused
        .json()
        .fields.map((one: { path: string }) => one.path)
        .toSorted(),
    ).toEqual(['driverLicence.category', 'driverLicence.expiry', 'driverLicence.number', 'occupation'])
  })
})

describe('mechanics', () => {
  test('are kept by themselves or by who administers people; others find nobody', async () => {
    const own = await server.as({ roles: ['repairman'] })
    const params = { x: 'M-100' }
    await expect(own.users.repairman({ params })).rejects.toMatchObject({ status: 404 })
    expect(await own.users.updateRepairman({ params, body: { name: 'Beto Reis' } })).toMatchObject({ econnect: false })
    expect(await own.users.econnectRepairman({ params, body: { econnect: true } })).toMatchObject({ econnect: true })
    const other = await server.as({ roles: ['repairman'] })
    await expect(other.users.repairman({ params })).rejects.toMatchObject({ status: 404 })
    await expect(other.users.updateRepairman({ params, body: { name: 'Mau Reis' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(other.users.econnectRepairman({ params, body: { econnect: false } })).rejects.toMatchObject({
      status: 404,
    })
    const manager = await server.as({ roles: ['dealer_manager'], dealerCodes: ['70001'] })
    await expect(manager.users.repairman({ params })).rejects.toMatchObject({ status: 404 })
    const admin = await server.as({ roles: ['user_admin'] })
    expect(await admin.users.repairman({ params })).toMatchObject({ name: 'Beto Reis', econnect: true })
    await expect(admin.users.updateRepairman({ params, body: { cuil: '1' } })).rejects.toMatchObject({ status: 422 })
  })
})

test("a mechanic's certificate is confirmed by somebody else, expires, and waits anew when it is another one", async () => {
  const own = await server.as({ roles: ['repairman'], dealerCodes: ['70001'] })
  const id = 'M-200'
  const certificate = { certificate: ' SENAI 4711 ', certifiedUntil: '2099-12-31' }
  const made = await own.repairmen.create({ body: { id, name: 'Rita Moura', dealerCode: '70001', ...certificate } })
  expect(made).toMatchObject({ certificate: 'SENAI 4711', state: 'WAITING', certifiedUntil: '2099-12-31' })
  const yes = { id, confirmed: true }
  await expect(own.repairmen.confirm({ body: yes })).rejects.toMatchObject({ code: 'repairmen.own' })
  await expect(own.repairmen.create({ body: { id, name: 'Outra' } })).rejects.toMatchObject({ code: 'repairmen.taken' })

  const manager = await server.as({ roles: ['dealer_manager'], dealerCodes: ['70001'] })
  expect((await manager.repairmen.list({ query: { state: 'WAITING' } })).items.map((one) => one.id)).toContain(id)
  expect(await manager.repairmen.confirm({ body: yes })).toMatchObject({ state: 'VALID' })
  const params = { x: id }
  expect(await own.users.repairman({ params })).toMatchObject({ certificate: 'SENAI 4711', state: 'VALID' })
  const found = async (state: 'VALID' | 'EXPIRED') =>
    (await manager.repairmen.list({ query: { state, dealerCode: '70001', size: 200 } })).items.map((one) => one.id)
  expect(await found('VALID')).toContain(id)
  // Other data leaves it confirmed; another last day does not.
  expect(await own.repairmen.update({ params: { id }, body: { phone: '11987654321' } })).toMatchObject({
    state: 'VALID',
  })
  const ended = await own.repairmen.update({ params: { id }, body: { certifiedUntil: '2020-01-01' } })
  expect(ended).toMatchObject({ state: 'WAITING', certificate: 'SENAI 4711' })
  expect(await manager.repairmen.confirm({ body: yes })).toMatchObject({ state: 'EXPIRED' })
  expect(await found('EXPIRED')).toContain(id)
  expect(await manager.repairmen.confirm({ body: { id, confirmed: false } })).toMatchObject({ state: 'WAITING' })
  await manager.repairmen.update({ params: { id }, body: { certificate: null } })
  await expect(manager.repairmen.confirm({ body: yes })).rejects.toMatchObject({ code: 'repairmen.noCertificate' })
  expect(await manager.repairmen.econnect({ body: { id, econnect: true } })).toMatchObject({
    econnect: true,
    state: 'NONE',
  })
  const off = { list: '/desk/repairmen', call: 'econnect', set: { econnect: false }, ids: [id, 'NOBODY'] }
  expect(await manager.bulk.preview({ body: off })).toMatchObject({ will: 1, refused: 1 })
  const batch = await manager.bulk.create({ body: { ...off, expected: 1 } })
  expect(await manager.repairmen.get({ params: { id } })).toMatchObject({ econnect: false })
  expect(await manager.bulk.undo({ params: { id: batch.id } })).toMatchObject({ state: 'undone', undone: 1 })
  expect(await manager.repairmen.get({ params: { id } })).toMatchObject({ econnect: true })

  const other = await server.as({ roles: ['dealer_manager'], dealerCodes: ['70002'] })
  expect((await other.repairmen.list({ query: { size: 200 } })).items.map((one) => one.id)).not.toContain(id)
  await expect(other.repairmen.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(other.repairmen.update({ params: { id: 'NOBODY' }, body: {} })).rejects.toMatchObject({ status: 404 })
})

test('the single-sign-on record names the person, the roles, the groups and the way in', async () => {
  const { browser, email } = await signedUp(server)
  const user_groups = ['JEEP_NATION', 'OFFER', 'OF AN OLDER PLATFORM']
  await server.db.updateTable('accounts').set({ user_groups }).where('email', '=', email).execute()
  await browser.signIn(email, PASSWORD)
  expect((await browser.send('GET', '/users/v2/users/self')).json().userGroups).toEqual(['OFFER', 'JEEP_NATION'])
  const record = (await browser.send('GET', '/authentication/v2/auth')).json()
  const groups = { userGroups: ['OFFER', 'JEEP_NATION'], loyaltyProgramCategory: null }
  expect(record).toMatchObject({ email, roles: ['customer'], provider: 'password', ...groups })
  expect(new Date(record.expiresAt).getTime()).toBeGreaterThan(server.platform.clock.now().getTime())
})
