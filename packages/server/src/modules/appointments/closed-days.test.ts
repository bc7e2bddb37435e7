import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, DEALER, DEALER_RECIFE } from '../leads/fixtures.ts'

const server = testServer({ ROLE: 'web' })
beforeAll(() => addNetwork(server.db))

const seller = (dealerCode = DEALER) =>
  server.as({
    roles: ['user_dealer'],
    dealerCodes: [dealerCode],
    scopes: { markets: [], brands: [], regions: [], dealerGroups: [] },
  })
const inDays = (days: number): string =>
  new Date(server.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

test('a dealer closes days, its calendar follows, and they are opened again', async () => {
  const api = await seller()
  const [day, toDay] = [inDays(10), inDays(12)]
  const made = await api.closedDays.create({ body: { dealerCode: DEALER, day, toDay, reason: 'Inventário' } })
  expect(made).toMatchObject({ dealerCode: DEALER, day, toDay, reason: 'Inventário' })
  const agenda = () => api.scheduler.agenda({ query: { dealerCode: DEALER, from: day, days: 3 } })
  expect((await agenda()).blocks).toMatchObject([{ day, toDay, from: '00:00', to: '23:59', resourceCode: null }])
  expect((await api.closedDays.list()).items.map(({ id }) => id)).toEqual([made.id])
  const params = { id: made.id }
  const neighbour = await seller(DEALER_RECIFE)
  expect((await neighbour.closedDays.list()).items).toEqual([])
  await expect(neighbour.closedDays.remove({ params })).rejects.toMatchObject({ status: 404 })
  await api.closedDays.remove({ params })
  expect((await agenda()).blocks).toEqual([])
})

test('days that are over, no reason and another dealer are refused', async () => {
  const api = await seller()
  const body = { dealerCode: DEALER, day: inDays(3), reason: 'x' }
  const refused = [{ day: inDays(-3) }, { toDay: inDays(-3) }, { reason: ' ' }, { toDay: inDays(1) }]
  for (const wrong of refused)
    await expect(api.closedDays.create({ body: { ...body, ...wrong } })).rejects.toMatchObject({ status: 422 })
  await expect(api.closedDays.create({ body: { ...body, dealerCode: DEALER_RECIFE } })).rejects.toMatchObject({
    status: 403,
  })
})
