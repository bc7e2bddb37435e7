import { isOneOf } from '@volante/domain/choice'
import { ORDER_STATUSES } from '@volante/domain/order/transitions'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { faultsOf, jobCtx } from '../../reservations/fixtures.ts'
import { prepareDemo } from '../demo.ts'
import { ACT_HOURS, planOfBook } from './plan.ts'
import { playBook } from './play-book.ts'

const server = testServer()
const plan = planOfBook()

beforeAll(async () => {
  await prepareDemo(server.platform)
  for (let batch = 0; batch <= plan.length / 10; batch++) await playBook(jobCtx(server))
})

const ordersOfBook = () => server.db.selectFrom('orders').selectAll().orderBy('number').execute()

test('about two hundred orders of both countries and several brands stand in every state that lasts', async () => {
  const orders = await ordersOfBook()
  expect(orders).toHaveLength(plan.length)
  expect(plan.length).toBeGreaterThan(190)
  expect(new Set(orders.map(({ site }) => site)).size).toBe(10)
  expect(new Set(orders.map(({ dealer_code }) => dealer_code)).size).toBeGreaterThan(15)
  const seen = new Set(orders.map(({ status }) => status))
  const missing = ORDER_STATUSES.filter((status) => !seen.has(status))
  // Passed in the same moment, or on a path that no order of the book is on.
  expect(missing).toEqual([
    'PRE_RESERVE',
    'UPLOADED_DOCS',
    'APPROVAL_DIRECT_SALE',
    'APPROVAL_EMPLOYEE',
    'BILLET_AVAILABLE',
    'EXPEDITE',
    'CUSTOMER_DELIVERY',
    'BILLING',
    'TRANSPORTING',
    'REACTIVATED_ORDER',
    'FIAT_CONSORTIUM_PAYMENT',
    'PLACED',
    'RETURNED',
  ])
  expect(orders.every(({ status }) => isOneOf(ORDER_STATUSES, status))).toBe(true)
})

test('each holds a car of its own and its ledger adds up', async () => {
  const orders = await ordersOfBook()
  const held = orders.filter(({ holds_unit }) => holds_unit)
  expect(new Set(held.map(({ stock_unit_id }) => stock_unit_id)).size).toBe(held.length)
  for (const { id } of held) expect(await faultsOf(server, id)).toEqual([])
})

test('they lie in the past, in the order of their events', async () => {
  const { now } = jobCtx(server)
  const { rows } = await sql<{ late: number; swapped: number }>`
    select count(*) filter (where at > ${now}) as late,
      count(*) filter (where at < before) as swapped
    from (select at, lag(at) over (partition by order_id order by id) as before from order_events) events`.execute(
    server.db,
  )
  expect(rows).toEqual([{ late: 0, swapped: 0 }])
  const [first] = await server.db.selectFrom('orders').select('created_at').orderBy('created_at').execute()
  expect(now.getTime() - (first?.created_at.getTime() ?? 0)).toBeGreaterThan(30 * 86_400_000)
})

test('nobody is told: no letter, and of the past no job but the end of what still waits', async () => {
  expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([])
  const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job
    where name not like '%upkeep' and name like any (array['orders.%', 'payments.submit', 'payments.cancel', 'payments.refund', 'documents.%', 'box.%'])`.execute(
    server.db,
  )
  expect(rows).toEqual([{ name: 'orders.expire' }])
})

test('played again it changes nothing, and the same book comes out of every plan', async () => {
  const numbers = (await ordersOfBook()).map(({ number }) => number)
  await playBook(jobCtx(server))
  expect((await ordersOfBook()).map(({ number }) => number)).toEqual(numbers)
  expect(planOfBook()).toEqual(plan)
  expect(new Set(plan.flatMap(({ acts }) => acts.map(({ act }) => act)))).toEqual(new Set(Object.keys(ACT_HOURS)))
})

test('outside the demo, or without its setting, there is no book', async () => {
  const ctx = jobCtx(server)
  await server.db.deleteFrom('world_state').where('part', '=', 'orders').execute()
  for (const off of ['VOLANTE_DEMO', 'DEMO_ORDERS'])
    await playBook({ ...ctx, settings: { ...ctx.settings, [off]: false } })
  expect(await ordersOfBook()).toHaveLength(plan.length)
})
