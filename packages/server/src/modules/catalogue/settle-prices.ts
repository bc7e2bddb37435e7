import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/**
 * Prices of one car, country, market, year and type follow one another: one that begins ends the one before it. Takes a batch of
 * staged prices; ends each where the next begins, and stages those already there that end sooner now.
 */
export async function settlePrices(db: Db, batch: string): Promise<void> {
  await stage(db, batch)
  await sql`
    update sheet_rows s set row = jsonb_set(s.row, '{valid_to}', to_jsonb(ends.valid_to))
    from (
      select n, least(valid_to, next_from) as valid_to
      from (
        select n, valid_to, lead(valid_from) over series as next_from
        from (
          select * from staged_prices
          union all
          select null, p.mvs_code, p.country, p.market, p.year, p.type, p.valid_from, p.valid_to
          from (select distinct mvs_code, country, market, year, type from staged_prices) s join prices p on ${isSameSeries}
          where not exists (select 1 from staged_prices s where ${isSameSeries} and s.valid_from = p.valid_from)
        ) points
        window series as (partition by mvs_code, country, market, year, type order by valid_from)
      ) followed
      where n is not null and next_from is not null and (valid_to is null or valid_to > next_from)
    ) ends
    where s.batch_id = ${batch} and s.n = ends.n
  `.execute(db)
  await sql`
    insert into sheet_rows (batch_id, n, raw, row, key, at)
    select ${batch}, last.n + row_number() over (), '{}', to_jsonb(p.*) || jsonb_build_object('valid_to', ended.valid_from),
      jsonb_build_array(p.mvs_code, p.country, p.market, p.year, p.type, p.valid_from), last.at
    from (select max(n) as n, max(at) as at from sheet_rows where batch_id = ${batch}) last,
      (select distinct mvs_code, country, market, year, type from staged_prices) s join prices p on ${isSameSeries}
      cross join lateral (
        select min(s.valid_from) as valid_from from staged_prices s where ${isSameSeries} and s.valid_from > p.valid_from
      ) ended
    where ended.valid_from is not null and (p.valid_to is null or p.valid_to > ended.valid_from)
      and not exists (select 1 from staged_prices s where ${isSameSeries} and s.valid_from = p.valid_from)
  `.execute(db)
  await sql`drop table staged_prices`.execute(db)
}

/** What the batch holds, in a table of its own with an index: a file may have a hundred thousand. */
async function stage(db: Db, batch: string): Promise<void> {
  await sql`
    create temporary table staged_prices on commit drop as
    select n, r.mvs_code, r.country, r.market, r.year, r.type, r.valid_from, r.valid_to
    from sheet_rows cross join lateral jsonb_populate_record(null::prices, row) r
    where batch_id = ${sql.lit(batch)} and row is not null and problems = '[]'
  `.execute(db)
  await sql`create index on staged_prices (mvs_code, country, market, year, type, valid_from)`.execute(db)
  await sql`analyze staged_prices`.execute(db)
}

const isSameSeries = sql`(s.mvs_code, s.country, s.market, s.year, s.type) = (p.mvs_code, p.country, p.market, p.year, p.type)`
