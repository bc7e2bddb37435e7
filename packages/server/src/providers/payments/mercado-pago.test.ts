import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hang, json, type Reply, type Seen, stubService } from '../../tools/testing/stub-service.ts'
import { mercadoPago, mercadoPagoProblem } from './mercado-pago.ts'
import type { Demand, Known } from './provider.ts'

const METHODS = [
  { id: 'pix', name: 'PIX', payment_type_id: 'bank_transfer', settings: [] },
  {
    id: 'visa',
    name: 'Visa',
    payment_type_id: 'credit_card',
    settings: [{ bin: { pattern: '^4', exclusion_pattern: '^40' } }],
  },
  { id: 'master', name: 'Mastercard', payment_type_id: 'credit_card', settings: [{ bin: { pattern: '^(5|2)' } }] },
]

/** The service's payments as its reference describes them. */
function market() {
  const payments = new Map<string, Record<string, unknown>>()
  const once = new Map<string, Record<string, unknown>>()
  let next = 1_331_000_000
  let outcome: [string, string] = ['approved', 'accredited']
  const answer: Reply = (seen, response) => {
    const reply = seen.headers.authorization === 'Bearer APP-1' ? route(seen) : { status: 401 }
    json(('body' in reply && reply.body) || {}, reply.status)(seen, response)
  }
  function route({ method, path, query, headers, body }: Seen): { status: number; body?: unknown } {
    const key = String(headers['x-idempotency-key'])
    if (path.startsWith('/v1/card_tokens/'))
      return path.endsWith('/unknown')
        ? { status: 404 }
        : { status: 200, body: { first_six_digits: '503143', last_four_digits: '6351' } }
    if (path === '/v1/payment_methods') return { status: 200, body: METHODS }
    if (path === '/v1/payments/search') {
      const results = [...payments.values()].filter((one) => one.external_reference === query.get('external_reference'))
      return { status: 200, body: { results } }
    }
    const [, , , id = '', refunds] = path.split('/')
    if (method === 'POST' && !refunds)
      return { status: 201, body: once.get(key) ?? create(key, body as Record<string, unknown>) }
    const known = payments.get(id)
    if (!known) return { status: 404 }
    if (refunds) return { status: 201, body: { id: 1, payment_id: id, status: 'approved' } }
    if (method === 'PUT' && known.status !== 'pending') return { status: 400 }
    return { status: 200, body: Object.assign(known, body ?? {}) }
  }
  function create(key: string, body: Record<string, unknown>) {
    const isPix = body.payment_method_id === 'pix'
    const [status, status_detail] = isPix ? ['pending', 'pending_waiting_transfer'] : outcome
    const made = {
      ...body,
      id: (next += 1),
      status,
      status_detail,
      date_created: '2026-11-21T11:50:00.000-03:00',
      date_approved: status === 'approved' ? '2026-11-21T11:50:01.000-03:00' : null,
      ...(isPix ? { point_of_interaction: { transaction_data: { qr_code: '00020126-code' } } } : {}),
    }
    payments.set(String(made.id), made)
    once.set(key, made)
    return made
  }
  return {
    answer,
    refuseWith: (detail: string) => void (outcome = ['rejected', detail]),
    set: (id: string, more: object) => Object.assign(payments.get(id) ?? {}, more),
  }
}

const stub = stubService()
const moment = { now: new Date('2026-11-21T14:50:00Z'), enqueue: async () => {} }
const SECRET = 'the secret of the webhook'
const adapter = () =>
  mercadoPago({ country: 'AR', accessToken: 'APP-1', webhookSecret: SECRET, base: stub.base, timeoutMs: 1500 })

const demand = (more: Partial<Demand> = {}): Demand => ({
  chargeId: randomUUID(),
  orderId: randomUUID(),
  kind: 'card',
  amountCents: 150_050,
  currency: 'ARS',
  payer: { name: 'Sofía Ledesma', document: '30111222', email: 'sofia@mail.example' },
  cardToken: 'ff8080814c11e237014c1ff593b57b4d',
  instalments: 6,
  expiresAt: new Date('2026-11-21T15:05:00Z'),
  dueDay: null,
  site: {
    id: 'ar-fiat',
    brandName: 'Fiat',
    legal: {
      companyName: 'Fiat Volante',
      taxId: '30-71204500-7',
      address: 'Avenida del Algarrobo 2300, Córdoba, X5000',
      phone: '-',
      email: 'a@mail.example',
      hours: '-',
      dpoName: '-',
      dpoEmail: 'a@mail.example',
    },
  },
  ...more,
})

const known = ({ chargeId, kind }: Demand, ref: string | null): Known => ({
  chargeId,
  kind,
  ref,
  txid: null,
})

describe('a card', () => {
  test('is charged by its token in instalments, once however often it is sent', async () => {
    stub.answer = market().answer
    const asked = demand()
    const first = await adapter().submit(asked, moment)
    expect(first).toMatchObject({
      card: { brand: 'Mastercard', last4: '6351' },
      notices: [{ kind: 'paid', about: { chargeId: asked.chargeId }, payment: { id: first.ref, cents: 150_050 } }],
    })
    const posted = stub.seen.find(({ method }) => method === 'POST')
    expect(posted?.headers['x-idempotency-key']).toBe(asked.chargeId)
    expect(posted?.body).toMatchObject({
      transaction_amount: 1500.5,
      installments: 6,
      payment_method_id: 'master',
      external_reference: asked.chargeId,
      payer: { first_name: 'Sofía', identification: { type: 'DNI', number: '30111222' } },
    })
    expect(await adapter().submit(asked, moment)).toEqual(first)
  })

  test.each([
    ['cc_rejected_insufficient_amount', 'payment.refused.insufficientFunds'],
    ['cc_rejected_high_risk', 'payment.refused.suspectedFraud'],
    ['something new', 'payment.refused.doNotHonour'],
  ])('refused as %s says why', async (detail, refusal) => {
    const service = market()
    stub.answer = service.answer
    service.refuseWith(detail)
    const { notices } = await adapter().submit(demand(), moment)
    expect(notices).toMatchObject([{ kind: 'refused', refusal }])
  })

  test('whose token is unknown is refused for good', async () => {
    stub.answer = market().answer
    await expect(adapter().submit(demand({ cardToken: 'unknown' }), moment)).rejects.toMatchObject({
      name: 'ChargeRefused',
      key: 'payment.card.unknown',
    })
  })

  test("goes back in part under the refund's own id", async () => {
    stub.answer = market().answer
    const asked = demand()
    const { ref } = await adapter().submit(asked, moment)
    const refund = { id: randomUUID(), paymentId: ref, amountCents: 12_345 }
    expect(await adapter().refund(known(asked, ref), refund, moment)).toBe('done')
    const made = stub.seen.at(-1)
    expect(made).toMatchObject({ path: `/v1/payments/${ref}/refunds`, body: { amount: 123.45 } })
    expect(made?.headers['x-idempotency-key']).toBe(refund.id)
  })
})

describe('a Pix', () => {
  const pix = () => demand({ kind: 'pix', currency: 'BRL', cardToken: null, instalments: 1 })

  test('has a code, waits, and is told of when asked, also by its charge alone', async () => {
    const service = market()
    stub.answer = service.answer
    const asked = pix()
    const made = await adapter().submit(asked, moment)
    expect(made).toMatchObject({ pix: { code: '00020126-code' }, notices: [] })
    expect(await adapter().ask(known(asked, made.ref), moment)).toEqual([])
    service.set(made.ref, { status: 'approved', date_approved: '2026-11-21T12:00:00.000-03:00' })
    const notice = { kind: 'paid', at: new Date('2026-11-21T15:00:00Z'), payment: { id: made.ref } }
    expect(await adapter().ask(known(asked, made.ref), moment)).toMatchObject([notice])
    expect(await adapter().ask(known(asked, null), moment)).toMatchObject([notice])
    expect(await adapter().cancel(known(asked, made.ref), moment)).toMatchObject([notice])
  })

  test('that waits is cancelled', async () => {
    stub.answer = market().answer
    const asked = pix()
    const { ref } = await adapter().submit(asked, moment)
    expect(await adapter().cancel(known(asked, ref), moment)).toEqual([])
    expect(stub.seen.at(-1)).toMatchObject({ method: 'PUT', body: { status: 'cancelled' } })
  })
})

describe('a webhook', () => {
  const sign = (id: string, ts: string, key = SECRET) =>
    createHmac('sha256', key).update(`id:${id};request-id:req-12345678;ts:${ts};`).digest('hex')
  const incoming = (id: string, ts: string, v1: string) => ({
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'req-12345678' },
    query: { 'data.id': id, type: 'payment' },
    body: Buffer.from('{"data":{"id":"666"}}'),
  })
  const seconds = String(moment.now.getTime() / 1000)

  test.each([
    ['genuine', incoming('123', seconds, sign('123', seconds))],
    ['genuine', incoming('123', `${seconds}000`, sign('123', `${seconds}000`))],
    ['forged', incoming('124', seconds, sign('123', seconds))],
    ['forged', incoming('123', seconds, sign('123', seconds, 'another'))],
    ['forged', incoming('123', seconds, 'ff')],
    ['forged', { ...incoming('123', seconds, ''), headers: {} }],
    ['old', incoming('123', String(Number(seconds) - 301), sign('123', String(Number(seconds) - 301)))],
  ])('is %s', (authenticity, given) => {
    expect(adapter().authenticity(given, moment.now)).toBe(authenticity)
  })

  test('names a payment, which is read from the service, whatever its body says', async () => {
    stub.answer = market().answer
    const asked = demand()
    const { ref } = await adapter().submit(asked, moment)
    const notices = await adapter().read(incoming(ref, seconds, ''))
    expect(notices).toMatchObject([{ kind: 'paid', about: { chargeId: asked.chargeId }, payment: { id: ref } }])
    expect(await adapter().read(incoming('999', seconds, ''))).toEqual([])
    expect(await adapter().read({ ...incoming(ref, seconds, ''), query: { type: 'plan', 'data.id': ref } })).toEqual([])
  })
})

test.each([
  ['hangs', hang, 'no answer within 1500 ms'],
  ['refuses our token', json({}, 401), 'answered 401'],
  ['fails', json({}, 500), 'answered 500'],
])('a service that %s is a failure that may be tried again', async (_, reply, message) => {
  stub.answer = reply
  await expect(adapter().ask(known(demand(), '1'), moment)).rejects.toMatchObject({ name: 'ServiceFailure', message })
})

describe('the token of a country', () => {
  const problem = (country: 'BR' | 'AR') =>
    mercadoPagoProblem({ country, accessToken: 'APP-1', base: stub.base, timeoutMs: 300 })

  test('is right where its account is of that country', async () => {
    stub.answer = json({ id: 1, site_id: 'MLA' })
    expect(await problem('AR')).toBeNull()
    expect(stub.seen[0]).toMatchObject({ path: '/users/me', headers: { authorization: 'Bearer APP-1' } })
    expect(await problem('BR')).toBe('is of an account in MLA, not MLB')
  })

  test('says why it cannot be judged', async () => {
    stub.answer = json({}, 401)
    expect(await problem('AR')).toContain('401')
    stub.answer = hang
    expect(await problem('AR')).toEqual(expect.any(String))
  })
})

test.each([
  ['30111222', 'DNI'],
  ['30712045007', 'CUIT'],
])('a payer of Argentina with %s is known by %s', async (document, type) => {
  stub.answer = market().answer
  await adapter().submit(demand({ payer: { name: 'Campo Sur', document, email: 'a@mail.example' } }), moment)
  const made = stub.seen.find(({ method }) => method === 'POST')
  expect(made?.body).toMatchObject({ payer: { identification: { type, number: document } } })
})
