import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { SHEETS } from '../../house-sheets.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import { countUpTo } from '../../platform/words/count-up-to.ts'
import { explaining, readBy } from '../../tools/testing/explaining.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { filtersOf, type Sort, sortsOf } from './find/found-by.ts'
import { findRows, listRows, type RowFilter, rowsFound } from './row-queries.ts'

const server = testServer()

/** How many rows a sheet may come to hold; thousands where nothing is said. */
const ROWS: Readonly<Record<string, number>> = {
  prices: 1_000_000,
  'version-parts': 1_000_000,
  stock: 300_000,
  'serial-parts': 200_000,
  coupons: 200_000,
  employees: 100_000,
  'employee-relatives': 100_000,
  parts: 100_000,
  'campaign-cars': 100_000,
  'working-prices': 50_000,
  'version-years': 50_000,
  versions: 20_000,
  upgrades: 5_000,
  datasheets: 20_000,
  dealers: 10_000,
}
const FEW = 2_000
/** Of one statement: a client gives up on one after some seconds, and a slow machine writes slowly. */
const CHUNK = 10_000
/** A page may read so many rows, and no more however many there are: those it counts and what lies between them. */
const MOST_READ = 25_000
/** Words are looked for in so many rows where no index knows them, some microseconds each. */
const MOST_LOOKED_THROUGH = 12_000

const rowsOf = ({ name }: Sheet): number => ROWS[name] ?? FEW

/** Copies of one row that differ in what tells rows apart; one in a thousand is Argentina's. */
async function fill(db: Db, sheet: Sheet): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string; isUnique: boolean }>`
    select attname as name, format_type(atttypid, atttypmod) as type,
      exists (select 1 from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey)) as "isUnique"
    from pg_attribute where attrelid = ${sheet.table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  `.execute(db)
  const country = sheet.country && tableColumn(sheet, sheet.country)
  const chosen = Object.entries(sheet.columns).flatMap(([name, { kind }]) =>
    kind === 'choice' ? [tableColumn(sheet, name)] : [],
  )
  const value = ({ name, type, isUnique }: (typeof columns)[number]) => {
    if (name === country) return sql`case when g % 1000 = 0 then 'AR' else 'BR' end`
    if (chosen.includes(name)) return sql.ref(`x.${name}`)
    if (isUnique && type === 'text') return sql`${sql.lit(name.startsWith('to_') ? 'T' : 'F')} || g`
    if (isUnique && type === 'uuid') return sql`gen_random_uuid()`
    return sql.ref(`x.${name}`)
  }
  for (let from = 1; from <= rowsOf(sheet); from += CHUNK)
    await sql`
      insert into ${sql.table(sheet.table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      select ${sql.join(columns.map(value))} from (select * from ${sql.table(sheet.table)} limit 1) x,
        generate_series(${from}::int, ${Math.min(rowsOf(sheet), from + CHUNK - 1)}::int) g
      on conflict do nothing
    `.execute(db)
  await sql`analyze ${sql.table(sheet.table)}`.execute(db)
}

beforeAll(async () => {
  await server.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    // What the copies name is not there.
    await sql`set session_replication_role = replica`.execute(db)
    await sql`
      insert into working_prices (country, dealer_code, mvs_code, year, price_cents, initial_date, created_at, updated_at)
      values ('BR', 'F', 'F', 2026, 1, '2031-03-01', now(), now())`.execute(db)
    for (const sheet of SHEETS) await fill(db, sheet)
    await sql`reset session_replication_role`.execute(db)
  })
}, 300_000)

interface Asked {
  readonly filter: RowFilter
  readonly after?: readonly (string | number | null)[]
  readonly sort?: Sort
}

/** A list of each filter: nothing, a country of many and of few rows, words that are and are not there, both, a later page, what a column holds, each order both ways. */
async function asksOf(sheet: Sheet): Promise<Asked[]> {
  const [, middle] = await listRows(server.db, sheet, { markets: 'all' }, { size: 2 })
  const word = sheet.columns[sheet.key[0] ?? '']?.kind === 'text' ? 'F1777' : 'nada'
  const words = [word, 'nothing of this']
  const countries = sheet.country ? ['BR', 'AR'] : []
  return [
    { filter: { markets: 'all' } },
    { filter: { markets: 'all' }, after: (middle?.key ?? []) as readonly (string | number | null)[] },
    ...words.map((text) => ({ filter: { markets: 'all' as const, text } })),
    ...countries.flatMap((country) => [
      { filter: { markets: 'all' as const, country } },
      { filter: { markets: [country] } },
      ...words.map((text) => ({ filter: { markets: [country], country, text } })),
    ]),
    ...filtersOf(sheet).map((name) => ({
      filter: { markets: 'all' as const, only: [[name, middle?.row[tableColumn(sheet, name)] ?? 'x']] as const },
    })),
    ...sortsOf(sheet).flatMap((column) =>
      [false, true].map((isDown) => ({ filter: { markets: 'all' as const }, sort: { column, isDown } })),
    ),
  ]
}

test.each(SHEETS.map((sheet) => [sheet.name, sheet] as const))(
  '%s: each filter of its list reads few rows, however many there are',
  async (_, sheet) => {
    const { db, plans } = explaining(server.platform.connection.pool)
    for (const { filter, after, sort } of await asksOf(sheet)) {
      plans.length = 0
      await listRows(db, sheet, filter, { ...(after && { after }), sort, size: 31 })
      await countUpTo(db, rowsFound(sheet, filter))
      expect(plans).toHaveLength(2)
      for (const plan of plans) {
        const most = filter.text === undefined || sheet.codes ? MOST_READ : MOST_LOOKED_THROUGH
        expect(readBy(plan), `${JSON.stringify({ ...filter, sort })} ${JSON.stringify(plan)}`).toBeLessThanOrEqual(most)
      }
    }
  },
)

const TICKED = 200
/** A ticked row is found by its key; a small table is read through instead. */
const MOST_FOUND = 10_000

test.each(SHEETS.map((sheet) => [sheet.name, sheet] as const))(
  '%s: the rows that are ticked are found by their keys, all by one statement',
  async (_, sheet) => {
    const all = { markets: 'all' as const }
    const keys = (await listRows(server.db, sheet, all, { size: TICKED })).map(({ key }) => key)
    const { db, plans } = explaining(server.platform.connection.pool)
    const rows = await findRows(db, sheet, [...keys, ...keys], all)
    // Of copies made here some have keys that no row of people may have.
    expect(rows.length).toBeGreaterThan(0)
    expect(plans).toHaveLength(1)
    expect(readBy(plans[0] as never), JSON.stringify(plans)).toBeLessThanOrEqual(MOST_FOUND)
  },
)
