import { cardManagement } from '@volante/contract/card-management'
import { service } from '@volante/contract/kit'
import { describe, expect, test } from 'vitest'
import { implement } from '../../platform/http/implement.ts'
import { localClient, tableOf } from '../../platform/http/local.ts'
import { readCode } from '../../tools/testing/read-code.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import {
  type Buyer,
  buyer,
  cardNumber,
  charge,
  demandFor,
  jobCtx,
  stateOf,
  tell,
  TEST_SETTINGS,
  tokenOf,
} from './fixtures.ts'
import { cardManagementHandlers } from './wallet/handlers.ts'

const server = testServer(TEST_SETTINGS)
const settled = { timeout: 60_000, interval: 100 }
const WALLET = '/api/payment-instruments/v2'

const ask = ({ headers }: Buyer, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })

async function save(who: Buyer, number: string, favourite = false) {
  const code = number.startsWith('37') ? '1234' : '123'
  const token = await tokenOf(server, who, { number, securityCode: code })
  return ask(who, 'POST', WALLET, { token, favourite })
}

const list = async (who: Buyer): Promise<{ id: string; number: string; favourite: boolean }[]> =>
  (await ask(who, 'GET', WALLET)).json()

/** Draws the squares and lets an independent reader read them. */
function readQr({ size, path }: { size: number; path: string }): Promise<string> {
  const [scale, quiet] = [4, 4]
  const side = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) + quiet) * scale + row) * side + (Number(x) + quiet) * scale
      pixels.fill(0, from, from + Number(width) * scale)
    }
  return readCode('QRCode', { pixels, width: side, height: side })
}

describe('the payments of an order', () => {
  test('are told to who pays alone, with a drawing that reads as the code', async () => {
    const who = await buyer(server)
    const demand = demandFor(who)
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
    const answer = await ask(who, 'GET', `/api/payment/payment?reservationId=${demand.orderId}`)
    const [payment, ...others] = answer.json()
    expect(others).toEqual([])
    expect(payment).toMatchObject({ id, type: 'pix', state: 'pending', value: 150_000, endTime: expect.any(String) })
    expect(await readQr(payment.pix.qr)).toBe(payment.pix.code)
    const stranger = await buyer(server)
    for (const query of ['reservationId', 'orderId'])
      expect((await ask(stranger, 'GET', `/api/payment/payment?${query}=${demand.orderId}`)).statusCode).toBe(404)
    expect((await ask(stranger, 'GET', '/api/payment/payment')).json()).toEqual([])
  })

  test('are narrowed by type, and a contradiction finds nothing', async () => {
    const who = await buyer(server)
    const demand = demandFor(who)
    await charge(server, demand)
    const at = `/api/payment/payment?orderId=${demand.orderId}`
    expect((await ask(who, 'GET', `${at}&type=pix`)).json()).toHaveLength(1)
    expect((await ask(who, 'GET', `${at}&type=card`)).statusCode).toBe(404)
    expect((await ask(who, 'GET', `${at}&reservationId=${crypto.randomUUID()}`)).statusCode).toBe(404)
  })

  test('say what is still open: pay, and after a refusal pay again until another charge stands', async () => {
    const who = await buyer(server)
    const refusedToken = await tokenOf(server, who, { number: cardNumber('insufficientFunds') })
    const demand = demandFor(who, { kind: 'card', card: { token: refusedToken } })
    const refused = await charge(server, demand)
    await expect.poll(() => stateOf(server, refused), settled).toBe('refused')
    const steps = async () => {
      const { payments, openSteps } = (
        await ask(who, 'GET', `/api/payment/v2/payment?orderId=${demand.orderId}`)
      ).json()
      return { refusals: payments.map((one: { refusal: unknown }) => one.refusal), openSteps }
    }
    expect(await steps()).toMatchObject({
      refusals: [{ code: 'payment.refused.insufficientFunds', message: expect.stringContaining('saldo') }],
      openSteps: [{ paymentId: refused.id, step: 'payAgain', actor: 'customer' }],
    })
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const pix = await charge(server, { ...demand, kind: 'pix', card: undefined })
    await expect.poll(() => stateOf(server, pix), settled).toBe('pending')
    expect((await steps()).openSteps).toEqual([
      { paymentId: pix.id, step: 'pay', actor: 'customer', until: pix.expiresAt?.toISOString() },
    ])
  })
})

describe('the wallet', () => {
  test('keeps cards by their last digits, one favourite at a time', async () => {
    const who = await buyer(server)
    const saved = await save(who, '4111111111111111', true)
    expect(saved.statusCode).toBe(201)
    expect(saved.json()).toEqual({
      id: expect.any(String),
      number: '•••• •••• •••• 1111',
      name: 'ANA P SOUZA',
      expiry: '12/30',
      brand: 'Visa',
      favourite: true,
    })
    await save(who, '5555555555554444', true)
    expect((await list(who)).map(({ number, favourite }) => [number.slice(-4), favourite])).toEqual([
      ['4444', true],
      ['1111', false],
    ])
    const { id } = saved.json()
    expect((await ask(who, 'PATCH', `${WALLET}/${id}`, { favourite: true })).json()).toMatchObject({ favourite: true })
    expect((await list(who)).filter(({ favourite }) => favourite)).toHaveLength(1)
  })

  test('made favourite from all sides at once has one favourite', async () => {
    const who = await buyer(server)
    for (const number of ['4111111111111111', '5555555555554444', '378282246310005']) await save(who, number)
    const ids = (await list(who)).map(({ id }) => id)
    const answers = await Promise.all(
      [...ids, ...ids, ...ids].map((id) => ask(who, 'PATCH', `${WALLET}/${id}`, { favourite: true })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await list(who)).filter(({ favourite }) => favourite)).toHaveLength(1)
  })

  test('the same card twice is one card', async () => {
    const who = await buyer(server)
    const answers = await Promise.all([save(who, '4111111111111111'), save(who, '4111111111111111', true)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await list(who)).toMatchObject([{ favourite: true }])
  })

  test("another's card or token is not found", async () => {
    const [who, stranger] = [await buyer(server), await buyer(server)]
    const { id } = (await save(who, '4111111111111111')).json()
    expect((await ask(stranger, 'PATCH', `${WALLET}/${id}`, { favourite: true })).statusCode).toBe(404)
    expect((await ask(stranger, 'DELETE', `/api/payment-instruments/v1/${id}`)).statusCode).toBe(404)
    const token = await tokenOf(server, who)
    expect((await ask(stranger, 'POST', WALLET, { token })).json()).toMatchObject({ code: 'payment.card.unknown' })
    const demand = demandFor(stranger, { kind: 'card', card: { cardId: id } })
    await expect(charge(server, demand)).rejects.toMatchObject({ code: 'payment.card.unknown' })
    expect(await list(who)).toHaveLength(1)
  })

  test('pays with a kept card, and forgets one that is taken out', async () => {
    const who = await buyer(server)
    const { id } = (await save(who, '4111111111111111')).json()
    const paid = await charge(server, demandFor(who, { kind: 'card', card: { cardId: id } }))
    await expect.poll(() => stateOf(server, paid), settled).toBe('paid')
    expect((await ask(who, 'DELETE', `/api/payment-instruments/v1/${id}`)).statusCode).toBe(204)
    expect(await list(who)).toEqual([])
    expect((await ask(who, 'DELETE', `/api/payment-instruments/v1/${id}`)).statusCode).toBe(404)
    const [token] = await server.db
      .selectFrom('card_tokens')
      .select('expires_at')
      .where('account_id', '=', who.accountId)
      .execute()
    expect(token?.expires_at).toBeInstanceOf(Date)
  })
})

describe('the wallet under its older address', () => {
  const services = { older: service('private-api', cardManagement) }

  function older({ accountId: id }: Buyer) {
    const { user: _, ...info } = jobCtx(server)
    const { platform } = server
    const scopes = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }
    const user = { id, name: 'Test', roles: ['customer'], scopes } as const
    const table = tableOf(services, [implement(services.older, cardManagementHandlers)])
    const { requestId, site, now, isClient, origin } = info
    return localClient<typeof services>(platform, table, { requestId, site, now, isClient, origin, user }).older
  }

  test('keeps, changes and takes out the same cards', async () => {
    const who = await buyer(server)
    const api = older(who)
    const { id } = await api.cardCreate({ body: { token: await tokenOf(server, who), favourite: true } })
    const body = { id, name: 'ANA SOUZA ', expiry: '7/2033', favourite: false }
    expect(await api.cardUpdate({ body })).toMatchObject({ name: 'ANA SOUZA', expiry: '07/33', favourite: false })
    expect(await list(who)).toMatchObject([{ id, name: 'ANA SOUZA' }])
    await expect(api.cardUpdate({ body: { id, expiry: '01/20' } })).rejects.toMatchObject({
      code: 'validation.card.expiry',
    })
    await expect(older(await buyer(server)).cardUpdate({ body: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(older(await buyer(server)).cardDelete({ params: { cardId: id } })).rejects.toMatchObject({
      status: 404,
    })
    await api.cardDelete({ params: { cardId: id } })
    expect(await api.cardList()).toEqual([])
  })

  test.each(['number', 'securityCode'])('refuses a %s unread', async (field) => {
    const who = await buyer(server)
    const body = { token: await tokenOf(server, who), [field]: '4111111111111111' }
    await expect(older(who).cardCreate({ body })).rejects.toMatchObject({
      status: 400,
      fields: [{ path: field, code: 'payment.card.neverSendNumber' }],
    })
    expect(await list(who)).toEqual([])
  })
})
