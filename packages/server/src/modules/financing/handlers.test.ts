import { describe, expect, test } from 'vitest'
import { jobCtx } from '../reservations/fixtures.ts'
import { applicant, INCOME } from './proposal/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const PULSE = { mvs: '9GD6700', year: 2027, price: 10_000_000, entrancePercent: 30, numberOfInstallments: 48 } as const

test('conditions of one model come before those of all, and those that are over or not begun are not there', async () => {
  const terms = await server.db
    .selectFrom('financing_conditions')
    .selectAll()
    .where('plan_id', '=', 'BR-CDC')
    .executeTakeFirstOrThrow()
  const api = await server.as({}, 'br-ram')
  const [car] = await api.mvs.mvsList({ query: {} })
  const name = JSON.stringify(terms.name) as never
  const own = { ...terms, name, model_codes: [car?.modelCode ?? ''], rate_basis_points: 250 }
  const period = { valid_from: '2026-01-01', valid_to: null }
  const later = { valid_from: '2999-01-01', valid_to: null }
  await server.db
    .insertInto('financing_conditions')
    .values([
      { ...own, ...period, plan_id: 'BR-OWN' },
      { ...own, ...period, plan_id: 'BR-OVER', valid_to: '2026-02-01' },
      { ...own, ...later, plan_id: 'BR-LATER' },
      { ...own, ...period, plan_id: 'BR-ANOTHER', model_codes: ['NONE'] },
    ])
    .execute()
  const all = await api.financing.conditions({ query: { mvs: car?.code } })
  expect(all.map(({ planId }) => planId).slice(0, 2)).toEqual(['BR-OWN', 'BR-NEXT-RAM'])
  expect(all.map(({ planId }) => planId)).not.toContain('BR-LATER')
})

describe('a simulation', () => {
  test('adds up, says its rates and law, and is read again by its id alone', async () => {
    const api = await server.as({}, 'br-fiat')
    const { id, ...made } = await api.financing.cdc({ body: PULSE })
    expect(made).toMatchObject({
      planId: 'BR-CDC',
      status: 'SUCCESS',
      entranceValue: 3_000_000,
      installmentsAvailable: [12, 24, 36, 48, 60],
      maxFinalInstallmentPercent: 0,
      hasOffers: true,
      monthlyRate: 1.89,
      nominalRate: null,
      fees: 45_000,
    })
    expect(made.totalInstallments).toBe(7_000_000 + made.iof + made.fees)
    expect(made.payments.reduce((sum, { paymentCents }) => sum + paymentCents, made.entranceValue)).toBe(made.total)
    expect(made.costRate).toBeGreaterThan(made.yearlyRate)
    expect(made.legalText).toContain('Banco Volante S.A.')
    expect(await api.financing.simulation({ params: { id } })).toEqual({ id, ...made })
    const elsewhere = await server.as({}, 'ar-fiat')
    await expect(elsewhere.financing.simulation({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['ZFLOW', {}, 'financing.noAdapter', 'No adapter found for financing type ZFLOW'],
    ['CDC', { numberOfInstallments: 37 }, 'financing.noInstallments', 'No simulation found for 37 installments'],
    [
      'NEXT',
      { numberOfInstallments: 24, finalInstallmentPercentage: 60 },
      'financing.noResidual',
      'No values found for residual 60',
    ],
    ['PSA_BALAO', {}, 'financing.noResults', 'Nenhum resultado para o prazo e a entrada escolhidos'],
    ['CDC', { entrancePercent: 5 }, 'financing.noResults', 'Nenhum resultado para o prazo e a entrada escolhidos'],
  ])('%s %j is refused in the words of the documents', async (type, wish, code, message) => {
    const api = await server.as({}, 'br-fiat')
    const made = api.financing.simulate({ body: { ...PULSE, ...wish, type } })
    await expect(made).rejects.toMatchObject({ status: 422, code, message })
  })

  test('the brand decides whose linear and balloon plans it has; a residual of 0 percent is not asked for', async () => {
    const api = await server.as({}, 'br-peugeot')
    const [car] = await api.mvs.mvsList({ query: {} })
    if (!car) throw new Error('the world has a Peugeot')
    const body = { ...PULSE, mvs: car.code, year: car.year, numberOfInstallments: 36 }
    const linear = await api.financing.linear({ body: { ...body, brand: 'PEUGEOT' } })
    const balloon = await api.financing.balloon({ body })
    expect([linear.planId, balloon.planId]).toEqual(['BR-LINEAR-PEUGEOT', 'BR-BALAO-PEUGEOT'])
    expect(balloon).toMatchObject({ finalInstallmentValue: 3_000_000, minFinalInstallmentPercent: 20 })
    expect(balloon.installmentsValue).toBeLessThan(linear.installmentsValue)
    await expect(api.financing.balloon({ body: { ...body, finalInstallmentPercentage: 0 } })).rejects.toMatchObject({
      code: 'financing.noResidual',
    })
  })

  test('Argentina: nominal rate, IVA in the cost, no IOF', async () => {
    const api = await server.as({}, 'ar-fiat')
    const body = { ...PULSE, price: 3_000_000_000, entrancePercent: 40, numberOfInstallments: 36 }
    const made = await api.financing.cdc({ body })
    expect(made).toMatchObject({ planId: 'AR-CDC', currency: 'ARS', nominalRate: 42.9, iof: 0 })
    expect(made.payments[0]?.taxCents).toBeGreaterThan(0)
    expect(made.costRate).toBeGreaterThan(made.yearlyRate)
  })

  test('an entrance in money counts to the cent', async () => {
    const api = await server.as({}, 'br-fiat')
    const made = await api.financing.cdc({ body: { ...PULSE, entranceValue: 3_333_333 } })
    expect(made.entranceValue).toBe(3_333_333)
  })

  test('a batch answers in order and keeps nothing', async () => {
    const count = () => server.db.selectFrom('financing_simulations').select('id').execute()
    const before = await count()
    const api = await server.as({}, 'br-fiat')
    const asked = [
      { ...PULSE, type: 'CDC' },
      { ...PULSE, type: 'ZFLOW' },
      { ...PULSE, type: 'NEXT', numberOfInstallments: 36 },
    ]
    const answers = await api.financing.batch({ body: { simulations: asked } })
    expect(answers.map(({ simulation, message }) => simulation?.planId ?? message)).toEqual([
      'BR-CDC',
      'No adapter found for financing type ZFLOW',
      'BR-NEXT-FIAT',
    ])
    expect(await count()).toEqual(before)
  })
})

describe('commercial conditions', () => {
  test('are those of the day, the closest to the car first', async () => {
    const api = await server.as({}, 'br-fiat')
    const all = await api.financing.conditions({ query: { mvs: PULSE.mvs } })
    expect(all.map(({ planId }) => planId)).toEqual(['BR-NEXT-FIAT', 'BR-CDC-ZERO', 'BR-CDC'])
    const other = await server.as({}, 'br-jeep')
    expect((await other.financing.conditions({ query: {} })).map(({ planId }) => planId)).not.toContain('BR-NEXT-FIAT')
  })

  test('the standard values of a plan, with their steps', async () => {
    const api = await server.as({}, 'br-fiat')
    const values = await api.financing.nextDefaults({ query: { mvs: PULSE.mvs } })
    expect(values).toMatchObject({ planId: 'BR-NEXT-FIAT', entranceStep: 1, finalStep: 1, standardCount: 36 })
    const car = { mvs: 'ZZZZZZZ' }
    await expect(api.financing.cdcDefaults({ query: car })).rejects.toMatchObject({ status: 404 })
    const peugeot = await server.as({}, 'br-peugeot')
    await expect(peugeot.financing.nextDefaults({ query: {} })).rejects.toMatchObject({ code: 'financing.noResults' })
  })
})

describe('plans that follow an index', () => {
  test('each country has its own, with what they cost and their law; a UVA is worth what was last published', async () => {
    const api = await server.as({}, 'br-fiat')
    const [consortium, ...none] = await api.financing.indexedPlans({ query: { mvs: PULSE.mvs } })
    expect(none).toEqual([])
    expect(consortium).toMatchObject({ planId: 'BR-CONSORCIO', kind: 'CONSORTIUM', rateBasisPoints: 0, unit: null })
    expect(consortium?.legalText).toContain('Não há juros')
    const ar = await server.as({}, 'ar-peugeot')
    const all = await ar.financing.indexedPlans({ query: {} })
    expect(all.map(({ planId }) => planId)).toEqual(['AR-AHORRO-100', 'AR-AHORRO-70', 'AR-UVA'])
    const uva = all.find(({ kind }) => kind === 'UVA')
    const [latest] = await server.db
      .selectFrom('index_values')
      .selectAll()
      .where('day', '<=', new Date().toISOString().slice(0, 10))
      .orderBy('day', 'desc')
      .execute()
    expect(uva?.unit).toEqual({ valueCents: latest?.value_cents, day: latest?.day })
    await expect(api.financing.indexedPlans({ query: { mvs: 'ZZZZZZZ' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('every payment on paper', () => {
  const terms = { mvs: PULSE.mvs, price: PULSE.price, entrance: 30, count: 48 }

  test.each([
    ['BR-CDC', {}],
    ['BR-NEXT-FIAT', { count: 36, final: 40 }],
    ['BR-CONSORCIO', { award: 10, rise: 12.5 }],
  ])('%s is a PDF named after car, plan and term', async (planId, change) => {
    const api = await server.as({}, 'br-fiat')
    const { type, name, body } = await api.financing.paymentTable({ query: { ...terms, planId, ...change } })
    expect(type).toBe('application/pdf')
    expect(name).toBe(`pulse-${planId.toLowerCase()}-${'count' in change ? change.count : 48}.pdf`)
    expect(
      Buffer.from(body as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test.each([
    [{ planId: 'BR-CDC', count: 37 }, 422],
    [{ planId: 'BR-CONSORCIO', entrance: 70 }, 422],
    [{ planId: 'AR-UVA' }, 422],
    [{ planId: 'BR-CDC', mvs: 'ZZZZZZZ' }, 404],
  ])('%j is refused with %d', async (change, status) => {
    const api = await server.as({}, 'br-fiat')
    await expect(api.financing.paymentTable({ query: { ...terms, ...change } })).rejects.toMatchObject({ status })
  })
})

test('an offer’s simulation is made anew under its id; both ids are needed', async () => {
  const api = await server.as({}, 'br-fiat')
  const { id, ...made } = await api.financing.cdc({ body: PULSE })
  const changed = await api.financing.offer({ params: { sid: id, oid: 'OFFER-1' }, body: { numberOfInstallments: 24 } })
  expect(changed).toMatchObject({ id, numberOfInstallments: 24, entranceValue: made.entranceValue })
  expect(await api.financing.simulation({ params: { id } })).toEqual(changed)
  for (const params of [
    { sid: ' ', oid: 'OFFER-1' },
    { sid: id, oid: '' },
  ])
    await expect(api.financing.offer({ params, body: {} })).rejects.toMatchObject({
      status: 422,
      code: 'financing.paramsRequired',
      message: 'Params is required ',
    })
  const unknown = { sid: 'nobody', oid: 'OFFER-1' }
  await expect(api.financing.offer({ params: unknown, body: {} })).rejects.toMatchObject({ status: 404 })
})

test('offers are simulated by both plans of PSA on the same terms, each kept and tied to its offer', async () => {
  const api = await server.as({}, 'br-peugeot')
  const [car] = await api.mvs.mvsList({ query: {} })
  if (!car) throw new Error('the world has a Peugeot')
  const terms = { ...PULSE, mvs: car.code, year: car.year, numberOfInstallments: 36 }
  const offers = ['UNIT-1', ' UNIT-2 ', 'UNIT-1']
  const answers = await api.financing.simulateOffers({ body: { ...terms, offers } })
  expect(answers.map(({ offerId, simulations }) => [offerId, ...simulations.map(({ planId }) => planId)])).toEqual([
    ['UNIT-1', 'BR-LINEAR-PEUGEOT', 'BR-BALAO-PEUGEOT'],
    ['UNIT-2', 'BR-LINEAR-PEUGEOT', 'BR-BALAO-PEUGEOT'],
  ])
  const [
    {
      simulations: [linear],
    } = { simulations: [] },
  ] = answers
  if (!linear) throw new Error('the linear plan answers')
  expect(await api.financing.simulation({ params: { id: linear.id } })).toEqual(linear)
  const tied = await server.db
    .selectFrom('financing_simulations')
    .select('offer_id')
    .where('id', '=', linear.id)
    .executeTakeFirst()
  expect(tied?.offer_id).toBe('UNIT-1')
  const params = { sid: linear.id, oid: 'UNIT-1' }
  expect(await api.financing.offer({ params, body: { entrancePercent: 40 } })).toMatchObject({ id: linear.id })

  const short = await api.financing.simulateOffers({ body: { ...terms, offers: ['A'], finalInstallmentPercentage: 5 } })
  expect(short).toEqual([
    {
      offerId: 'A',
      simulations: [],
      refused: [
        { type: 'PSA_TRADITIONAL', message: 'No values found for residual 5' },
        { type: 'PSA_BALAO', message: 'No values found for residual 5' },
      ],
    },
  ])
  for (const none of [[], [' ']])
    await expect(api.financing.simulateOffers({ body: { ...terms, offers: none } })).rejects.toMatchObject({
      status: 422,
      message: 'Params is required ',
    })
  const unknown = { ...terms, mvs: 'ZZZZZZZ', offers: ['A'] }
  await expect(api.financing.simulateOffers({ body: unknown })).rejects.toMatchObject({ status: 404 })
})

test('companies have conditions of their own, which people do not see, and a form of their own', async () => {
  const api = await server.as({}, 'br-fiat')
  const plans = async (borrower?: 'company' | 'smallCompany') =>
    (await api.financing.conditions({ query: { mvs: PULSE.mvs, borrower } })).map(({ planId }) => planId)
  expect(await plans()).not.toContain('BR-CDC-PJ')
  expect(await plans('smallCompany')).toEqual(['BR-NEXT-FIAT', 'BR-CDC-ZERO', 'BR-CDC-PJ'])
  const body = { ...PULSE, price: 4_000_000, numberOfInstallments: 24 }
  const company = await api.financing.cdc({ body: { ...body, borrower: 'company' } })
  const small = await api.financing.cdc({ body: { ...body, borrower: 'smallCompany' } })
  expect(company.planId).toBe('BR-CDC-PJ')
  expect(small.iof).toBeLessThan(company.iof)
  expect(await api.financing.baseData({ params: { simId: company.id } })).toMatchObject({
    isOffered: true,
    kind: 'company',
  })
})

describe('what else a condition says', () => {
  const south = { planId: 'BR-CDC-SUL', entrancePercent: 40, numberOfInstallments: 36 } as const

  test('a plan of some states is offered there alone, in its own legal words, and is for who lives there', async () => {
    const api = await server.as({ roles: ['customer'] }, 'br-fiat')
    const plansIn = async (query: object) =>
      (await api.financing.conditions({ query: { mvs: PULSE.mvs, ...query } })).map(({ planId }) => planId)
    expect(await plansIn({})).not.toContain('BR-CDC-SUL')
    expect(await plansIn({ state: 'SP' })).not.toContain('BR-CDC-SUL')
    expect(await plansIn({ state: 'Paraná' })).toContain('BR-CDC-SUL')
    expect(await plansIn({ state: 'nowhere' })).not.toContain('BR-CDC-SUL')
    const dealer = await server.db
      .selectFrom('dealers')
      .select('code')
      .where('state', '=', 'PR')
      .executeTakeFirstOrThrow()
    expect(await plansIn({ dealerCode: dealer.code })).toContain('BR-CDC-SUL')
    const { id: simulationId, legalText } = await api.financing.cdc({ body: { ...PULSE, ...south } })
    expect(legalText).toContain('Rio Grande do Sul')
    const body = { simulationId, person: applicant(INCOME.safe), creditConsent: true }
    await expect(api.financing.createProposal({ body })).rejects.toMatchObject({
      status: 422,
      fields: [
        { path: 'person.uf', message: 'Este plano é de quem mora em: Paraná, Santa Catarina, Rio Grande do Sul' },
      ],
    })
    const person = { ...body.person, postalCode: '80010-000', city: 'Curitiba', uf: 'PR' }
    expect((await api.financing.createProposal({ body: { ...body, person } })).state).toBe('open')
  })

  test('what the maker pays for a rate, and what a car is taken back for', async () => {
    const api = await server.as({}, 'br-fiat')
    const all = await api.financing.conditions({ query: { mvs: PULSE.mvs } })
    const of = (id: string) => all.find(({ planId }) => planId === id)
    expect([of('BR-CDC-ZERO')?.subsidyBasisPoints, of('BR-CDC')?.subsidyBasisPoints]).toEqual([900, 0])
    expect([of('BR-NEXT-FIAT')?.forwardPercent, of('BR-CDC')?.forwardPercent]).toEqual([55, null])
    const made = await api.financing.next({ body: { ...PULSE, numberOfInstallments: 36 } })
    expect([made.forwardPrice, made.finalInstallmentValue]).toEqual([5_500_000, 4_000_000])
  })

  test('taxes are those of the newest day that has come; a borrower without any is lent nothing', async () => {
    const api = await server.as({}, 'br-fiat')
    const iof = async () => (await api.financing.cdc({ body: PULSE })).iof
    const before = await iof()
    const tax = { country: 'BR', borrower: 'person', once_basis_points: 76, daily_rate: 1640 } as const
    const put = (valid_from: string) =>
      server.db
        .insertInto('credit_taxes')
        .values({ ...tax, valid_from })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    // What is kept is forgotten in a moment, when the news has come.
    const changed = () => jobCtx(server).inTransaction((inside) => inside.changed('financing'))
    await put('2999-01-01')
    await changed()
    expect(await iof()).toBe(before)
    await put('2026-01-01')
    await changed()
    await expect.poll(iof).toBeGreaterThan(2 * before)
    await server.db.deleteFrom('credit_taxes').where('borrower', '=', 'person').execute()
    await changed()
    const refusal = () => iof().then(String, (error: { code: string }) => error.code)
    await expect.poll(refusal).toBe('financing.noResults')
  })
})
