import { randomUUID } from 'node:crypto'
import type { PeopleSort } from '@volante/contract/users-admin'
import type { Scopes } from '@volante/domain/policy/held-scopes'
import type { Role } from '@volante/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { openSession } from '../api.ts'
import { Browser, newEmail, PASSWORD, signedUp } from '../fixtures.ts'

const server = testServer()

interface Facts {
  readonly name?: string
  readonly roles?: Role[]
  readonly country?: 'BR' | 'AR'
  readonly markets?: string[]
}

async function person({ name = 'Ana Souza', roles = ['customer'], country = 'BR', ...held }: Facts = {}) {
  const { id } = await server.db
    .insertInto('accounts')
    .values({ email: newEmail(), name, roles, country, dealer_codes: [], ...held })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const admin = (scopes: Partial<Scopes> = { markets: 'all' }) => server.as({ roles: ['user_admin'], scopes })
const rowOf = (id: string) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const idOf = async (email: string) =>
  (await server.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

async function signedInAs(id: string): Promise<Browser> {
  const asked = { db: server.db, now: server.platform.clock.now(), origin: { ip: '10.0.0.9', userAgent: 'test' } }
  const { token } = await openSession(asked, { accountId: id, provider: 'test' })
  const browser = new Browser(server)
  browser.cookies.set('volante-session', token)
  return browser
}

describe('the order of the list', () => {
  test.each<[PeopleSort, string[]]>([
    ['newest', ['E', 'D', 'C', 'B', 'A']],
    ['oldest', ['A', 'B', 'C', 'D', 'E']],
    ['name', ['E', 'A', 'C', 'D', 'B']],
    ['nameDesc', ['B', 'D', 'C', 'A', 'E']],
  ])('%s is read from page to page, each person once, whoever joins meanwhile', async (sort, expected) => {
    const mark = `Q${randomUUID().slice(0, 8)}`
    // Accents and capitals do not part what people read as one name; equal names and moments keep one order.
    const names = { A: `${mark} ávila`, B: `${mark} Zeca`, C: `${mark} Berta`, D: `${mark} caio`, E: `${mark} Abel` }
    const who = new Map<string, string>()
    for (const [at, [letter, name]] of Object.entries(names).entries()) {
      const id = await person({ name })
      who.set(id, letter)
      const created_at = new Date(Date.UTC(2026, 0, 1, 0, 0, 0, at))
      await server.db.updateTable('accounts').set({ created_at }).where('id', '=', id).execute()
    }
    const api = await admin()
    const read: string[] = []
    let after: string | undefined
    do {
      const page = await api.people.list({ query: { text: mark, sort, size: 2, ...(after ? { after } : {}) } })
      read.push(...page.items.flatMap(({ id }) => who.get(id) ?? []))
      if (!after) await person({ name: sort.startsWith('name') ? `${mark} aa` : `${mark} new` })
      after = page.next ?? undefined
    } while (after)
    expect(read).toEqual(expected)
  })

  test('many of one name and one moment are each read once', async () => {
    const name = `Twin ${randomUUID().slice(0, 8)}`
    const ids = await Promise.all(Array.from({ length: 5 }, () => person({ name })))
    const created_at = new Date('2026-01-01T00:00:00Z')
    await server.db.updateTable('accounts').set({ created_at }).where('id', 'in', ids).execute()
    const api = await admin()
    for (const sort of ['newest', 'oldest', 'name', 'nameDesc'] as const) {
      const first = await api.people.list({ query: { text: name, sort, size: 3 } })
      const second = await api.people.list({ query: { text: name, sort, size: 3, after: first.next ?? '' } })
      const read = [...first.items, ...second.items].map(({ id }) => id)
      expect(read.toSorted(), sort).toEqual(ids.toSorted())
      expect(second.next).toBeNull()
    }
  })

  test('a place that is none is refused', async () => {
    for (const after of ['x', `${Buffer.from('no time').toString('base64url')}.${randomUUID()}`]) {
      const headers = await server.signIn(['user_admin'])
      const { statusCode } = await server.app.inject({ url: '/api/people', query: { after }, headers })
      expect(statusCode, after).toBe(400)
    }
  })
})

describe('many people at once', () => {
  test('are deactivated, cannot sign in or go on, and everything is theirs again when it is undone', async () => {
    const { browser, email } = await signedUp(server)
    const [id, gone] = [await idOf(email), await person()]
    const api = await admin()
    const body = { action: 'deactivate' as const, ids: [id, gone] }
    const before = await rowOf(id)
    expect((await api.people.previewBulk({ body })).people.map(({ code, isSame }) => [code, isSame])).toEqual([
      [null, false],
      [null, false],
    ])
    const done = await api.people.bulk({ body: { ...body, expected: 2 } })
    expect(done.changed).toBe(2)
    expect((await browser.send('GET', '/users/v2/users/self')).statusCode).toBe(401)
    expect((await new Browser(server).signIn(email)).json()).toMatchObject({ code: 'auth.wrongCredentials' })
    expect((await api.people.list({ query: { text: email, state: 'deactivated' } })).items).toMatchObject([
      { id, state: 'deactivated' },
    ])
    expect((await api.people.list({ query: { text: email, state: 'active' } })).items).toEqual([])
    expect((await api.people.get({ params: { id } })).history[0]).toMatchObject({ kind: 'DEACTIVATE' })
    const again = await api.people.previewBulk({ body })
    expect(again.people.every(({ isSame }) => isSame)).toBe(true)
    const audited = await server.db.selectFrom('audit').select(['call', 'input']).where('subject', '=', id).execute()
    expect(audited).toContainEqual({
      call: 'people.bulk.create',
      input: { params: { id }, body: { action: 'deactivate', batch: done.id } },
    })
    expect(await api.people.undoBulk({ params: { batch: done.id } })).toEqual({ changed: 2, skipped: 0 })
    expect(await rowOf(id)).toEqual(before)
    expect((await new Browser(server).signIn(email)).statusCode).toBe(201)
    await expect(api.people.undoBulk({ params: { batch: done.id } })).rejects.toMatchObject({
      code: 'users.bulkUndone',
    })
  })

  test('a session that an identity provider would open is refused too', async () => {
    const { email } = await signedUp(server)
    const id = await idOf(email)
    await (await admin()).people.bulk({ body: { action: 'deactivate', ids: [id], expected: 1 } })
    const { statusCode } = await (await signedInAs(id)).send('GET', '/users/v2/users/self')
    expect(statusCode).toBe(401)
  })

  test('are given a role and lose it again, those who had it before keep it', async () => {
    const [has, lacks] = [await person({ roles: ['manual_admin'] }), await person()]
    const api = await admin()
    const body = { action: 'giveRole' as const, role: 'manual_admin' as const, ids: [has, lacks] }
    const done = await api.people.bulk({ body: { ...body, expected: 1 } })
    expect((await rowOf(lacks)).roles).toEqual(['customer', 'manual_admin'])
    const [newest] = (await api.people.get({ params: { id: lacks } })).history
    expect(newest).toMatchObject({ kind: 'RIGHTS', rights: { before: { roles: ['customer'] } } })
    expect(await api.people.undoBulk({ params: { batch: done.id } })).toEqual({ changed: 1, skipped: 0 })
    expect([(await rowOf(has)).roles, (await rowOf(lacks)).roles]).toEqual([['manual_admin'], ['customer']])
  })

  test('are left alone by an undoing where somebody has changed them since', async () => {
    const [one, other] = [await person(), await person()]
    const [api, colleague] = [await admin(), await admin()]
    const body = { action: 'giveRole' as const, role: 'repairman' as const, ids: [one, other], expected: 2 }
    const done = await api.people.bulk({ body })
    await colleague.people.bulk({ body: { action: 'giveRole', role: 'manual_admin', ids: [one], expected: 1 } })
    await expect(colleague.people.undoBulk({ params: { batch: done.id } })).rejects.toMatchObject({ status: 404 })
    expect(await api.people.undoBulk({ params: { batch: done.id } })).toEqual({ changed: 1, skipped: 1 })
    expect((await rowOf(one)).roles).toEqual(['customer', 'repairman', 'manual_admin'])
    expect((await rowOf(other)).roles).toEqual(['customer'])
  })

  test('stay as they are beyond the own markets, and so does the own account', async () => {
    const giver = await person({ roles: ['user_admin'], markets: ['BR'] })
    const own = await person()
    const beyond = await person({ roles: ['manual_admin'], markets: ['BR', 'AR'] })
    const abroad = await person({ country: 'AR' })
    const browser = await signedInAs(giver)
    const ids = [giver, own, beyond, abroad]
    const post = (path: string, body: object) => browser.send('POST', `/people/bulk${path}`, { ids, ...body })
    const codes = async (body: object) => {
      const { people } = (await post('/preview', body)).json() as { people: { id: string; code: string | null }[] }
      return ids.map((id) => people.find((one) => one.id === id)?.code)
    }
    expect(await codes({ action: 'deactivate' })).toEqual(['users.ownAccount', null, 'users.beyondScope', undefined])
    expect(await codes({ action: 'takeRole', role: 'user_admin' })).toEqual([
      'users.ownAdmin',
      null,
      'users.beyondScope',
      undefined,
    ])
    expect((await post('', { action: 'deactivate', expected: 4 })).json()).toMatchObject({ code: 'users.bulkChanged' })
    expect((await rowOf(own)).deactivated_at).toBeNull()
    expect((await post('', { action: 'deactivate', expected: 1 })).json()).toMatchObject({ changed: 1 })
    const rows = await Promise.all(ids.map(rowOf))
    expect(rows.map(({ deactivated_at }) => deactivated_at !== null)).toEqual([false, true, false, false])
  })

  test('of two administrators who deactivate each other one stays', async () => {
    const both = [
      await person({ roles: ['user_admin'], markets: ['all'] }),
      await person({ roles: ['user_admin'], markets: ['all'] }),
    ]
    const [first, second] = await Promise.all(both.map(signedInAs))
    const post = (browser: Browser | undefined, id: string | undefined) =>
      browser?.send('POST', '/people/bulk', { action: 'deactivate', ids: [id], expected: 1 })
    const answers = await Promise.all([post(first, both[1]), post(second, both[0])])
    expect(answers.filter((answer) => answer?.statusCode === 201)).toHaveLength(1)
    const rows = await Promise.all(both.map(rowOf))
    expect(rows.filter(({ deactivated_at }) => deactivated_at === null)).toHaveLength(1)
  })

  test('need a role where a role is meant, and the right to give one', async () => {
    const id = await person()
    const api = await admin()
    const body = { action: 'giveRole' as const, ids: [id] }
    await expect(api.people.previewBulk({ body })).rejects.toMatchObject({ code: 'users.bulkRole' })
    await expect(api.people.bulk({ body: { ...body, expected: 1 } })).rejects.toMatchObject({ code: 'users.bulkRole' })
    const creator = await server.as({ roles: ['user_creator'] })
    await expect(creator.people.previewBulk({ body })).rejects.toMatchObject({ status: 403 })
  })
})

test('a sign-in by password tells the language of the account', async () => {
  const { email } = await signedUp(server)
  await server.db.updateTable('accounts').set({ language: 'es-AR' }).where('email', '=', email).execute()
  expect((await new Browser(server).signIn(email, PASSWORD)).json()).toMatchObject({ language: 'es-AR' })
})
