import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { NO_ACCOUNT } from '../../platform/process/personal-data.ts'
import { contextFor } from '../documents/fixtures.ts'
import { EVENT } from './fixtures.ts'
import { eventJobs } from './jobs.ts'
import { eventsPersonalData } from './personal-data.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const admin = () => server.as({ roles: ['event_admin'] })
const guest = (n: number) => ({
  name: `Pessoa Número ${letter(n)}`,
  email: `p${n}@correio.example`,
  phone: '11987654321',
})
const letter = (n: number) => 'abcdefghijklmnopqrstuvwxyz'.charAt(n % 26).repeat(3)
const HOUR = 3_600_000

/** Waits until a letter or message of this form has been written. */
const letterSent = (form: RegExp) =>
  vi.waitFor(
    async () => {
      const sent = await server.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute()
      expect(sent.map(({ recipient, subject, body }) => `${recipient}: ${subject} ${body}`)).toContainEqual(
        expect.stringMatching(form),
      )
    },
    { timeout: 60_000, interval: 50 },
  )

beforeEach(async () => {
  await server.db.deleteFrom('events').execute()
  await server.db.deleteFrom('outbox').execute()
})

async function published(given: object = {}) {
  const api = await admin()
  const { id } = await api.events.deskCreate({ body: { ...EVENT, ...given } })
  return api.events.deskAct({ body: { id, act: 'publish' } })
}

const soon = () => {
  const at = new Date(server.platform.clock.now().getTime() + 30 * HOUR)
  const [day = ''] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(at).split(',')
  return { day, from: '22:00', to: '23:00' }
}

test('is a draft that nobody sees, is published, changed and cancelled; its form is refused by field', async () => {
  const api = await admin()
  const wrong = { ...EVENT, kind: 'VIRTUAL', link: 'http://x.example', to: '09:00' } as const
  await expect(api.events.deskCreate({ body: wrong })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'link' }), expect.objectContaining({ path: 'to' })],
  })
  const draft = await api.events.deskCreate({ body: EVENT })
  expect(draft).toMatchObject({ ...EVENT, status: 'DRAFT', lastDay: null, enrolUntil: null, taken: 0 })
  const visitor = await server.as({})
  const params = { id: draft.id }
  await expect(visitor.events.agendaGet({ params })).rejects.toMatchObject({ status: 404 })
  await api.events.deskAct({ body: { id: draft.id, act: 'publish' } })
  expect((await visitor.events.agenda({})).items).toMatchObject([{ id: draft.id, enrolment: 'open', seatsFree: null }])
  expect(
    (await visitor.events.agenda({ query: { city: 'são paulo', from: '2099-12-05', to: '2099-12-05' } })).total,
  ).toBe(1)
  expect((await visitor.events.agenda({ query: { kind: 'VIRTUAL' } })).total).toBe(0)
  expect((await (await server.as({}, 'ar-fiat')).events.agenda({})).total).toBe(0)
  await expect(api.events.deskDelete({ params })).rejects.toMatchObject({ code: 'event.state' })

  await visitor.events.guestEnroll({ params, body: guest(1) })
  await api.events.deskUpdate({ params, body: { ...EVENT, from: '11:00', capacity: 1, enrolUntil: '2099-12-03' } })
  await letterSent(/^p1@.*: Mudou: Dia de direção [^]*11:00/)
  await expect(api.events.deskUpdate({ params, body: { ...EVENT, capacity: 1, to: '10:00' } })).rejects.toMatchObject({
    status: 422,
  })
  await api.events.deskAct({ body: { id: draft.id, act: 'cancel', message: 'Chove demais.' } })
  await letterSent(/^p1@.*: Cancelado: Dia de direção [^]*Chove demais/)
  await expect(visitor.events.guestEnroll({ params, body: guest(2) })).rejects.toMatchObject({ code: 'event.closed' })
  const other = await api.events.deskCreate({ body: EVENT })
  await api.events.deskDelete({ params: { id: other.id } })
  expect((await api.events.deskList({})).items.map(({ id }) => id)).toEqual([draft.id])
})

test('a hundred who enrol at once get exactly the seats there are; the others wait in order and move up as seats are freed', async () => {
  const { id } = await published({ capacity: 30 })
  const api = await server.as({})
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) =>
      api.events.guestEnroll({ params: { id }, body: { ...guest(n), waiting: n % 2 === 0 } }),
    ),
  )
  const got = answers.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
  const states = (state: string) => got.filter((one) => one.state === state)
  expect(states('ENROLLED')).toHaveLength(30)
  for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'event.full' })
  const { rows } = await sql<{ taken: number; held: number }>`
    select taken, (select sum(seats)::int from event_participants where state = 'ENROLLED') as held from events`.execute(
    server.db,
  )
  expect(rows).toEqual([{ taken: 30, held: 30 }])
  const places = await Promise.all(
    states('WAITING').map(async ({ token }) => (await api.events.byLink({ params: { token } })).placeInList ?? 0),
  )
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at + 1))

  const first = states('WAITING')[places.indexOf(1)]
  const [leaving] = states('ENROLLED')
  await api.events.cancelByLink({ params: { token: leaving?.token ?? '' } })
  expect(await api.events.byLink({ params: { token: first?.token ?? '' } })).toMatchObject({
    state: 'ENROLLED',
    placeInList: null,
  })
  await letterSent(/: A vaga é sua: Dia de direção/)
  // Who cancels twice frees one seat.
  expect(await api.events.cancelByLink({ params: { token: leaving?.token ?? '' } })).toMatchObject({
    state: 'CANCELLED',
  })
  const staff = await admin()
  expect(await staff.events.deskGet({ params: { id } })).toMatchObject({ taken: 30, waiting: places.length - 1 })
  const more = await staff.events.deskUpdate({ params: { id }, body: { ...EVENT, capacity: 33 } })
  expect(more).toMatchObject({ taken: 33, waiting: places.length - 4 })
})

test('who is forgotten leaves a seat to who waits', async () => {
  const { id } = await published({ capacity: 1 })
  const api = await server.as({})
  await api.events.guestEnroll({ params: { id }, body: guest(1) })
  const waiting = await api.events.guestEnroll({ params: { id }, body: { ...guest(2), waiting: true } })
  const who = { accountId: NO_ACCOUNT, emails: [], provenEmails: [guest(1).email], orders: [], marks: [] }
  const { db, platform } = server
  expect(await eventsPersonalData.event_participants?.rows?.(db, who)).toMatchObject([{ event: EVENT.name, seats: 1 }])
  await eventsPersonalData.event_participants?.forget?.({ db, now: platform.clock.now() }, who)
  const left = await db
    .selectFrom('event_participants')
    .select(['name', 'email', 'phone', 'state'])
    .where('email', '=', '')
    .execute()
  expect(left).toEqual([{ name: '', email: '', phone: '', state: 'CANCELLED' }])
  await eventJobs['events.settle']?.(contextFor(server), {})
  expect(await api.events.byLink({ params: { token: waiting?.token ?? '' } })).toMatchObject({ state: 'ENROLLED' })
})

describe('an enrolment', () => {
  test('of who is signed in is one however often, theirs alone, and takes over what they did without login', async () => {
    const { id } = await published({ companions: 2 })
    const params = { eventId: id }
    const api = await server.as({ roles: ['customer'] })
    await expect(api.events.enroll({ params, body: { companions: ['A', 'B', 'C'] } })).rejects.toMatchObject({
      fields: [expect.objectContaining({ path: 'companions' })],
    })
    const mine = await api.events.enroll({ params, body: { companions: ['Bia', ' '] } })
    expect(mine).toMatchObject({ state: 'ENROLLED', seats: 2 })
    expect(await api.events.enroll({ params, body: {} })).toEqual({ ...mine, event: expect.anything() })
    expect((await api.events.mine({})).items.map((one) => one.id)).toEqual([mine.id])
    const stranger = await server.as({ roles: ['customer'] })
    expect(await stranger.events.get({ params: { id }, query: { includeParticipants: true } })).toMatchObject({
      participants: 2,
      participantList: [],
    })
    const leave = { params: { eventId: id, pid: mine.id } }
    await expect(stranger.events.participantDelete(leave)).rejects.toMatchObject({ status: 404 })
    const shown = await (await admin()).events.get({ params: { id }, query: { includeParticipants: true } })
    expect(shown.participantList).toMatchObject([{ id: mine.id, seats: 2 }])
    await api.events.participantDelete(leave)
    expect((await api.events.mine({})).items).toMatchObject([{ state: 'CANCELLED' }])
  })

  test('with an address that is enrolled tells nothing but to the address', async () => {
    const { id } = await published()
    const api = await server.as({})
    const { token } = (await api.events.guestEnroll({ params: { id }, body: guest(1) })) ?? { token: '' }
    await letterSent(/^p1@.*: Inscrição feita/)
    expect(await api.events.guestEnroll({ params: { id }, body: { ...guest(1), name: 'Outro Alguém' } })).toBeNull()
    await letterSent(/^p1@.*: A sua inscrição: [^]*\/br\/fiat\/inscricao\//)
    expect(await api.events.byLink({ params: { token } })).toMatchObject({ state: 'ENROLLED' })
    for (const wrong of [`${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`, id, 'x'])
      await expect(api.events.byLink({ params: { token: wrong } })).rejects.toMatchObject({ status: 404 })
    await expect(
      api.events.guestEnroll({ params: { id }, body: { name: 'A', email: 'a', phone: '1' } }),
    ).rejects.toMatchObject({
      fields: ['name', 'email', 'phone'].map((path) => expect.objectContaining({ path })),
    })
  })

  test('for a virtual event shows its link to who holds a seat alone; notices go by letter and message', async () => {
    const link = 'https://encontro.example/sala'
    const { id } = await published({ kind: 'VIRTUAL', link, placeName: null, city: null, capacity: 1 })
    const api = await server.as({})
    expect(JSON.stringify(await api.events.agendaGet({ params: { id } }))).not.toContain(link)
    const seated = await api.events.guestEnroll({ params: { id }, body: { ...guest(1), whatsApp: true } })
    const waiting = await api.events.guestEnroll({ params: { id }, body: { ...guest(2), waiting: true } })
    expect([seated?.link, waiting?.link]).toEqual([link, null])
    const elsewhere = await server.as({}, 'ar-fiat')
    const file = await elsewhere.events.calendarFile({ params: { token: seated?.token ?? '' } })
    expect(Buffer.from(file.body as Uint8Array).toString()).toMatch(/METHOD:PUBLISH[^]*encontro\.example/)

    const staff = await admin()
    const event = { eventId: id, message: 'Começa dez minutos depois.' }
    expect(await staff.notices.virtualEventUpdate({ body: event })).toEqual({ queued: 1 })
    await letterSent(/^p1@.*: Novidade: [^]*dez minutos/)
    await letterSent(/^5511987654321: .*há uma novidade: Dia de direção/)
    expect(await staff.notices.virtualEventConfirm({ body: event })).toEqual({ queued: 1 })
    const participantId = seated?.id ?? ''
    await staff.notices.virtualEventCancel({ body: { ...event, participantId } })
    expect(await api.events.byLink({ params: { token: waiting?.token ?? '' } })).toMatchObject({
      state: 'ENROLLED',
      link,
    })
    expect(await api.events.byLink({ params: { token: seated?.token ?? '' } })).toMatchObject({ link: null })
    await expect(staff.notices.virtualEventUpdate({ body: { ...event, participantId } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await staff.notices.virtualEventCancel({ body: event })).toEqual({ queued: 1 })
    await expect(staff.notices.virtualEventConfirm({ body: event })).rejects.toMatchObject({ code: 'event.state' })
    const place = await published()
    await expect(staff.notices.virtualEventConfirm({ body: { eventId: place.id } })).rejects.toMatchObject({
      code: 'event.notVirtual',
    })
  })
})

test('reminds the day before; at the door a code or a name is checked in once, and staff elsewhere find nobody', async () => {
  const event = await published({ ...soon(), kind: 'DEALER', dealerCode: '70001', placeName: null, city: null })
  const api = await server.as({})
  const { token, id } = (await api.events.guestEnroll({ params: { id: event.id }, body: guest(1) })) ?? {
    token: '',
    id: '',
  }
  await server.moveClock(Date.parse(event.startsAt) - server.platform.clock.now().getTime() - 2 * HOUR)
  await letterSent(/^p1@.*: Amanhã: Dia de direção/)
  const dealer = await server.as({
    roles: ['user_dealer'],
    dealerCodes: ['70001'],
    scopes: { markets: [], brands: [] },
  })
  const neighbour = await server.as({
    roles: ['user_dealer'],
    dealerCodes: ['70009'],
    scopes: { markets: [], brands: [] },
  })
  expect((await dealer.events.doorEvents({})).map((one) => one.id)).toEqual([event.id])
  expect(await neighbour.events.doorEvents({})).toEqual([])
  await expect(neighbour.events.doorCode({ params: { code: token } })).rejects.toMatchObject({ status: 404 })
  expect(await dealer.events.doorCode({ params: { code: token } })).toMatchObject({ id, state: 'ENROLLED' })
  const found = await dealer.events.door({ params: { id: event.id }, query: { name: 'numero' } })
  expect(found.participants).toMatchObject([{ id }])
  for (let n = 0; n < 2; n += 1)
    expect(await dealer.events.checkIn({ body: { participantId: id } })).toMatchObject({ state: 'CAME' })
  const staff = await admin()
  expect(await staff.events.deskGet({ params: { id: event.id } })).toMatchObject({ came: 1, taken: 1 })
  expect((await staff.events.participantDetails({ params: { id: event.id } }))[0]).toMatchObject({
    email: 'p1@correio.example',
  })
  expect((await staff.events.deskParticipants({ query: { eventId: event.id } })).items).toMatchObject([
    { eventName: event.name, email: 'p***@correio.example', phone: '(11) *****-4321' },
  ])
  await staff.events.deskParticipantDelete({ params: { id } })
  await letterSent(/^p1@.*: Inscrição cancelada/)
  await expect(dealer.events.checkIn({ body: { participantId: id } })).rejects.toMatchObject({
    code: 'event.notEnrolled',
  })
})

test('at the door of the demo somebody is expected at any hour of any day, and some have come once it is open', async () => {
  const ofDealer = { roles: ['user_dealer'], dealerCodes: ['70001'], scopes: { markets: [], brands: [] } } as const
  const now = server.platform.clock.now()
  // 13:00 in São Paulo: the doors are open since ten.
  const open = Math.floor(now.getTime() / (24 * HOUR)) * 24 * HOUR + 4 * 24 * HOUR + 16 * HOUR
  const came: number[] = []
  for (const hours of [(open - now.getTime()) / HOUR, 5, 6, 7, 6, 11]) {
    await server.moveClock(hours * HOUR)
    await eventJobs['events.demo']?.(contextFor(server), {})
    // Signed in anew: a caller's moment is the one at which they were.
    const dealer = await server.as(ofDealer)
    const [today] = await dealer.events.doorEvents({})
    const { participants } = await dealer.events.door({ params: { id: today?.id ?? '' } })
    expect(participants).toHaveLength(9)
    expect(today?.taken).toBe(participants.reduce((sum, { seats }) => sum + seats, 0))
    came.push(participants.filter(({ state }) => state === 'CAME').length)
  }
  expect(came[0]).toBe(3)
})
