import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, nodesOf, readBy } from '../../tools/testing/explaining.ts'
import { fillTables } from '../../tools/testing/fill-tables.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { carsInForce, type Codes, dealersInForce, pricesInForce } from './visualizer-queries.ts'

const server = testServer({ ROLE: 'web' })
const CARS = 40
const DEALERS = 500
/** Fewer than a fifth of the prices. */
const MOST_READ = 8_000
const dealers = Array.from({ length: DEALERS }, (_, at) => `D${at}`)

beforeAll(
  () =>
    fillTables(server.db, ['working_prices', 'version_years'], async (db) => {
      // Of each car and dealer one that is over and one that holds.
      await sql`
        insert into working_prices (dealer_code, country, mvs_code, year, price_cents, initial_date, final_date)
        select 'D' || d, 'BR', c.mvs_code, c.year, 10000000 + d, current_date - 30 * k, case when k > 1 then current_date - 31 end
        from (select mvs_code, year from version_years where country = 'BR' order by 1, 2 limit ${sql.lit(CARS)}) c,
          generate_series(0, ${sql.lit(DEALERS - 1)}) d, generate_series(1, 2) k
        order by k desc, d`.execute(db)
    }),
  120_000,
)

function asked() {
  const { db, plans } = explaining(server.platform.connection.pool)
  const site = server.platform.everySite.find(({ id }) => id === 'br-fiat')
  if (!site) throw new Error('no site')
  return { ctx: { db, site, now: server.platform.clock.now() }, plans }
}

const REACHES: readonly [string, Codes, Codes][] = [
  ['everybody', 'all', 'all'],
  ['one dealer', ['D7'], ['D7']],
  ['a hundred dealers', dealers.slice(0, 100), dealers.slice(0, 100)],
  ['a group among all', 'all', dealers.slice(0, 20)],
  ['nobody', [], []],
]

test.each(REACHES)('a page of cars for %s reads its own prices alone', async (_, within, codes) => {
  const { ctx, plans } = asked()
  const cars = await carsInForce(ctx, within, codes)
  expect(cars.filter(({ isAsked }) => isAsked)).toHaveLength(within.length === 0 ? 0 : CARS)
  const page = cars.slice(0, 20)
  const known = codes === 'all' ? dealers : codes
  expect((await dealersInForce(ctx, known)).size).toBe(known.length)
  expect((await dealersInForce(ctx, known, page)).size).toBe(page.length === 0 ? 0 : known.length)
  expect(await pricesInForce(ctx, page, known.slice(0, 60))).toHaveLength(page.length * Math.min(known.length, 60))
  expect(plans).toHaveLength(4)
  for (const plan of plans) {
    const readings = nodesOf(plan).filter((node) => node['Relation Name']?.endsWith('prices'))
    expect(readings.length).toBeGreaterThan(0)
    expect(readings.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const read = readings.reduce((sum, node) => sum + readBy(Object.assign({}, node, { Plans: [] })), 0)
    expect(read, JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
  }
})
