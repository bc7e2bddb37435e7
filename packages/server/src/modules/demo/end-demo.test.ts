import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork } from '../leads/fixtures.ts'
import { OLDER_ACCOUNT, prepareDemo } from './demo.ts'
import { beginDemo, endDemo } from './end-demo.ts'

const server = testServer({ ROLE: 'web' })

beforeAll(async () => {
  await addNetwork(server.db)
  await beginDemo(server.db)
  await prepareDemo(server.platform)
})

const end = () => endDemo(server.db, server.platform.log, server.platform.clock.now())

const demoCookie = async (email: string): Promise<string | undefined> => {
  const response = await server.app.inject({ method: 'POST', url: '/api/demo/session', payload: { email } })
  return response.cookies.find(({ name }) => name === 'volante-session')?.value
}

const readsLeads = (cookie: string | undefined) =>
  server.app.inject({ url: '/api/desk/leads', headers: { cookie: `volante-session=${cookie}` } })

test('the people, sessions, rights and known passwords of a demo end with it, once; its customers stay', async () => {
  const cookie = await demoCookie('consultora@volante.example')
  expect([200, 206]).toContain((await readsLeads(cookie)).statusCode)
  const promoted = await server.signIn(['user_admin'])
  expect((await server.app.inject({ url: '/api/users/v1/me', headers: promoted })).statusCode).not.toBe(401)
  await server.moveClock(3_600_000)

  await end()

  expect((await readsLeads(cookie)).statusCode).toBe(401)
  expect((await readsLeads(await demoCookie('admin@volante.example'))).statusCode).toBe(401)
  const api = await server.as({ client: true })
  await expect(
    api.authentication.migrate({ body: { username: OLDER_ACCOUNT.username, password: OLDER_ACCOUNT.password } }),
  ).rejects.toMatchObject({ status: 422 })
  const rights = await server.db
    .selectFrom('accounts')
    .select(['roles', 'markets', 'dealer_codes'])
    .where('deactivated_at', 'is', null)
    .execute()
  expect(rights.length).toBeGreaterThan(0)
  for (const one of rights) expect(one).toEqual({ roles: ['customer'], markets: [], dealer_codes: [] })
  await server.platform.clock.reload()
  expect(Math.abs(server.platform.clock.now().getTime() - Date.now())).toBeLessThan(60_000)

  // A second start is not an end again: who signed in meanwhile stays signed in.
  const after = await server.signIn(['service_admin'])
  await end()
  expect((await server.app.inject({ url: '/api/desk/leads', headers: after })).statusCode).not.toBe(401)
})

test('data that has served customers is never opened as a demo, whatever setting was lost', async () => {
  await expect(beginDemo(server.db)).rejects.toThrow(/VOLANTE_DEMO is on, but this data has served customers/)
})
