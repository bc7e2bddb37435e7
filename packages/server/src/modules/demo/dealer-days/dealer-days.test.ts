import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { jobCtx } from '../../reservations/fixtures.ts'
import { prepareDemo } from '../demo.ts'
import { playDays } from './play-days.ts'

const server = testServer()

const play = async (days: number, ahead = 0) => {
  for (let n = 0; n < days; n++) await playDays(jobCtx(server, 'br-fiat', ahead))
}
const count = async (query: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${query}) x`.execute(server.db)
  return rows[0]?.n ?? 0
}

beforeAll(async () => {
  await prepareDemo(server.platform)
  await play(7)
})

test('days of dealers in both countries: who came, who is expected, who waits for an answer', async () => {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*)::int as n from appointments group by status`.execute(server.db)
  const of = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
  for (const status of ['REQUESTED', 'CONFIRMED', 'CANCELLED', 'DONE'])
    expect([status, (of[status] ?? 0) > 3]).toEqual([status, true])
  expect(await count(sql`select 1 from appointments where country = 'AR'`)).toBeGreaterThan(10)
  // Of what is asked nothing is older than the day in which it is answered.
  expect(
    await count(sql`select 1 from appointments where status = 'REQUESTED' and answer_by < ${jobCtx(server).now}`),
  ).toBe(0)
  for (const table of [
    'contact_messages',
    'whatsapp_starts',
    'working_prices',
    'trade_offers',
    'qr_codes',
    'financing_proposals',
    'dealer_visits',
    'reports',
    'quotations',
  ])
    expect([table, (await count(sql`select 1 from ${sql.table(table)}`)) > 3]).toEqual([table, true])
})

test('nobody is told of the past, and what is to come keeps its timer', async () => {
  expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([])
  expect(await count(sql`select 1 from pgboss.job where name = 'appointments.tell' and state = 'created'`)).toBe(0)
  expect(
    await count(sql`select 1 from pgboss.job where name = 'appointments.expire' and state = 'created'`),
  ).toBeGreaterThan(3)
})

test('a day is played once; the next one goes on, and leaves alone what visitors asked for', async () => {
  const before = await count(sql`select 1 from appointments`)
  await play(1)
  expect(await count(sql`select 1 from appointments`)).toBe(before)
  const other = await sql<{ id: string }>`update appointments set email = 'ana@correio.example'
    where id = (select id from appointments where status = 'REQUESTED' limit 1) returning id`.execute(server.db)
  await play(1, 1)
  expect(await count(sql`select 1 from appointments`)).toBeGreaterThan(before)
  const left = await sql<{ status: string }>`select status from appointments where id = ${other.rows[0]?.id}`.execute(
    server.db,
  )
  expect(left.rows).toEqual([{ status: 'REQUESTED' }])
})
