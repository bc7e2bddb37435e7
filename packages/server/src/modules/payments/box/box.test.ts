import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { buyer, charge, demandFor, stateOf, tell, TEST_SETTINGS, tokenOf } from '../fixtures.ts'

const server = testServer(TEST_SETTINGS)
const closed = testServer({ ...TEST_SETTINGS, VOLANTE_DEMO: 'false' })
const settled = { timeout: 60_000, interval: 100 }

describe('a rule', () => {
  test('is told, listed and lifted', async () => {
    const orderId = randomUUID()
    const made = await tell(server, { orderId, conduct: 'refuse', reason: 'limitExceeded', delaySeconds: 5 })
    expect(made.statusCode).toBe(201)
    const rule = made.json()
    expect(rule).toMatchObject({ orderId, chargeId: null, kind: null, reason: 'limitExceeded', delaySeconds: 5 })
    const list = async () => (await server.app.inject('/api/box/rules')).json()
    expect(await list()).toContainEqual(rule)
    const url = `/api/box/rules/${rule.id}`
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(204)
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(404)
    expect(await list()).not.toContainEqual(rule)
  })

  test('for an order beats one for a kind, which beats the card', async () => {
    const who = await buyer(server)
    const demand = demandFor(who, { kind: 'card', card: { token: await tokenOf(server, who) } })
    const kind = await tell(server, { kind: 'card', conduct: 'refuse', reason: 'callIssuer' })
    const refused = await charge(server, { ...demand, orderId: randomUUID() })
    await tell(server, { orderId: demand.orderId, conduct: 'settle' })
    const paid = await charge(server, demand)
    await expect.poll(() => stateOf(server, paid), settled).toBe('paid')
    await expect.poll(() => stateOf(server, refused), settled).toBe('refused')
    await server.app.inject({ method: 'DELETE', url: `/api/box/rules/${kind.json().id}` })
  })

  test('may delay a card, which is then told of by webhook', async () => {
    const who = await buyer(server)
    const demand = demandFor(who, { kind: 'card', card: { token: await tokenOf(server, who) } })
    await tell(server, { orderId: demand.orderId, conduct: 'delay', delaySeconds: 1 })
    const made = await charge(server, demand)
    await expect.poll(() => stateOf(server, made), settled).toBe('pending')
    await expect.poll(() => stateOf(server, made), settled).toBe('paid')
  })
})

test.each([
  [150_041, 'refused'],
  [150_043, 'paid'],
])('magic cents make %i %s', async (amountCents, state) => {
  const made = await charge(server, demandFor(await buyer(server), { amountCents }))
  await expect.poll(() => stateOf(server, made), settled).toBe(state)
})

test('outside demo mode nobody tells it anything', async () => {
  const id = randomUUID()
  const calls = [
    { method: 'GET', url: '/api/box/rules' },
    { method: 'POST', url: '/api/box/rules', payload: { conduct: 'never' } },
    { method: 'DELETE', url: `/api/box/rules/${id}` },
    { method: 'POST', url: `/api/box/charges/${id}/pay` },
  ] as const
  for (const call of calls) expect((await closed.app.inject(call)).statusCode).toBe(404)
})
