import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { WHO } from '../fixtures.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const BR = '70001'
const OF = { mvsCode: 'X6PDZV0', revision: 3, from: 2, use: 'normal' } as const

async function booked() {
  const api = await server.as({})
  const shown = await api.maintenance.scheduleRevision({ query: { ...OF, dealerCode: BR } })
  const query = { dealerCode: BR, serviceId: shown.service.id }
  const [slot] = await api.scheduler.timeslots({ query })
  if (!slot) throw new Error('No slot is free')
  const at = { day: slot.date, period: slot.period, time: slot.time }
  const quote = { ...OF, price: shown.price }
  return { shown, body: { ...WHO, ...at, dealerCode: BR, serviceId: shown.service.id, model: 'Mobi', quote } }
}

const letterOf = (form: RegExp) =>
  vi.waitFor(
    async () => {
      const sent = await server.db.selectFrom('outbox').select(['subject', 'body']).execute()
      const found = sent.findLast(({ subject }) => form.test(subject))
      if (!found) throw new Error('not yet')
      return found.body
    },
    { timeout: 60_000, interval: 100 },
  )

test('a booked revision bears its price, and one that has changed meanwhile is refused', async () => {
  const api = await server.as({})
  const { shown, body } = await booked()
  const wrong = { ...body, quote: { ...body.quote, price: shown.price - 1 } }
  await expect(api.scheduler.create({ body: wrong })).rejects.toMatchObject({
    status: 409,
    code: 'maintenance.priceChanged',
  })
  expect(await server.db.selectFrom('appointments').select('id').where('email', '=', WHO.email).execute()).toEqual([])
  const made = await api.scheduler.create({ body })
  expect(made.quote).toMatchObject({ ...OF, price: shown.price, currency: 'BRL', changed: null })
  const sum = made.quote?.lines.reduce((total, { price }) => total + price, 0)
  expect(sum).toBe(shown.price)
})

test('another price at the desk needs a reason, which whoever booked is told', async () => {
  const api = await server.as({})
  const { shown, body } = await booked()
  const { id, token } = await api.scheduler.create({ body })
  const desk = await server.as({ roles: ['user_dealer'], dealerCodes: [BR] })
  const price = shown.price + 150_00
  await expect(desk.scheduler.deskPrice({ body: { id, price, reason: '' } })).rejects.toMatchObject({
    status: 400,
  })
  const changed = await desk.scheduler.deskPrice({ body: { id, price, reason: 'Discos gastos' } })
  expect(changed.quote?.changed).toMatchObject({ price, reason: 'Discos gastos' })
  const seen = await api.scheduler.byLink({ params: { token } })
  expect(seen.quote).toMatchObject({ price: shown.price, changed: { price, reason: 'Discos gastos' } })
  expect(await letterOf(/mudou o preço da revisão/)).toContain('Discos gastos')
  const other = await server.as({ roles: ['user_dealer'], dealerCodes: ['70002'] })
  await expect(other.scheduler.deskPrice({ body: { id, price, reason: 'Discos gastos' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('what has no price, or is over, gets none at the desk', async () => {
  const api = await server.as({})
  const { quote: _quote, ...body } = (await booked()).body
  const { id, token } = await api.scheduler.create({ body })
  const desk = await server.as({ roles: ['user_dealer'], dealerCodes: [BR] })
  const change = { body: { id, price: 1_00, reason: 'Peça' } }
  await expect(desk.scheduler.deskPrice(change)).rejects.toMatchObject({ status: 409 })
  await api.scheduler.cancelByLink({ params: { token } })
  await expect(desk.scheduler.deskPrice(change)).rejects.toMatchObject({ status: 409 })
})
