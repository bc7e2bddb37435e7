import type { CellProblem } from '@volante/domain/sheets/column'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import type { Within } from './batch-queries.ts'
import { isIn, keyJson, placeOf, populated, rowJson, sameKey, staged } from './row-sql.ts'
import type { StagedRow } from './stage.ts'

const CHUNK = 5_000

export async function insertRows(db: Db, batch: string, rows: readonly StagedRow[], at: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK))
    await sql`
      insert into sheet_rows (batch_id, n, raw, row, problems, action, at)
      select ${batch}, n, raw, nullif(row, 'null'), problems, action, ${at}
      from jsonb_to_recordset(${chunk}::jsonb) as line(n int, raw jsonb, row jsonb, problems jsonb, action text)
    `.execute(db)
  }
}

/** Marks rows as refused, with the column at fault. */
export const refuse = (column: string, code: CellProblem) => sql`problems = problems || ${problem(column, code)}`

const problem = (column: string, code: CellProblem) => sql`${JSON.stringify([{ column, code }])}::jsonb`

/** Gives each row its key and refuses the later of two with the same. */
export async function markKeys(db: Db, sheet: Sheet, batch: string): Promise<void> {
  await sql`
    update sheet_rows s set key = found.key,
      problems = case when found.nth = 1 then s.problems else s.problems || ${problem(sheet.key[0] ?? '', 'sheets.problem.twice')} end
    from (
      select n, ${keyJson(sheet, 'r')} as key, row_number() over (partition by ${keyJson(sheet, 'r')} order by n) as nth
      from sheet_rows cross join lateral ${populated(sheet, sql`row`)} where batch_id = ${batch} and row is not null
    ) found
    where s.batch_id = ${batch} and s.n = found.n
  `.execute(db)
}

/** Refuses rows that name what is not there. */
export async function markUnknown(db: Db, sheet: Sheet, batch: string): Promise<void> {
  for (const [name, { of, kind }] of Object.entries(sheet.columns)) {
    if (!of) continue
    const [table = '', column = ''] = of.split('.')
    const named = sql.ref(`r.${tableColumn(sheet, name)}`)
    const isThere = (one: RawBuilder<unknown>) =>
      sql`exists (select 1 from ${sql.table(table)} o where o.${sql.ref(column)} = ${one})`
    const isUnknown =
      kind === 'codes'
        ? sql`exists (select 1 from unnest(${named}) one where not ${isThere(sql`one`)})`
        : sql`${named} is not null and not ${isThere(named)}`
    await sql`
      update sheet_rows s set ${refuse(name, 'sheets.problem.unknown')}
      where s.batch_id = ${batch} and not s.problems @> ${problem(name, 'sheets.problem.unknown')} and s.n in (
        select n from sheet_rows cross join lateral ${populated(sheet, sql`row`)} where batch_id = ${batch} and row is not null and ${isUnknown})
    `.execute(db)
  }
}

/** Refuses rows of countries, brands and dealers beyond the caller, those that are there and would be moved into reach too. */
export async function markBeyond(
  db: Db,
  sheet: Sheet,
  batch: string,
  { dealers = [], ...places }: Within,
): Promise<void> {
  const { country, dealer, parent } = sheet
  const named = country ?? dealer ?? parent?.column
  if (!named || (places.markets === 'all' && !places.brands)) return
  const isWithin = (row: RawBuilder<unknown>) => {
    const cell = (column: string) => sql`(${row} ->> ${sql.lit(column)})`
    const hasPlace = placeOf(sheet, 'country', cell) !== null
    const ofPlace = hasPlace ? sql.join([sql`true`, ...isIn(sheet, places, cell)], sql` and `) : sql`false`
    if (!dealer) return ofPlace
    const inItsCountry = country ? sql`d.country = ${cell(tableColumn(sheet, country))}` : sql`true`
    return sql`(${ofPlace} or exists (
      select 1 from dealers d where d.id = ${cell(tableColumn(sheet, dealer))} and d.id = any(${dealers}::text[]) and ${inItsCountry}))`
  }
  await sql`
    update sheet_rows set ${refuse(named, 'sheets.problem.beyond')}
    where batch_id = ${batch} and row is not null
      and not coalesce(${isWithin(sql`row`)} and (before is null or ${isWithin(sql`before`)}), false)
  `.execute(db)
}

/** Says of each row what it would do, with the row as it is now; a removal stays one. */
export async function classify(db: Db, sheet: Sheet, batch: string): Promise<void> {
  await sql`
    update sheet_rows s set action = case when s.action = 'remove' then 'remove' when found.before is null then 'create' when found.before = found.next then 'same' else 'change' end,
      row = found.next, before = found.before
    from (
      select "staged n" as n, ${rowJson(sheet, 'r')} as next,
        case when t is null then null else ${rowJson(sheet, 't')} end as before
      from ${staged(sheet, batch, sql`s.row is not null`)}
      left join ${sql.table(sheet.table)} t on ${sameKey(sheet)}
    ) found
    where s.batch_id = ${batch} and s.n = found.n
  `.execute(db)
}

/** Refuses changes to rows that something holds as they are. */
export async function markLocked(db: Db, sheet: Sheet, batch: string): Promise<void> {
  if (!sheet.locked) return
  await sql`
    update sheet_rows s set ${refuse(sheet.key[0] ?? '', 'sheets.problem.locked')}
    from (
      select "staged n" as n from ${staged(sheet, batch, sql`s.action in ('change', 'remove')`)}
      join ${sql.table(sheet.table)} t on ${sameKey(sheet)}
      where ${sql.raw(sheet.locked)}
    ) held
    where s.batch_id = ${batch} and s.n = held.n and not s.problems @> ${problem(sheet.key[0] ?? '', 'sheets.problem.locked')}
  `.execute(db)
}

/** Says of each new row when it was removed, where it was there before. */
export async function markReturning(db: Db, sheet: Sheet, batch: string): Promise<void> {
  await sql`
    update sheet_rows s set removed_at = last.at
    from sheet_rows one cross join lateral (
      select at, after from sheet_changes c where c.sheet = ${sheet.name} and c.key = one.key order by c.id desc limit 1) last
    where one.batch_id = ${batch} and one.action = 'create' and last.after is null and s.batch_id = ${batch} and s.n = one.n
  `.execute(db)
}

/** Whether a row that was shown to change something is no longer the one it was, nor already what it was to be. */
export async function isChangedSince(db: Db, sheet: Sheet, batch: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${staged(sheet, batch, sql`s.problems = '[]' and s.action <> 'same'`)}
    left join ${sql.table(sheet.table)} t on ${sameKey(sheet)}
    cross join lateral (select case when t is null then null else ${rowJson(sheet, 't')} end as row) current
    where current.row is distinct from r."staged before"
      and current.row is distinct from (case when r."staged action" = 'remove' then null else ${rowJson(sheet, 'r')} end)
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** Rows that nobody sent but others made necessary (`settle`). */
export const dropSettled = (db: Db, batch: string) =>
  db.deleteFrom('sheet_rows').where('batch_id', '=', batch).where(sql<SqlBool>`raw = '{}'`).execute()

export interface Counts {
  readonly to_create: number
  readonly to_change: number
  readonly to_remove: number
  readonly same: number
  readonly refused: number
}

/** Counts what the rows would do and keeps it with the batch, and of which countries and brands they are. */
export async function countRows(db: Db, sheet: Sheet, batch: string): Promise<Counts> {
  const cell = (column: string) => sql`row ->> ${sql.lit(column)}`
  const placesIn = (what: 'country' | 'brand') => {
    const found = placeOf(sheet, what, cell)
    // What is of no brand holds for every one: beyond whoever reaches some alone.
    const place = found && what === 'brand' ? sql`coalesce(${found}, '')` : (found ?? sql`null::text`)
    return sql`coalesce(array_agg(distinct ${place}) filter (where problems = '[]' and ${place} is not null), '{}')`
  }
  const { rows } = await sql<Counts>`
    update sheet_batches b set (to_create, to_change, to_remove, same, refused, to_return, markets, brands) = (
      select count(*) filter (where problems = '[]' and action = 'create'), count(*) filter (where problems = '[]' and action = 'change'),
        count(*) filter (where problems = '[]' and action = 'remove'), count(*) filter (where problems = '[]' and action = 'same'), count(*) filter (where problems <> '[]'),
        count(*) filter (where problems = '[]' and action = 'create' and removed_at is not null),
        ${placesIn('country')}, ${placesIn('brand')}
      from sheet_rows where batch_id = b.id)
    where b.id = ${batch}
    returning to_create, to_change, to_remove, same, refused
  `.execute(db)
  return rows[0] ?? { to_create: 0, to_change: 0, to_remove: 0, same: 0, refused: 0 }
}

/** What is shown of a batch: its refused rows first, then those that were removed and would be there again, then the others that change something. */
export const firstRows = (db: Db, batch: string, most: number) =>
  db
    .selectFrom('sheet_rows')
    .selectAll()
    .where('batch_id', '=', batch)
    .where((eb) => eb.or([sql<SqlBool>`problems <> '[]'`, eb('action', 'in', ['create', 'change', 'remove'])]))
    .orderBy(sql`problems = '[]'`)
    .orderBy(sql`action <> 'create' or removed_at is null`)
    .orderBy('n')
    .limit(most)
    .execute()

export const refusedRows = (db: Db, batch: string) =>
  db
    .selectFrom('sheet_rows')
    .select(['n', 'raw', 'problems'])
    .where('batch_id', '=', batch)
    .where(sql<SqlBool>`problems <> '[]'`)
    .orderBy('n')
    .execute()
