import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { freeSlots, WHO } from './fixtures.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const BR = '70001'
const staff = () => server.as({ roles: ['user_dealer'], dealerCodes: [BR] })
/** Waits until a letter of this form has been written. */
const letter = (form: RegExp) =>
  vi.waitFor(
    async () => {
      const sent = await server.db.selectFrom('outbox').select(['recipient', 'subject']).execute()
      expect(sent.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toContainEqual(
        expect.stringMatching(form),
      )
    },
    { timeout: 15_000, interval: 100 },
  )

beforeEach(() => server.db.deleteFrom('appointments').execute())

async function asked(given: object = {}) {
  const api = await server.as({})
  const [slot] = await freeSlots(api, BR)
  if (!slot) throw new Error('No slot is free')
  return api.scheduler.create({ body: { ...WHO, ...slot, dealerCode: BR, model: 'Pulse', ...given } })
}

test('is asked for without login, held, and told to both', async () => {
  const made = await asked()
  expect(made).toMatchObject({ kind: 'TEST_DRIVE', status: 'REQUESTED', dealer: { code: BR } })
  const promised = Date.parse(made.answerBy) - server.platform.clock.now().getTime()
  expect(promised).toBeLessThanOrEqual(24 * 3_600_000)
  await letter(/^ana\.prado@.*: Pedido recebido: test-drive do Pulse/)
  await letter(/Responder até/)
})

test('wrong fields are refused by name, a dealer of another brand or country is none', async () => {
  await expect(asked({ phone: '123', allowEmail: false })).rejects.toMatchObject({
    status: 422,
    fields: expect.arrayContaining([
      expect.objectContaining({ path: 'phone' }),
      expect.objectContaining({ path: 'contact' }),
    ]),
  })
  const argentine = await server.as({}, 'ar-fiat')
  await expect(argentine.scheduler.days({ query: { dealerCode: BR } })).rejects.toMatchObject({ status: 404 })
  await expect(asked({ serviceId: 'NONE' })).rejects.toMatchObject({ fields: [{ path: 'serviceId' }] })
})

test('of a hundred who want one slot as many get it as it holds', async () => {
  const api = await server.as({})
  const [slot] = await freeSlots(api, BR)
  if (!slot) throw new Error('No slot is free')
  const body = { ...WHO, ...slot, dealerCode: BR }
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => api.scheduler.create({ body })))
  const holds = slot.time === null ? 3 : 1
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(holds)
  for (const one of answers)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'appointment.taken' })
  expect(await freeSlots(api, BR)).not.toContainEqual(slot)
}, 60_000)

describe('its own page', () => {
  test('shows it to who has the link, and to nobody else', async () => {
    const { token, id } = await asked()
    const api = await server.as({})
    expect(await api.scheduler.byLink({ params: { token } })).toMatchObject({ id, status: 'REQUESTED' })
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of [forged, 'x', id])
      await expect(api.scheduler.byLink({ params: { token: wrong } })).rejects.toMatchObject({ status: 404 })
  })

  test('moves it: the old slot is free again and the new one held', async () => {
    const { token } = await asked()
    const api = await server.as({})
    const [first, second] = await freeSlots(api, BR)
    const target = second ?? first
    if (!target) throw new Error('No slot is free')
    const moved = await api.scheduler.moveByLink({ params: { token }, body: target })
    expect(moved).toMatchObject({ status: 'REQUESTED', day: target.day, period: target.period })
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from appointments where status = 'REQUESTED'`.execute(server.db)
    expect(rows[0]?.n).toBe(1)
    await expect(
      api.scheduler.moveByLink({ params: { token }, body: { day: '2020-01-01', period: 'morning' } }),
    ).rejects.toMatchObject({ code: 'appointment.taken' })
  })

  test('cancels it, once, and its calendar file says so', async () => {
    const { token } = await asked()
    const api = await server.as({})
    const before = await api.scheduler.calendarFile({ params: { token } })
    expect(Buffer.from(before.body as Uint8Array).toString()).toMatch(/METHOD:PUBLISH[^]*Test-drive: Pulse/)
    expect(await api.scheduler.cancelByLink({ params: { token } })).toMatchObject({ status: 'CANCELLED' })
    await expect(api.scheduler.cancelByLink({ params: { token } })).rejects.toMatchObject({ code: 'appointment.state' })
    const after = await api.scheduler.calendarFile({ params: { token } })
    expect(Buffer.from(after.body as Uint8Array).toString()).toContain('METHOD:CANCEL')
    await letter(/Cancelado por quem pediu/)
  })
})

describe('the dealer', () => {
  test('sees what waits first, confirms it, and the person is told', async () => {
    const { id } = await asked()
    const api = await staff()
    expect((await api.scheduler.deskList({})).items[0]).toMatchObject({ id, name: WHO.name, isLate: false })
    expect(await api.scheduler.deskAnswer({ params: { id }, body: { act: 'confirm' } })).toMatchObject({
      status: 'CONFIRMED',
    })
    await letter(/^ana\.prado@.*: Confirmado/)
    await expect(api.scheduler.deskAnswer({ params: { id }, body: { act: 'confirm' } })).rejects.toMatchObject({
      code: 'appointment.state',
    })
  })

  test('declines with a reason only', async () => {
    const { id } = await asked()
    const api = await staff()
    await expect(api.scheduler.deskAnswer({ params: { id }, body: { act: 'decline' } })).rejects.toMatchObject({
      fields: [{ path: 'reason' }],
    })
    const declined = await api.scheduler.deskAnswer({
      params: { id },
      body: { act: 'decline', reason: 'Carro em revisão' },
    })
    expect(declined).toMatchObject({ status: 'CANCELLED', reason: 'Carro em revisão' })
  })

  test('of another dealer sees and answers nothing', async () => {
    const { id } = await asked()
    const api = await server.as({ roles: ['user_dealer'], dealerCodes: ['70009'] })
    expect((await api.scheduler.deskList({})).items).toEqual([])
    await expect(api.scheduler.deskAnswer({ params: { id }, body: { act: 'confirm' } })).rejects.toMatchObject({
      status: expect.any(Number),
    })
  })
})

test('expires when nobody answers in time, frees its slot and offers another', async () => {
  const { token, answerBy } = await asked()
  await server.moveClock(Date.parse(answerBy) - server.platform.clock.now().getTime() + 1_000)
  const api = await server.as({})
  await vi.waitFor(
    async () => expect(await api.scheduler.byLink({ params: { token } })).toMatchObject({ status: 'EXPIRED' }),
    { timeout: 15_000, interval: 100 },
  )
  await letter(/Sem resposta da concessionária/)
})

test('who is signed in finds their own, and nobody else’s', async () => {
  const api = await server.as({ roles: [] })
  const [slot] = await freeSlots(api, BR)
  if (!slot) throw new Error('No slot is free')
  const { id } = await api.scheduler.create({ body: { ...WHO, ...slot, dealerCode: BR } })
  expect((await api.scheduler.list({})).items.map((one) => one.id)).toEqual([id])
  expect((await api.scheduler.list({ query: { status: 'DONE' } })).items).toEqual([])
  expect((await (await server.as({ roles: [] })).scheduler.list({})).items).toEqual([])
})

test('a workshop visit has its own calendar and the service’s name', async () => {
  const api = await server.as({})
  const [service] = await api.scheduler.services({ params: { id: BR } })
  const visit = await asked({ serviceId: service?.id, model: null })
  expect(visit).toMatchObject({ kind: 'SERVICE', service: service?.serviceName })
})
