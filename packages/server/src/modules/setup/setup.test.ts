import type { Site } from '@volante/contract/site'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { administratorToken } from '../identity/api.ts'
import { SHOP } from '../../platform/process/shop.ts'

const server = testServer({ ROLE: 'web', VOLANTE_DEMO: 'false' })
const PASSWORD = 'Comeco#2026'
const PERSON = { name: 'Ana Fundadora', email: 'ana@grupo.example', password: PASSWORD, passwordConfirmation: PASSWORD }
const close = async () => {
  await sql`update shop set opened_at = null, opened_by = null`.execute(server.db)
  server.platform.changes.tell(SHOP)
}

beforeAll(async () => {
  await server.db.deleteFrom('accounts').execute()
  await close()
})

test('before it opens the shop answers nobody but its staff', async () => {
  const stranger = await server.app.inject({ method: 'GET', url: '/api/price/price/types' })
  expect(stranger.statusCode).toBe(503)
  expect(stranger.json()).toMatchObject({ code: 'setup.closed' })
  const customer = await server.signIn(['customer'])
  const own = await server.app.inject({ method: 'GET', url: '/api/price/price/types', headers: customer })
  expect(own.statusCode).toBe(503)
  const staff = await server.signIn(['service_admin'])
  const theirs = await server.app.inject({ method: 'GET', url: '/api/price/price/types', headers: staff })
  expect(theirs.statusCode).toBe(200)
  await server.db.deleteFrom('accounts').execute()
})

test('the link of the last start makes one administrator, once', async () => {
  const earlier = await administratorToken(server.platform)
  const token = (await administratorToken(server.platform)) ?? ''
  const api = await server.as()
  const late = api.setup.administrator({ body: { ...PERSON, token: earlier ?? '' } })
  await expect(late).rejects.toMatchObject({ status: 422, code: 'auth.linkInvalid' })
  const weak = api.setup.administrator({ body: { ...PERSON, token, password: 'abc', passwordConfirmation: 'abc' } })
  await expect(weak).rejects.toMatchObject({ fields: [{ path: 'password' }] })
  const tries = await Promise.allSettled([1, 2].map(() => api.setup.administrator({ body: { ...PERSON, token } })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const account = await server.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', PERSON.email)
    .executeTakeFirst()
  expect(account).toMatchObject({ roles: ['user_admin', 'service_admin'], markets: ['all'], brands: ['all'] })
  expect(account?.password_hash).not.toContain(PASSWORD)
  expect(await administratorToken(server.platform)).toBeNull()
})

test('a link that is a day old no longer works', async () => {
  await server.db.updateTable('accounts').set({ deactivated_at: new Date() }).execute()
  const token = (await administratorToken(server.platform)) ?? ''
  await sql`update account_tokens set expires_at = now() - interval '1 minute' where purpose = 'administrator'`.execute(
    server.db,
  )
  const late = (await server.as()).setup.administrator({ body: { ...PERSON, token } })
  await expect(late).rejects.toMatchObject({ code: 'auth.linkInvalid' })
})

test('the shop opens when nothing needed is missing', async () => {
  const api = await server.as({ roles: ['service_admin'] })
  const { isOpen, steps } = await api.setup.state()
  expect(isOpen).toBe(false)
  const missing = steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone)
  // The tables of the demo are full; who sells is asked for once it is known where.
  expect(missing).toMatchObject([{ kind: 'group' }, { kind: 'legal', about: null }])
  await expect(api.setup.open()).rejects.toMatchObject({ status: 409, code: 'setup.notReady' })
  const everywhere = server.platform.siteDefaults.filter(({ brand }) => brand !== 'portal').map(({ id }) => id)
  const chosen = await api.setup.group({ body: { name: 'Grupo', sites: everywhere } })
  // The demo's companies are invented.
  expect(chosen.steps.filter(({ kind, isDone }) => kind === 'legal' && !isDone)).toHaveLength(17)
  await vi.waitFor(() => expect(server.platform.sites.at(-1)?.brandName).toBe('Grupo'))
  const sites = server.platform.everySite as Site[]
  const before = [...sites]
  const tell = (legal: Partial<Site['legal']>) =>
    sites.splice(0, sites.length, ...sites.map((site) => ({ ...site, legal: { ...site.legal, ...legal } })))
  tell({ email: 'sac@grupo.com.br', companyName: 'Grupo Ltda.' })
  // Who answers for personal data is still the demo's.
  await expect(api.setup.open()).rejects.toMatchObject({ code: 'setup.notReady' })
  tell({ taxId: '11222333000181', address: 'Rua A, 1', phone: '11 4000-1000', dpoName: 'Ana' })
  tell({ dpoEmail: 'dpo@grupo.com.br' })
  try {
    expect(await api.setup.open()).toMatchObject({ isOpen: true })
    const stranger = await server.app.inject({ method: 'GET', url: '/api/price/price/types' })
    expect(stranger.statusCode).toBe(200)
  } finally {
    sites.splice(0, sites.length, ...before)
  }
})

test('without a table that is needed it does not open', async () => {
  await close()
  await sql`delete from prices`.execute(server.db)
  const { steps } = await (await server.as({ roles: ['service_admin'] })).setup.state()
  expect(steps).toContainEqual({ kind: 'sheet', about: 'prices', isDone: false, isNeeded: true, count: 0 })
})

test('who prepares a group of one country is of that country, unless they have a document of another', async () => {
  await close()
  const email = 'ani@grupo.example'
  await server.db.updateTable('accounts').set({ deactivated_at: new Date() }).execute()
  const token = (await administratorToken(server.platform)) ?? ''
  await (await server.as()).setup.administrator({ body: { ...PERSON, email, token } })
  const brazilian = { email: 'bia@grupo.example', name: 'Bia', roles: ['service_admin'], country: 'BR' as const }
  const customer = { ...brazilian, email: 'cleo@grupo.example', roles: ['customer'] }
  await server.db
    .insertInto('accounts')
    .values([
      { ...brazilian, cpf: '52998224725', dealer_codes: [] },
      { ...customer, dealer_codes: [] },
    ])
    .execute()
  const placeOf = async (email: string) => {
    const found = server.db.selectFrom('accounts').select(['country', 'language']).where('email', '=', email)
    return Object.values(await found.executeTakeFirstOrThrow())
  }
  expect(await placeOf(email)).toEqual(['BR', 'pt-BR'])
  const choose = async (sites: string[]) =>
    (await server.as({ roles: ['service_admin'] })).setup.group({ body: { name: 'Grupo Sur', sites } })
  await choose(['ar-fiat', 'ar-jeep'])
  expect(await placeOf(email)).toEqual(['AR', 'es-AR'])
  expect((await placeOf(brazilian.email))[0]).toBe('BR')
  expect((await placeOf(customer.email))[0]).toBe('BR')
  await choose(['br-fiat', 'ar-fiat'])
  expect(await placeOf(email)).toEqual(['AR', 'es-AR'])
})
