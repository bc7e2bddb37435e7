import { beforeEach, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { freeSlots, WHO } from '../appointments/fixtures.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const DEALER = '70001'
const dealerCode = DEALER
const staff = (code = DEALER) =>
  server.as({ roles: ['user_dealer'], dealerCodes: [code], scopes: { markets: [], brands: [] } })
const page = () => server.as({ client: true })

beforeEach(async () => {
  await server.db.deleteFrom('dealer_visits').execute()
  await server.db.deleteFrom('appointments').execute()
})

/** An appointment that is today, whatever the clock says. */
async function today(given: object = {}) {
  const api = await server.as({})
  const [slot] = await freeSlots(api, DEALER)
  if (!slot) throw new Error('No slot is free')
  const made = await api.scheduler.create({ body: { ...WHO, ...slot, dealerCode, plate: 'ABC1D23', ...given } })
  const now = server.platform.clock.now()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now)
  await server.db.updateTable('appointments').set({ day }).where('id', '=', made.id).execute()
  return made
}

test('a visitor opens a visit, checks in, waits, sees the place move and is taken once', async () => {
  const api = await page()
  const { id: accessId, token, dealer } = await api.dealerSales.access({ body: { dealerCode, channel: 'QR' } })
  expect(dealer).toMatchObject({ code: DEALER })
  await expect(api.dealerSales.checkIn({ body: { dealerCode, accessId } })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'name' })],
  })
  const visitor = { dealerCode, accessId, name: 'Rui', phone: '11 98765-4321' }
  expect(await api.dealerSales.checkIn({ body: visitor })).toMatchObject({ id: accessId, token })
  const before = await api.dealerSales.requestAttendant({ body: { dealerCode, subject: 'SALES' } })
  expect(before).toMatchObject({ state: 'WAITING', place: 1 })
  await (await page()).dealerSales.requestAttendant({ body: { dealerCode, subject: 'SERVICE' } })
  // Somebody who asks later waits behind.
  await server.moveClock(1000)
  const asked = await (await page()).dealerSales.requestAttendant({ body: { dealerCode, accessId, subject: 'SALES' } })
  expect(asked).toMatchObject({ id: accessId, place: 2 })
  expect(await api.dealerSales.requestAttendant({ body: { dealerCode, accessId } })).toEqual(asked)

  const [one, other] = [await staff(), await staff()]
  const queue = await one.dealerSales.deskQueue({ query: { dealerCode } })
  expect(queue.visits.map(({ line, place }) => `${line} ${place}`)).toEqual(['sales 1', 'workshop 1', 'sales 2'])
  const take = { params: { id: before.id }, body: { act: 'take' } } as const
  const taken = await Promise.allSettled([one.dealerSales.deskAct(take), other.dealerSales.deskAct(take)])
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await api.dealerSales.byLink({ params: { token } })).toMatchObject({ place: 1, takenBy: null })
  await one.dealerSales.deskAct({ params: { id: accessId }, body: { act: 'take' } })
  expect(await api.dealerSales.byLink({ params: { token } })).toMatchObject({
    state: 'ATTENDED',
    place: null,
    takenBy: 'Test',
  })
  await one.dealerSales.deskAct({ params: { id: accessId }, body: { act: 'finish' } })
  await expect(api.dealerSales.leaveByLink({ params: { token } })).rejects.toMatchObject({ code: 'reception.state' })
  expect((await one.dealerSales.deskQueue({ query: { dealerCode } })).visits).toHaveLength(2)
})

test('an appointment of today is expected, and arrives once by its code, its plate or the desk', async () => {
  const made = await today()
  const desk = await staff()
  const queue = () => desk.dealerSales.deskQueue({ query: { dealerCode } })
  expect((await queue()).expected).toMatchObject([{ appointmentId: made.id, name: WHO.name, plate: 'ABC1D23' }])
  const api = await page()
  const link = `https://volante.example/br/fiat/agendamento/${made.token}`
  const arrivals = await Promise.all([
    api.dealerSales.checkIn({ body: { dealerCode, code: link } }),
    api.dealerSales.checkIn({ body: { dealerCode, plate: 'abc-1d23' } }),
    api.dealerSales.checkIn({ body: { dealerCode, appointmentId: made.id } }),
    desk.dealerSales.deskArrive({ body: { dealerCode, code: made.token } }),
  ])
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1)
  const { visits, expected } = await queue()
  expect(visits).toMatchObject([{ name: WHO.name, state: 'WAITING', subject: 'TEST_DRIVE' }])
  expect(expected).toEqual([])
  for (const code of ['x', `${made.token.slice(0, -2)}${made.token.endsWith('AA') ? 'BB' : 'AA'}`])
    await expect(api.dealerSales.checkIn({ body: { dealerCode, code } })).rejects.toMatchObject({ status: 404 })
})

test('a dealer’s line is its own: another dealer, another country and a contradicting context find nothing', async () => {
  const api = await page()
  const { id: accessId, token } = await api.dealerSales.checkIn({ body: { dealerCode, name: 'Rui' } })
  const other = await server.db
    .selectFrom('dealers')
    .select('code')
    .where('country', '=', 'BR')
    .where('code', '<>', DEALER)
    .executeTakeFirstOrThrow()
  await expect(api.dealerSales.requestAttendant({ body: { dealerCode: other.code, accessId } })).rejects.toMatchObject({
    status: 404,
  })
  const headers = { 'x-dealer-context': other.code }
  await expect(api.dealerSales.access({ body: { dealerCode }, headers })).rejects.toMatchObject({ status: 404 })
  const argentine = await server.as({ client: true }, 'ar-fiat')
  await expect(argentine.dealerSales.access({ body: { dealerCode } })).rejects.toMatchObject({ status: 404 })
  await expect(argentine.dealerSales.byLink({ params: { token } })).rejects.toMatchObject({ status: 404 })
  const neighbour = await staff(other.code)
  await expect(neighbour.dealerSales.deskQueue({ query: { dealerCode } })).rejects.toMatchObject({ status: 403 })
  await expect(
    neighbour.dealerSales.deskAct({ params: { id: accessId }, body: { act: 'take' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('notices confirm and cancel a visit with its code, by letter and where allowed by message', async () => {
  const made = await today({ allowWhatsApp: true })
  const desk = await staff()
  const visitId = made.id
  expect(await desk.notices.visitConfirm({ body: { visitId } })).toEqual({ visitId, code: 'A', queued: 2 })
  await expect(desk.notices.visitConfirm({ body: { visitId } })).rejects.toMatchObject({ code: 'appointment.state' })
  await expect(desk.notices.visitCancel({ body: { visitId } })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'message' })],
  })
  expect(await desk.notices.visitCancel({ body: { visitId, message: 'Sem energia hoje' } })).toMatchObject({
    code: 'C',
  })
  await vi.waitFor(
    async () => {
      const sent = await server.db.selectFrom('outbox').select(['recipient', 'body']).execute()
      const texts = sent.map(({ recipient, body }) => `${recipient}: ${body}`)
      expect(texts).toContainEqual(expect.stringMatching(/^5511987654321: .*não pode receber você.*Sem energia/))
      expect(texts).toContainEqual(expect.stringMatching(/^ana\.prado@.*Sem energia/))
    },
    { timeout: 60_000, interval: 50 },
  )
})
