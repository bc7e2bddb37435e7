import { randomUUID } from 'node:crypto'
import { dynamicPixCode, readPixCode } from '@volante/domain/payment/pix-code'
import { describe, expect, test } from 'vitest'
import { broken, hang, json, type Reply, rubbish, type Seen, stubService } from '../../tools/testing/stub-service.ts'
import { pixApi } from './pix-api.ts'
import type { Demand, Known } from './provider.ts'

/** A bank that speaks the Pix API 2.9.0: tokens, charges by txid, their removal, payments, returns. */
function bank(also: object = {}) {
  const cobs = new Map<string, Record<string, unknown>>()
  const pix = new Map<string, Record<string, unknown>>()
  let tokens = 0
  let returnStatus = 'EM_PROCESSAMENTO'
  const answer: Reply = (seen, response) => {
    const reply = route(seen)
    json(reply.body ?? {}, reply.status)(seen, response)
  }
  function route({ method, path, headers, body }: Seen): { status: number; body?: unknown } {
    if (path === '/token') {
      const isRight = headers.authorization === `Basic ${Buffer.from('client:secret').toString('base64')}`
      return isRight ? { status: 200, body: { access_token: `t${(tokens += 1)}`, expires_in: 3600 } } : { status: 401 }
    }
    if (headers.authorization !== `Bearer t${tokens}`) return { status: 401 }
    const [, , kind, id = '', devolucao, returnId] = path.split('/')
    if (kind === 'pix' && devolucao) return returned(method, id, String(returnId), body)
    const known = kind === 'cob' ? cobs.get(id) : pix.get(id)
    if (method === 'GET') return known ? { status: 200, body: known } : { status: 404 }
    if (method === 'PUT') return known ? { status: 400, body: { type: 'TxidDuplicado' } } : charge(id, body)
    if (!known || known.status !== 'ATIVA') return { status: 400, body: { type: 'CobOperacaoInvalida' } }
    return { status: 200, body: Object.assign(known, body) }
  }
  function charge(txid: string, body: unknown) {
    const cob = {
      ...(body as object),
      txid,
      status: 'ATIVA',
      revisao: 0,
      location: `pix.bank.example/qr/v2/${txid}`,
      ...also,
    }
    cobs.set(txid, cob)
    return { status: 201, body: cob }
  }
  function returned(method: string, endToEndId: string, id: string, body: unknown) {
    const one = pix.get(endToEndId)
    if (!one) return { status: 404 }
    const list = (one.devolucoes ??= []) as { id: string }[]
    const known = list.find((made) => made.id === id)
    if (method === 'GET' || known)
      return known ? { status: method === 'GET' ? 200 : 400, body: known } : { status: 404 }
    const made = { ...(body as object), id, status: returnStatus, horario: { solicitacao: '2026-11-21T15:00:00.000Z' } }
    list.push(made)
    return { status: 201, body: made }
  }
  return {
    answer,
    endSession: () => void (tokens += 1),
    cob: (txid: string) => cobs.get(txid),
    setReturns: (status: string) => void (returnStatus = status),
    pay(txid: string, valor: string, endToEndId: string) {
      const paid = { endToEndId, txid, valor, horario: '2026-11-21T14:59:59.000Z' }
      pix.set(endToEndId, paid)
      Object.assign(cobs.get(txid) ?? {}, { status: 'CONCLUIDA', pix: [paid] })
    },
  }
}

const stub = stubService()
const E2E = 'E12345678202611211459abcdefghijk'
const moment = { now: new Date('2026-11-21T14:50:00Z'), enqueue: async () => {} }
const adapter = () =>
  pixApi({
    url: `${stub.base}/v2/`,
    tokenUrl: `${stub.base}/token`,
    clientId: 'client',
    clientSecret: 'secret',
    pixKey: '41250300000106',
    webhookSecret: 'a secret of the webhook',
    timeoutMs: 1500,
  })

const demand = (): Demand => ({
  chargeId: randomUUID(),
  orderId: randomUUID(),
  kind: 'pix',
  amountCents: 150_050,
  currency: 'BRL',
  payer: { name: 'Ana Souza', document: '52998224725', email: 'ana@mail.example' },
  cardToken: null,
  instalments: 1,
  expiresAt: new Date('2026-11-21T15:05:00Z'),
  dueDay: null,
  site: {
    id: 'br-fiat',
    brandName: 'Fiat',
    legal: {
      companyName: 'Fiat Volante',
      taxId: '41.250.300/0001-06',
      address: 'Avenida dos Ipês, 1500, Betim, MG, CEP 32600-000',
      phone: '0800 555 0110',
      email: 'a@mail.example',
      hours: '-',
      dpoName: '-',
      dpoEmail: 'a@mail.example',
    },
  },
})

const known = ({ chargeId }: Demand): Known => ({
  chargeId,
  kind: 'pix',
  ref: null,
  txid: chargeId.replaceAll('-', ''),
})

describe('a charge', () => {
  test('is made under its own txid, with payer, time and amount, and its code leads to it', async () => {
    stub.answer = bank().answer
    const asked = demand()
    const { ref, pix, notices } = await adapter().submit(asked, moment)
    expect(ref).toBe(asked.chargeId.replaceAll('-', ''))
    expect(notices).toEqual([])
    expect(readPixCode(pix?.code ?? '')).toMatchObject({
      kind: 'dynamic',
      target: `pix.bank.example/qr/v2/${ref}`,
      amountCents: 150_050,
      city: 'Betim',
    })
    const [token, made] = stub.seen
    expect(token?.body).toContain('grant_type=client_credentials')
    expect(made).toMatchObject({
      method: 'PUT',
      path: `/v2/cob/${ref}`,
      body: {
        calendario: { expiracao: 900 },
        devedor: { cpf: '52998224725', nome: 'Ana Souza' },
        valor: { original: '1500.50' },
        chave: '41250300000106',
      },
    })
  })

  test('shows the bank’s own code, unless nobody could read it', async () => {
    const own = dynamicPixCode({ url: 'pix.bank.example/own', amountCents: 150_050, name: 'Fiat', city: 'Betim' })
    for (const [sent, shown] of [
      [own, 'pix.bank.example/own'],
      [own.slice(0, -1), 'pix.bank.example/qr/v2/'],
    ] as const) {
      stub.answer = bank({ pixCopiaECola: sent }).answer
      const { pix } = await adapter().submit(demand(), moment)
      expect(readPixCode(pix?.code ?? '')?.target).toContain(shown)
    }
  })

  test('sent again after a lost answer is the same charge', async () => {
    stub.answer = bank().answer
    const asked = demand()
    const first = await adapter().submit(asked, moment)
    expect(await adapter().submit(asked, moment)).toEqual(first)
  })

  test('is withdrawn by the receiver; paid first, the payment is told instead', async () => {
    const house = bank()
    stub.answer = house.answer
    const [unpaid, paid] = [demand(), demand()]
    const one = adapter()
    for (const asked of [unpaid, paid]) await one.submit(asked, moment)
    expect(await one.cancel(known(unpaid), moment)).toEqual([])
    expect(house.cob(unpaid.chargeId.replaceAll('-', ''))).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    house.pay(paid.chargeId.replaceAll('-', ''), '1500.50', E2E)
    const notice = { kind: 'paid', payment: { id: E2E, cents: 150_050 }, at: new Date('2026-11-21T14:59:59Z') }
    expect(await one.cancel(known(paid), moment)).toMatchObject([notice])
    expect(await one.ask(known(paid), moment)).toMatchObject([notice])
    expect(await one.cancel(known(demand()), moment)).toEqual([])
  })
})

describe('a return', () => {
  test.each([
    ['EM_PROCESSAMENTO', 'processing'],
    ['DEVOLVIDO', 'done'],
    ['NAO_REALIZADO', 'failed'],
  ])('that is %s is %s, and asked for again the same one', async (status, state) => {
    const house = bank()
    stub.answer = house.answer
    house.setReturns(status)
    const asked = demand()
    const one = adapter()
    await one.submit(asked, moment)
    house.pay(asked.chargeId.replaceAll('-', ''), '1500.50', E2E)
    const refund = { id: randomUUID(), paymentId: E2E, amountCents: 100 }
    expect(await one.refund(known(asked), refund, moment)).toBe(state)
    expect(await one.refund(known(asked), refund, moment)).toBe(state)
    const made = stub.seen.find(({ path }) => path.includes('devolucao'))
    expect(made).toMatchObject({ method: 'PUT', body: { valor: '1.00' } })
    expect(made?.path).toBe(`/v2/pix/${E2E}/devolucao/${refund.id.replaceAll('-', '')}`)
  })

  test('of an unknown payment fails', async () => {
    stub.answer = bank().answer
    const refund = { id: randomUUID(), paymentId: E2E, amountCents: 100 }
    expect(await adapter().refund(known(demand()), refund, moment)).toBe('failed')
  })
})

describe('a webhook', () => {
  const incoming = (hmac: unknown, body: object = {}) => ({
    headers: {},
    query: hmac === undefined ? {} : { hmac },
    body: Buffer.from(JSON.stringify(body)),
  })

  test.each([
    ['a secret of the webhook', 'genuine'],
    ['a secret of the webhook/pix', 'genuine'],
    ['a secret of the webhooks', 'forged'],
    ['', 'forged'],
    [undefined, 'forged'],
    [['a secret of the webhook'], 'forged'],
  ])('under %j is %s', (hmac, authenticity) => {
    expect(adapter().authenticity(incoming(hmac), moment.now)).toBe(authenticity)
  })

  test('is believed only as far as the bank confirms it', async () => {
    const house = bank()
    stub.answer = house.answer
    const asked = demand()
    const one = adapter()
    await one.submit(asked, moment)
    const txid = asked.chargeId.replaceAll('-', '')
    house.pay(txid, '1500.50', E2E)
    const claimed = { endToEndId: E2E, txid, valor: '999999.00', horario: '2026-11-21T15:00:00Z' }
    const invented = { ...claimed, endToEndId: 'E00000000202611211459inventedxxx' }
    const notices = await one.read(incoming('', { pix: [claimed, invented] }))
    expect(notices).toMatchObject([{ about: { txid }, payment: { id: E2E, cents: 150_050 } }])
  })

  test('tells how returns ended', async () => {
    const house = bank()
    stub.answer = house.answer
    house.setReturns('DEVOLVIDO')
    const asked = demand()
    const one = adapter()
    await one.submit(asked, moment)
    house.pay(asked.chargeId.replaceAll('-', ''), '1500.50', E2E)
    const refund = { id: randomUUID(), paymentId: E2E, amountCents: 150_050 }
    await one.refund(known(asked), refund, moment)
    const claimed = {
      endToEndId: E2E,
      txid: asked.chargeId.replaceAll('-', ''),
      valor: '1500.50',
      horario: '2026-11-21T15:00:00Z',
    }
    const [, returned] = await one.read(incoming('', { pix: [claimed] }))
    expect(returned).toMatchObject({ kind: 'refunded', refundId: refund.id, paymentId: E2E, amountCents: 150_050 })
  })
})

test('a token that ended early is asked for once more', async () => {
  const house = bank()
  stub.answer = house.answer
  const one = adapter()
  await one.submit(demand(), moment)
  house.endSession()
  await one.submit(demand(), moment)
  expect(stub.seen.filter(({ path }) => path === '/token')).toHaveLength(2)
})

test.each([
  ['hangs', hang, 'no answer within 1500 ms'],
  ['breaks off', broken, 'could not be reached'],
  ['answers rubbish', rubbish, 'did not answer JSON'],
  ['fails', json({}, 503), 'answered 503'],
  ['answers something else', json({ access_token: 't', txid: 5 }), 'did not answer as the Pix API does'],
])('a bank that %s is a failure that may be tried again', async (_, reply, message) => {
  stub.answer = reply
  await expect(adapter().submit(demand(), moment)).rejects.toMatchObject({ name: 'ServiceFailure', message })
})

test('after five failures in a row the bank is given a rest', async () => {
  stub.answer = json({}, 500)
  const one = adapter()
  for (let time = 0; time < 5; time += 1) await expect(one.ask(known(demand()), moment)).rejects.toThrow('answered 500')
  const asked = stub.seen.length
  await expect(one.ask(known(demand()), moment)).rejects.toThrow('given a rest')
  expect(stub.seen).toHaveLength(asked)
})
