import type { Queue } from '@volante/domain/order/queues'
import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, jobCtx, paidByPix, papersApproved, papersIn } from '../fixtures.ts'
import { announceOrder } from './announce-order.ts'
import { recordOrderEvent } from './record-event.ts'

// No jobs: what one of them would change between two readings stays as it is.
const server = testServer({ ROLE: 'web' })

type Made = Awaited<ReturnType<typeof paidByPix>>

/** Page, list, desk row, desk record, shared page and filters of one order, which must not contradict each other. */
async function surfaces({ api, order, params }: Made) {
  const staff = await server.as({ roles: ADMIN })
  const page = await api.reservation.status({ params })
  const [listed] = (await api.reservation.userReserves()).filter(({ id }) => id === order.id)
  const [row] = (await staff.orders.deskList({ query: { text: order.number } })).items
  const record = await staff.orders.deskGet({ params })
  const { token } = await api.orders.share({ params })
  const shared = await api.orders.shared({ params: { token } })
  const { title, assignees, pendingActions, isEnded, balance, money } = page
  const summary = { title, assignees, pendingActions, isEnded, balance, money }
  for (const one of [listed, row, record]) expect(one).toMatchObject(summary)
  expect(page.now).toMatchObject({ title, actor: assignees[0] ?? null })
  expect(shared).toMatchObject({ title, isEnded })
  expect(row?.queues).toEqual(record.queues)
  expect(row?.waitingSince === null).toBe(assignees.length === 0)
  const found = async (query: { queue: Queue } | { actor: (typeof assignees)[number] }) =>
    (await staff.orders.deskList({ query: { ...query, text: order.number } })).total
  for (const queue of record.queues) expect(await found({ queue }), queue).toBe(1)
  for (const actor of assignees.filter((one) => one !== 'dealer' || record.queues.length === 0))
    expect(await found({ actor }), actor).toBe(1)
  return { ...summary, queues: record.queues, may: record.may }
}

const changed = (orderId: string) => jobCtx(server).inTransaction(async (inside) => announceOrder(inside, orderId))

test('page, list, desk, filters and shared page say the same at every turn (D5, D21)', async () => {
  const made = await paidByPix(server)
  const { order } = made
  expect(await surfaces(made)).toMatchObject({ assignees: ['customer'], pendingActions: ['uploadDocuments'] })

  await papersIn(server, order.id)
  const { db } = server
  const papers = db.updateTable('documents').where('order_id', '=', order.id)
  const photo = db.updateTable('photo_checks').where('order_id', '=', order.id)
  await papers.set({ state: 'sent' }).execute()
  await photo.set({ state: 'human review' }).execute()
  await recordOrderEvent(jobCtx(server), order.id, { status: 'UPLOADED_DOCS', actor: 'customer' })
  expect(await surfaces(made)).toMatchObject({
    title: 'order.now.photoInReview.title',
    assignees: ['reviewer', 'analyst'],
    pendingActions: [],
    queues: ['papers', 'photos'],
    may: { reviewDocuments: true, reviewFraud: true },
  })

  await photo.set({ state: 'success' }).execute()
  await changed(order.id)
  expect(await surfaces(made)).toMatchObject({
    title: 'order.now.papersInReview.title',
    assignees: ['reviewer'],
    may: { reviewFraud: false },
  })

  await papers.where('kind', '=', 'identity').set({ state: 'refused', reason: 'illegible' }).execute()
  await changed(order.id)
  expect(await surfaces(made)).toMatchObject({
    title: 'order.now.papersRefused.title',
    assignees: ['customer', 'reviewer'],
    pendingActions: ['uploadDocuments'],
  })

  await made.api.reservation.cancel({ params: made.params, body: { reasonId: 'price' } })
  expect(await surfaces(made)).toMatchObject({ assignees: ['administrator'], queues: ['cancellations'] })

  const staff = await server.as({ roles: ADMIN })
  await staff.orders.decideCancellation({ params: made.params, body: { accepted: true } })
  expect(await surfaces(made)).toMatchObject({
    title: 'order.now.cancelled.returning.title',
    assignees: ['finance'],
    queues: ['refunds'],
    balance: 0,
    money: { owed: 0, returning: order.reservationValue },
  })
})

test('a contract that is printed is nobody else’s turn, and what is signed is the factory’s', async () => {
  const made = await paidByPix(server)
  await papersApproved(server, made.order.id)
  expect(await surfaces(made)).toMatchObject({ assignees: ['platform'], pendingActions: [] })
  await recordOrderEvent(jobCtx(server), made.order.id, { status: 'PLACED', actor: 'customer' })
  expect(await surfaces(made)).toMatchObject({ assignees: ['factory'], queues: [] })
})
