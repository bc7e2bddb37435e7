import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { newOrder } from '../documents/fixtures.ts'
import { jobCtx } from '../reservations/fixtures.ts'
import { freeSlots, WHO } from './fixtures.ts'
import { appointmentJobs } from './jobs.ts'

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
    { timeout: 60_000, interval: 100 },
  )

beforeEach(async () => {
  await server.db.deleteFrom('appointments').execute()
  await server.db.deleteFrom('appointment_waits').execute()
  await server.db.deleteFrom('calendar_blocks').execute()
})

/** A hundred at once; who finds no connection on a slow machine is not answered and asks again. */
function hundred<Answer>(ask: () => Promise<Answer>): Promise<PromiseSettledResult<Answer>[]> {
  const insist = async (): Promise<Answer> => {
    for (;;)
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof Error && /timeout exceeded/.test(error.message))) throw error
      }
  }
  return Promise.allSettled(Array.from({ length: 100 }, insist))
}

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
  const answers = await hundred(() => api.scheduler.create({ body }))
  const cars = await server.db
    .selectFrom('dealer_resources')
    .select('code')
    .where('dealer_code', '=', BR)
    .where('kind', '=', 'DEMO_CAR')
    .execute()
  const holds = cars.length * (slot.time === null ? 3 : 1)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(holds)
  for (const one of answers)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'appointment.taken' })
  expect(await freeSlots(api, BR)).not.toContainEqual(slot)
})

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
    // A link opened by itself names no site.
    const elsewhere = await server.as({}, 'ar-fiat')
    const same = await elsewhere.scheduler.calendarFile({ params: { token } })
    expect(Buffer.from(same.body as Uint8Array)).toEqual(Buffer.from(before.body as Uint8Array))
    await expect(elsewhere.scheduler.byLink({ params: { token } })).rejects.toMatchObject({ status: 404 })
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
    { timeout: 60_000, interval: 100 },
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
  const services = await api.scheduler.services({ params: { id: BR } })
  const [recall, service] = [true, false].map((is) => services.find(({ id }) => (id === 'SV03') === is))
  for (const [kind, one] of [['RECALL', recall] as const, ['SERVICE', service] as const]) {
    const visit = await asked({ serviceId: one?.id, model: null })
    expect(visit).toMatchObject({ kind, service: one?.serviceName })
  }
})

describe('the agenda', () => {
  test('one of a hundred gets the last bay, and what is blocked is neither offered nor accepted', async () => {
    const api = await staff()
    const visitor = await server.as({})
    const [service] = await visitor.scheduler.services({ params: { id: BR } })
    const serviceId = service?.id ?? ''
    const [slot] = await visitor.scheduler.timeslots({ query: { dealerCode: BR, serviceId } })
    if (!slot) throw new Error('No slot is free')
    const { resources } = await api.scheduler.agenda({ query: { dealerCode: BR, from: slot.date } })
    const bay = resources.find(({ kind }) => kind === 'BAY')?.code ?? ''
    const day = { dealerCode: BR, day: slot.date, toDay: slot.date, reason: 'Elevador em manutenção' }
    await expect(
      api.scheduler.block({ body: { ...day, resourceCode: bay, from: '18:00', to: '08:00' } }),
    ).rejects.toMatchObject({ fields: [{ path: 'to' }] })
    const block = await api.scheduler.block({ body: { ...day, resourceCode: bay, from: '00:00', to: '23:59' } })
    const body = { ...WHO, day: slot.date, period: slot.period, time: slot.time, dealerCode: BR, serviceId }
    const answers = await hundred(() => visitor.scheduler.create({ body }))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(slot.time === null ? 3 : 1)
    const { items, blocks } = await api.scheduler.agenda({ query: { dealerCode: BR, from: slot.date, days: 1 } })
    expect(items.every((one) => one.code === 'P' && one.resourceCode !== bay)).toBe(true)
    expect(blocks).toEqual([block])
    const neighbour = await server.as({ roles: ['user_dealer'], dealerCodes: ['70002'] })
    const taken = { params: { id: block.id } }
    await expect(neighbour.scheduler.unblock(taken)).rejects.toMatchObject({ status: 404 })
    await expect(neighbour.scheduler.agenda({ query: { dealerCode: BR, from: slot.date } })).rejects.toMatchObject({
      status: 403,
    })
    await api.scheduler.unblock(taken)
    expect(await visitor.scheduler.create({ body })).toMatchObject({ status: 'REQUESTED' })
  })

  test('staff move it where it is free, with seller and car; what the person moves keeps both', async () => {
    const { id, token } = await asked({ model: null })
    const api = await staff()
    const { resources } = await api.scheduler.agenda({ query: { dealerCode: BR, from: '2026-01-01' } })
    const seller = resources.find(({ kind }) => kind === 'PERSON')?.code ?? ''
    await api.scheduler.deskAnswer({ params: { id }, body: { act: 'confirm' } })
    const slots = await api.scheduler.deskSlots({ params: { id } })
    const target = slots.at(-1)
    if (!target) throw new Error('No slot is free')
    const { day, period, time } = target
    const to = { day, period, time, resourceCode: target.free[0] ?? null, sellerCode: seller }
    const moved = await api.scheduler.deskMove({ params: { id }, body: to })
    expect(moved).toMatchObject({ status: 'CONFIRMED', day, sellerCode: seller, resourceCode: target.free[0] })
    await letter(/A concessionária mudou o horário/)
    await expect(api.scheduler.deskMove({ params: { id }, body: { ...to, day: '2020-01-01' } })).rejects.toMatchObject({
      code: 'appointment.taken',
    })
    const visitor = await server.as({})
    const days = await visitor.scheduler.days({ query: { dealerCode: BR, token } })
    const free = days.flatMap((one) => one.slots).find(({ isFree }) => isFree)
    if (!free) throw new Error('No slot is free')
    const body = { day: free.day, period: free.period, time: free.time }
    await visitor.scheduler.moveByLink({ params: { token }, body })
    expect(await api.scheduler.deskGet({ params: { id } })).toMatchObject({
      status: 'REQUESTED',
      code: 'P',
      sellerCode: seller,
      resourceCode: target.free[0],
    })
    await api.scheduler.deskAnswer({ params: { id }, body: { act: 'decline', reason: 'Carro vendido' } })
    expect(await api.scheduler.deskGet({ params: { id } })).toMatchObject({ code: 'R' })
  })

  test('a car that needs a licence of category C is not driven with B', async () => {
    const ram = await server.as({}, 'br-ram')
    const [slot] = await ram.scheduler.timeslots({ query: { dealerCode: '70002' } })
    if (!slot) throw new Error('No slot is free')
    const body = { ...WHO, dealerCode: '70002', day: slot.date, period: slot.period, time: slot.time, model: '2500' }
    await expect(ram.scheduler.create({ body: { ...body, licence: 'B' } })).rejects.toMatchObject({
      fields: [{ path: 'licence' }],
    })
    expect(await ram.scheduler.create({ body: { ...body, licence: 'C' } })).toMatchObject({ model: '2500' })
  })
})

test('a hand-over is of an own order whose car is there, once, at its dealer', async () => {
  const api = await server.as({ roles: ['customer'] })
  const buyer = { id: (await api.users.self()).id, headers: { authorization: '' } }
  const order = await newOrder(server, buyer, 'AT_DEALER', BR)
  const early = await newOrder(server, buyer, 'PAID', BR)
  const days = await api.scheduler.days({ query: { dealerCode: BR, kind: 'HANDOVER' } })
  const [slot, later] = days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree)
  if (!slot || !later) throw new Error('No slot is free')
  const at = ({ day, period, time }: typeof slot) => ({ day, period, time })
  const body = { ...WHO, ...at(slot), dealerCode: BR, kind: 'HANDOVER' as const, model: 'Pulse', orderId: order }
  const refused = { status: 404, code: 'request.notFound' }
  const stranger = await server.as({ roles: ['customer'] })
  await expect(stranger.scheduler.create({ body })).rejects.toMatchObject(refused)
  await expect((await server.as({})).scheduler.create({ body })).rejects.toMatchObject(refused)
  await expect(api.scheduler.create({ body: { ...body, orderId: null } })).rejects.toMatchObject(refused)
  const isEarly = api.scheduler.create({ body: { ...body, orderId: early } })
  await expect(isEarly).rejects.toMatchObject({ status: 409, code: 'appointment.state' })
  await expect(api.scheduler.waitJoin({ body })).rejects.toMatchObject(refused)

  const made = await Promise.allSettled(
    [body, { ...body, ...at(later) }].map((one) => api.scheduler.create({ body: one })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [booked] = (await api.scheduler.list({ query: {} })).items
  expect(booked).toMatchObject({ kind: 'HANDOVER', orderId: order })
  const params = { token: booked?.token ?? '' }
  const elsewhere = api.scheduler.moveByLink({ params, body: { ...at(later), dealerCode: '70003' } })
  await expect(elsewhere).rejects.toMatchObject({ status: 404 })
  await api.scheduler.cancelByLink({ params })
  expect(await api.scheduler.create({ body })).toMatchObject({ status: 'REQUESTED' })
  const again = api.scheduler.moveByLink({ params, body: at(later) })
  await expect(again).rejects.toMatchObject({ code: 'appointment.state' })

  // The order ends without the car being collected: so does the hand-over, once.
  for (let n = 0; n < 2; n++) await appointmentJobs['appointments.not-collected']?.(jobCtx(server), { orderId: order })
  const { items } = await api.scheduler.list({ query: {} })
  expect(items.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
})

test('who waits for a full day is offered what becomes free, alone, and it goes on to the next', async () => {
  const api = await server.as({})
  const days = await api.scheduler.days({ query: { dealerCode: BR, kind: 'VISIT' } })
  const wanted = days.filter(({ closed }) => closed === null)[1]
  if (!wanted) throw new Error('No day is free')
  const place = { ...WHO, dealerCode: BR, kind: 'VISIT' as const, day: wanted.day }
  await expect(api.scheduler.waitJoin({ body: place })).rejects.toMatchObject({ code: 'appointment.taken' })
  const made = []
  for (const slot of wanted.slots)
    for (let more = true; more; ) {
      const body = { ...place, period: slot.period, time: slot.time }
      const one = await api.scheduler.create({ body }).catch(() => null)
      if (one) made.push(one)
      more = one !== null
    }
  const first = await api.scheduler.waitJoin({ body: place })
  const second = await api.scheduler.waitJoin({ body: { ...place, email: 'bia@correio.example' } })
  expect([first.ahead, second.ahead]).toEqual([0, 1])
  const refused = { params: { token: second.token } }
  await expect(api.scheduler.waitTake(refused)).rejects.toMatchObject({ code: 'appointment.state' })

  const freed = made[0]
  await api.scheduler.cancelByLink({ params: { token: freed?.token ?? '' } })
  await letter(/^ana\.prado@.*: Abriu um horário/)
  expect(await api.scheduler.waitGet({ params: { token: first.token } })).toMatchObject({ state: 'OFFERED' })
  expect(await api.scheduler.waitGet(refused)).toMatchObject({ state: 'WAITING' })
  // Held: a stranger does not get it.
  const body = { ...place, period: freed?.period ?? ('morning' as const), time: freed?.time ?? null }
  await expect(api.scheduler.create({ body })).rejects.toMatchObject({ code: 'appointment.taken' })
  await api.scheduler.waitLeave({ params: { token: first.token } })
  const takes = await Promise.allSettled(Array.from({ length: 10 }, () => api.scheduler.waitTake(refused)))
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.scheduler.waitGet(refused)).toMatchObject({ state: 'TAKEN', appointment: expect.any(String) })
})
