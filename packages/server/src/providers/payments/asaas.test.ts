import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { hang, inTurn, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { asaas, tryAsaas } from './asaas.ts'
import { ChargeRefused, type Demand } from './provider.ts'
import { stubAsaas } from '../../tools/testing/stub-asaas.ts'

const stub = stubService()
const KEY = '$aact_prod_key'
const TOKEN = 'a token of the webhook with 32 characters'
const at = { now: new Date('2026-11-21T14:50:00Z'), enqueue: async () => {} }
let bank: ReturnType<typeof stubAsaas>
const adapter = (more: object = {}) =>
  asaas({
    url: stub.base,
    apiKey: KEY,
    webhookToken: TOKEN,
    finePercent: 2,
    interestPercent: 1,
    timeoutMs: 500,
    ...more,
  })

beforeEach(() => {
  bank = stubAsaas(KEY)
  stub.answer = bank.answer
})

const demand = (more: Partial<Demand> = {}): Demand => ({
  chargeId: randomUUID(),
  orderId: randomUUID(),
  kind: 'boleto',
  amountCents: 1_500_050,
  currency: 'BRL',
  payer: {
    name: 'Ana Souza',
    document: '28001238938',
    email: 'ana@exemplo.com.br',
    address: {
      street: 'Rua das Flores',
      number: '10',
      neighborhood: 'Centro',
      city: 'Betim',
      state: 'MG',
      postalCode: '32600000',
    },
  },
  cardToken: null,
  instalments: 1,
  expiresAt: null,
  dueDay: '2026-11-26',
  site: { id: 'br-fiat', brandName: 'Fiat', legal: {} as Demand['site']['legal'] },
  ...more,
})
const knownOf = ({ chargeId }: Demand, ref: string | null) => ({ chargeId, kind: 'boleto' as const, ref, txid: null })

describe('a boleto is registered', () => {
  test('with its payer, fine and interest, and has the digits of its bank', async () => {
    const asked = demand()
    const { ref, boleto, notices } = await adapter().submit(asked, at)
    expect(ref).toBe('pay_0')
    expect(boleto).toMatchObject({ dueDay: '2026-11-26', barCode: expect.stringMatching(/^461\d{41}$/) })
    expect(boleto?.line).toMatch(/^\d{47}$/)
    expect(notices).toEqual([])
    expect(bank.customers).toMatchObject([{ cpfCnpj: '28001238938', notificationDisabled: true, province: 'Centro' }])
    expect(bank.payments).toMatchObject([
      {
        billingType: 'BOLETO',
        value: 15_000.5,
        dueDate: '2026-11-26',
        externalReference: asked.chargeId,
        fine: { value: 2, type: 'PERCENTAGE' },
        interest: { value: 1 },
      },
    ])
  })

  test('once, however often it is asked for, and its payer too', async () => {
    const asked = demand()
    const [first, second] = [await adapter().submit(asked, at), await adapter().submit(asked, at)]
    expect(second).toEqual(first)
    await adapter().submit(demand(), at)
    expect([bank.payments.length, bank.customers.length]).toEqual([2, 1])
  })

  test('or refused for good', async () => {
    stub.answer = inTurn(json({ data: [] }), json({ data: [] }), json({ errors: [{ code: 'invalid_cpfCnpj' }] }, 400))
    await expect(adapter().submit(demand(), at)).rejects.toBeInstanceOf(ChargeRefused)
  })

  test('never for another amount than was asked for', async () => {
    const asked = demand()
    await adapter().submit(asked, at)
    bank.set('pay_0', { value: 1 })
    await expect(adapter().submit(asked, at)).rejects.toThrow('another boleto')
  })

  test.each([
    ['a wrong key', {}, { apiKey: 'other' }, 'answered 401'],
    ['no answer', { reply: hang }, {}, 'no answer within 500 ms'],
    ['something else', { reply: rubbish }, {}, 'JSON'],
  ])('later, after %s', async (_, { reply }: { reply?: typeof hang }, options, message) => {
    if (reply) stub.answer = reply
    await expect(adapter(options).submit(demand(), at)).rejects.toThrow(message)
  })
})

describe('what was paid', () => {
  const paidWith = async (more: object) => {
    const asked = demand()
    await adapter().submit(asked, at)
    bank.set('pay_0', { status: 'RECEIVED', clientPaymentDate: '2026-11-25', ...more })
    return adapter().ask(knownOf(asked, 'pay_0'), at)
  }

  test.each([
    ['as asked', {}, 1_500_050],
    [
      'late, with fine and interest on top',
      { value: 15_305.5, originalValue: 15_000.5, interestValue: 305 },
      1_500_050,
    ],
    ['too little', { value: 100, originalValue: 15_000.5, interestValue: null }, 10_000],
    ['too much', { value: 16_000, originalValue: 15_000.5, interestValue: 0 }, 1_600_000],
  ])('%s', async (_, more, cents) => {
    const notices = await paidWith(more)
    expect(notices).toMatchObject([{ kind: 'paid', id: 'paid pay_0', payment: { id: 'pay_0', cents } }])
    expect(notices[0]?.at.toISOString()).toBe('2026-11-25T15:00:00.000Z')
  })

  test('and went back at the provider', async () => {
    expect((await paidWith({ status: 'REFUNDED' })).map(({ kind }) => kind)).toEqual(['paid', 'refunded'])
    expect((await paidWith({ status: 'REFUND_REQUESTED' })).map(({ kind }) => kind)).toEqual(['paid'])
  })

  test.each(['PENDING', 'OVERDUE', 'AWAITING_RISK_ANALYSIS'])('is nothing while it is %s', async (status) => {
    expect(await paidWith({ status })).toEqual([])
  })
})

describe('a boleto is withdrawn', () => {
  test('while it is unpaid, by its number or ours, also twice', async () => {
    const asked = demand()
    await adapter().submit(asked, at)
    expect(await adapter().cancel(knownOf(asked, null), at)).toEqual([])
    expect(bank.payments[0]?.deleted).toBe(true)
    expect(await adapter().cancel(knownOf(asked, 'pay_0'), at)).toEqual([])
    expect(await adapter().cancel(knownOf(demand(), null), at)).toEqual([])
  })

  test('not once it is paid: the payment is told', async () => {
    const asked = demand()
    await adapter().submit(asked, at)
    bank.set('pay_0', { status: 'RECEIVED', clientPaymentDate: '2026-11-25' })
    expect(await adapter().cancel(knownOf(asked, 'pay_0'), at)).toMatchObject([{ kind: 'paid' }])
  })
})

describe('a webhook', () => {
  const incoming = (token: string, body: unknown) => ({
    headers: { 'asaas-access-token': token },
    query: {},
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  })

  test('is believed by its token alone', () => {
    expect(adapter().authenticity(incoming(TOKEN, {}), at.now)).toBe('genuine')
    for (const wrong of ['', TOKEN.slice(1), `${TOKEN}x`])
      expect(adapter().authenticity(incoming(wrong, {}), at.now)).toBe('forged')
  })

  test('tells what the service says when it is asked, whatever stands in it', async () => {
    const asked = demand()
    await adapter().submit(asked, at)
    const news = incoming(TOKEN, { event: 'PAYMENT_RECEIVED', payment: { id: 'pay_0', status: 'RECEIVED', value: 9 } })
    expect(await adapter().read(news)).toEqual([])
    bank.set('pay_0', { status: 'RECEIVED', clientPaymentDate: '2026-11-25' })
    const [once, twice] = [await adapter().read(news), await adapter().read(news)]
    expect(once).toMatchObject([{ about: { chargeId: asked.chargeId }, payment: { cents: 1_500_050 } }])
    expect(twice).toEqual(once)
  })

  test.each(['', 'no JSON', '[]', '{"payment":{"id":"../myAccount"}}', '{"payment":{"id":"pay_99"}}'])(
    '%s says nothing',
    async (body) => expect(await adapter().read(incoming(TOKEN, body))).toEqual([]),
  )
})

test('a try tells a wrong key', async () => {
  await expect(tryAsaas({ url: stub.base, apiKey: KEY })).resolves.toBeUndefined()
  await expect(tryAsaas({ url: stub.base, apiKey: 'other' })).rejects.toThrow('answered 401')
})
