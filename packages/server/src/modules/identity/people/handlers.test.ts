import { randomUUID } from 'node:crypto'
import type { Rightful } from '@volante/contract/users-admin'
import type { Scopes } from '@volante/domain/policy/held-scopes'
import type { Role } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keepLegacy, openSession } from '../api.ts'
import { Browser, letters, newEmail, PASSWORD, signedUp, tokenFor } from '../fixtures.ts'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()

interface Facts {
  readonly roles?: Role[]
  readonly country?: 'BR' | 'AR' | null
  readonly name?: string
  readonly markets?: string[]
  readonly dealer_codes?: string[]
}

async function person({ roles = ['customer'], country = 'BR', name = 'Ana Souza', ...held }: Facts = {}) {
  const email = newEmail()
  const { id } = await server.db
    .insertInto('accounts')
    .values({ email, name, roles, country, dealer_codes: [], ...held })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

const admin = (scopes: Partial<Scopes> = { markets: 'all' }, roles: Role[] = ['user_admin']) =>
  server.as({ roles, scopes })
const NOTHING: Rightful = {
  roles: ['customer'],
  markets: [],
  brands: [],
  regions: [],
  dealerGroups: [],
  dealerCodes: [],
  rightsVersion: 0,
}
const rowOf = (id: string) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function dealerOf(country: 'BR' | 'AR'): Promise<string> {
  const { code } = await server.db
    .insertInto('dealers')
    .values({ ...(await aDealer()), ...newKeys(), country })
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}
const newKeys = () => ({ id: randomUUID(), code: randomUUID().slice(0, 8) })
async function aDealer() {
  const row = await server.db.selectFrom('dealers').selectAll().limit(1).executeTakeFirstOrThrow()
  return { ...row, opening: JSON.stringify(row.opening), influence_areas: undefined, regionals: undefined }
}

describe('the list of people', () => {
  test('is narrowed by name, address, document, role, state and place, masked and counted', async () => {
    const api = await admin()
    const name = `Zuleica ${randomUUID().slice(0, 8)}`
    const one = await person({ name, roles: ['inspector'], markets: ['AR'] })
    await server.db.updateTable('accounts').set({ cpf: '28001238938' }).where('id', '=', one.id).execute()
    await person({ name, roles: ['customer'] })
    expect((await api.people.list({ query: { text: name.toUpperCase() } })).total).toBe(2)
    const found = await api.people.list({ query: { text: name, role: 'inspector', market: 'AR', state: 'invited' } })
    expect(found).toMatchObject({ total: 1, next: null, items: [{ id: one.id, document: '***.012.389-**' }] })
    expect(found.items[0]?.email).toBe(`${one.email[0]}***@mail.example`)
    expect(JSON.stringify(found)).not.toContain(one.email)
    expect((await api.people.list({ query: { text: '280.012.389-38' } })).items.map(({ id }) => id)).toContain(one.id)
    expect((await api.people.list({ query: { text: one.email } })).total).toBe(1)
    expect((await api.people.list({ query: { text: name, state: 'active' } })).total).toBe(0)
    expect((await api.people.list({ query: { text: name, market: 'BR' } })).total).toBe(0)
    expect((await api.people.list({ query: { text: 'zul%' } })).total).toBe(0)
  })

  test('and each person of it stay within the markets of who asks', async () => {
    const name = `Yara ${randomUUID().slice(0, 8)}`
    const [br, ar] = [await person({ name }), await person({ name, country: 'AR' })]
    const api = await admin({ markets: ['BR'] })
    expect((await api.people.list({ query: { text: name } })).items.map(({ id }) => id)).toEqual([br.id])
    await expect(api.people.get({ params: { id: ar.id } })).rejects.toMatchObject({ status: 404 })
    const nowhere = await admin({ markets: [] })
    expect((await nowhere.people.list()).total).toBe(0)
    const { markets, regions } = await api.people.places()
    expect(markets).toEqual(['BR'])
    expect(regions.every(({ country }) => country === 'BR')).toBe(true)
  })

  test('reading one leaves an audit entry', async () => {
    const { id } = await person()
    await (await admin()).people.get({ params: { id } })
    const entries = await server.db.selectFrom('audit').select('input').where('call', '=', 'people.get').execute()
    expect(JSON.stringify(entries)).toContain(id)
  })
})

describe('user groups and loyalty category', () => {
  test('are set by an administrator, carried by every answer about the person, and stay readable, before and after', async () => {
    const { browser, email } = await signedUp(server)
    const { id } = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const api = await admin()
    const body = { userGroups: ['MOPAR', 'OFFER'] as const, loyaltyProgramCategory: ' Gold ', groupsVersion: 0 }
    const changed = await api.people.changeGroups({
      params: { id },
      body: { ...body, userGroups: [...body.userGroups] },
    })
    expect(changed).toMatchObject({ userGroups: ['OFFER', 'MOPAR'], loyaltyProgramCategory: 'Gold' })
    expect(changed.history[0]).toMatchObject({
      kind: 'GROUPS',
      fields: ['userGroups', 'loyaltyProgramCategory'],
      by: { name: 'Test' },
      rights: null,
      groups: { before: { userGroups: [], loyaltyProgramCategory: [] }, after: { loyaltyProgramCategory: ['Gold'] } },
    })
    const groups = { userGroups: ['OFFER', 'MOPAR'], loyaltyProgramCategory: 'Gold' }
    expect((await browser.send('GET', '/users/v2/users/self')).json()).toMatchObject(groups)
    expect((await browser.send('GET', '/authentication/v2/auth')).json()).toMatchObject(groups)
    const found = await api.people.list({ query: { userGroup: 'MOPAR', size: 200 } })
    expect(found.items.map((one) => one.id)).toContain(id)
    expect((await api.people.list({ query: { userGroup: 'WCD' } })).items.map((one) => one.id)).not.toContain(id)
    const { items } = await (await server.as({ roles: ['user_admin'], scopes: { markets: 'all' } })).audit.list({
      query: { call: 'people.groups.update' },
    })
    expect(items[0]?.changes).toContainEqual({ field: 'loyaltyProgramCategory', before: [], after: ['Gold'] })

    const late = api.people.changeGroups({ params: { id }, body: { userGroups: [], groupsVersion: 0 } })
    await expect(late).rejects.toMatchObject({ code: 'users.groupsChanged' })
    const { groupsVersion } = changed
    const none = await api.people.changeGroups({ params: { id }, body: { userGroups: [], groupsVersion } })
    expect(none).toMatchObject({ userGroups: [], loyaltyProgramCategory: null })
    const again = await api.people.changeGroups({
      params: { id },
      body: { userGroups: [], groupsVersion: none.groupsVersion },
    })
    expect(again.groupsVersion).toBe(none.groupsVersion)
  })

  test('are not set for oneself, nor for whose rights reach beyond the own markets', async () => {
    const own = await server.as({ roles: ['user_admin'], scopes: { markets: 'all' } })
    const { id } = await own.users.self()
    const body = { userGroups: [], groupsVersion: 0 }
    await expect(own.people.changeGroups({ params: { id }, body })).rejects.toMatchObject({ code: 'users.ownGroups' })
    const wide = await person({ markets: ['AR'] })
    const brazil = await admin({ markets: ['BR'] })
    await expect(brazil.people.changeGroups({ params: { id: wide.id }, body })).rejects.toMatchObject({
      code: 'users.beyondScope',
    })
    const argentine = await person({ country: 'AR' })
    await expect(brazil.people.changeGroups({ params: { id: argentine.id }, body })).rejects.toMatchObject({
      status: 404,
    })
    const reader = await admin({ markets: 'all' }, ['user_creator'])
    await expect(reader.people.changeGroups({ params: { id: wide.id }, body })).rejects.toMatchObject({ status: 403 })
  })
})

describe('changing rights', () => {
  test('counts at once in open sessions and stays readable, before and after', async () => {
    const { browser, email } = await signedUp(server)
    const { id } = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect((await browser.send('GET', '/people')).statusCode).toBe(403)
    const api = await admin()
    const body = { ...NOTHING, roles: ['user_creator' as const], markets: ['BR' as const] }
    const changed = await api.people.changeRights({ params: { id }, body })
    expect(changed).toMatchObject({ roles: ['user_creator'], markets: ['BR'], openSessions: 1 })
    expect(changed.history[0]).toMatchObject({
      kind: 'RIGHTS',
      fields: ['roles', 'markets'],
      by: { name: 'Test' },
      rights: { before: { roles: ['customer'], markets: [] }, after: { roles: ['user_creator'], markets: ['BR'] } },
    })
    expect((await browser.send('GET', '/people?size=1')).statusCode).toBe(206)
    await api.people.changeRights({ params: { id }, body: { ...NOTHING, rightsVersion: changed.rightsVersion } })
    expect((await browser.send('GET', '/people')).statusCode).toBe(403)
    const audited = await server.db
      .selectFrom('audit')
      .select('id')
      .where('call', '=', 'people.rights.update')
      .execute()
    expect(audited.length).toBeGreaterThanOrEqual(2)
  })

  test('is refused on what somebody else has changed meanwhile', async () => {
    const api = await admin()
    const { id } = await person()
    await api.people.changeRights({ params: { id }, body: { ...NOTHING, roles: ['manual_admin'] } })
    const late = api.people.changeRights({ params: { id }, body: NOTHING })
    await expect(late).rejects.toMatchObject({ code: 'users.rightsChanged' })
    expect((await rowOf(id)).roles).toEqual(['manual_admin'])
  })

  test('takes only places that exist', async () => {
    const { id } = await person()
    const body = { ...NOTHING, regions: ['nowhere'], dealerCodes: ['all'] }
    await expect((await admin()).people.changeRights({ params: { id }, body })).rejects.toMatchObject({
      fields: [
        { path: 'regions', code: 'users.placeUnknown' },
        { path: 'dealerCodes', code: 'users.placeUnknown' },
      ],
    })
  })

  test('reaches no further than the own market', async () => {
    const [own, foreign] = [await dealerOf('BR'), await dealerOf('AR')]
    const { id } = await person()
    const all = await person({ markets: ['all'], roles: ['inspector'] })
    const abroad = await person({ dealer_codes: [foreign], roles: ['user_dealer'] })
    const api = await admin({ markets: ['BR'] })
    const attempts: readonly [string, Partial<Rightful>][] = [
      [id, { roles: ['user_admin'], markets: ['AR'] }],
      [id, { roles: ['user_admin'], markets: ['all'] }],
      [id, { roles: ['regional_manager'], regions: ['all'] }],
      [id, { roles: ['dealer_manager'], dealerGroups: ['all'] }],
      [id, { roles: ['user_dealer'], dealerCodes: [own, foreign] }],
      [all.id, { roles: ['customer'] }],
      [abroad.id, { roles: ['partner_admin'], dealerCodes: [foreign] }],
    ]
    for (const [whom, rights] of attempts) {
      const before = await rowOf(whom)
      const attempt = api.people.changeRights({ params: { id: whom }, body: { ...NOTHING, ...rights } })
      await expect(attempt, JSON.stringify(rights)).rejects.toMatchObject({ status: 403, code: 'users.beyondScope' })
      expect(await rowOf(whom)).toEqual(before)
    }
    await expect(api.people.endSessions({ params: { id: all.id } })).rejects.toMatchObject({
      code: 'users.beyondScope',
    })
    const given = await api.people.changeRights({
      params: { id },
      body: { ...NOTHING, roles: ['user_dealer'], dealerCodes: [own] },
    })
    expect(given.dealerCodes).toEqual([own])
  })

  test('nobody gives up their own right to give, and of two who take it from each other one keeps it', async () => {
    const both = [
      await person({ roles: ['user_admin'], markets: ['all'] }),
      await person({ roles: ['user_admin'], markets: ['all'] }),
    ]
    const browsers = await Promise.all(both.map(({ id }) => signedInAs(id)))
    const put = (who: number, whom: number, roles: Role[], markets: string[]) =>
      browsers[who]?.send('PUT', `/people/${both[whom]?.id}/rights`, { ...NOTHING, roles, markets })
    expect((await put(0, 0, ['customer'], ['all']))?.json()).toMatchObject({ code: 'users.ownRights' })
    expect((await put(0, 0, [], ['all']))?.json()).toMatchObject({ code: 'users.ownAdmin' })
    expect((await put(0, 0, ['user_admin'], ['BR']))?.json()).toMatchObject({ code: 'users.ownAdmin' })
    const crossed = await Promise.all([put(0, 1, ['customer'], []), put(1, 0, ['customer'], [])])
    expect(crossed.map((answer) => answer?.statusCode ?? 0).toSorted((a, b) => a - b)).toEqual([200, 403])
    const left = await Promise.all(both.map(({ id }) => rowOf(id)))
    expect(left.filter(({ roles }) => roles.includes('user_admin'))).toHaveLength(1)
  })

  test('over money waits until a second person agrees', async () => {
    const { id } = await person()
    const [asker, second] = await Promise.all(
      ['Lívia', 'Otto'].map(async (name) => {
        const who = await person({ roles: ['user_admin'], markets: ['all'], name })
        return { ...who, browser: await signedInAs(who.id) }
      }),
    )
    if (!asker || !second) throw new Error('nobody asks')
    const body = { ...NOTHING, roles: ['customer', 'subscription_payment_manager'], markets: ['BR'] }
    const asked = await asker.browser.send('PUT', `/people/${id}/rights`, body)
    expect(asked.json()).toMatchObject({
      roles: ['customer'],
      markets: [],
      waiting: {
        rights: { roles: body.roles, markets: ['BR'] },
        by: { id: asker.id, name: 'Lívia' },
        mayDecide: false,
      },
    })
    const decide = (browser: Browser, agreed: boolean, rightsVersion = 0) =>
      browser.send('POST', `/people/${id}/rights/decision`, { agreed, rightsVersion })
    expect((await decide(asker.browser, true)).json()).toMatchObject({ code: 'users.secondPerson' })
    expect((await decide(second.browser, true, 7)).json()).toMatchObject({ code: 'users.rightsChanged' })
    expect((await rowOf(id)).roles).toEqual(['customer'])
    expect((await second.browser.send('GET', `/people/${id}`)).json().waiting).toMatchObject({ mayDecide: true })
    const agreed = await decide(second.browser, true)
    expect(agreed.json()).toMatchObject({ roles: body.roles, markets: ['BR'], waiting: null })
    expect(agreed.json().history[0]).toMatchObject({ kind: 'RIGHTS', by: { name: 'Otto' } })
    expect((await decide(second.browser, true)).json()).toMatchObject({ code: 'request.notFound' })
  })

  test('over money that nobody agreed to are gone when the wish is taken back', async () => {
    const { id } = await person()
    const api = await admin()
    const params = { id }
    await api.people.changeRights({ params, body: { ...NOTHING, roles: ['inspector'] } })
    expect(await api.people.decideRights({ params, body: { agreed: false, rightsVersion: 0 } })).toMatchObject({
      roles: ['customer'],
      waiting: null,
    })
  })

  test('over money that an invitation names wait too', async () => {
    const api = await admin()
    const { id } = await api.users.create({
      body: { name: 'Nova Gerente', email: newEmail(), country: 'BR', roles: ['user_dealer', 'dealer_manager'] },
    })
    const detail = await api.people.get({ params: { id } })
    expect(detail.roles).toEqual(['user_dealer'])
    expect(detail.waiting?.rights.roles).toEqual(['user_dealer', 'dealer_manager'])
  })

  test('takes no role and no field that does not exist', async () => {
    const { id } = await person()
    const who = await person({ roles: ['user_admin'], markets: ['all'] })
    const browser = await signedInAs(who.id)
    const wrong = await browser.send('PUT', `/people/${id}/rights`, { ...NOTHING, roles: ['root'] })
    expect(wrong.statusCode).toBe(400)
    const more = { ...NOTHING, email: 'x@y.example', password_hash: 'x', email_confirmed_at: '2026-01-01' }
    await browser.send('PUT', `/people/${id}/rights`, more)
    expect(await rowOf(id)).toMatchObject({ password_hash: null, email_confirmed_at: null })
    const creator = await server.as({ roles: ['user_creator'] })
    await expect(creator.people.changeRights({ params: { id }, body: NOTHING })).rejects.toMatchObject({ status: 403 })
  })
})

/** A browser in which this person is signed in. */
async function signedInAs(id: string): Promise<Browser> {
  const asked = { db: server.db, now: server.platform.clock.now(), origin: { ip: '10.0.0.9', userAgent: 'test' } }
  const { token } = await openSession(asked, { accountId: id, provider: 'test' })
  const browser = new Browser(server)
  browser.cookies.set('volante-session', token)
  return browser
}

test("ends a person's sessions", async () => {
  const { browser, email } = await signedUp(server)
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const api = await admin()
  expect(await api.people.endSessions({ params: { id } })).toEqual({ ended: 1 })
  expect((await browser.send('GET', '/users/v2/users/self')).statusCode).toBe(401)
  expect((await api.people.get({ params: { id } })).history[0]).toMatchObject({
    kind: 'SESSIONS',
    by: { name: 'Test' },
  })
})

describe('an invitation', () => {
  test('goes out in the language of the country, again with a link of its own, until the address is confirmed', async () => {
    const email = newEmail()
    const api = await admin()
    const body = { name: 'Lucía Ferreyra', email, country: 'AR' as const, cuil: '20-12345678-6', phone: '11 4321-9876' }
    const { id } = await api.users.create({ body })
    expect(await rowOf(id)).toMatchObject({ country: 'AR', language: 'es-AR', dni: '12345678', cuil: '20123456786' })
    const first = await tokenFor(server, email)
    const [letter] = await letters(server, email)
    expect(letter?.body).toContain('/ar/primera-contrasena')
    await api.people.invite({ params: { id } })
    const second = await tokenFor(server, email, 2)
    const pair = { password: PASSWORD, passwordConfirmation: PASSWORD }
    const set = (token: string) => new Browser(server).send('POST', '/users/v2/signup/password', { token, ...pair })
    expect((await set(first)).statusCode).toBe(422)
    expect((await set(second)).statusCode).toBe(204)
    await expect(api.people.invite({ params: { id } })).rejects.toMatchObject({ code: 'users.alreadyActive' })
  })

  test('is judged by the rules of the country it goes to, and not sent beyond the own market', async () => {
    const api = await admin({ markets: ['BR'] })
    const create = (body: object) => api.users.create({ body: { name: 'Ana Souza', email: newEmail(), ...body } })
    await expect(create({ country: 'AR' })).rejects.toMatchObject({
      fields: [{ path: 'country', code: 'users.beyondScope' }],
    })
    await expect(create({ dealerCode: await dealerOf('AR'), roles: ['user_dealer'] })).rejects.toMatchObject({
      code: 'dealer.notFound',
    })
    const everywhere = await admin()
    const wrong = { name: 'Ana Souza', email: newEmail(), country: 'AR' as const, dni: '123', cuil: '30-71234567-1' }
    await expect(everywhere.users.create({ body: wrong })).rejects.toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ path: 'dni', code: 'validation.dni.invalid' }),
        expect.objectContaining({ path: 'cuil', code: 'validation.cuil.invalid' }),
      ]),
    })
  })
})

test('a company of Argentina signs up with CUIT and name', async () => {
  const browser = new Browser(server)
  const email = newEmail()
  const body = { name: 'Lucía Ferreyra', cuit: '30-50001091-2', companyName: 'Campo Sur SRL' }
  const headers = {
    authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`,
    'x-site': 'ar-fiat',
  }
  const wrong = await browser.send('POST', '/users/v3/users', { ...body, cuit: '30-50001091-3' }, headers)
  expect(wrong.json().fields).toEqual([expect.objectContaining({ path: 'cuit', code: 'validation.cuit.invalid' })])
  expect((await browser.send('POST', '/users/v3/users', body, headers)).statusCode).toBe(201)
  const token = await tokenFor(server, email)
  await browser.send('PUT', '/users/v2/signup/password/confirm', { token })
  const self = (await browser.send('GET', '/users/v2/users/self')).json()
  expect(self).toMatchObject({ companyCuit: '30500010912', companyName: 'Campo Sur SRL', dni: null })
})

test('no finished job keeps an address', async () => {
  const { email, browser } = await signedUp(server)
  await browser.send('POST', '/users/v2/signup/password/forgot', { email })
  await tokenFor(server, email, 2)
  const nobody = newEmail()
  await browser.send('POST', '/users/v2/signup/password/forgot', { email: nobody })
  const kept = () => server.db.selectFrom('job_addresses').selectAll().execute()
  await expect.poll(kept, { timeout: 60_000 }).toEqual([])
  const { rows } = await sql<{ data: string }>`select data::text as data from pgboss.job`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const address of [email, nobody]) expect(rows.map(({ data }) => data).join()).not.toContain(address)
})

test('an account kept from the older platform moves over with its password', async () => {
  const older = { username: newEmail(), email: newEmail(), name: 'Rosa Prado', password: 'Antiga#2020' }
  await keepLegacy(server.db, older)
  await keepLegacy(server.db, { ...older, name: 'Other' })
  const browser = new Browser(server)
  expect((await browser.signIn(older.email, 'Antiga#2020')).statusCode).toBe(201)
  expect((await browser.send('GET', '/users/v2/users/self')).json()).toMatchObject({ name: 'Rosa Prado' })
})
