import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, readBy } from '../../tools/testing/explaining.ts'
import { fillTables } from '../../tools/testing/fill-tables.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { type DeskFilter, deskAppointments } from './queries.ts'

const server = testServer({ ROLE: 'web' })
const ROWS = 40_000
/** Those that are counted, as often for the page. */
const MOST_READ = 25_000

beforeAll(
  () =>
    fillTables(server.db, ['appointments'], async (db) => {
      // One in a thousand waits, is a workshop's or of the one dealer; ten a minute.
      await sql`
        insert into appointments (id, created_at, changed_at, site, country, dealer_code, kind, day, period, seat, starts_at, ends_at,
          status, answer_by, name, email, phone, channels)
        select gen_random_uuid(), at, at, 'br-fiat', 'BR', case when g % 1000 = 1 then 'D1' else 'E' || g end,
          case when g % 1000 = 2 then 'SERVICE' else 'TEST_DRIVE' end, at::date, 'morning', 1, at, at + interval '1 hour',
          case when g % 1000 = 3 then 'REQUESTED' else 'DONE' end, at, 'Ana', 'ana@mail.example', '11987654321', '{}'
        from (select g, now() - g * interval '6 minutes' as at from generate_series(1, ${sql.lit(ROWS)}) g) made`.execute(
        db,
      )
    }),
  60_000,
)

const LISTS: readonly [DeskFilter, 'all' | readonly string[]][] = [
  [{}, 'all'],
  [{ status: 'REQUESTED' }, 'all'],
  [{ status: 'DONE' }, 'all'],
  [{ kind: 'SERVICE' }, 'all'],
  [{ dealerCode: 'D1' }, 'all'],
  [{ from: '2001-01-01', to: '2001-02-01' }, 'all'],
  [{ status: 'DONE', kind: 'TEST_DRIVE' }, 'all'],
  [{}, ['D1']],
  [{ status: 'REQUESTED' }, ['D1', 'E7']],
  [{}, []],
]

test.each(LISTS)('appointments by %j of %j read few rows, however many there are', async (filter, codes) => {
  const { db, plans } = explaining(server.platform.connection.pool)
  for (const size of [20, 0]) await deskAppointments(db, codes, filter, { page: 0, size })
  expect(plans.length).toBeGreaterThanOrEqual(2)
  for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
})

test('appointments of one kind and end on some days read those of these days alone', async () => {
  const { db, plans } = explaining(server.platform.connection.pool)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const filter = { status: 'DONE', kind: 'TEST_DRIVE', from: day(7), to: day(1) } as const
  const { total } = await deskAppointments(db, 'all', filter, { page: 0, size: 20 })
  // Ten an hour.
  expect(total).toBeGreaterThan(1_000)
  expect(plans).toHaveLength(2)
  // The page is found by when they begin, a day before and two after included; what a bitmap finds is read twice.
  for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(total * 4)
})
