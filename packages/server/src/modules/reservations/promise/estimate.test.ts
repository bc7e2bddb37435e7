import { expect, test } from 'vitest'
import { addDays } from '@volante/domain/date'
import { today } from '../../../platform/sites/today.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, carInStock, jobCtx, newPerson, paidByPix, papersApproved } from '../fixtures.ts'
import { reviewSlip } from './slips.ts'

const server = testServer()

const stand = (place: 'dealer' | 'transit', arrival: string, car: Awaited<ReturnType<typeof carInStock>>) =>
  server.db
    .updateTable('stock_units')
    .set({ place, arrival })
    .where('mvs_code', '=', car.mvsCode)
    .where('color_code', '=', car.color)
    .where('dealer_id', '=', car.dealerId)
    .execute()

const letters = async (number: string) =>
  (await server.db.selectFrom('outbox').select(['subject', 'body']).orderBy('created_at').execute()).filter(
    ({ subject }) => subject.includes(number) && subject.includes('previsão'),
  )

const inDays = (days: number) => jobCtx(server, 'br-fiat', days)

test('what is promised before paying is what the order promises, by where the car is', async () => {
  const { dealerId, ...car } = await carInStock(server)
  const { mvsCode, year: modelYear, color: colorCode, dealerCode, campaignId } = car
  const api = await server.as({ roles: ['customer'] })
  const query = { campaignId, mvsCode, modelYear, colorCode, dealerCode }
  const day = today(jobCtx(server))
  const promised = async () => (await api.reservation.availability({ query })).delivery
  await stand('dealer', addDays(day, -10), { ...car, dealerId })
  const here = await promised()
  await stand('transit', addDays(day, 40), { ...car, dealerId })
  const coming = await promised()
  expect([here?.place, coming?.place]).toEqual(['dealer', 'transit'])
  expect(coming && coming.earliestOn > addDays(day, 40)).toBe(true)
  expect(here && here.latestOn < addDays(day, 40)).toBe(true)
  const order = await api.reservation.preReserve({ body: { ...car, person: newPerson() } })
  expect(order.unitPlace).toBe('transit')
  expect(order.estimates).toMatchObject([
    { deliveryFrom: coming?.earliestOn, deliveryOn: coming?.latestOn, reason: 'first' },
  ])
  expect(order.stages.map(({ id }) => id)).not.toContain('production')
  expect(order.stages.find(({ id }) => id === 'contract')?.text).toBe('order.stage.contract.text.transit')
  expect(order.stages.at(-1)?.expectedTo).toBe(coming?.latestOn)
  expect(order.now.nextOn).toBe(order.stages[1]?.expectedFrom)
})

test("a person's promise stays through the next stage, and the buyer is told of it", async () => {
  const { api, order, params } = await paidByPix(server)
  const staff = await server.as({ roles: [...ADMIN] })
  const deliveryOn = addDays(today(jobCtx(server)), 90)
  await staff.orders.estimate({ params, body: { deliveryOn, reason: 'transportDelay', note: 'Greve nos portos.' } })
  await papersApproved(server, order.id)
  const { estimates, stages, stage } = await api.reservation.status({ params, query: {} })
  expect(stage).not.toBe('reservation')
  expect(estimates.at(-1)).toMatchObject({ deliveryFrom: deliveryOn, deliveryOn, reason: 'transportDelay' })
  expect(stages.at(-1)?.expectedTo).toBe(deliveryOn)
  await expect.poll(() => letters(order.number), { timeout: 60_000 }).toHaveLength(1)
  const [letter] = await letters(order.number)
  expect(letter?.body).toContain('O transporte precisou de mais tempo')
  expect(letter?.body).toContain('Greve nos portos.')
})

test('days going by change nothing until a stage outlasts its plan; then the promise changes once, with its reason', async () => {
  const { api, order, params } = await paidByPix(server)
  const view = () => api.reservation.status({ params, query: {} })
  const before = await view()
  await reviewSlip(inDays(0), order.id)
  expect((await view()).estimates).toEqual(before.estimates)
  await reviewSlip(inDays(8), order.id)
  await reviewSlip(inDays(9), order.id)
  const after = await view()
  expect(after.estimates).toHaveLength(2)
  expect(after.estimates[1]).toMatchObject({ reason: 'documentsPending' })
  expect(
    after.estimates[1] && before.estimates[0] && after.estimates[1].deliveryOn > before.estimates[0].deliveryOn,
  ).toBe(true)
  await expect.poll(() => letters(order.number), { timeout: 60_000 }).toHaveLength(1)
})
