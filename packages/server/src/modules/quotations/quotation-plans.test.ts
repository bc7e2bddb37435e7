import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, readBy } from '../../tools/testing/explaining.ts'
import { fillTables } from '../../tools/testing/fill-tables.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { listQuotations } from './queries.ts'

const server = testServer()
const ROWS = 100_000
/** Those that are counted, as often for the page. */
const MOST_READ = 25_000

beforeAll(
  () =>
    fillTables(server.db, ['quotations'], async (db) => {
      // One in a thousand waits for approval or was refused by the other system.
      await sql`
    insert into quotations (number, site, country, dealer_code, opportunity_name, seller_name, car, version,
      initial_cents, cash_cents, given_cents, valid_until, state, crm, created_at, changed_at)
    select 'N' || g, 'br-fiat', 'BR', 'D' || g % 2000, case when g % 1000 = 7 then 'Rara ' else 'Comum ' end || g, 'Rui', 'Pulse', 1,
      10, 10, 0, '2026-12-01', case when g % 1000 = 1 then 'WAITING' else 'WITHIN' end,
      case when g % 1000 = 2 then 'FAILED' else 'SAVED' end, now(), now() - g * interval '1 minute'
    from generate_series(1, ${sql.lit(ROWS)}) g`.execute(db)
    }),
  120_000,
)

test.each([
  ['all', {}],
  ['all', { state: 'WITHIN' }],
  ['all', { state: 'WAITING' }],
  ['all', { crm: 'FAILED' }],
  ['all', { dealerCode: 'D7' }],
  ['all', { search: 'rara' }],
  ['all', { search: 'N77' }],
  [['D1', 'D2'], {}],
  [['D1'], { state: 'WAITING' }],
  [['D1'], { search: 'comum' }],
  [[], {}],
] as const)('quotations of %j with %j read few rows, however many there are', async (codes, filter) => {
  const { db, plans } = explaining(server.platform.connection.pool)
  for (const page of [0, 20]) await listQuotations(db, codes, { ...filter, page, size: 20 })
  await listQuotations(db, codes, { ...filter, page: 0, size: 0 })
  expect(plans.length).toBeGreaterThanOrEqual(3)
  for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
})
