import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER } from '../../../providers/payments/box/box.ts'
import { signature } from '../../../providers/payments/signature.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { chargeById, createCharge } from '../api.ts'
import type { Charge } from './charge.ts'
import { buyer, charge, demandFor, jobCtx, stateOf, tell, TEST_SETTINGS } from '../fixtures.ts'
import { workOnSubmission } from './submit.ts'

const server = testServer(TEST_SETTINGS)
const settled = { timeout: 60_000, interval: 100 }
const PATH = '/api/webhooks/pix'

const bodyFor = (charges: readonly Charge[], more: object = {}) =>
  Buffer.from(
    JSON.stringify({
      pix: charges.map(({ id, amountCents }) => ({
        endToEndId: `E98800000202611211500${id.slice(-11)}`,
        txid: id.replaceAll('-', ''),
        chave: 'chave@volante.example',
        valor: (amountCents / 100).toFixed(2),
        horario: server.platform.clock.now().toISOString(),
        ...more,
      })),
    }),
  )

const signed = (body: Buffer, key = TEST_SETTINGS.PAYMENTS_WEBHOOK_KEY, at = server.platform.clock.now()) => ({
  'content-type': 'application/json',
  [SIGNATURE_HEADER]: signature(key, body, at),
})

const post = (payload: Buffer, headers: Record<string, string>, url = PATH) =>
  server.app.inject({ method: 'POST', url, payload, headers })

const waiting = async (): Promise<Charge> => {
  const demand = demandFor(await buyer(server))
  await tell(server, { orderId: demand.orderId, conduct: 'never' })
  const made = await charge(server, demand)
  await expect.poll(() => stateOf(server, made), settled).toBe('pending')
  return made
}

const kept = () => server.db.selectFrom('webhooks').select(['id', 'body', 'state']).execute()

describe('what is not from the bank', () => {
  test.each([
    ['unsigned', () => ({ 'content-type': 'application/json' }), 401],
    ['signed with another key', (body: Buffer) => signed(body, 'another key altogether'), 401],
    ['signed for another body', () => signed(Buffer.from('{}')), 401],
    ['too old', (body: Buffer) => signed(body, undefined, new Date(Date.now() - 6 * 60_000)), 400],
    ['from the future', (body: Buffer) => signed(body, undefined, new Date(Date.now() + 6 * 60_000)), 400],
  ])('%s is refused and leaves nothing', async (_, headers, status) => {
    const made = await waiting()
    const body = bodyFor([made])
    const before = (await kept()).length
    const answer = await post(body, headers(body) as Record<string, string>)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(await kept()).toHaveLength(before)
    expect(await stateOf(server, made)).toBe('pending')
  })

  test('too large is refused before it is judged', async () => {
    const body = Buffer.alloc(70_000, 'x')
    expect((await post(body, signed(body))).statusCode).toBe(413)
  })

  test('a changed time breaks the signature', async () => {
    const body = bodyFor([await waiting()])
    const header = signed(body)[SIGNATURE_HEADER]
    const later = header!.replace(/t=(\d+)/, (_, seconds) => `t=${Number(seconds) + 1}`)
    expect((await post(body, { 'content-type': 'application/json', [SIGNATURE_HEADER]: later })).statusCode).toBe(401)
  })
})

test('twenty at once of the same Pix pay once', async () => {
  const made = await waiting()
  const body = bodyFor([made])
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, signed(body))))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await expect
    .poll(async () => (await kept()).filter((one) => one.body.equals(body) && one.state === 'applied').length, settled)
    .toBe(20)
  expect(await chargeById(server.db, made.id)).toMatchObject({ state: 'paid', paidCents: 150_000, refundCents: 0 })
  const events = server.db.selectFrom('payment_events').select('kind').where('charge_id', '=', made.id)
  expect((await events.where('kind', '=', 'paid').execute()).length).toBe(1)
})

test('one body may tell of many, known and unknown, with and without a charge', async () => {
  const charges = await Promise.all([waiting(), waiting()])
  const { pix } = JSON.parse(bodyFor(charges).toString())
  const unknown = { ...pix[0], txid: 'f'.repeat(32), endToEndId: 'E98800000202611211500unknown0001' }
  const { txid: _, ...withoutCharge } = unknown
  const body = Buffer.from(JSON.stringify({ pix: [unknown, withoutCharge, ...pix] }))
  expect((await post(body, signed(body))).statusCode).toBe(200)
  for (const one of charges) await expect.poll(() => stateOf(server, one), settled).toBe('paid')
})

test('a payment told of before the charge is known to be with the bank counts, and is submitted no more', async () => {
  const who = await buyer(server)
  const demand = demandFor(who)
  await tell(server, { orderId: demand.orderId, conduct: 'never' })
  const made = await jobCtx(server).inTransaction(async (ctx) => {
    const created = await createCharge(ctx, demand)
    // Its submission never comes: the job is lost with a crash.
    await sql`delete from pgboss.job where data->>'chargeId' = ${created.id}`.execute(ctx.db)
    return created
  })
  const body = bodyFor([made])
  await post(body, signed(body))
  await expect.poll(() => stateOf(server, made), settled).toBe('paid')
  await workOnSubmission(jobCtx(server), made.id)
  expect(await stateOf(server, made)).toBe('paid')
})

test('another amount than the charge is given back', async () => {
  const made = await waiting()
  const body = bodyFor([made], { valor: '1499.99' })
  await post(body, signed(body))
  await expect.poll(() => stateOf(server, made), settled).toMatch(/refund/)
  const refunds = await server.db.selectFrom('refunds').selectAll().where('charge_id', '=', made.id).execute()
  expect(refunds).toMatchObject([{ reason: 'amount', amount_cents: 149_999 }])
})

test.each(['null', '[]', '{"pix":[{"txid":5}]}', 'not json', '{"pix":"x"}', ''])(
  'a genuine body of %j is kept and ignored',
  async (text) => {
    const body = Buffer.from(text)
    expect((await post(body, signed(body))).statusCode).toBe(200)
    await expect
      .poll(async () => (await kept()).filter((one) => one.body.equals(body)).map(({ state }) => state), settled)
      .toEqual(['ignored'])
  },
)
