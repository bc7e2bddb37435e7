import { expect, test } from 'vitest'
import { addDays } from '@volante/domain/date'
import { LAPSED } from '@volante/domain/order/bank-status'
import { today } from '../../../platform/sites/today.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { applicant, sent } from '../../financing/proposal/fixtures.ts'
import { lookForWaiting, remind, writeReminder } from '../../financing/proposal/remind.ts'
import { takeNews } from '../../financing/proposal/take-news.ts'
import { arrives, faultsOf, jobCtx, paidByPix, papersApproved } from '../fixtures.ts'
import { followCharge } from './charge-changed.ts'
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

/** A car with its reservation value and the entrance paid by Pix, and the rest lent by an approved proposal that ends on a day. */
async function paidWithLoan(lastDay: string) {
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
  const { charges } = await api.reservation.remainingPayment({ params, body: { paymentType: 'pix' } })
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
  const told = (await queued('financing.reminder')).filter(({ proposalId }) => proposalId === loan.id)
  expect(told.map(({ about }) => about)).toEqual(['signing'])
})
