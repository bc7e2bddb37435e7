import { randomBytes, randomUUID } from 'node:crypto'
import type { OrderView } from '@volante/contract/order-shapes'
import { describe, expect, test } from 'vitest'
import { workOnExpiry as workOnPixEnd } from '../../payments/charge/cancel.ts'
import { applicant, INCOME, sent } from '../../financing/proposal/fixtures.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { versionOf } from '../order/load-order.ts'
import { fullOrderForOwner, lockFullForOwner } from '../order/own-order.ts'
import { payDeposit } from './pay.ts'
import type { Way } from './way.ts'
import { followCharge } from './charge-changed.ts'
import { workOnExpiry } from './expire.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { ADMIN, arrives, faultsOf, jobCtx, papersApproved, reserved } from '../fixtures.ts'

const server = testServer()

const orderRow = (id: string) =>
  server.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (id: string) => (await orderRow(id)).status

async function withPix() {
  const { api, order, dealerCode } = await reserved(server)
  const paid = await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
  return { api, order: paid.order, charge: paid.charge, dealerCode }
}

describe('the reservation value', () => {
  test('by Pix promises it, starts one charge and reserves the car when the money is here', async () => {
    const { api, order, charge } = await withPix()
    expect(charge).toMatchObject({ type: 'pix', purpose: 'deposit', value: order.reservationValue })
    expect(order.ledger.parts).toMatchObject([{ kind: 'deposit', paymentKind: 'pix', isPaid: false }])
    const again = await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
    expect(again.charge?.id).toBe(charge?.id)
    await arrives(server, charge)
    await expect.poll(() => statusOf(order.id), { timeout: 5000 }).toBe('RESERVE')
    const now = await api.reservation.status({ params: { id: order.id } })
    expect(now.ledger).toMatchObject({
      paid: order.reservationValue,
      remaining: order.car.total - order.reservationValue,
    })
    expect(now.countdown).toBeNull()
    expect(now.pendingActions).toEqual(['uploadDocuments'])
    const later = await api.reservation.payment({ params: { type: 'card' }, body: { reservationId: order.id } })
    expect(later.charge?.id).toBe(charge?.id)
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  const trade = { plate: 'ABC1D23', description: 'Argo 2019', value: 4_000_000 }
  const billingAddress = {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: null,
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
  }

  test.for<[string, Way, Way?]>([
    ['by Pix', { kind: 'pix', billingAddress }],
    ['by Pix with a coupon', { kind: 'pix', couponName: 'BEMVINDO' }],
    ['at the dealer', { kind: 'dealer', billingAddress }],
    ['by boleto', { kind: 'boleto' }],
    ['by a used car', { kind: 'trade', trade }],
    ['by Pix after the dealer', { kind: 'dealer' }, { kind: 'pix' }],
    ['at the dealer after Pix', { kind: 'pix' }, { kind: 'dealer' }],
    ['by Pix twice', { kind: 'pix' }, { kind: 'pix' }],
  ])('%s answers what reading the order would', async ([, ...ways]) => {
    const { order } = await reserved(server)
    await jobCtx(server).inTransaction(async (inside) => {
      const { account_id: id } = await orderRow(order.id)
      const ctx = { ...inside, user: { id } } as SignedInCtx
      for (const way of ways) {
        if (!way) continue
        const { full } = await payDeposit(ctx, await lockFullForOwner(ctx, order.id), way)
        const read = await fullOrderForOwner(ctx, order.id)
        expect(full).toEqual(read)
        expect(versionOf(full)).toBe(versionOf(read))
      }
    })
  })

  test('asked for twenty times at once is one charge', async () => {
    const { api, order } = await reserved(server)
    const body = { reservationId: order.id }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => api.reservation.payment({ params: { type: 'pix' }, body })),
    )
    expect(new Set(all.map(({ charge }) => charge?.id)).size).toBe(1)
  })

  test('refuses a wrong amount and a way the country does not have', async () => {
    const { api, order } = await reserved(server)
    const body = { reservationId: order.id, value: 1 }
    await expect(api.reservation.payment({ params: { type: 'pix' }, body })).rejects.toMatchObject({
      code: 'payment.amount',
    })
    const ar = await reserved(server, 'ar-fiat')
    for (const type of ['pix', 'boleto', 'consortium'] as const)
      await expect(
        ar.api.reservation.payment({ params: { type }, body: { reservationId: ar.order.id } }),
      ).rejects.toMatchObject({ status: 422, code: 'payment.kind.unavailable' })
  })

  test('by a card that is refused leaves the reservation, and by the next one reserves the car', async () => {
    const { api, order } = await reserved(server)
    const { account_id } = await orderRow(order.id)
    const cardOf = async (conduct: string) => {
      const token = randomUUID()
      const card = { brand: 'visa', last4: '1111', holder: 'MARINA D LOPES', expiry: '12/30' }
      const fingerprint = randomBytes(16)
      await server.db
        .insertInto('card_tokens')
        .values({ token, account_id, fingerprint, ...card, conduct, expires_at: new Date(Date.now() + 600_000) })
        .execute()
      return { token }
    }
    const pay = async (conduct: string) =>
      api.reservation.payment({
        params: { type: 'card' },
        body: { reservationId: order.id, card: await cardOf(conduct), installments: 3 },
      })
    const state = async () => (await api.reservation.processing({ body: { reservationId: order.id } })).state
    await expect(
      api.reservation.payment({ params: { type: 'card' }, body: { reservationId: order.id, card: { token: 'x' } } }),
    ).rejects.toMatchObject({ code: 'payment.card.unknown' })
    const { charge } = await pay('refuse')
    await expect.poll(state, { timeout: 60_000 }).toBe('FAILED')
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await api.reservation.status({ params: { id: order.id } })).toMatchObject({
      status: 'PRE_RESERVE',
      ledger: { parts: [], remaining: order.car.total },
    })
    await pay('settle')
    await expect.poll(() => statusOf(order.id), { timeout: 60_000 }).toBe('RESERVE')
    expect(await state()).toBe('SUCCESS')
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('never takes a card’s number', async () => {
    const { api, order } = await reserved(server)
    const card = { token: 'x', number: '4111111111111111' }
    await expect(
      api.reservation.payment({ params: { type: 'card' }, body: { reservationId: order.id, card } as never }),
    ).rejects.toMatchObject({ status: 400, fields: [{ code: 'payment.card.neverSendNumber' }] })
  })

  test('by boleto holds the car for a day until the documents are in, then for days', async () => {
    const { api, order } = await reserved(server)
    const body = { reservationId: order.id }
    const chosen = await api.reservation.payment({ params: { type: 'boleto' }, body })
    expect(chosen).toMatchObject({ charge: null, order: { status: 'RESERVE', paymentKind: 'boleto' } })
    const daysLeft = (Date.parse(chosen.order.countdown?.endsAt ?? '') - Date.now()) / 86_400_000
    expect(Math.ceil(daysLeft)).toBe(1)
    await expect(api.reservation.payment({ params: { type: 'boleto' }, body })).rejects.toMatchObject({
      status: 409,
      code: 'payment.boleto.documentsFirst',
    })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('by boleto may still come by Pix, on the path of a Pix from then on', async () => {
    const { api, order } = await reserved(server)
    const body = { reservationId: order.id }
    await api.reservation.payment({ params: { type: 'boleto' }, body })
    const { charge, order: waiting } = await api.reservation.payment({ params: { type: 'pix' }, body })
    expect(waiting).toMatchObject({ status: 'RESERVE', paymentKind: 'pix', payable: { deposit: expect.anything() } })
    expect(waiting.payable.deposit).toEqual(expect.arrayContaining(['card', 'pix', 'boleto', 'dealer']))
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    await papersApproved(server, order.id)
    const now = await api.reservation.status({ params: { id: order.id } })
    expect(now).toMatchObject({ status: 'SIGN_CONTRACT', paymentKind: 'pix', countdown: null })
    expect(now.events.map(({ status }) => status)).not.toContain('BILLET_PAYMENT')
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('at the dealer may come by card instead once the papers are in, but not by boleto any more', async () => {
    const { api, order } = await reserved(server)
    const body = { reservationId: order.id }
    await api.reservation.payment({ params: { type: 'dealer' }, body })
    await papersApproved(server, order.id)
    const waiting = await api.reservation.status({ params: { id: order.id } })
    expect(waiting).toMatchObject({ status: 'DEALER_PAYMENT', payable: { deposit: ['card', 'pix', 'dealer'] } })
    await expect(api.reservation.payment({ params: { type: 'boleto' }, body })).rejects.toMatchObject({ status: 409 })
    const { charge, order: switched } = await api.reservation.payment({ params: { type: 'pix' }, body })
    // The way that was chosen is told at once, here and in the list; the order stays on its path until the money is here.
    expect(switched).toMatchObject({ status: 'DEALER_PAYMENT', paymentKind: 'pix' })
    expect(await api.reservation.userReserves({ query: {} })).toMatchObject([{ paymentKind: 'pix' }])
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    const now = await api.reservation.status({ params: { id: order.id } })
    expect(now).toMatchObject({ status: 'SIGN_CONTRACT', paymentKind: 'pix' })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('by a card that is refused is again the way that was chosen before', async () => {
    const { api, order } = await reserved(server)
    const params = { id: order.id }
    const body = { reservationId: order.id }
    await api.reservation.payment({ params: { type: 'dealer' }, body })
    const { charge } = await api.reservation.payment({ params: { type: 'pix' }, body })
    await server.db
      .updateTable('charges')
      .set({ state: 'cancelled' })
      .where('id', '=', charge?.id ?? '')
      .execute()
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await api.reservation.status({ params })).toMatchObject({ status: 'RESERVE', paymentKind: 'dealer' })
  })

  test('takes a coupon off the price, refuses one that is used up and one that needs a down payment', async () => {
    const { api, order } = await reserved(server)
    const pay = (type: 'pix' | 'financing', couponName: string) =>
      api.reservation.payment({ params: { type }, body: { reservationId: order.id, couponName } })
    await expect(pay('pix', 'ESGOTADO')).rejects.toMatchObject({ status: 422, code: 'coupon.unavailable' })
    await expect(pay('pix', 'NINGUEM')).rejects.toMatchObject({ status: 422, code: 'coupon.unavailable' })
    await expect(pay('financing', 'COMENTRADA')).rejects.toMatchObject({ code: 'coupon.needsDownPayment' })
    const { ledger } = (await pay('pix', ' bemvindo ')).order
    expect(ledger.parts).toMatchObject([{ kind: 'coupon', amount: 100_000 }, { kind: 'deposit' }])
    const read = await api.reservation.status({ params: { id: order.id } })
    expect(read.ledger.parts.map(({ id }) => id)).toEqual(ledger.parts.map(({ id }) => id))
    expect(ledger.remaining).toBe(order.car.total - 100_000 - order.reservationValue)
    const other = await reserved(server)
    const credit = await other.api.reservation.payment({
      params: { type: 'financing' },
      body: { reservationId: other.order.id, couponName: 'BEMVINDO' },
    })
    expect(credit.order.ledger).toMatchObject({ discount: 100_000, remaining: 0 })
  })

  test('a coupon shows its price before anything is paid, stays with another way to pay, and can be taken off', async () => {
    const { api, order } = await reserved(server)
    const params = { id: order.id }
    const apply = (name: string | null) => api.orders.coupon({ params, body: { name } })
    const refused = async (name: string) => {
      const error = await apply(name).catch((thrown: unknown) => thrown)
      const { status, code, values } = error as { status: number; code: string; values: object }
      return [status, code, values]
    }
    expect(await refused('NINGUEM')).toEqual([422, 'coupon.unavailable', { why: 'unknown' }])
    expect(await refused('ESGOTADO')).toEqual([422, 'coupon.unavailable', { why: 'usedUp' }])
    expect(await refused('VENCIDO')).toEqual([422, 'coupon.unavailable', { why: 'ended' }])
    expect(await refused('TRILHA')).toEqual([422, 'coupon.unavailable', { why: 'otherBrand' }])
    expect((await apply('bemvindo')).ledger).toMatchObject({ discount: 100_000, remaining: order.car.total - 100_000 })
    // Another one takes its place; none takes it off.
    expect((await apply('COMENTRADA')).ledger).toMatchObject({ discount: 200_000 })
    expect((await apply(null)).ledger).toMatchObject({ discount: 0, parts: [] })
    await apply('COMENTRADA')
    const pay = (type: 'pix' | 'financing') =>
      api.reservation.payment({ params: { type }, body: { reservationId: order.id } })
    await expect(pay('financing')).rejects.toMatchObject({ code: 'coupon.needsDownPayment' })
    expect((await pay('pix')).order.ledger).toMatchObject({ discount: 200_000 })
    const stranger = await reserved(server)
    await expect(stranger.api.orders.coupon({ params, body: { name: 'BEMVINDO' } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('a coupon and a proposal of one order count once each, and what is left is what neither brings', async () => {
    const { api, order } = await reserved(server)
    const { car } = order
    const wish = { mvs: car.mvsCode, year: car.year, price: car.total, entrancePercent: 30 }
    const { proposalNumber, entrance } = await sent(api, applicant(INCOME.safe), wish)
    const lent = car.total - entrance
    const pay = (value?: number) =>
      api.reservation.payment({
        params: { type: 'financing' },
        body: { reservationId: order.id, proposalNumber, couponName: 'BEMVINDO', value },
      })
    // All that the coupon leaves open is more than is lent.
    await expect(pay()).rejects.toMatchObject({ code: 'financing.proposal.above' })
    const { ledger } = (await pay(lent)).order
    expect(ledger).toMatchObject({ discount: 100_000, remaining: car.total - 100_000 - lent })
    expect(ledger.parts.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      'coupon 100000',
      `financing ${lent}`,
    ])
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('by a coupon that is good once serves one of two buyers at once', async () => {
    const name = `UMAVEZ${Date.now()}`
    const row = { country: 'BR', name, amount_cents: 1000, needs_down_payment: false, most_uses: 1 } as const
    await server.db.insertInto('coupons').values(row).execute()
    const buyers = [await reserved(server), await reserved(server)]
    const tried = await Promise.allSettled(
      buyers.map(({ api, order }) =>
        api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id, couponName: name } }),
      ),
    )
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('at the dealer is confirmed by that dealer alone', async () => {
    const { api, order, dealerCode } = await reserved(server)
    const paid = await api.reservation.payment({ params: { type: 'dealer' }, body: { reservationId: order.id } })
    const [part] = paid.order.ledger.parts
    const params = { id: order.id, partId: part?.id ?? '' }
    const other = await server.as({ roles: ['user_dealer'], dealerCodes: ['99999'] })
    await expect(other.orders.settlePart({ params })).rejects.toMatchObject({ status: 404 })
    const desk = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] })
    expect((await desk.orders.deskGet({ params: { id: order.id } })).partsToSettle).toEqual([part?.id])
    const settled = await desk.orders.settlePart({ params })
    expect(settled.ledger.paid).toBe(order.reservationValue)
    await expect(desk.orders.settlePart({ params })).rejects.toMatchObject({ code: 'order.part.unknown' })
  })
})

describe('the end of the time', () => {
  test('without a charge expires the order at once and frees the car', async () => {
    const { api, order } = await reserved(server)
    await server.db.updateTable('orders').set({ expires_at: new Date() }).where('id', '=', order.id).execute()
    await workOnExpiry(jobCtx(server), order.id)
    const now = await api.reservation.status({ params: { id: order.id } })
    expect(now).toMatchObject({ status: 'EXPIRED', cancellation: null, payable: { deposit: [], remaining: [] } })
    expect(await faultsOf(server, order.id)).toEqual([])
    await expect(
      api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } }),
    ).rejects.toMatchObject({ status: 409 })
    const lead = await api.reservation.lead({ query: { reservationId: order.id } })
    expect(lead.person.cpf).toMatch(/^\d{11}$/)
  })

  test('before its time does nothing', async () => {
    const { order } = await reserved(server)
    await workOnExpiry(jobCtx(server), order.id)
    expect(await statusOf(order.id)).toBe('PRE_RESERVE')
  })

  test('waits for money that is on its way, which then counts', async () => {
    const { order, charge } = await withPix()
    await server.db.updateTable('orders').set({ expires_at: new Date() }).where('id', '=', order.id).execute()
    await workOnExpiry(jobCtx(server), order.id)
    expect(await statusOf(order.id)).toBe('PRE_RESERVE')
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    await workOnExpiry(jobCtx(server), order.id)
    expect(await statusOf(order.id)).toBe('RESERVE')
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('before the payment is told of: the order stays expired and the money goes back', async () => {
    const { api, order, charge } = await withPix()
    const past = new Date(Date.now() - 300_000)
    await server.db.updateTable('orders').set({ expires_at: past }).where('id', '=', order.id).execute()
    await workOnExpiry(jobCtx(server), order.id)
    expect(await statusOf(order.id)).toBe('EXPIRED')
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await statusOf(order.id)).toBe('EXPIRED')
    const { refunds } = await api.reservation.status({ params: { id: order.id } })
    expect(refunds).toMatchObject([{ amount: order.reservationValue, method: 'pixReturn' }])
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('and the payment in the same instant end in one of both, never in between', async () => {
    for (let round = 0; round < 8; round++) {
      const { order, charge } = await withPix()
      const past = new Date(Date.now() - 300_000)
      await server.db.updateTable('orders').set({ expires_at: past }).where('id', '=', order.id).execute()
      const pay = async () => {
        await arrives(server, charge)
        await followCharge(jobCtx(server), charge?.id ?? '')
      }
      const both = [() => workOnExpiry(jobCtx(server), order.id), pay]
      await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((run) => run()))
      await followCharge(jobCtx(server), charge?.id ?? '')
      const { status } = await orderRow(order.id)
      const { state } = await server.db
        .selectFrom('charges')
        .select('state')
        .where('id', '=', charge?.id ?? '')
        .executeTakeFirstOrThrow()
      expect(['RESERVE paid', 'EXPIRED refunding', 'EXPIRED refunded']).toContain(`${status} ${state}`)
      expect(await faultsOf(server, order.id)).toEqual([])
    }
  })
})

describe('the end of a Pix', () => {
  /** The code's countdown ends now; the reservation's goes on. */
  const endPix = async (chargeId = '') => {
    const now = jobCtx(server).now
    await server.db.updateTable('charges').set({ expires_at: now }).where('id', '=', chargeId).execute()
    return now
  }

  test('cancels the order and says so, in its view, its list and its letter', async () => {
    const { api, order, charge } = await withPix()
    await endPix(charge?.id)
    await workOnPixEnd(jobCtx(server), charge?.id ?? '')
    await followCharge(jobCtx(server), charge?.id ?? '')
    const endReason = 'O tempo do Pix terminou e o pedido foi cancelado.'
    expect(await api.reservation.status({ params: { id: order.id } })).toMatchObject({ status: 'CANCELLED', endReason })
    expect(await api.reservation.processing({ body: { reservationId: order.id } })).toEqual({
      state: 'FAILED',
      message: endReason,
    })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('in the second in which the reservation ends is told as that of the Pix, whichever job comes first', async () => {
    const { order, charge } = await withPix()
    await endPix(charge?.id)
    const past = new Date(Date.now() - 300_000)
    await server.db.updateTable('orders').set({ expires_at: past }).where('id', '=', order.id).execute()
    await workOnExpiry(jobCtx(server), order.id)
    expect(await statusOf(order.id)).toBe('CANCELLED')
  })

  test('does not keep out a Pix that was sent in time: the order comes back', async () => {
    const { order, charge } = await withPix()
    const at = await endPix(charge?.id)
    await workOnPixEnd(jobCtx(server), charge?.id ?? '')
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await statusOf(order.id)).toBe('CANCELLED')
    await arrives(server, charge, at)
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await statusOf(order.id)).toBe('RESERVE')
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('sends it back where the car has gone to somebody else', async () => {
    const { api, order, charge } = await withPix()
    const at = await endPix(charge?.id)
    await workOnPixEnd(jobCtx(server), charge?.id ?? '')
    await followCharge(jobCtx(server), charge?.id ?? '')
    const { stock_unit_id: id } = await orderRow(order.id)
    await server.db.updateTable('stock_units').set({ state: 'SOLD' }).where('id', '=', id).execute()
    await arrives(server, charge, at)
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await statusOf(order.id)).toBe('CANCELLED')
    const { refunds, ledger } = await api.reservation.status({ params: { id: order.id } })
    expect(refunds).toMatchObject([{ amount: order.reservationValue, method: 'pixReturn' }])
    expect(ledger.paid).toBe(0)
  })

  test('sends back one made after it, although our look at the clock has not come yet', async () => {
    const { api, order, charge } = await withPix()
    const end = await endPix(charge?.id)
    await arrives(server, charge, new Date(end.getTime() + 1000))
    await followCharge(jobCtx(server), charge?.id ?? '')
    const now = await api.reservation.status({ params: { id: order.id } })
    expect(now).toMatchObject({ status: 'CANCELLED', ledger: { paid: 0, parts: [] } })
    expect(now.refunds).toMatchObject([{ amount: order.reservationValue, method: 'pixReturn' }])
    expect(await faultsOf(server, order.id)).toEqual([])
  })
})

describe('the rest', () => {
  test('is covered part by part, to the cent, and the order follows to its delivery', async () => {
    const { api, order, charge } = await withPix()
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    const params = { id: order.id }
    const trade = { plate: 'ABC1D23', description: 'Argo 2020', value: 3_000_000 }
    const withTrade = await api.reservation.remainingPayment({ params, body: { paymentType: 'trade', trade } })
    expect(withTrade.ledger.remaining).toBe(order.car.total - order.reservationValue - 3_000_000)
    await expect(
      api.reservation.remainingPayment({ params, body: { paymentType: 'pix', value: 1 } }),
    ).rejects.toMatchObject({ code: 'payment.leastShare' })
    await expect(
      api.reservation.remainingPayment({ params, body: { paymentType: 'pix', value: order.car.total } }),
    ).rejects.toMatchObject({ code: 'payment.amount' })
    await expect(
      api.reservation.remainingPayment({ params, body: { paymentType: 'dealer', value: order.car.total } }),
    ).rejects.toMatchObject({ code: 'order.ledger.aboveRemaining' })
    const full = await api.reservation.remainingPayment({ params, body: { paymentType: 'dealer' } })
    expect(full.ledger.remaining).toBe(0)
    const staff = await server.as({ roles: ADMIN })
    for (const part of full.ledger.parts.filter(({ isPaid }) => !isPaid))
      await staff.orders.settlePart({ params: { ...params, partId: part.id } })
    expect((await api.reservation.status({ params })).ledger).toMatchObject({ remaining: 0, paid: order.car.total })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('is split over several charges that add up; one changes until it is paid, and each is paid by itself', async () => {
    const { api, order, charge } = await withPix()
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    const params = { id: order.id }
    const rest = order.car.total - order.reservationValue
    const pay = (body: Parameters<typeof api.reservation.remainingPayment>[0]['body']) =>
      api.reservation.remainingPayment({ params, body })
    const shares = ({ ledger }: OrderView) =>
      ledger.parts
        .filter(({ kind }) => kind === 'balance')
        .toSorted((a, b) => b.amount - a.amount)
        .map((part) => [part.paymentKind, part.amount, part.isPaid])
    const open = ({ charges }: OrderView) => charges.filter((one) => ['created', 'pending'].includes(one.state))
    // Part by Pix, asked for twice; then another amount in its place.
    await pay({ paymentType: 'pix', value: 2_000_000 })
    expect(shares(await pay({ paymentType: 'pix', value: 2_000_000 }))).toEqual([['pix', 2_000_000, false]])
    const larger = await pay({ paymentType: 'pix', value: 3_000_000 })
    expect([shares(larger), open(larger).length]).toEqual([[['pix', 3_000_000, false]], 1])
    expect(larger.ledger.remaining).toBe(rest - 3_000_000)
    // The Pix comes; a second one asks for more, and for what is left nothing but that much.
    const [first] = open(larger)
    await arrives(server, first)
    await followCharge(jobCtx(server), first?.id ?? '')
    const second = await pay({ paymentType: 'pix', value: 1_000_000 })
    expect(shares(second)).toEqual([
      ['pix', 3_000_000, true],
      ['pix', 1_000_000, false],
    ])
    await expect(pay({ paymentType: 'pix', value: rest })).rejects.toMatchObject({ code: 'payment.amount' })
    const promise = second.ledger.parts.find(({ isPaid, kind }) => !isPaid && kind === 'balance')
    const changed = await pay({ paymentType: 'dealer', value: 1_000_000, insteadOf: promise?.id ?? '' })
    expect(shares(changed)).toEqual([
      ['pix', 3_000_000, true],
      ['dealer', 1_000_000, false],
    ])
    expect(open(changed)).toEqual([])
    expect(changed.ledger.remaining).toBe(rest - 4_000_000)
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('is not asked before the reservation value is paid', async () => {
    const { api, order } = await reserved(server)
    await expect(
      api.reservation.remainingPayment({ params: { id: order.id }, body: { paymentType: 'pix' } }),
    ).rejects.toMatchObject({ status: 409, code: 'order.state' })
  })
})
