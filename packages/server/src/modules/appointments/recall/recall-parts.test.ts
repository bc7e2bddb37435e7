import { addDays } from '@volante/domain/date'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { WHO } from '../fixtures.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const CAMPAIGN = 'P-PARTS'
const NO_REMEDY = 'P-NONE'
let dealer = ''
let today = ''

const words = JSON.stringify({ 'pt-BR': 'Cinto', 'es-AR': 'Cinturón' })

beforeAll(async () => {
  today = server.platform.clock.now().toISOString().slice(0, 10)
  const { code } = await server.db
    .selectFrom('dealers')
    .select('code')
    .where('country', '=', 'BR')
    .where('blocked', '=', false)
    .where((eb) => eb(eb.val('fiat'), '=', eb.fn.any('brands')))
    .where((eb) => eb(eb.val('SV03'), '=', eb.fn.any('services')))
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow()
  dealer = code
  const campaign = { country: 'BR', brand: 'fiat', kind: 'RECALL', title: words, risk: words, repair: words } as const
  const more = { can_drive: true, starts_on: '2026-10-01', minutes: 60, phone: '0800', model_codes: [] as string[] }
  await server.db
    .insertInto('recall_campaigns')
    .values([
      { ...campaign, ...more, id: CAMPAIGN, remedy_from: '2026-10-01' },
      { ...campaign, ...more, id: NO_REMEDY, remedy_from: null },
    ])
    .execute()
})

beforeEach(async () => {
  await server.db.deleteFrom('appointments').execute()
  await server.db.deleteFrom('appointment_waits').execute()
  await server.db.deleteFrom('recall_parts').where('campaign_id', '=', CAMPAIGN).execute()
})

const stock = (quantity: number, next_quantity = 0, next_on: string | null = null) =>
  server.db
    .insertInto('recall_parts')
    .values({ campaign_id: CAMPAIGN, dealer_code: dealer, quantity, next_quantity, next_on })
    .execute()
const visitor = () => server.as({}, 'br-fiat')
const staff = () => server.as({ roles: ['user_dealer'], dealerCodes: [dealer] }, 'br-fiat')

async function days() {
  const api = await visitor()
  return api.scheduler.days({ query: { dealerCode: dealer, serviceId: 'SV03', campaignId: CAMPAIGN } })
}
const openDays = async () => (await days()).filter(({ closed }) => closed === null)

async function free(nth = 0) {
  const slots = (await openDays()).flatMap((day) => day.slots.filter(({ isFree }) => isFree))
  const { day = '', period = 'morning', time = null } = slots[nth] ?? {}
  return { day, period, time }
}

async function book(at: { day: string; period: 'morning' | 'afternoon'; time: string | null }, more: object = {}) {
  const api = await visitor()
  const what = { dealerCode: dealer, serviceId: 'SV03', campaignId: CAMPAIGN }
  return api.scheduler.create({ body: { ...WHO, ...at, ...what, ...more } })
}

test('of twenty who want the last part one gets it, whatever slot they chose; the days say why nothing is free', async () => {
  await stock(1)
  const slots = await Promise.all([free(0), free(1), free(2)])
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => book(slots[at % 3] ?? slots[0])))
  const booked = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(booked).toHaveLength(1)
  expect(booked[0]?.recall).toEqual({ id: CAMPAIGN, title: 'Cinto' })
  for (const one of answers)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'appointment.taken' })
  expect(await openDays()).toEqual([])
  expect((await days()).map(({ closed }) => closed)).toContain('noPart')
  // Another service at the same dealer needs none.
  const other = await (await visitor()).scheduler.days({ query: { dealerCode: dealer, serviceId: 'SV03' } })
  expect(other.some(({ closed }) => closed === null)).toBe(true)
})

test.each(['cancelled', 'declined', 'expired'] as const)('a part is free again when its visit is %s', async (how) => {
  await stock(1)
  const { token, id } = await book(await free())
  expect(await openDays()).toEqual([])
  if (how === 'cancelled') await (await visitor()).scheduler.cancelByLink({ params: { token } })
  else if (how === 'declined')
    await (await staff()).scheduler.deskAnswer({ params: { id }, body: { act: 'decline', reason: 'Oficina cheia' } })
  else await server.db.updateTable('appointments').set({ status: 'EXPIRED' }).where('id', '=', id).execute()
  expect(await openDays()).not.toEqual([])
})

test('a visit that is done has used its part; one that moves keeps it', async () => {
  await stock(2)
  const { token, id } = await book(await free())
  const moved = await (await visitor()).scheduler.moveByLink({ params: { token }, body: await free(1) })
  expect(moved.recall?.id).toBe(CAMPAIGN)
  const api = await staff()
  await api.scheduler.deskAnswer({ params: { id }, body: { act: 'confirm' } })
  expect((await api.scheduler.deskGet({ params: { id } })).recall?.id).toBe(CAMPAIGN)
  await api.scheduler.deskAnswer({ params: { id }, body: { act: 'finish' } })
  const left = await server.db
    .selectFrom('recall_parts')
    .select('quantity')
    .where('campaign_id', '=', CAMPAIGN)
    .executeTakeFirst()
  expect(left).toEqual({ quantity: 1 })
  expect(await openDays()).not.toEqual([])
})

test('what is on its way can be booked from its day on', async () => {
  const comes = addDays(today, 10)
  await stock(0, 1, comes)
  const open = await openDays()
  expect(open.length).toBeGreaterThan(0)
  expect(open.every(({ day }) => day >= comes)).toBe(true)
  await book(await free())
  expect(await openDays()).toEqual([])
})

test('dealers near a place are told nearest first, all others by who has the part, each with its first day', async () => {
  await stock(1)
  const api = await visitor()
  const query = { campaignId: CAMPAIGN }
  const [first] = await api.scheduler.recallDealers({ query })
  const [firstOpen] = await openDays()
  expect(first).toMatchObject({ code: dealer, part: 'here', partFrom: null, distance: null, firstDay: firstOpen?.day })
  const { lat, lon } = await server.db
    .selectFrom('dealers')
    .select(['lat', 'lon'])
    .where('code', '=', dealer)
    .executeTakeFirstOrThrow()
  const near = await api.scheduler.recallDealers({
    query: { ...query, referenceLatitude: lat, referenceLongitude: lon },
  })
  expect(near[0]).toMatchObject({ code: dealer, distance: 0 })
  const distances = near.map(({ distance }) => distance ?? -1)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  await book(await free())
  const after = await api.scheduler.recallDealers({
    query: { ...query, referenceLatitude: lat, referenceLongitude: lon },
  })
  expect(after[0]).toMatchObject({ code: dealer, part: 'none', firstDay: null })
  // Nobody said what the others have.
  expect(after[1]).toMatchObject({ part: 'ask', firstDay: expect.any(String) })
})

test('a recall of another site, one without a remedy and a visit that is no recall are refused by name', async () => {
  const at = await free()
  const refused = { status: 422, fields: [{ path: 'campaignId' }] }
  await expect(book(at, { campaignId: NO_REMEDY })).rejects.toMatchObject(refused)
  await expect(book(at, { campaignId: 'AR-FIAT-1' })).rejects.toMatchObject(refused)
  await expect(book(at, { serviceId: null })).rejects.toMatchObject(refused)
  const api = await visitor()
  expect(await api.scheduler.recallDealers({ query: { campaignId: NO_REMEDY } })).toEqual([])
  for (const campaignId of ['AR-FIAT-1', 'X'])
    await expect(api.scheduler.recallDealers({ query: { campaignId } })).rejects.toMatchObject({ status: 404 })
})
