import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, DEALER, DEALER_RECIFE } from '../leads/fixtures.ts'
import { jobCtx, reserved } from '../reservations/fixtures.ts'
import { quotable } from './fixtures.ts'
import { quotationJobs } from './jobs.ts'

const server = testServer({ ROLE: 'web' })
let car: Awaited<ReturnType<typeof quotable>>
beforeAll(async () => {
  await addNetwork(server.db)
  car = await quotable(await server.as())
})

const at = (dealerCode: string) => ({
  dealerCodes: [dealerCode],
  scopes: { markets: [], brands: [], regions: [], dealerGroups: [] },
})
const seller = (dealerCode = DEALER) => server.as({ roles: ['user_dealer'], ...at(dealerCode) })
const manager = () =>
  server.as({
    roles: ['dealer_manager'],
    dealerCodes: [DEALER],
    scopes: { ...at(DEALER).scopes, dealerGroups: ['tl'] },
  })
const sent = (number: string, version: number) =>
  quotationJobs['quotations.send']?.(jobCtx(server), { site: 'br-fiat', number, version })

/** Does and undoes a change of the car's price. */
async function dearer(cents: number): Promise<void> {
  await server.db
    .updateTable('prices')
    .set((eb) => ({ price_cents: eb('price_cents', '+', cents) }))
    .where('mvs_code', '=', car.mvsCode)
    .execute()
  for (const noun of ['prices', 'catalogue']) server.platform.remembered.drop(noun)
}

test('a seller quotes a car: priced here, accessories apart, kept as a version whose PDF stays the same', async () => {
  const api = await seller()
  const made = await api.quotation.create({ body: { ...car, discount: 100_00, comments: 'Entrega em casa' } })
  expect(made).toMatchObject({
    version: 1,
    dealerCode: DEALER,
    site: 'br-fiat',
    initialPrice: car.initialPrice,
    cashPrice: car.initialPrice - 100_00,
    state: 'WITHIN',
    mayLeave: true,
    crm: { state: 'SENDING', code: null },
    seller: { dealerCode: DEALER, dealerName: expect.any(String) },
    room: { percent: 2, isAbove: false, left: Math.floor(car.initialPrice * 0.02) - 100_00 },
  })
  expect(made.accessories).toHaveLength(1)
  expect(made.serialItems.length).toBeGreaterThan(0)
  const params = { number: made.number }
  const first = Buffer.from((await api.quotation.download({ params })).body as Uint8Array)
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(first).digest('hex')).toBe(made.sha256)
  expect(JSON.stringify(made.paper)).toContain(made.sum)

  const body = { ...car, number: made.number, discount: 100_00, comments: 'Entrega em casa' }
  expect(await api.quotation.create({ body })).toMatchObject({ version: 1 })
  const second = await api.quotation.create({ body: { ...body, discount: 200_00, version: 1 } })
  expect(second).toMatchObject({ version: 2, cashPrice: car.initialPrice - 200_00 })
  expect(second.versions[1]?.changes).toEqual([
    { field: 'discount', before: 100_00, after: 200_00 },
    { field: 'cashPrice', before: car.initialPrice - 100_00, after: car.initialPrice - 200_00 },
  ])
  const query = { version: 1 }
  const again = await api.quotation.download({ params, query })
  expect(Buffer.from(again.body as Uint8Array).equals(first)).toBe(true)
  expect(await api.quotation.get({ params, query })).toMatchObject({ version: 1, latest: 2, sum: made.sum })
  const restored = await api.quotation.restore({ params, body: query })
  expect(restored).toMatchObject({ version: 3, discount: 100_00 })
  const listed = await api.quotation.list({ query: { search: 'maria' } })
  expect(listed.items.find(({ number }) => number === made.number)).toMatchObject({ version: 3, crm: 'SENDING' })
})

test('a version is never written over, not even in the database', async () => {
  const api = await seller()
  const { number } = await api.quotation.create({ body: car })
  const touched = server.db.updateTable('quotation_versions').set({ cash_cents: 1 }).where('number', '=', number)
  await expect(touched.execute()).rejects.toThrow('append-only')
})

test('what the preview says is what is saved, but for its number', async () => {
  const api = await seller()
  const preview = await api.quotation.preview({ body: car })
  const saved = await api.quotation.create({ body: car })
  expect(preview).toMatchObject({ initialPrice: saved.initialPrice, stock: saved.stock, room: saved.room })
  expect(preview.paper.blocks).toEqual(saved.paper.blocks)
})

describe('it refuses', () => {
  const refused = (body: object, code: string, status: number) =>
    seller()
      .then((api) => api.quotation.create({ body: { ...car, ...body } }))
      .then(
        () => expect.fail('it was saved'),
        (error) => expect(error).toMatchObject({ code, status }),
      )

  test('a new price that does not exceed the initial one, in the words of the documents', async () => {
    const api = await seller()
    const saving = api.quotation.create({ body: { ...car, changedPrice: car.initialPrice } })
    await expect(saving).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'changedPrice', message: expect.stringContaining('O valor deve ser maior que R$') }],
    })
  })

  test('a price that moved, unknown codes, a day too far', async () => {
    await refused({ initialPrice: car.initialPrice - 1 }, 'quotation.priceMoved', 409)
    await refused({ optionals: ['nothing'] }, 'catalogue.unknownCodes', 422)
    await refused({ year: 1999 }, 'catalogue.unknownCodes', 422)
    await refused({ validityPeriod: '2999-01-01' }, 'request.invalid', 422)
    await refused({ tradeIn: 'ABC1D23' }, 'quotation.tradeIn.unknown', 404)
  })

  test('another dealer’s quotation and dealer, and what was saved meanwhile (002, 003)', async () => {
    const { number } = await (await seller()).quotation.create({ body: car })
    await refused({ number: 'NOTH-INGH-EREX' }, 'quotation.save.003', 404)
    await (await seller()).quotation.create({ body: { ...car, number, discount: 1_00 } })
    await refused({ number, version: 1, discount: 2_00 }, 'quotation.save.002', 409)
    const other = await seller(DEALER_RECIFE)
    await expect(other.quotation.create({ body: { ...car, number } })).rejects.toMatchObject({
      code: 'quotation.save.003',
      message: 'Base quotation not found in the customer-relationship system',
    })
    await expect(other.quotation.get({ params: { number } })).rejects.toMatchObject({ status: 404 })
    await expect(other.quotation.create({ body: { ...car, dealerCode: DEALER } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('items that do not go together', async () => {
    const api = await server.as()
    for (const { code, year } of await api.mvs.mvsList({ query: {} })) {
      const { catalogue } = await api.car.web({ query: { mvsCode: code, year } })
      const part = catalogue.items.find(({ exclusive }) =>
        exclusive.some((id) => catalogue.items.some((o) => o.id === id)),
      )
      const other = part?.exclusive.find((id) => catalogue.items.some((one) => one.id === id))
      if (!part || !other) continue
      const wanted = { mvsCode: code, year, optionals: [part.id, other], accessories: [], coating: null }
      return refused({ ...wanted, colorCode: catalogue.colors[0]?.code ?? '' }, 'quotation.conflict', 409)
    }
    throw new Error('the world has such items')
  })
})

describe('above the limit', () => {
  const much = () => Math.ceil(car.initialPrice * 0.03)

  test('it takes a reason, waits, and leaves the house once somebody who may give it says yes', async () => {
    const api = await seller()
    await expect(api.quotation.create({ body: { ...car, discount: much() } })).rejects.toMatchObject({
      code: 'quotation.aboveLimit',
    })
    const made = await api.quotation.create({
      body: { ...car, discount: much(), approvalReason: 'Segundo carro da família' },
    })
    expect(made).toMatchObject({ state: 'WAITING', mayLeave: false, crm: { state: 'HELD' } })
    const params = { number: made.number }
    await expect(api.quotation.download({ params })).rejects.toMatchObject({ code: 'quotation.notApproved' })
    await expect(api.quotation.send({ params })).rejects.toMatchObject({ code: 'quotation.notApproved' })
    await expect(api.pricePassport.ofQuotation({ params })).rejects.toMatchObject({ code: 'quotation.notApproved' })
    const decision = { version: 1, approved: true, note: 'Cliente antigo' }
    await expect(api.quotation.decide({ params, body: decision })).rejects.toMatchObject({ status: 403 })
    const boss = await manager()
    expect((await boss.quotation.get({ params })).reason).toBe('Segundo carro da família')
    const decided = await boss.quotation.decide({ params, body: decision })
    expect(decided).toMatchObject({ state: 'APPROVED', mayLeave: true, decision: { note: 'Cliente antigo' } })
    await expect(boss.quotation.decide({ params, body: decision })).rejects.toMatchObject({ code: 'quotation.decided' })
    expect((await api.quotation.download({ params })).type).toBe('application/pdf')

    const kept = await api.quotation.create({
      body: { ...car, number: made.number, discount: much(), comments: 'Com tapetes' },
    })
    expect(kept).toMatchObject({ version: 2, state: 'APPROVED' })
    const further = { ...car, number: made.number, discount: much() + 1_00 }
    await expect(api.quotation.create({ body: further })).rejects.toMatchObject({ code: 'quotation.aboveLimit' })
    const voided = await api.quotation.create({ body: { ...further, approvalReason: 'Um pouco mais' } })
    expect(voided).toMatchObject({ version: 3, state: 'WAITING', mayLeave: false, decision: null })
    await api.quotation.create({ body: { ...car, number: made.number } })
    expect(await api.quotation.restore({ params, body: { version: 3 } })).toMatchObject({
      state: 'WAITING',
      reason: 'Um pouco mais',
    })
    await expect(api.quotation.download({ params, query: { version: 1 } })).rejects.toMatchObject({
      code: 'quotation.notApproved',
    })
  })

  test('nobody approves more than they may give, and an approval ends', async () => {
    const api = await seller()
    const large = { ...car, discount: Math.ceil(car.initialPrice * 0.06), approvalReason: 'Frota' }
    const made = await api.quotation.create({ body: large })
    const params = { number: made.number }
    const boss = await manager()
    const yes = { version: 1, approved: true, note: '' }
    await expect(boss.quotation.decide({ params, body: yes })).rejects.toMatchObject({
      code: 'quotation.approve.above',
    })
    const no = await boss.quotation.decide({ params, body: { ...yes, approved: false, note: 'Demais' } })
    expect(no).toMatchObject({ state: 'DECLINED', mayLeave: false })
    const smaller = { ...car, number: made.number, discount: much(), approvalReason: 'Menos' }
    await api.quotation.create({ body: smaller })
    await boss.quotation.decide({ params, body: { ...yes, version: 2 } })
    const day = 86_400_000
    await server.moveClock(4 * day)
    expect(await (await seller()).quotation.get({ params })).toMatchObject({ state: 'APPROVED', mayLeave: false })
    await server.moveClock(-4 * day)
  })
})

describe('the customer-relationship system', () => {
  test.each(['001', '002', '003', '004', '005', '006'] as const)(
    'refuses by code %s, which is kept and sent again',
    async (code) => {
      const api = await seller()
      const { number } = await api.quotation.create({ body: { ...car, opportunityName: `Maria #${code}` } })
      await sent(number, 1)
      const { crm, version } = await api.quotation.get({ params: { number } })
      expect(crm).toMatchObject({ state: 'FAILED', code, message: expect.any(String) })
      expect(version).toBe(1)
      expect((await api.quotation.send({ params: { number } })).crm).toMatchObject({ state: 'SENDING', code: null })
    },
  )

  test('does not answer: nothing is lost, and a later try keeps it', async () => {
    const api = await seller()
    const { number } = await api.quotation.create({ body: { ...car, opportunityName: 'Maria #down' } })
    await expect(sent(number, 1)).rejects.toThrow('does not answer')
    expect((await api.quotation.get({ params: { number } })).crm).toMatchObject({ state: 'FAILED', code: '004' })
    await api.quotation.create({ body: { ...car, number } })
    await sent(number, 1)
    expect((await api.quotation.get({ params: { number } })).crm.state).toBe('SENDING')
    await sent(number, 2)
    await sent(number, 2)
    expect((await api.quotation.get({ params: { number } })).crm).toMatchObject({ state: 'SAVED', id: number })
  })
})

test('it says when no dealer has such a car, and what the factory has', async () => {
  const api = await seller()
  const found = await api.quotation.preview({ body: car })
  const own = server.db.updateTable('stock_units').where('mvs_code', '=', car.mvsCode)
  await own.set({ state: 'SOLD' }).where('dealer_id', 'is not', null).execute()
  const { stock } = await api.quotation.preview({ body: car })
  expect(stock).toMatchObject({
    isSoldOut: true,
    warning: 'Estoque esgotado. A cotação não garante a reserva.',
    atDealers: 0,
    atFactory: found.stock.atFactory,
  })
  expect(stock.factory.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(stock.atFactory)
})

test('its passport is signed, names nobody, and counts what the dealer gave on the price of today', async () => {
  const api = await seller()
  const body = { ...car, opportunityName: 'Renata Segredo', bonus: 300_00, discount: 200_00 }
  const { number, validityPeriod } = await api.quotation.create({ body })
  const { token, until } = await api.pricePassport.ofQuotation({ params: { number } })
  expect(until).toBe(validityPeriod)
  const anybody = await server.as()
  const shown = async () => anybody.pricePassport.show({ params: { token } })
  const { state, passport, signed } = await shown()
  expect(state).toBe('valid')
  expect(signed.content).not.toMatch(new RegExp(`Segredo|${number}|${DEALER}`))
  const values = (lines: typeof passport) => lines?.lines.map(({ kind, before, now }) => [kind, before, now])
  const cash = car.initialPrice - 500_00
  expect(values(passport)).toEqual(
    expect.arrayContaining([
      ['price', car.initialPrice, car.initialPrice],
      ['bonus', 300_00, 300_00],
      ['discount', 200_00, 200_00],
      ['cash', cash, cash],
    ]),
  )
  await dearer(1_000_00)
  try {
    expect(values((await shown()).passport)).toEqual(
      expect.arrayContaining([
        ['price', car.initialPrice, car.initialPrice + 1_000_00],
        ['cash', cash, cash + 1_000_00],
      ]),
    )
  } finally {
    await dearer(-1_000_00)
  }
  expect((await anybody.pricePassport.file({ params: { token } })).type).toBe('application/pdf')
})

describe('a used car', () => {
  const FOUND = { mileage: 62_000, owners: 'two', service: 'none', damage: 'none', tyres: 'good' } as const
  const who = { name: 'Paula Dona', email: 'paula@example.com' }
  async function offer(plate: string, days = 5) {
    const api = await seller()
    const { mvsCode, year } = car
    const body = { dealerCode: DEALER, plate, mvsCode, year, ...who, ...FOUND, reference: 40_000_00, note: 'x', days }
    return api.evaluation.inspect({ body })
  }
  const refusal = async (body: object) => {
    const api = await seller()
    return api.quotation.create({ body: { ...car, ...body } }).then(
      () => 'saved',
      ({ code }) => String(code),
    )
  }

  test('is a line with its own validity, by plate or by the offer’s id, of its customer alone', async () => {
    const found = await offer('QUO1A11')
    const api = await seller()
    const body = { ...car, customerEmail: 'Paula@example.com', tradeIn: 'quo-1a11' }
    const made = await api.quotation.create({ body })
    expect(made).toMatchObject({
      tradeIn: { id: found.id, amount: found.offer, validUntil: found.validUntil },
      balance: car.initialPrice - found.offer,
      cashPrice: car.initialPrice,
    })
    const { number } = made
    expect(await api.quotation.create({ body: { ...body, number, tradeIn: found.id } })).toMatchObject({ version: 1 })
    const { token } = await api.pricePassport.ofQuotation({ params: { number } })
    const { passport, signed } = await (await server.as()).pricePassport.show({ params: { token } })
    expect(signed.content).not.toContain('QUO1A11')
    expect(passport?.lines.find(({ kind }) => kind === 'tradeIn')).toMatchObject({ before: found.offer })
    expect(await refusal({ tradeIn: found.id })).toBe('quotation.tradeIn.another')
    expect(await refusal({ tradeIn: found.id, customerEmail: 'rui@example.com' })).toBe('quotation.tradeIn.another')
    expect(await refusal({ tradeIn: found.id, customerEmail: who.email })).toBe('quotation.tradeIn.elsewhere')
  })

  test('counts in one quotation, even where two are saved at once', async () => {
    const { id } = await offer('QUO3C33')
    const own = { tradeIn: id, customerEmail: who.email }
    const both = await Promise.all([refusal(own), refusal(own)])
    expect(both.toSorted()).toEqual(['quotation.tradeIn.elsewhere', 'saved'])
  })

  test('whose offer is over, declined, or pays an order is refused', async () => {
    const { id } = await offer('QUO2B22')
    const set = (row: object) => server.db.updateTable('trade_offers').set(row).where('id', '=', id).execute()
    const own = { tradeIn: id, customerEmail: who.email }
    await set({ state: 'DECLINED' })
    expect(await refusal(own)).toBe('quotation.tradeIn.lapsed')
    await set({ state: 'ACCEPTED', valid_until: new Date('2020-01-01') })
    expect(await refusal(own)).toBe('quotation.tradeIn.lapsed')
    const { order } = await reserved(server)
    await set({ order_id: order.id })
    expect(await refusal(own)).toBe('quotation.tradeIn.used')
  })
})
