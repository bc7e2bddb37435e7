import { isBoletoBarCode, readBoleto } from '@volante/domain/payment/boleto'
import { readPixCode } from '@volante/domain/payment/pix-code'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { applyChargeEvent, cancelOpenCharges, chargeById, chargesOfOrder, createCharge, refundCharge } from '../api.ts'
import { workOnExpiry } from './cancel.ts'
import type { Charge } from './charge.ts'
import { findCharge } from './queries.ts'
import { demandOf, moment } from './demand.ts'
import {
  buyer,
  cardNumber,
  charge,
  demandFor,
  jobCtx,
  PAYER,
  stateOf,
  tell,
  TEST_SETTINGS,
  tokenOf,
} from '../fixtures.ts'
import { askAbout, reconcile } from './reconcile.ts'
import { workOnSubmission } from './submit.ts'

const server = testServer(TEST_SETTINGS)
const settled = { timeout: 60_000, interval: 100 }

const events = (chargeId: string) =>
  server.db.selectFrom('payment_events').select(['kind', 'event_id']).where('charge_id', '=', chargeId).execute()

const refundsOf = (chargeId: string) =>
  server.db.selectFrom('refunds').selectAll().where('charge_id', '=', chargeId).execute()

const cardDemand = async (fields: object = {}, more: object = {}) => {
  const who = await buyer(server)
  return demandFor(who, { kind: 'card', card: { token: await tokenOf(server, who, fields) }, ...more })
}

describe('a card', () => {
  test('is approved in instalments and paid once, whoever asks how often', async () => {
    const demand = await cardDemand({}, { instalments: 12 })
    const made = await Promise.all(Array.from({ length: 8 }, () => charge(server, demand)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const [first] = made
    await expect.poll(() => stateOf(server, first!), settled).toBe('paid')
    expect(await charge(server, demand)).toMatchObject({ id: first!.id, state: 'paid' })
    const [paid, ...others] = await chargesOfOrder(server.db, demand.orderId)
    expect(others).toEqual([])
    expect(paid).toMatchObject({
      paidCents: 150_000,
      instalments: 12,
      card: { brand: 'Visa', last4: '1111' },
      refusal: null,
    })
    const boxed = await server.db.selectFrom('box_charges').selectAll().where('order_id', '=', demand.orderId).execute()
    expect(boxed).toMatchObject([{ state: 'paid', amount_cents: 150_000 }])
  })

  test.each([
    ['insufficientFunds', 'payment.refused.insufficientFunds'],
    ['wrongCode', 'payment.refused.wrongCode'],
    ['suspectedFraud', 'payment.refused.suspectedFraud'],
  ])('refused for %s says so, and another card pays', async (reason, refusal) => {
    const who = await buyer(server)
    const cardOf = async (number: string) => ({ token: await tokenOf(server, who, { number }) })
    const demand = demandFor(who, { kind: 'card', card: await cardOf(cardNumber(reason)) })
    const refused = await charge(server, demand)
    await expect.poll(() => stateOf(server, refused), settled).toBe('refused')
    expect(await chargeById(server.db, refused.id)).toMatchObject({ refusal, paidCents: 0 })
    const approved = await charge(server, { ...demand, card: await cardOf(cardNumber()) })
    expect(approved.id).not.toBe(refused.id)
    await expect.poll(() => stateOf(server, approved), settled).toBe('paid')
  })

  test('the bank never decides on ends after two days', async () => {
    const demand = await cardDemand()
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
    const later = new Date(server.platform.clock.now().getTime() + 49 * 3_600_000)
    await askAbout(jobCtx(server, 'br-fiat', later), id)
    expect(await stateOf(server, { id })).toBe('expired')
  })

  test('of somebody else is refused', async () => {
    const other = await cardDemand()
    const mine = demandFor(await buyer(server), { kind: 'card', card: other.card })
    await expect(charge(server, mine)).rejects.toMatchObject({ status: 422, code: 'payment.card.unknown' })
    expect(await chargesOfOrder(server.db, mine.orderId)).toEqual([])
  })

  test.each([[0], [13], [1.5]])('in %s instalments is refused', async (instalments) => {
    const demand = await cardDemand({}, { instalments })
    await expect(charge(server, demand)).rejects.toMatchObject({ code: 'payment.instalments.invalid' })
  })
})

describe('a Pix', () => {
  test('has a code a bank can read, and is paid by webhook', async () => {
    const demand = demandFor(await buyer(server))
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
    const paid = await chargeById(server.db, id)
    expect(readPixCode(paid?.pix?.code ?? '')).toMatchObject({ amountCents: 150_000, city: 'Betim', isSingleUse: true })
    expect(paid?.pix?.txid).toBe(id.replaceAll('-', ''))
    expect((await events(id)).map(({ kind }) => kind).sort()).toEqual(['paid', 'submitted'])
    const [hook] = await server.db.selectFrom('webhooks').selectAll().where('state', '=', 'applied').execute()
    expect(JSON.parse(hook?.body.toString() ?? '{}')).toMatchObject({ pix: [{ txid: expect.any(String) }] })
  })

  test('unpaid at its end is withdrawn at the bank and expires', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const { id, expiresAt } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
    await workOnExpiry(jobCtx(server), id)
    expect(await stateOf(server, { id })).toBe('pending')
    await workOnExpiry(jobCtx(server, 'br-fiat', expiresAt!), id)
    expect(await stateOf(server, { id })).toBe('expired')
    const box = server.db.selectFrom('box_charges').select('state').where('charge_id', '=', id)
    expect(await box.executeTakeFirst()).toEqual({ state: 'cancelled' })
  })

  test('paid in its last moment counts, though the notice never came', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'silent' })
    const { id, expiresAt } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
    await workOnExpiry(jobCtx(server, 'br-fiat', expiresAt!), id)
    expect(await stateOf(server, { id })).toBe('paid')
  })

  test('paid after its end goes back by itself', async () => {
    const demand = demandFor(await buyer(server), { expiresAt: new Date(server.platform.clock.now().getTime() + 1000) })
    await tell(server, { orderId: demand.orderId, conduct: 'late', delaySeconds: 1 })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('expired')
    await expect.poll(() => stateOf(server, { id }), settled).toBe('refunded')
    expect(await refundsOf(id)).toMatchObject([{ reason: 'late', state: 'done', amount_cents: 150_000 }])
  })

  test('told of three times is paid once', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'duplicate' })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
    await expect
      .poll(async () => {
        const hooks = await server.db.selectFrom('webhooks').select('body').where('state', '=', 'applied').execute()
        return hooks.filter(({ body }) => body.includes(id.replaceAll('-', ''))).length
      }, settled)
      .toBe(3)
    expect(await chargeById(server.db, id)).toMatchObject({ state: 'paid', paidCents: 150_000 })
    expect((await events(id)).filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  })

  test('the bank will not make is refused with its text', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'refuse' })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('refused')
    expect(await chargeById(server.db, id)).toMatchObject({ refusal: 'payment.pix.failed' })
  })

  test('whose notices were lost is found when the bank is asked', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'silent' })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
    const later = new Date(server.platform.clock.now().getTime() + 11 * 60_000)
    await reconcile(jobCtx(server, 'br-fiat', later))
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
  })

  test('gives way to a card, and is withdrawn', async () => {
    const who = await buyer(server)
    const demand = demandFor(who)
    await tell(server, { orderId: demand.orderId, kind: 'pix', conduct: 'never' })
    const pix = await charge(server, demand)
    await expect.poll(() => stateOf(server, pix), settled).toBe('pending')
    const card = await charge(server, { ...demand, kind: 'card', card: { token: await tokenOf(server, who) } })
    await expect.poll(() => stateOf(server, card), settled).toBe('paid')
    expect(await stateOf(server, pix)).toBe('cancelled')
    const box = server.db.selectFrom('box_charges').select('state').where('charge_id', '=', pix.id)
    await expect.poll(() => box.executeTakeFirst(), settled).toEqual({ state: 'cancelled' })
  })
})

describe('a submission', () => {
  test('lost with a crash is made when what waits is looked at', async () => {
    const demand = demandFor(await buyer(server))
    const { id } = await jobCtx(server).inTransaction(async (ctx) => {
      const made = await createCharge(ctx, demand)
      await sql`delete from pgboss.job where data->>'chargeId' = ${made.id}`.execute(ctx.db)
      return made
    })
    await reconcile(jobCtx(server, 'br-fiat', new Date(server.platform.clock.now().getTime() + 11 * 60_000)))
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
  })

  test('whose answer was lost is sent again and finds the same charge, also from two workers at once', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const { id } = await jobCtx(server).inTransaction(async (ctx) => {
      const made = await createCharge(ctx, demand)
      await sql`delete from pgboss.job where data->>'chargeId' = ${made.id}`.execute(ctx.db)
      return made
    })
    const ctx = jobCtx(server)
    const row = await findCharge(server.db, id)
    const lost = await ctx.providers.payments.of('pix', 'BR').submit(demandOf(ctx, row!), moment(ctx))
    await Promise.all([workOnSubmission(ctx, id), workOnSubmission(ctx, id)])
    expect(await chargeById(server.db, id)).toMatchObject({ state: 'pending', pix: lost.pix })
    expect((await events(id)).map(({ kind }) => kind)).toEqual(['submitted'])
  })
})

describe('a boleto', () => {
  test('is a valid slip due on a bank day, paid when the banks open', async () => {
    const demand = demandFor(await buyer(server), { kind: 'boleto', dueDay: '2026-11-30' })
    const { id } = await charge(server, demand)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
    const { boleto } = (await chargeById(server.db, id)) ?? {}
    expect(isBoletoBarCode(boleto?.barCode ?? '')).toBe(true)
    expect(readBoleto(boleto?.line ?? '', '2026-11-30')).toMatchObject({ due: '2026-11-30', amountCents: 150_000 })
    await server.app.inject({ method: 'POST', url: `/api/box/charges/${id}/pay` })
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
  })

  test('needs an address', async () => {
    const { address: _, ...payer } = PAYER
    const demand = demandFor(await buyer(server), { kind: 'boleto', payer })
    await expect(charge(server, demand)).rejects.toMatchObject({ code: 'payment.boleto.address' })
  })
})

test.each(['pix', 'boleto'] as const)('there is no %s in Argentina', async (kind) => {
  const demand = demandFor(await buyer(server), { kind, currency: 'ARS' })
  await expect(createCharge(jobCtx(server, 'ar-fiat'), demand)).rejects.toMatchObject({
    code: 'payment.kind.unavailable',
  })
})

test('what is cancelled before it is paid brings nothing, and what comes all the same goes back', async () => {
  const demand = demandFor(await buyer(server))
  await tell(server, { orderId: demand.orderId, conduct: 'never' })
  const { id } = await charge(server, demand)
  await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
  await cancelOpenCharges(jobCtx(server), demand.orderId)
  expect(await stateOf(server, { id })).toBe('cancelled')
  const at = server.platform.clock.now()
  const paid = { kind: 'paid', payment: { id: 'E2E-late', cents: 150_000 }, id: 'paid E2E-late', at } as const
  await applyChargeEvent(jobCtx(server), id, paid)
  expect(await refundsOf(id)).toMatchObject([{ reason: 'late', amount_cents: 150_000 }])
})

test('an order that expires lets a payment of its last moment count', async () => {
  const demand = demandFor(await buyer(server))
  await tell(server, { orderId: demand.orderId, conduct: 'silent', delaySeconds: 2 })
  const { id } = await charge(server, demand)
  await expect.poll(() => stateOf(server, { id }), settled).toBe('pending')
  await server.db.updateTable('box_charges').set({ settles_at: new Date() }).where('charge_id', '=', id).execute()
  await cancelOpenCharges(jobCtx(server), demand.orderId, 'expired')
  expect(await stateOf(server, { id })).toBe('expired')
  await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
  expect(await refundsOf(id)).toEqual([])
})

describe('a payment made in time that becomes known after the end', () => {
  const expired = async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const first = await charge(server, demand)
    await expect.poll(() => stateOf(server, first), settled).toBe('pending')
    await workOnExpiry(jobCtx(server, 'br-fiat', first.expiresAt!), first.id)
    return { demand, first }
  }
  const paidInTime = ({ id, createdAt: at }: Charge) =>
    ({ kind: 'paid', payment: { id: `E-${id}`, cents: 150_000 }, id: `paid E-${id}`, at }) as const

  test('counts', async () => {
    const { first } = await expired()
    const paid = await applyChargeEvent(jobCtx(server), first.id, paidInTime(first))
    expect(paid).toMatchObject({ state: 'paid', paidAt: first.createdAt })
    expect(await refundsOf(first.id)).toEqual([])
  })

  test('goes back where another charge has taken its place', async () => {
    const { demand, first } = await expired()
    const second = await charge(server, demand)
    expect(second.id).not.toBe(first.id)
    const paid = await applyChargeEvent(jobCtx(server), first.id, paidInTime(first))
    expect(paid).toMatchObject({ state: 'refunding', paidCents: 150_000 })
    expect(await refundsOf(first.id)).toMatchObject([{ amount_cents: 150_000 }])
  })
})

describe('a refund', () => {
  const paidCard = async () => {
    const { id } = await charge(server, await cardDemand())
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
    return id
  }

  test('asked for twice at once is made once', async () => {
    const id = await paidCard()
    const ask = () => refundCharge(jobCtx(server), id, 150_000, 'withdrawal')
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second?.id).toBe(first?.id)
    await expect.poll(() => stateOf(server, { id }), settled).toBe('refunded')
    const boxed = server.db.selectFrom('box_charges').select('refunded_cents').where('charge_id', '=', id)
    expect(await boxed.executeTakeFirst()).toEqual({ refunded_cents: 150_000 })
    expect(await refundsOf(id)).toHaveLength(1)
  })

  test('of a part leaves the rest paid; parts of the whole end it; more is refused', async () => {
    const id = await paidCard()
    await refundCharge(jobCtx(server), id, 50_000, 'discount')
    expect(await chargeById(server.db, id)).toMatchObject({ state: 'paid', refundCents: 50_000 })
    await expect(refundCharge(jobCtx(server), id, 100_001, 'more')).rejects.toMatchObject({
      code: 'payment.refund.tooMuch',
    })
    await refundCharge(jobCtx(server), id, 100_000, 'rest')
    await expect.poll(() => stateOf(server, { id }), settled).toBe('refunded')
    await expect(refundCharge(jobCtx(server), id, 1, 'again')).rejects.toMatchObject({ code: 'payment.refund.notPaid' })
  })

  test('two different ones at once never give back more than came in', async () => {
    const id = await paidCard()
    const asked = await Promise.allSettled(
      ['one', 'two', 'three'].map((reason) => refundCharge(jobCtx(server), id, 60_000, reason)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await chargeById(server.db, id)).toMatchObject({ state: 'paid', refundCents: 120_000 })
  })

  test('of a Pix is under way until the bank tells', async () => {
    const { id } = await charge(server, demandFor(await buyer(server)))
    await expect.poll(() => stateOf(server, { id }), settled).toBe('paid')
    await refundCharge(jobCtx(server), id, 150_000, 'withdrawal')
    expect(await stateOf(server, { id })).toBe('refunding')
    await expect.poll(() => stateOf(server, { id }), settled).toBe('refunded')
  })

  test('of what is not paid is refused', async () => {
    const demand = demandFor(await buyer(server))
    await tell(server, { orderId: demand.orderId, conduct: 'never' })
    const { id } = await charge(server, demand)
    await expect(refundCharge(jobCtx(server), id, 1, 'x')).rejects.toMatchObject({ code: 'payment.refund.notPaid' })
  })
})
