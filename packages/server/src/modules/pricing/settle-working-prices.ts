import { dayIn } from '@volante/domain/local-time'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CellProblem } from '@volante/domain/sheets/column'
import type { Db } from '../../platform/db/database.ts'
import type { SettledWhen } from '../../platform/sheets/sheet.ts'
import { discountMaxOf } from './discount-limit.ts'

/**
 * Refuses of a batch of staged working prices what the call of a single one refuses: a dealer of another country, a year or colour in
 * which the car is not sold there, a price further below the list than its brand's site allows, and days that another price of the same car
 * and dealer has, in the file or beside it.
 */
export async function settleWorkingPrices(db: Db, batch: string, { sites, at }: SettledWhen): Promise<void> {
  await sql`
    create temporary table staged_working_prices on commit drop as
    select n, r.* from sheet_rows cross join lateral jsonb_populate_record(null::working_prices, row) r
    where batch_id = ${sql.lit(batch)} and row is not null and problems = '[]'
  `.execute(db)
  await sql`create index on staged_working_prices (dealer_code, mvs_code, country, year, color_code)`.execute(db)
  await sql`analyze staged_working_prices`.execute(db)
  await refuse(
    db,
    batch,
    { column: 'dealerCode', code: 'sheets.problem.unknown' },
    sql`not exists (select 1 from dealers d where d.code = s.dealer_code and d.country = s.country)`,
  )
  await refuse(
    db,
    batch,
    { column: 'year', code: 'sheets.problem.unknown' },
    sql`not exists (select 1 from version_years y where (y.mvs_code, y.country, y.year) = (s.mvs_code, s.country, s.year))`,
  )
  await refuse(
    db,
    batch,
    { column: 'colorCode', code: 'sheets.problem.unknown' },
    sql`s.color_code <> '' and not exists (
      select 1 from version_parts o join parts p on p.id = o.part_id
      where (o.mvs_code, o.country, p.type, p.code) = (s.mvs_code, s.country, 'COLOR', s.color_code))`,
  )
  const limits = sites.map(({ country, brand, timeZone }) => ({
    country,
    brand,
    percent: discountMaxOf(sites, country, brand),
    day: dayIn(timeZone, at),
  }))
  await refuse(
    db,
    batch,
    { column: 'price', code: 'sheets.problem.tooLow' },
    sql`exists (
      select 1 from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as site (country text, brand text, percent int, day date)
      join versions v on v.mvs_code = s.mvs_code
      join models m on m.code = v.model_code and m.brand = site.brand
      join prices p on (p.mvs_code, p.country, p.market, p.year, p.type) = (s.mvs_code, s.country, s.country, s.year, 'LIST')
        and p.valid_from <= site.day and (p.valid_to is null or p.valid_to > site.day)
      where site.country = s.country and s.price_cents::bigint * 100 < p.price_cents::bigint * (100 - site.percent))`,
  )
  await refuse(
    db,
    batch,
    { column: 'initialDate', code: 'sheets.problem.overlap' },
    // A last day before the first is no range; the table's own rule refuses it.
    sql`coalesce(s.final_date >= s.initial_date, true) and (
      exists (select 1 from staged_working_prices w where ${isBeside})
      or exists (
        select 1 from working_prices w where ${isBeside} and not exists (
          select 1 from staged_working_prices b where ${isSameCar('b', 'w')} and b.initial_date = w.initial_date))
    )`,
  )
  await sql`drop table staged_working_prices`.execute(db)
}

const isSameCar = (one: string, other: string) =>
  sql<SqlBool>`${sql.join(
    ['dealer_code', 'mvs_code', 'country', 'year', 'color_code'].map(
      (column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`,
    ),
    sql` and `,
  )}`

/** Another price `w` of the car of `s`, on a day of its own. */
const isBeside = sql<SqlBool>`${isSameCar('s', 'w')} and w.initial_date <> s.initial_date
  and coalesce(w.final_date >= w.initial_date, true)
  and daterange(s.initial_date, s.final_date, '[]') && daterange(w.initial_date, w.final_date, '[]')`

interface Problem {
  readonly column: string
  readonly code: CellProblem
}

const refuse = (db: Db, batch: string, problem: Problem, isWrong: RawBuilder<unknown>) =>
  sql`
    update sheet_rows line set problems = line.problems || ${JSON.stringify([problem])}::jsonb
    from staged_working_prices s where line.batch_id = ${batch} and line.n = s.n and ${isWrong}
  `.execute(db)
