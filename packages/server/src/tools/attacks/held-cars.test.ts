import { DAY_MS, HOUR_MS } from '@volante/domain/duration'
import { describe, expect, test } from 'vitest'
import { applyChargeEvent, refundCharge } from '../../modules/payments/api.ts'
import { workOnRefund } from '../../modules/payments/refund/refund.ts'
import {
  arrives,
  carInStock,
  faultsOf,
  jobCtx,
  newPerson,
  paidByPix,
  papersApproved,
  reserved,
} from '../../modules/reservations/fixtures.ts'
import { followCharge } from '../../modules/reservations/pay/charge-changed.ts'
import { lockFullForOwner } from '../../modules/reservations/order/own-order.ts'
import { payDeposit } from '../../modules/reservations/pay/pay.ts'
import { workOnExpiry } from '../../modules/reservations/pay/expire.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { ServiceFailure } from '../../providers/fetch-json.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer({ ROLE: 'web' })

const orderRow = (id: string) =>
  server.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function unitState(id: string) {
  const { stock_unit_id } = await orderRow(id)
  return (await server.db.selectFrom('stock_units').select('state').where('id', '=', stock_unit_id).executeTakeFirst())
    ?.state
}

/** Whole hours until the car is let go. */
async function hoursLeft(id: string): Promise<number> {
  const { expires_at } = await orderRow(id)
  return Math.round(((expires_at?.getTime() ?? 0) - server.platform.clock.now().getTime()) / HOUR_MS)
}

type Buyer = Awaited<ReturnType<typeof reserved>>['api']

const pay = (api: Buyer, reservationId: string, type: 'dealer' | 'pix', couponName?: string) =>
  api.reservation.payment({ params: { type }, body: { reservationId, ...(couponName ? { couponName } : {}) } })

/** Cars of a running campaign, each of another kind. */
async function differentCars(count: number) {
  const cars = await server.db
    .selectFrom('stock_units as u')
    .innerJoin('campaign_cars as k', (join) =>
      join.onRef('k.mvs_code', '=', 'u.mvs_code').onRef('k.year', '=', 'u.year'),
    )
    .innerJoin('campaigns as c', (join) =>
      join.onRef('c.id', '=', 'k.campaign_id').onRef('c.country', '=', 'u.country'),
    )
    .innerJoin('dealers as d', 'd.id', 'u.dealer_id')
    .select(['c.id as campaignId', 'u.mvs_code as mvsCode', 'u.year', 'u.color_code as color', 'd.code as dealerCode'])
    .distinct()
    .where('c.site', '=', 'br-fiat')
    .where('u.state', '=', 'AVAILABLE')
    .where('d.blocked', '=', false)
    .limit(count)
    .execute()
  expect(cars).toHaveLength(count)
  return cars
}

/** The same by its buyer, at the time to which the clock was moved. */
const payNow = (orderId: string, kind: 'dealer' | 'financing') =>
  jobCtx(server).inTransaction(async (inside) => {
    const ctx = { ...inside, user: { id: (await orderRow(orderId)).account_id } } as SignedInCtx
    await payDeposit(ctx, await lockFullForOwner(ctx, orderId), { kind })
  })

/** Paid, and papers and photo approved: the next step is the contract. */
async function prove(orderId: string, api: Buyer): Promise<void> {
  const { charge } = await pay(api, orderId, 'pix')
  await arrives(server, charge)
  await followCharge(jobCtx(server), charge?.id ?? '')
  await papersApproved(server, orderId)
}

describe('one account', () => {
  test('holds two unpaid cars, however many it asks for at once', async () => {
    const api = await server.as({ roles: ['customer'] })
    const cars = await differentCars(6)
    const asked = cars.map((car) => api.reservation.preReserve({ body: { ...car, person: newPerson() } }))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['reservation.tooManyUnpaid']))
  })
})

describe('a way to pay that costs nothing yet', () => {
  test('holds the car for a day, whatever is chosen instead', async () => {
    const { api, order } = await reserved(server)
    await pay(api, order.id, 'dealer')
    expect([await hoursLeft(order.id), await unitState(order.id)]).toEqual([24, 'RESERVED'])
    await server.moveClock(20 * HOUR_MS)
    for (const kind of ['financing', 'dealer', 'financing'] as const) await payNow(order.id, kind)
    expect(await hoursLeft(order.id)).toBe(4)
    await server.moveClock(5 * HOUR_MS)
    await workOnExpiry(jobCtx(server), order.id)
    expect([(await orderRow(order.id)).status, await unitState(order.id)]).toEqual(['EXPIRED', 'AVAILABLE'])
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('holds it for the campaign’s days from the first choice once the papers are in', async () => {
    const { api, order } = await reserved(server)
    await pay(api, order.id, 'dealer')
    const first = await orderRow(order.id)
    await papersApproved(server, order.id)
    const now = await orderRow(order.id)
    expect(now.expires_at).toEqual(first.waiting_until)
    expect(Number(now.expires_at) - Number(now.created_at)).toBeGreaterThan(3 * DAY_MS)
  })
})

describe('somebody else’s CPF', () => {
  test('stated by a stranger keeps its owner from nothing, and who has proven it keeps it', async () => {
    const person = newPerson()
    const { dealerId: _, ...car } = await carInStock(server, 2)
    const stranger = await server.as({ roles: ['customer'] })
    const taken = await stranger.reservation.preReserve({ body: { ...car, person } })
    const owner = await server.as({ roles: ['customer'] })
    const own = await owner.reservation.preReserve({ body: { ...car, person } })
    await prove(own.id, owner)
    expect((await orderRow(own.id)).is_proven).toBe(true)
    await expect(prove(taken.id, stranger)).rejects.toMatchObject({ code: 'reservation.alreadyReserved' })
    expect((await orderRow(taken.id)).is_proven).toBe(false)
    const third = await server.as({ roles: ['customer'] })
    await expect(third.reservation.preReserve({ body: { ...car, person } })).rejects.toMatchObject({
      code: 'reservation.alreadyReserved',
    })
  })

  test('is told nobody: only the caller’s own orders are', async () => {
    const { api, order } = await reserved(server)
    await prove(order.id, api)
    const { document } = await orderRow(order.id)
    const { campaignId } = await carInStock(server)
    const stranger = await server.as({ roles: ['customer'] })
    const asked = { query: { campaignId, cpf: document } }
    expect(await stranger.reservation.validateUser(asked)).toMatchObject({ mayReserve: true })
    expect(await stranger.offers.impediments({ query: { market: 'BR', cpf: document } })).toEqual([])
    expect(await api.reservation.validateUser(asked)).toMatchObject({ mayReserve: false })
    expect(await api.offers.impediments({ query: { market: 'BR', cpf: document } })).toHaveLength(1)
  })
})

describe('a reservation value that went back at the bank', () => {
  async function wentBack() {
    const { api, order, charge } = await paidByPix(server)
    const id = charge?.id ?? ''
    await applyChargeEvent(jobCtx(server), id, {
      kind: 'refunded',
      paymentId: `E${id}`,
      id: `back ${id}`,
      at: jobCtx(server).now,
    })
    await followCharge(jobCtx(server), id)
    return { api, order }
  }

  test('lets the car go after a day', async () => {
    const { order } = await wentBack()
    expect([(await orderRow(order.id)).status, await hoursLeft(order.id)]).toEqual(['RESERVE', 24])
    await server.moveClock(25 * HOUR_MS)
    await workOnExpiry(jobCtx(server), order.id)
    expect([(await orderRow(order.id)).status, await unitState(order.id)]).toEqual(['EXPIRED', 'AVAILABLE'])
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('may be paid again within it', async () => {
    const { api, order } = await wentBack()
    const { charge } = await pay(api, order.id, 'pix')
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    const now = await orderRow(order.id)
    expect([now.status, now.expires_at, now.deposit_returned_at]).toEqual(['RESERVE', null, null])
    expect(await faultsOf(server, order.id)).toEqual([])
  })
})

test('a coupon sent again beside another way to pay is taken', async () => {
  const { api, order } = await reserved(server)
  await pay(api, order.id, 'dealer', 'BEMVINDO')
  const { order: now } = await pay(api, order.id, 'pix', 'bemvindo')
  expect(now.ledger.parts.filter(({ kind }) => kind === 'coupon')).toHaveLength(1)
  expect(await faultsOf(server, order.id)).toEqual([])
})

describe('a refund', () => {
  const failing = (error: Error) => {
    const ctx = jobCtx(server)
    const named = (name: string) => ({ ...ctx.providers.payments.named(name), refund: () => Promise.reject(error) })
    return { ...ctx, providers: { ...ctx.providers, payments: { ...ctx.providers.payments, named } } }
  }

  async function asked() {
    const { charge, api, order } = await paidByPix(server)
    const { id } = await refundCharge(jobCtx(server), charge?.id ?? '', charge?.value ?? 0, 'withdrawal')
    await followCharge(jobCtx(server), charge?.id ?? '')
    return { id, api, order }
  }
  const stateOf = async (id: string) =>
    (await server.db.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

  test('that its provider refuses outright has failed, which the desk and the buyer see', async () => {
    const { id, api, order } = await asked()
    await workOnRefund(failing(new ServiceFailure('answered 422', 422)), id)
    expect(await stateOf(id)).toBe('failed')
    const { refunds } = await api.reservation.status({ params: { id: order.id } })
    expect(refunds).toMatchObject([{ state: 'failed', amount: order.reservationValue }])
  })

  test('that its provider cannot take now is tried again, for three days', async () => {
    const { id } = await asked()
    const down = new ServiceFailure('could not be reached')
    await expect(workOnRefund(failing(down), id)).rejects.toBe(down)
    expect(await stateOf(id)).toBe('requested')
    await server.moveClock(3 * DAY_MS + 1)
    await workOnRefund(failing(down), id)
    expect(await stateOf(id)).toBe('failed')
  })
})
