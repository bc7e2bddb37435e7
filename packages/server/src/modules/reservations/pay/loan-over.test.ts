import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays } from '@volante/domain/date'
import { LAPSED } from '@volante/domain/order/bank-status'
import { today } from '../../../platform/sites/today.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { applicant, sent } from '../../financing/proposal/fixtures.ts'
import { lookForWaiting, remind, writeReminder } from '../../financing/proposal/remind.ts'
import { takeNews } from '../../financing/proposal/take-news.ts'
import { arrives, faultsOf, jobCtx, paidByPix, papersApproved, papersIn, reserved } from '../fixtures.ts'
import { followCharge } from './charge-changed.ts'
import { workOnExpiry } from './expire.ts'
import { followBank, loansOver } from './financing.ts'

// No jobs of its own: the test is the worker.
const server = testServer({ ROLE: 'web' })

const queued = async (name: string) =>
  (
    await server.platform.connection.pool.query<{ data: Record<string, string> }>(
      'select data from pgboss.job where name = $1',
      [name],
    )
  ).rows.map(({ data }) => data)

/** A card that pays at once. */
async function cardOf(orderId: string) {
  const { account_id } = await server.db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const token = randomUUID()
  const card = { brand: 'visa', last4: '1111', holder: 'MARINA D LOPES', expiry: '12/30' }
  await server.db
    .insertInto('card_tokens')
    .values({
      token,
      account_id,
      fingerprint: randomBytes(16),
      ...card,
      conduct: 'settle',
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute()
  return { token }
}

/** A car with its reservation value paid by Pix and the entrance by Pix or card, and the rest lent by an approved proposal that ends on a day. */
async function paidWithLoan(lastDay: string, by: 'pix' | 'card' = 'pix') {
  const { api, order, params } = await paidByPix(server)
  await papersApproved(server, order.id)
  const { car } = order
  const wish = { mvs: car.mvsCode, year: car.year, price: car.total, entrancePercent: 30 }
  const loan = await sent(api, applicant('900.000,00'), wish)
  const ctx = jobCtx(server)
  const news = { id: 'n-1', proposalId: loan.id, status: 'APPROVED_PROPOSAL', at: ctx.now }
  await takeNews(ctx, { ...news, validUntil: addDays(today(ctx), 20) })
  const lent = car.total - loan.entrance
  await api.reservation.remainingPayment({
    params,
    body: { paymentType: 'financing', proposalNumber: loan.proposalNumber, value: lent },
  })
  await followBank(ctx, order.id)
  const way = by === 'card' ? { card: await cardOf(order.id), installments: 1 } : {}
  const { charges } = await api.reservation.remainingPayment({ params, body: { paymentType: by, ...way } })
  const entrance = charges.find(({ state }) => state === 'created' || state === 'pending')
  await arrives(server, entrance)
  await followCharge(jobCtx(server), entrance?.id ?? '')
  await server.db.updateTable('financing_proposals').set({ valid_until: lastDay }).where('id', '=', loan.id).execute()
  return { api, order, params, loan, lent, paid: car.total - lent }
}

const yesterday = () => addDays(today(jobCtx(server)), -1)

test('an entrance by Pix beside an approved loan pays the car; an approval that ends unsigned leaves the loan’s part open, once, with the way on told', async () => {
  const { api, order, params, loan, lent, paid } = await paidWithLoan(yesterday())
  const before = await api.reservation.status({ params })
  expect(before.ledger).toMatchObject({ paid, remaining: 0 })
  expect(before.bankStatus).toBe('APPROVED_PROPOSAL')
  // Every hour it is looked for; its order says what becomes of it.
  const ctx = jobCtx(server)
  await lookForWaiting(ctx)
  expect(await queued('financing.remind')).toContainEqual(expect.objectContaining({ proposalId: loan.id }))
  await remind(ctx, { proposalId: loan.id })
  expect(await queued('orders.loan-over')).toContainEqual(expect.objectContaining({ orderId: order.id }))
  for (const _ of [1, 2]) await loansOver(ctx, order.id)
  const now = await api.reservation.status({ params })
  expect(now.ledger).toMatchObject({ paid, remaining: lent })
  expect(now.events.filter(({ status }) => status === LAPSED)).toHaveLength(1)
  expect(now.bankStatus).toBe(LAPSED)
  expect(await faultsOf(server, order.id)).toEqual([])
  expect(await api.financing.proposal({ params: loan })).toMatchObject({ state: 'lapsed', orderId: null })
  expect(await queued('financing.release')).toContainEqual(
    expect.objectContaining({ proposalId: loan.id, orderNumber: order.number }),
  )
  const [letter, ...more] = (await queued('financing.reminder')).filter(({ proposalId }) => proposalId === loan.id)
  expect([letter?.about, more]).toEqual(['lapsedOrder', []])
  await writeReminder(ctx, letter ?? {})
  const mail = await server.db
    .selectFrom('outbox')
    .select('body')
    .where('body', 'like', `%${order.number}%`)
    .where('body', 'like', `%${loan.proposalNumber}%`)
    .executeTakeFirstOrThrow()
  expect(mail.body).toContain(order.id)
  // It pays nothing any more; another way does.
  const pay = (body: object) =>
    api.reservation.remainingPayment({ params, body: { paymentType: 'financing', value: lent, ...body } })
  await expect(pay({ proposalNumber: loan.proposalNumber })).rejects.toMatchObject({ code: 'financing.proposal.over' })
  expect((await pay({ paymentType: 'dealer' })).ledger.remaining).toBe(0)
})

test('a loan whose contract is signed, or whose money the dealer has, does not end with its day', async () => {
  const { api, order, params, loan } = await paidWithLoan(yesterday())
  const ctx = jobCtx(server)
  const stand = (status: string) =>
    server.db.updateTable('financing_proposals').set({ status }).where('id', '=', loan.id).execute()
  await stand('RELEASED_PROPOSAL')
  await loansOver(ctx, order.id)
  await stand('APPROVED_PROPOSAL')
  const parts = server.db.updateTable('order_parts').set({ is_paid: true }).where('order_id', '=', order.id)
  await parts.where('kind', '=', 'financing').execute()
  for (const _ of [1, 2]) await loansOver(ctx, order.id)
  expect((await api.reservation.status({ params })).ledger.remaining).toBe(0)
  expect((await api.financing.proposal({ params: loan })).orderId).toBe(order.id)
})

test('a contract that is to be signed in three days is said once', async () => {
  const { loan } = await paidWithLoan(addDays(today(jobCtx(server)), 3))
  const ctx = jobCtx(server)
  for (const _ of [1, 2]) await remind(ctx, { proposalId: loan.id })
  const reminders = (await queued('financing.reminder')).filter(({ proposalId }) => proposalId === loan.id)
  expect(reminders.map(({ about }) => about)).toEqual(['signing'])
})

test('an entrance by card beside an approved loan pays the car to the cent, each part once', async () => {
  const { api, order, params, lent, paid } = await paidWithLoan(addDays(today(jobCtx(server)), 20), 'card')
  const { ledger } = await api.reservation.status({ params })
  expect(ledger).toMatchObject({ paid, remaining: 0 })
  expect(ledger.parts.map(({ kind, amount, isPaid }) => `${kind} ${amount} ${isPaid}`).toSorted()).toEqual([
    `balance ${paid - order.reservationValue} true`,
    `deposit ${order.reservationValue} true`,
    `financing ${lent} false`,
  ])
  expect(await faultsOf(server, order.id)).toEqual([])
})

test('a reservation value that a loan was to pay has a day again when the approval ends after its step; unpaid, the car is let go', async () => {
  const { api, order } = await reserved(server)
  const params = { id: order.id }
  const { car } = order
  const loan = await sent(api, applicant('900.000,00'), {
    mvs: car.mvsCode,
    year: car.year,
    price: car.total,
    entrancePercent: 30,
  })
  await api.reservation.payment({
    params: { type: 'financing' },
    body: { reservationId: order.id, proposalNumber: loan.proposalNumber, value: car.total - loan.entrance },
  })
  await papersIn(server, order.id)
  await server.db.updateTable('documents').set({ state: 'sent' }).where('order_id', '=', order.id).execute()
  const ctx = jobCtx(server)
  const news = { id: `n-${loan.id}`, proposalId: loan.id, status: 'APPROVED_PROPOSAL', at: ctx.now }
  await takeNews(ctx, { ...news, validUntil: addDays(today(ctx), 20) })
  await followBank(ctx, order.id)
  const rowOf = () => server.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  expect([(await rowOf()).reached, (await rowOf()).expires_at]).toEqual(['ANTI_FRAUD', null])
  await server.db
    .updateTable('financing_proposals')
    .set({ valid_until: yesterday() })
    .where('id', '=', loan.id)
    .execute()
  await loansOver(jobCtx(server), order.id)
  const now = await rowOf()
  const hours = ((now.expires_at?.getTime() ?? 0) - jobCtx(server).now.getTime()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  expect((await api.reservation.status({ params })).payable.deposit).toContain('pix')
  await workOnExpiry(jobCtx(server, 'br-fiat', 2), order.id)
  expect((await rowOf()).status).toBe('EXPIRED')
  expect(await faultsOf(server, order.id)).toEqual([])
})
