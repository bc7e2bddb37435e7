import { dayIn } from '@volante/domain/local-time'
import type { PaymentKind } from '@volante/contract/order-shapes'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, arrives, jobCtx, paidByPix, papersApproved, reserved } from '../fixtures.ts'
import { recordOrderEvent } from '../order/record-event.ts'
import { finishRefund } from '../../payments/refund/refund.ts'
import { followCharge } from '../pay/charge-changed.ts'

const server = testServer({ REFUND_LIMIT_BRL: '1000' })

const billingAddress = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
}

/** A car of which everything was paid and which its buyer has. */
async function delivered(site: 'br-fiat' | 'ar-fiat', rest: PaymentKind) {
  const made = site === 'br-fiat' ? await paidByPix(server) : await reservedAtDealer()
  const { api, order } = made
  const params = { id: order.id }
  const staff = await server.as({ roles: ADMIN }, site)
  await papersApproved(server, order.id)
  const settleAll = async () => {
    for (const partId of (await staff.orders.deskGet({ params })).partsToSettle)
      await staff.orders.settlePart({ params: { ...params, partId } })
  }
  await settleAll()
  await recordOrderEvent(jobCtx(server, site), order.id, { status: 'PLACED', actor: 'customer' })
  for (const status of ['INVOICED', 'TRANSPORTING']) await staff.orders.advance({ params, body: { status } })
  await server.db
    .updateTable('orders')
    .set({ billing_address: JSON.stringify(billingAddress) })
    .where('id', '=', order.id)
    .execute()
  await api.reservation.remainingPayment({ params, body: { paymentType: rest } })
  const charge = (await api.reservation.status({ params })).charges.find(({ purpose }) => purpose === 'remaining')
  if (charge) await arrives(server, charge)
  if (charge) await followCharge(jobCtx(server, site), charge.id)
  await settleAll()
  const done = await staff.orders.advance({ params, body: { status: 'DELIVERED' } })
  expect(done.status).toBe('DELIVERED')
  return { api, order, params, staff }
}

async function reservedAtDealer() {
  const made = await reserved(server, 'ar-fiat')
  await made.api.reservation.payment({ params: { type: 'dealer' }, body: { reservationId: made.order.id } })
  return made
}

const ownersOf = (orderId: string) =>
  server.db
    .selectFrom('vehicle_owners')
    .select((eb) => eb('until', 'is', null).as('isOwner'))
    .where('order_id', '=', orderId)
    .execute()

/** The refund that goes through its charge, as the payments keep it. */
const refundOf = (orderId: string) =>
  server.db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.charge_id')
    .select(['refunds.id', 'refunds.charge_id as chargeId'])
    .where('charges.order_id', '=', orderId)
    .executeTakeFirstOrThrow()

describe('the right of withdrawal from a delivered car', () => {
  test('needs no reason, is confirmed at once, stands first at the desk, and nobody may refuse it (D2)', async () => {
    const { api, order, params, staff } = await delivered('br-fiat', 'dealer')
    const before = await api.reservation.status({ params })
    expect(before.cancellation).toMatchObject({ basis: 'withdrawal', refund: order.car.total })
    expect(before.welcomeKit).not.toBeNull()
    const withdrawn = await api.reservation.cancel({ params, body: {} })
    // Nothing more comes with a car that goes back.
    expect(withdrawn.welcomeKit).toBeNull()
    expect(withdrawn).toMatchObject({
      status: 'WITHDRAWN',
      title: 'order.status.WITHDRAWN.title',
      pendingActions: ['returnCar'],
      assignees: ['customer', 'dealer', 'finance'],
      cancellation: null,
      cancellationRequest: null,
      money: { owed: 0, returning: order.car.total },
    })
    expect(withdrawn.refunds.map(({ state }) => state)).toEqual(['requested', 'requested'])
    const again = api.reservation.cancel({ params, body: {} })
    await expect(again).rejects.toMatchObject({ code: 'reservation.cancelFailed' })
    for (const accepted of [false, true])
      await expect(staff.orders.decideCancellation({ params, body: { accepted, note: 'Não' } })).rejects.toMatchObject({
        status: 409,
      })
    const [first] = (await staff.orders.deskList()).items
    expect(first).toMatchObject({ id: order.id, isUrgent: true, queues: ['withdrawals', 'refunds'] })
    const letters = async () =>
      (await server.db.selectFrom('outbox').select('body').where('body', 'like', `%${order.number}%`).execute()).map(
        ({ body }) => body,
      )
    await expect.poll(letters, { timeout: 60_000 }).toContainEqual(expect.stringContaining('recibo da sua desistência'))
  })

  test('ends when the car and all the money are back', async () => {
    const { api, order, params, staff } = await delivered('br-fiat', 'dealer')
    await api.reservation.cancel({ params, body: {} })
    expect(await ownersOf(order.id)).toEqual([{ isOwner: true }])
    const back = await staff.orders.carBack({ params })
    expect(await ownersOf(order.id)).toEqual([{ isOwner: false }])
    expect(back).toMatchObject({
      status: 'RETURNED',
      title: 'order.now.carBack.returning.title',
      may: { takeCarBack: false },
    })
    await expect(staff.orders.carBack({ params })).rejects.toMatchObject({ status: 409 })
    const [manual] = back.refundsToConfirm
    await staff.orders.confirmRefund({ params: { ...params, refundId: manual ?? '' } })
    const { id, chargeId } = await refundOf(order.id)
    await finishRefund(jobCtx(server), { id: chargeId }, id, 'done')
    await followCharge(jobCtx(server), chargeId)
    const ended = await api.reservation.status({ params })
    expect(ended).toMatchObject({ assignees: [], money: { owed: 0, returning: 0, returned: order.car.total } })
    const { items } = await staff.orders.deskList({ query: { text: order.number } })
    expect(items).toMatchObject([{ queues: [], waitingSince: null }])
  })

  test('in Argentina both sides give back together: the money waits for the car', async () => {
    const { api, params, staff } = await delivered('ar-fiat', 'dealer')
    const withdrawn = await api.reservation.cancel({ params, body: {} })
    expect(withdrawn.refunds.map(({ state }) => state)).toEqual(['waitsForCar', 'waitsForCar'])
    const back = await staff.orders.carBack({ params, body: { note: 'Con las dos llaves' } })
    expect(back.refunds.map(({ state }) => state)).toEqual(['requested', 'requested'])
  })
})

test('boleto money asks for an account, keeps it sealed, and is sent by a person (D13)', async () => {
  const { api, params, order } = await delivered('br-fiat', 'boleto')
  const withdrawn = await api.reservation.cancel({ params, body: {} })
  expect(withdrawn.pendingActions).toEqual(['returnCar', 'giveAccount'])
  const give = (account: string) => api.orders.refundAccount({ params, body: { account } })
  await expect(give('529.982.247-26')).rejects.toMatchObject({ status: 422, fields: [{ path: 'account' }] })
  const given = await give('529.982.247-25')
  expect(given.pendingActions).toEqual(['returnCar'])
  await expect(give('529.982.247-25')).rejects.toMatchObject({ status: 409 })
  const kept = await server.db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(kept.masked).toBe('529•••725')
  expect(kept.sealed.toString('latin1')).not.toContain('52998224725')
  const dealer = await server.as({ roles: ['dealer_manager'], dealerCodes: [order.dealer.code] })
  expect((await dealer.orders.deskGet({ params })).refundAccount).toEqual({ masked: '529•••725', account: null })
  const finance = await server.as({ roles: ['subscription_payment_manager'] })
  const seen = await finance.orders.deskGet({ params })
  expect(seen.refundAccount).toEqual({ masked: '529•••725', account: '52998224725' })
  const sent = await finance.orders.confirmRefund({ params: { ...params, refundId: seen.refundsToConfirm[0] ?? '' } })
  expect(sent.refunds.find(({ method }) => method === 'bankTransfer')).toMatchObject({ state: 'done' })
})

describe('a refund by staff', () => {
  test('above the limit waits for a second person, who is never the first (D24), also where it is cut into pieces', async () => {
    const { api, charge, params } = await paidByPix(server)
    const maker = await server.as({ roles: ['subscription_payment_manager'] })
    const checker = await server.as({ roles: ['subscription_payment_manager'] })
    const body = { chargeId: charge?.id ?? '', amount: 60_000, reason: 'Acordo com o cliente' }
    const alone = await maker.orders.refund({ params, body })
    expect(alone.refunds).toMatchObject([{ state: 'requested', reason: 'Acordo com o cliente' }])
    const large = await maker.orders.refund({ params, body })
    expect(large).toMatchObject({ refundsToDecide: [], queues: expect.arrayContaining(['refundApprovals']) })
    const [refundId = ''] = (await checker.orders.deskGet({ params })).refundsToDecide
    const decide = (who: typeof maker) =>
      who.orders.decideRefund({ params: { ...params, refundId }, body: { approved: true } })
    await expect(decide(maker)).rejects.toMatchObject({ status: 403, code: 'order.refund.ownApproval' })
    expect((await decide(checker)).queues).not.toContain('refundApprovals')
    await expect(decide(checker)).rejects.toMatchObject({ status: 409 })
    const seen = await api.reservation.status({ params })
    expect(seen.refunds.map(({ reason }) => reason)).toEqual(['Acordo com o cliente', 'Acordo com o cliente'])
    const letters = () =>
      server.db.selectFrom('outbox').select('body').where('body', 'like', '%Motivo: Acordo com o cliente%').execute()
    await expect.poll(letters, { timeout: 60_000 }).toHaveLength(2)
  })

  test('that the second person does not approve gives nothing back', async () => {
    const { charge, params } = await paidByPix(server)
    const maker = await server.as({ roles: ['subscription_payment_manager'] })
    const checker = await server.as({ roles: ['subscription_payment_manager'] })
    await maker.orders.refund({ params, body: { chargeId: charge?.id ?? '', amount: 150_000, reason: 'Engano' } })
    const [refundId = ''] = (await checker.orders.deskGet({ params })).refundsToDecide
    const declined = await checker.orders.decideRefund({ params: { ...params, refundId }, body: { approved: false } })
    expect(declined).toMatchObject({ refunds: [{ state: 'declined' }], money: { returning: 0 }, queues: [] })
  })

  test('that failed is tried again, or sent to an account', async () => {
    const { charge, params, api } = await paidByPix(server)
    const finance = await server.as({ roles: ['subscription_payment_manager'] })
    const asked = await finance.orders.refund({
      params,
      body: { chargeId: charge?.id ?? '', amount: 1_000, reason: 'x' },
    })
    const refundId = asked.refunds[0]?.id ?? ''
    await server.db.updateTable('order_refunds').set({ state: 'failed' }).where('id', '=', refundId).execute()
    expect((await finance.orders.deskGet({ params })).refundsToRetry).toEqual([refundId])
    const sent = await finance.orders.retryRefund({ params: { ...params, refundId }, body: { byTransfer: true } })
    expect(sent.refunds).toContainEqual(
      expect.objectContaining({ id: refundId, state: 'needsAccount', method: 'bankTransfer' }),
    )
    expect((await api.reservation.status({ params })).pendingActions).toContain('giveAccount')
  })
})

describe('the day of the return', () => {
  test.each(['br-fiat', 'ar-fiat'] as const)(
    'is one on which the dealer opens, chosen by the buyer or agreed on with the dealer, and written to the buyer (%s)',
    async (site) => {
      const { api, order, params, staff } = await delivered(site, 'dealer')
      const early = api.orders.returnDay({ params, body: { on: '2030-01-01' } })
      await expect(early).rejects.toMatchObject({ status: 409, code: 'order.state' })
      const { carReturn } = await api.reservation.cancel({ params, body: {} })
      const [first = '', second = ''] = carReturn?.days.map(({ day }) => day) ?? []
      expect(carReturn?.on).toBeNull()
      // Both countries' clocks stand three hours behind the world's.
      expect(first > dayIn('America/Sao_Paulo', server.platform.clock.now())).toBe(true)
      const never = api.orders.returnDay({ params, body: { on: '2020-01-01' } })
      await expect(never).rejects.toMatchObject({ status: 422, code: 'order.return.day' })
      expect((await api.orders.returnDay({ params, body: { on: first } })).carReturn?.on).toBe(first)
      expect((await staff.orders.deskGet({ params })).carReturn?.on).toBe(first)
      expect((await staff.orders.deskReturnDay({ params, body: { on: second } })).carReturn?.on).toBe(second)
      const [year, month, day] = second.split('-')
      await expect
        .poll(() => letterWith(order.number, `${day}/${month}/${year}`), { timeout: 60_000 })
        .toMatch(site === 'br-fiat' ? /as duas chaves/ : /las dos llaves/)
      expect((await staff.orders.carBack({ params })).carReturn).toBeNull()
    },
  )
})

async function letterWith(number: string, words: string): Promise<string | undefined> {
  const letters = await server.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').execute()
  return letters.find(({ subject }) => subject.includes(number) && subject.includes(words))?.body
}

test('money that came too late and went back by itself is told to its buyer, once', async () => {
  const { api, order } = await reserved(server)
  const params = { id: order.id }
  await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
  const [charge] = (await api.reservation.status({ params })).charges
  if (!charge) throw new Error('A Pix has a charge')
  await api.reservation.cancel({ params, body: { reasonId: 'price' } })
  await arrives(server, charge)
  await followCharge(jobCtx(server), charge.id)
  const refund = await refundOf(order.id)
  await finishRefund(jobCtx(server), { id: refund.chargeId }, refund.id, 'done')
  await followCharge(jobCtx(server), charge.id)
  await expect
    .poll(() => letterWith(order.number, 'pagamento devolvido'), { timeout: 60_000 })
    .toMatch(/Valor devolvido: R\$/)
  const letters = await server.db.selectFrom('outbox').select('subject').where('kind', '=', 'mail').execute()
  expect(letters.filter(({ subject }) => subject.includes(order.number) && subject.includes('devolvido'))).toHaveLength(
    1,
  )
})
