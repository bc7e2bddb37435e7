import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import type { AddressInfo } from 'node:net'
import { TEST_CARDS } from '@volante/contract/box'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import {
  buyer,
  charge,
  demandFor,
  PAYER,
  sendCard,
  stateOf,
  TEST_SETTINGS,
  tokenOf,
} from '../../modules/payments/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { TOKENISER_PATH } from './api.ts'

const server = testServer(TEST_SETTINGS)
const NUMBER = '4111111111111111'
const CODE = '739'

const post = (payload: object, headers: object = {}) =>
  server.app.inject({ method: 'POST', url: TOKENISER_PATH, payload, headers: { ...headers } })

const tokens = () => server.db.selectFrom('card_tokens').selectAll().execute()

describe('a card', () => {
  test('becomes a token, and what it is called by', async () => {
    const answer = await sendCard(server, await buyer(server), { number: '6362 9700 0045 7013', name: 'Zé da Silva' })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{32}$/),
      brand: 'Elo',
      last4: '7013',
      expiry: '12/30',
      holder: 'Zé da Silva',
    })
  })

  test.each([
    [{ number: '4111111111111112' }, 'number', 'validation.card.number'],
    [{ expiry: '01/20' }, 'expiry', 'validation.card.expiry'],
    [{ name: '' }, 'name', 'validation.card.name'],
    [{ securityCode: '12' }, 'securityCode', 'validation.card.securityCode'],
    [{ number: '378282246310005', securityCode: '123' }, 'securityCode', 'validation.card.securityCode'],
  ])('with %j is refused by name, and the leave is not spent', async (wrong, path, code) => {
    const answer = await sendCard(server, await buyer(server), wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fields: [{ path, code, message: expect.any(String) }] })
    expect(answer.body).not.toContain('4111')
  })

  test('needs a leave, which is good once, also of twenty at once', async () => {
    const { headers } = await buyer(server)
    const leave = await server.app.inject({ url: '/api/payment-instruments/v2/one-time-token', headers })
    const card = { number: NUMBER, name: 'ANA SOUZA', expiry: '12/30', securityCode: CODE }
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => post({ ...card, oneTimeToken: leave.json().token })),
    )
    const statuses = sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 401)])
    expect((await post({ ...card, oneTimeToken: 'invented' })).statusCode).toBe(401)
    expect((await post(card)).statusCode).toBe(400)
  })

  test('after the leave has run out is refused', async () => {
    const { headers } = await buyer(server)
    const leave = await server.app.inject({ url: '/api/payment-instruments/v2/one-time-token', headers })
    await server.db
      .updateTable('one_time_tokens')
      .set({ expires_at: new Date(0) })
      .execute()
    const card = { number: NUMBER, name: 'ANA SOUZA', expiry: '12/30', securityCode: CODE }
    expect((await post({ ...card, oneTimeToken: leave.json().token })).statusCode).toBe(401)
  })
})

describe('who may send', () => {
  test('pages of our own sites only', async () => {
    const ask = (origin: string) =>
      server.app.inject({ method: 'OPTIONS', url: TOKENISER_PATH, headers: { origin, host: 'shop.example' } })
    const ours = await ask('https://shop.example')
    expect(ours.statusCode).toBe(204)
    expect(ours.headers).toMatchObject({ 'access-control-allow-origin': 'https://shop.example', vary: 'origin' })
    const foreign = await ask('https://evil.example')
    expect(foreign.statusCode).toBe(403)
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    ['another method', { method: 'GET' as const, url: TOKENISER_PATH }, 405],
    [
      'a form',
      { method: 'POST' as const, url: TOKENISER_PATH, payload: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    ['a long body', { method: 'POST' as const, url: TOKENISER_PATH, payload: { number: '4'.repeat(4000) } }, 413],
    [
      'no JSON',
      { method: 'POST' as const, url: TOKENISER_PATH, payload: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
  ])('%s is refused', async (_, request, status) => {
    const answer = await server.app.inject(request)
    expect(answer.statusCode).toBe(status)
  })
})

test('the wallet refuses a card that is sent to it instead, unread', async () => {
  const { headers } = await buyer(server)
  const payload = {
    token: 'tok_x',
    oneTimeToken: 'x',
    number: NUMBER,
    name: 'ANA',
    expiry: '12/30',
    securityCode: CODE,
  }
  const answer = await server.app.inject({ method: 'POST', url: '/api/payment-instruments/v2', headers, payload })
  expect(answer.statusCode).toBe(400)
  const refused = answer.json().fields.map(({ path, code }: { path: string; code: string }) => [path, code])
  expect(refused).toEqual([
    ['number', 'payment.card.neverSendNumber'],
    ['securityCode', 'payment.card.neverSendNumber'],
  ])
  expect(answer.body).not.toContain(NUMBER)
})

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const tables = await server.db.introspection.getTables()
  const texts = await Promise.all(
    tables
      .filter(({ isView }) => !isView)
      .map(async ({ name, schema }) => {
        const { rows } = await server.platform.connection.pool.query(`select t::text from "${schema}"."${name}" t`)
        return rows.map((row: { t: string }) => row.t)
      }),
  )
  const jobs = await server.platform.connection.pool.query('select t::text from pgboss.job t')
  return [...texts.flat(), ...jobs.rows.map((row: { t: string }) => row.t)]
}

test('after a purchase neither number nor code is anywhere: not in the database, the queue, the audit or the log', async () => {
  const before = new Set(await everything())
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  const { app } = await createApp({ ...server.platform, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const headers = await server.signIn(['customer', 'partner_admin'])
  const ask = (path: string, body?: object) =>
    fetch(`${base}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { ...headers, 'content-type': 'application/json' },
    })
  const { token: oneTimeToken, tokeniser } = (await (
    await ask('/api/payment-instruments/v2/one-time-token')
  ).json()) as {
    token: string
    tokeniser: string
  }
  expect(tokeniser).toBe(TOKENISER_PATH)
  const card = { number: '4111 1111 1111 1111', name: 'MARIA DO CARMO', expiry: '11/31', securityCode: CODE }
  const sent = await ask(tokeniser, { oneTimeToken, ...card })
  expect(sent.status).toBe(201)
  const { token } = (await sent.json()) as { token: string }
  expect((await ask('/api/payment-instruments/v2', { token, favourite: true })).status).toBe(201)
  // A page that is broken or hostile sends the card where it must not go.
  await ask('/api/payment-instruments/v2', { token, number: NUMBER, securityCode: CODE })
  await ask(tokeniser, { oneTimeToken, ...card, more: NUMBER })
  const row = await server.db
    .selectFrom('cards')
    .select('account_id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const demand = demandFor({ accountId: row.account_id }, { kind: 'card', card: { token }, payer: PAYER })
  const made = await charge(server, demand)
  await expect.poll(() => stateOf(server, made), { timeout: 60_000 }).toBe('paid')
  await app.close()

  const stored = (await everything()).filter((row) => !before.has(row))
  const logged = lines.flatMap((chunk) => chunk.split('\n'))
  expect(stored.some((row) => row.includes('MARIA DO CARMO'))).toBe(true)
  expect(logged.some((line) => line.includes(TOKENISER_PATH))).toBe(true)
  // The code alone between quotes, brackets or commas: three digits also stand in times and ids.
  const traces = [new RegExp(NUMBER), /4111 ?1111/, new RegExp(`["(,]${CODE}["),]`)]
  for (const trace of traces) expect([...stored, ...logged].filter((one) => trace.test(one))).toEqual([])
})

test('equal cards have equal fingerprints, under this key only', async () => {
  const who = await buyer(server)
  await tokenOf(server, who)
  await tokenOf(server, who)
  const prints = (await tokens()).filter(({ last4, account_id }) => last4 === '1111' && account_id === who.accountId)
  expect(prints).toHaveLength(2)
  expect(prints[0]?.fingerprint.equals(prints[1]?.fingerprint ?? Buffer.of())).toBe(true)
  expect(prints[0]?.fingerprint.equals(createHash('sha256').update(NUMBER).digest())).toBe(false)
})

test('the numbers of the test cards are valid, so that pages let them through', async () => {
  const who = await buyer(server)
  for (const { number } of TEST_CARDS) {
    const code = number.startsWith('37') ? '1234' : '123'
    expect((await sendCard(server, who, { number, securityCode: code })).statusCode, number).toBe(201)
  }
})
