import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { jobCtx, reserved } from '../reservations/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { freeOffers } from './api.ts'
import { valuationJobs } from './jobs.ts'
import { lapse, takeOffer } from './offer-queries.ts'

const server = testServer()

const row = (country: 'BR' | 'AR') =>
  server.db
    .selectFrom('valuations')
    .selectAll()
    .where('country', '=', country)
    .orderBy('mvs_code')
    .orderBy('year')
    .limit(1)
    .executeTakeFirstOrThrow()

async function named(country: 'BR' | 'AR') {
  const { mvs_code: mvsCode, ...value } = await row(country)
  const { brand, model_code: model } = await server.db
    .selectFrom('versions as v')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .innerJoin('model_markets as k', 'k.model_code', 'm.code')
    .select(['k.brand', 'v.model_code'])
    .where('v.mvs_code', '=', mvsCode)
    .where('k.country', '=', country)
    .executeTakeFirstOrThrow()
  return { value, query: { brand, model, version: mvsCode, year: value.year } }
}

test.each([
  ['BR', 'br-fiat', 'BRL'],
  ['AR', 'ar-fiat', 'ARS'],
] as const)(
  'in %s a chosen car is worth what the table says, with month, code and error',
  async (country, site, currency) => {
    const { value, query } = await named(country)
    const api = await server.as({}, site)
    const found = await api.evaluation.evaluate({ query })
    const { month, code, value_cents: reference } = value
    expect(found).toMatchObject({ currency, month, code, reference, error: 1_000, effects: [] })
    expect(found.low).toBeLessThan(found.value)
    const worn = await api.evaluation.evaluate({ query: { ...query, mileage: 1_000_000, damage: 'open' } })
    expect(worn.effects.map(({ of }) => of)).toEqual(['mileage', 'damage'])
    expect(worn.value).toBeLessThan(found.value)
  },
)

test('a car that the table does not have is unavailable, in the words of the documents', async () => {
  const { query } = await named('BR')
  const api = await server.as({}, 'br-fiat')
  const refused = { status: 404, message: 'Avaliação de seminovo indisponível para este veículo.' }
  await expect(api.evaluation.evaluate({ query: { ...query, year: 1980 } })).rejects.toMatchObject(refused)
  await expect(api.evaluation.evaluate({ query: { ...query, version: 'none' } })).rejects.toMatchObject(refused)
  await expect(api.evaluation.plate({ params: { plate: 'ABC1D23' } })).rejects.toMatchObject(refused)
})

test('a plate is worth what its car is, and the registry being down is no answer about the car', async () => {
  const car = await server.db
    .selectFrom('registry_vehicles as r')
    .innerJoin('valuations as v', (join) => join.onRef('v.mvs_code', '=', 'r.mvs_code').onRef('v.year', '=', 'r.year'))
    .select(['r.plate', 'r.mvs_code', 'r.year'])
    .where('r.country', '=', 'BR')
    .whereRef('v.country', '=', 'r.country')
    .limit(1)
    .executeTakeFirstOrThrow()
  const api = await server.as({}, 'br-fiat')
  const found = await api.evaluation.plate({ params: { plate: car.plate } })
  expect(found.vehicle).toMatchObject({ mvsCode: car.mvs_code, year: car.year })
  expect(JSON.stringify(found)).not.toContain('chassis')
  const query = { plate: car.plate, mileage: 10, tyres: 'worn' } as const
  expect((await api.evaluation.plateQuery({ query })).error).toBe(600)
  await expect(api.evaluation.plateQuery({ query: { plate: 'AB1' } })).rejects.toMatchObject({
    status: 422,
    code: 'validation.plate.invalid',
  })
  const registry = server.platform.providers.vehicleRegistry
  if (!registry) throw new Error('the demo has a registry')
  const down = vi.spyOn(registry, 'find').mockRejectedValue(new Error('down'))
  const asked = api.evaluation.plate({ params: { plate: 'QWE1R23' } })
  await expect(asked).rejects.toMatchObject({ status: 503, code: 'evaluation.noRegistry' })
  down.mockRestore()
})

const FOUND = { mileage: 62_000, owners: 'two', service: 'none', damage: 'scratches', tyres: 'good' } as const
const STATED = { toldMileage: 52_000, toldDamage: 'none', toldTyres: 'good' } as const

/** A car of the table, looked at by somebody of this dealer. */
async function inspectedAt(dealerCode: string, more: object = {}) {
  const { mvs_code: mvsCode, year } = await row('BR')
  const staff = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] })
  const who = { name: 'Paula Dona', email: 'paula@example.com' }
  const body = {
    dealerCode,
    plate: 'BRA2E19',
    mvsCode,
    year,
    ...who,
    ...FOUND,
    ...STATED,
    note: 'Riscos na porta',
    days: 5,
  }
  return { staff, body, offer: await staff.evaluation.inspect({ body: { ...body, ...more } }) }
}

const tokenIn = async (to: string) => {
  const letters = await server.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .execute()
  return /oferta\/([\w-]+)/.exec(letters[0]?.body ?? '')?.[1] ?? ''
}

test('a dealer’s inspection explains each line that moved, is written to the owner, and binds until its day', async () => {
  const { api, order } = await reserved(server)
  const { dealer_code: dealerCode } = await server.db
    .selectFrom('orders')
    .select('dealer_code')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { staff, offer } = await inspectedAt(dealerCode)
  expect(offer).toMatchObject({ state: 'OFFERED', vehicle: expect.any(String), isUsed: false, currency: 'BRL' })
  expect(offer.lines.filter(({ hasMoved }) => hasMoved).map(({ of }) => of)).toEqual(['mileage', 'service', 'damage'])
  const sum = offer.lines.reduce((total, { foundAmount }) => total + foundAmount, offer.reference)
  expect(Math.abs(offer.foundValue - sum)).toBeLessThan(100_00)
  expect(offer.offer).toBe(offer.foundValue)
  const listed = await staff.evaluation.inspections({ query: { state: 'OFFERED' } })
  expect(listed.items.map(({ id }) => id)).toContain(offer.id)

  const { site } = await server.db
    .selectFrom('trade_offers')
    .select('site')
    .where('id', '=', offer.id)
    .executeTakeFirstOrThrow()
  await valuationJobs['valuation.offered']?.(jobCtx(server, site), { id: offer.id })
  const token = await tokenIn('paula@example.com')
  const visitor = await server.as({}, 'br-fiat')
  expect(await visitor.evaluation.offer({ params: { token } })).toMatchObject({ id: offer.id, note: 'Riscos na porta' })
  expect(JSON.stringify(await visitor.evaluation.offer({ params: { token } }))).not.toContain('paula')
  const made = visitor.evaluation.offer({ params: { token: `${token.slice(0, -2)}AA` } })
  await expect(made).rejects.toMatchObject({ status: 404 })

  // Not accepted it is a promise like any other, which the dealer appraises.
  const trade = { plate: 'BRA2E19', description: 'Argo', value: offer.offer }
  const pay = (value: number) =>
    api.reservation.payment({
      params: { type: 'trade' },
      body: { reservationId: order.id, trade: { ...trade, value } },
    })
  const promised = await pay(offer.offer - 1_00)
  expect(promised.order.ledger.parts.find(({ kind }) => kind === 'tradeIn')?.appraisal).toBeNull()
  expect(await api.evaluation.offers()).toEqual([])
  await api.evaluation.answerOffer({ params: { token }, body: { accepted: true } })
  const again = await api.evaluation.answerOffer({ params: { token }, body: { accepted: true } })
  expect(again).toMatchObject({ state: 'ACCEPTED' })
  expect(await api.evaluation.offers()).toMatchObject([{ id: offer.id, token, state: 'ACCEPTED' }])

  const paid = await pay(offer.offer)
  expect(paid.order.ledger.parts.find(({ kind }) => kind === 'tradeIn')).toMatchObject({
    amount: offer.offer,
    appraisal: { value: offer.offer, answer: 'accepted', isBinding: true },
  })
  expect(await visitor.evaluation.offer({ params: { token } })).toMatchObject({ isUsed: true })
  // What pays an order is not taken back by a link.
  const back = visitor.evaluation.answerOffer({ params: { token }, body: { accepted: false } })
  await expect(back).rejects.toMatchObject({ status: 409, code: 'evaluation.offerOver' })
  const yes = await visitor.evaluation.answerOffer({ params: { token }, body: { accepted: true } })
  expect(yes).toMatchObject({ state: 'ACCEPTED', isUsed: true })
  // Nobody appraises it again: the dealer is bound.
  const part = paid.order.ledger.parts.find(({ kind }) => kind === 'tradeIn')
  const dealer = await server.as({ roles: ['dealer_manager'], dealerCodes: [dealerCode] })
  const lower = { params: { id: order.id, partId: part?.id ?? '' }, body: { value: 1_000_00, note: 'Menos' } }
  await expect(dealer.orders.appraise(lower)).rejects.toMatchObject({ status: 409, code: 'order.part.offered' })
  // Paid another way it is the owner's again, and so it is with the end of the order.
  await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
  expect(await api.evaluation.offers()).toMatchObject([{ id: offer.id, isUsed: false, state: 'ACCEPTED' }])
  await pay(offer.offer)
  expect(await api.evaluation.offers()).toMatchObject([{ isUsed: true }])
  await api.reservation.cancel({ params: { id: order.id }, body: { reasonId: 'price' } })
  expect(await api.evaluation.offers()).toMatchObject([{ isUsed: false, state: 'ACCEPTED' }])
})

test('two orders at once never use one offer, and one that lapsed while it paid is over with its order', async () => {
  const { offer } = await inspectedAt('70001', { email: 'duas@example.com', plate: 'BRA2E20' })
  const { id: accountId } = await server.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const set = { account_id: accountId, state: 'ACCEPTED' as const }
  await server.db.updateTable('trade_offers').set(set).where('id', '=', offer.id).execute()
  const owner = { accountId, email: null }
  const { offer: cents } = offer
  const { now } = jobCtx(server)
  const orders = Array.from({ length: 8 }, () => randomUUID())
  const trade = { owner, dealerCode: '70001', plates: ['BRA2E20'], cents }
  const taken = await Promise.all(orders.map((orderId) => takeOffer(server.db, { ...trade, orderId }, now)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  const holder = orders[taken.findIndex(Boolean)] ?? ''
  // Its day goes by while it pays: it is used as long as its order lives.
  await lapse(server.db, offer.id, new Date(offer.validUntil))
  const later = jobCtx(server, 'br-fiat', 6)
  const staff = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] })
  expect(await staff.evaluation.inspection({ params: { id: offer.id } })).toMatchObject({ state: 'ACCEPTED' })
  await freeOffers(later, { id: holder, country: 'BR' })
  expect(await staff.evaluation.inspection({ params: { id: offer.id } })).toMatchObject({
    state: 'EXPIRED',
    isUsed: false,
  })
  expect(await takeOffer(server.db, { ...trade, orderId: holder }, now)).toBeUndefined()
})

test('an offer lapses by its job, on its day and not before', async () => {
  const { offer } = await inspectedAt('70001', { plate: 'BRA2E21' })
  const stateOf = () =>
    server.db.selectFrom('trade_offers').select('state').where('id', '=', offer.id).executeTakeFirst()
  await valuationJobs['valuation.lapse']?.(jobCtx(server), { id: offer.id })
  expect(await stateOf()).toEqual({ state: 'OFFERED' })
  await valuationJobs['valuation.lapse']?.(jobCtx(server, 'br-fiat', 6), { id: offer.id })
  expect(await stateOf()).toEqual({ state: 'EXPIRED' })
})

test('offers are extended one by one or many at once, written to their owners, and what was declined stays', async () => {
  const { staff, offer } = await inspectedAt('70001', { plate: 'BRA2E31', email: 'longer@example.com' })
  const { offer: over } = await inspectedAt('70001', { plate: 'BRA2E32' })
  const { offer: declined } = await inspectedAt('70001', { plate: 'BRA2E33' })
  const set = (id: string, to: object) => server.db.updateTable('trade_offers').set(to).where('id', '=', id).execute()
  await set(over.id, { valid_until: new Date('2020-01-01'), state: 'EXPIRED' })
  await set(declined.id, { state: 'DECLINED' })
  const longer = await staff.evaluation.extend({ body: { id: offer.id, days: 20 } })
  const days = (Date.parse(longer.validUntil) - server.platform.clock.now().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(20)
  const ids = [offer.id, over.id, declined.id]
  const many = { list: '/desk/used-cars', call: 'extend', set: { days: 10 }, ids }
  const preview = await staff.bulk.preview({ body: many })
  expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['same', 'will', 'refused'])
  expect(await staff.bulk.create({ body: { ...many, expected: 1 } })).toMatchObject({ changed: 1, undoUntil: null })
  expect(await staff.evaluation.inspection({ params: { id: over.id } })).toMatchObject({ state: 'OFFERED' })
  const other = await server.as({ roles: ['user_dealer'], dealerCodes: ['99999'] })
  await expect(other.evaluation.extend({ body: { id: offer.id, days: 30 } })).rejects.toMatchObject({ status: 404 })
  await valuationJobs['valuation.offered']?.(jobCtx(server, 'br-fiat'), { id: offer.id })
  const written = await server.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', 'longer@example.com')
    .execute()
  expect(new Set(written.map(({ body }) => body)).size).toBe(written.length)
  expect(written.length).toBeGreaterThan(0)
})

test('an offer is refused without a reference, and over after its day; another dealer’s staff never see it', async () => {
  const { staff, body, offer } = await inspectedAt('70001')
  const unknown = { ...body, year: 1980 }
  await expect(staff.evaluation.inspect({ body: unknown })).rejects.toMatchObject({ code: 'evaluation.noReference' })
  const own = await staff.evaluation.inspect({ body: { ...unknown, reference: 3_000_000, offer: 2_500_000 } })
  expect(own).toMatchObject({ month: null, code: null, reference: 3_000_000, offer: 2_500_000 })
  await expect(staff.evaluation.inspect({ body: { ...body, plate: 'X' } })).rejects.toMatchObject({ status: 422 })
  await expect(staff.evaluation.inspect({ body: { ...body, mvsCode: 'NONE000' } })).rejects.toMatchObject({
    code: 'catalogue.unknownCodes',
  })
  const other = await server.as({ roles: ['user_dealer'], dealerCodes: ['99999'] })
  await expect(other.evaluation.inspection({ params: { id: offer.id } })).rejects.toMatchObject({ status: 404 })
  await server.db
    .updateTable('trade_offers')
    .set({ valid_until: new Date('2020-01-01') })
    .where('id', '=', offer.id)
    .execute()
  expect(await staff.evaluation.inspection({ params: { id: offer.id } })).toMatchObject({ state: 'EXPIRED' })
  const { items } = await staff.evaluation.inspections({ query: { state: 'EXPIRED', dealerCode: '70001' } })
  expect(items.map(({ id }) => id)).toContain(offer.id)
  expect(items.every(({ state }) => state === 'EXPIRED')).toBe(true)
  const inArgentina = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] }, 'ar-fiat')
  expect(await inArgentina.evaluation.inspections({ query: {} })).toMatchObject({ items: [], total: 0 })
})

test('an own car is an entrance by its estimate, a dealer’s offer for it by its own; another person’s is none', async () => {
  const car = await server.db
    .selectFrom('registry_vehicles as r')
    .innerJoin('valuations as v', (join) => join.onRef('v.mvs_code', '=', 'r.mvs_code').onRef('v.year', '=', 'r.year'))
    .select(['r.plate', 'r.mvs_code as mvs', 'r.year'])
    .where('r.country', '=', 'BR')
    .whereRef('v.country', '=', 'r.country')
    .executeTakeFirstOrThrow()
  const api = await server.as({ roles: ['customer'] })
  await expect(api.financeEvaluation.confiat({ query: {} })).rejects.toMatchObject({ code: 'evaluation.unavailable' })
  await api.garage.addOwned({ body: { plateNumber: car.plate } })
  const found = await api.financeEvaluation.confiat({ query: { mvs: car.mvs, year: car.year } })
  expect(found).toMatchObject({ value: found.low, terms: { basis: 'ESTIMATE', month: '2026-11', validUntil: null } })
  await expect(api.financeEvaluation.confiat({ query: { cpf: '39053344705' } })).rejects.toMatchObject({ status: 404 })
  const { plate, mvs: mvsCode, year } = car
  const { offer } = await inspectedAt('70001', { plate, mvsCode, year, email: 'nova@example.com' })
  await valuationJobs['valuation.offered']?.(jobCtx(server), { id: offer.id })
  const token = await tokenIn('nova@example.com')
  await api.evaluation.answerOffer({ params: { token }, body: { accepted: true } })
  expect(await api.financeEvaluation.confiat({ query: {} })).toMatchObject({
    value: offer.offer,
    terms: { basis: 'OFFER', validUntil: offer.validUntil },
  })
})

test('a connected service says what cars are worth; while it does not answer nobody makes a value up', async () => {
  const { query } = await named('BR')
  const api = await server.as({}, 'br-fiat')
  const service = { find: vi.fn().mockResolvedValue({ month: '2026-10', code: 'S-1', cents: 5_000_000 }) }
  Object.assign(server.platform.providers, { valuations: service })
  expect(await api.evaluation.evaluate({ query: { ...query, tyres: 'good' } })).toMatchObject({
    month: '2026-10',
    code: 'S-1',
    reference: 5_000_000,
  })
  service.find.mockRejectedValue(new Error('down'))
  const down = api.evaluation.evaluate({ query: { ...query, owners: 'two' } })
  await expect(down).rejects.toMatchObject({ status: 503, code: 'evaluation.noTable' })
  // A dealer that looked at the car says itself what it starts from.
  const { body, staff } = await inspectedAt('70001', { plate: 'BRA2E22', reference: 4_000_000 })
  await expect(staff.evaluation.inspect({ body })).rejects.toMatchObject({ code: 'evaluation.noReference' })
  service.find.mockResolvedValue(null)
  const none = api.evaluation.evaluate({ query: { ...query, owners: 'more' } })
  await expect(none).rejects.toMatchObject({ code: 'evaluation.unavailable' })
  Object.assign(server.platform.providers, { valuations: null })
})
