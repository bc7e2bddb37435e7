import { DAY_MS } from '@volante/domain/duration'
import type { Api } from '@volante/contract'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer({ ROLE: 'web' })
const inDays = (days: number): string =>
  new Date(server.platform.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

const admin = (markets: readonly string[] | 'all' = 'all') =>
  server.as({ roles: ['partner_admin'], scopes: { markets } })
const newClient = async (api: Api, given: object = {}) =>
  api.clients.create({
    body: {
      name: 'DMS do Norte',
      rights: ['leads.read'],
      markets: ['BR'],
      dealerCodes: [],
      endsOn: inDays(90),
      ...given,
    },
  })
/** A list of leads, or a part of it: other tests may have made more. */
const READ = [200, 206]
const call = (made: { client: { clientId: string }; secret: string }, url = '/api/desk/leads', method = 'GET') =>
  server.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-client-id': made.client.clientId, 'x-client-secret': made.secret },
  })

test('a client does what it was given, under its own name, and nothing else', async () => {
  const api = await admin()
  const made = await newClient(api)
  expect(made.client).toMatchObject({ state: 'active', owner: 'Test', lastUsedAt: null })
  expect(READ).toContain((await call(made)).statusCode)
  const [row] = (await api.clients.list()).items
  expect(row).toMatchObject({ id: made.client.id, lastUsedAt: expect.any(String) })
  expect((await call(made, '/api/audit/entries')).statusCode).toBe(403)
  expect((await call(made, '/api/privacy/sessions')).statusCode).toBe(401)
  expect((await call(made, '/api/clients')).statusCode).toBe(403)
  expect((await call(made, '/api/clients', 'POST')).statusCode).toBe(403)
})

test('of calls that come together each is its own client’s', async () => {
  const api = await admin()
  const [reads, reads2, other] = [await newClient(api), await newClient(api), await newClient(api, { rights: [] })]
  const wrong = { client: reads.client, secret: other.secret }
  const answers = await Promise.all([reads, other, wrong, reads2, reads].map((made) => call(made)))
  expect(answers.map(({ statusCode }) => (READ.includes(statusCode) ? 200 : statusCode))).toEqual([
    200, 403, 401, 200, 200,
  ])
})

test('a use that was refused is none', async () => {
  const api = await admin()
  const made = await newClient(api, { rights: [] })
  expect((await call(made)).statusCode).toBe(403)
  expect((await api.clients.list()).items.find(({ id }) => id === made.client.id)?.lastUsedAt).toBeNull()
})

test('its secret is kept as a hash, and shown once', async () => {
  const made = await newClient(await admin())
  const row = await server.db
    .selectFrom('api_clients')
    .selectAll()
    .where('id', '=', made.client.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(made.secret)
  expect(JSON.stringify(await (await admin()).clients.list())).not.toContain(made.secret)
})

describe('it ends', () => {
  test('when it is revoked, at once', async () => {
    const api = await admin()
    const made = await newClient(api)
    expect(READ).toContain((await call(made)).statusCode)
    expect(await api.clients.revoke({ params: { id: made.client.id } })).toMatchObject({ state: 'revoked' })
    expect((await call(made)).statusCode).toBe(401)
    await expect(api.clients.rotate({ params: { id: made.client.id } })).rejects.toMatchObject({ code: 'clients.over' })
  })

  test('after its last day', async () => {
    const made = await newClient(await admin(), { endsOn: inDays(1) })
    await server.db
      .updateTable('api_clients')
      .set({ expires_at: server.platform.clock.now() })
      .where('id', '=', made.client.id)
      .execute()
    expect((await call(made)).statusCode).toBe(401)
  })

  test('with its owner, and loses what its owner loses', async () => {
    const made = await newClient(await admin())
    const { owner_id: owner } = await server.db
      .selectFrom('api_clients')
      .select('owner_id')
      .where('id', '=', made.client.id)
      .executeTakeFirstOrThrow()
    const change = (set: object) =>
      server.db
        .updateTable('accounts')
        .set(set)
        .where('id', '=', owner ?? '')
        .execute()
    await change({ roles: ['manual_admin'] })
    expect((await call(made)).statusCode).toBe(403)
    await change({ roles: ['partner_admin'], deactivated_at: new Date() })
    expect((await call(made)).statusCode).toBe(401)
  })
})

test('of two secrets both are good for a day', async () => {
  const api = await admin()
  const first = await newClient(api)
  const second = await api.clients.rotate({ params: { id: first.client.id } })
  expect(second.client.oldUntil).not.toBeNull()
  for (const made of [first, second]) expect(READ).toContain((await call(made)).statusCode)
  await server.db
    .updateTable('api_clients')
    .set({ old_until: server.platform.clock.now() })
    .where('id', '=', first.client.id)
    .execute()
  expect((await call(first)).statusCode).toBe(401)
  expect(READ).toContain((await call(second)).statusCode)
})

test('nobody gives a client what they have not themselves', async () => {
  const refused = (given: object, path: string, who = admin(['BR'])) =>
    expect(who.then((api) => newClient(api, given))).rejects.toMatchObject({ fields: [{ path }] })
  await refused({ rights: ['clients.manage'] }, 'rights')
  await refused({ markets: ['AR'] }, 'markets')
  await refused({ dealerCodes: ['no-such'] }, 'dealerCodes')
  await refused({ endsOn: inDays(400) }, 'endsOn')
  await refused({}, 'rights', server.as({ roles: ['external_application_admin'] }))
})

test('who answers for one country neither sees nor ends what works in another', async () => {
  const made = await newClient(await admin(), { markets: ['AR'] })
  const api = await admin(['BR'])
  expect((await api.clients.list()).items.map(({ id }) => id)).not.toContain(made.client.id)
  await expect(api.clients.revoke({ params: { id: made.client.id } })).rejects.toMatchObject({ status: 404 })
})

test('a client has a limit of its own', async () => {
  const made = await newClient(await admin())
  const { settings } = server.platform
  const wide = settings.LIMITS.clientCalls
  Object.assign(settings.LIMITS, { clientCalls: 2 })
  try {
    const codes = [await call(made), await call(made), await call(made)].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([200, 200, 429])
    expect(READ).toContain((await call(await newClient(await admin()))).statusCode)
  } finally {
    Object.assign(settings.LIMITS, { clientCalls: wide })
  }
})

test('a dealer’s people see the systems that send its data, with their key and what came', async () => {
  const dealers = await server.db.selectFrom('dealers').select('code').where('country', '=', 'BR').limit(2).execute()
  const [own = '', other = ''] = dealers.map(({ code }) => code)
  const made = await newClient(await admin(), { name: 'DMS', rights: ['data.feed'], dealerCodes: [own] })
  const at = server.platform.clock.now()
  const batch = { sheet: 'stock', source: 'feed', made_by: made.client.id, made_at: at } as const
  const applied = { ...batch, state: 'APPLIED', to_create: 3, to_change: 1 } as const
  const later = { ...batch, state: 'REFUSED', refused: 2, made_at: new Date(at.getTime() + 1000) } as const
  await server.db.insertInto('sheet_batches').values([applied, later]).execute()
  const people = (code: string) =>
    server.as({
      roles: ['dms'],
      dealerCodes: [code],
      scopes: { markets: [], brands: [], regions: [], dealerGroups: [] },
    })
  const [feed, ...others] = await (await people(own)).clients.feeds()
  expect(others).toEqual([])
  expect(feed).toMatchObject({ name: 'DMS', state: 'active', outcome: 'REFUSED', pushes: 2, rows: 4, refused: 2 })
  const neighbour = await people(other)
  expect(await neighbour.clients.feeds()).toEqual([])
  await expect(neighbour.clients.feedGet({ params: { id: made.client.id } })).rejects.toMatchObject({ status: 404 })
})
