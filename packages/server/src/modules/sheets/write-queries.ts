import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import { insertBatch } from './batch-queries.ts'
import { columnNames, keyColumns, populated, rowJson, sameKey } from './row-sql.ts'
import { refuse } from './staged-queries.ts'
import type { TableRow } from './tables.ts'

const CHUNK = 5_000

/** Rows of the batch that may be written, from one line to another. */
const writable = (batch: string, from: number, to: number) =>
  sql`batch_id = ${batch} and problems = '[]' and n between ${from} and ${to}`

export const EVERY_LINE = { from: 0, to: 2_147_483_647 } as const

/** Writes the rows to their table; the database refuses what breaks one of its rules. */
export async function writeRows(
  db: Db,
  sheet: Sheet,
  batch: string,
  { from, to } = EVERY_LINE as { from: number; to: number },
): Promise<void> {
  const staged = sql`
    sheet_rows cross join lateral ${populated(sheet, sql`row`)}
    where ${writable(batch, from, to)} and action in ('create', 'change')
    order by n
  `
  await upsertFrom(sheet, staged).execute(db)
  await sql`
    delete from ${sql.table(sheet.table)} t
    using (select r.* from sheet_rows cross join lateral ${populated(sheet, sql`row`)} where ${writable(batch, from, to)} and action = 'remove') r
    where ${sameKey(sheet)}
  `.execute(db)
}

/** Writes rows that were made for their table, without a batch: those of the demo world. */
export async function putRows(db: Db, sheet: Sheet, rows: readonly TableRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = JSON.stringify(rows.slice(at, at + CHUNK))
    const given = sql`jsonb_array_elements(${chunk}::jsonb) given(row) cross join lateral ${populated(sheet, sql`given.row`)}`
    await upsertFrom(sheet, given).execute(db)
  }
}

/** Takes a sheet and where its rows `r` come from. */
function upsertFrom(sheet: Sheet, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const keys = keyColumns(sheet)
  const columns = columnNames(sheet)
  const fixed = Object.entries(sheet.fixed ?? {})
  const names = sql.join([...columns, ...fixed.map(([name]) => name)].map((name) => sql.ref(name)))
  const values = sql.join([...columns.map((name) => sql.ref(`r.${name}`)), ...fixed.map(([, value]) => sql`${value}`)])
  const renewed = columns
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  return sql`
    insert into ${sql.table(sheet.table)} (${names})
    select ${values} from ${from}
    on conflict (${sql.join(keys.map((name) => sql.ref(name)))}) do ${renewed.length > 0 ? sql`update set ${sql.join(renewed)}` : sql`nothing`}
  `
}

/** Refuses the rows of these lines because the database does. */
export const refuseLines = (db: Db, sheet: Sheet, batch: string, { from, to }: { from: number; to: number }) =>
  sql`update sheet_rows set ${refuse(sheet.key[0] ?? '', 'sheets.problem.rule')} where ${writable(batch, from, to)} and action <> 'same'`.execute(
    db,
  )

/** Keeps what each row was and became. */
export const keepChanges = (db: Db, sheet: Sheet, batch: string, at: Date, actor: string | null) =>
  sql`
    insert into sheet_changes (batch_id, sheet, key, before, after, at, actor_id)
    select batch_id, ${sheet.name}, key, before, case when action = 'remove' then null else row end, ${at}, ${actor}
    from sheet_rows where batch_id = ${batch} and problems = '[]' and action <> 'same' order by n
  `.execute(db)

/** SQL for a row `t` of the sheet that a row of another one names. */
export const namedByOthers = (sheet: Sheet, all: readonly Sheet[]) => {
  const named = all.flatMap((other) =>
    Object.entries(other.columns).flatMap(([name, { of, kind }]) => {
      const [table, column = ''] = of?.split('.') ?? []
      if (table !== sheet.table) return []
      const theirs = sql.ref(`o.${tableColumn(other, name)}`)
      const own = sql.ref(`t.${column}`)
      const isNamed = kind === 'codes' ? sql`${own}::text = any(${theirs})` : sql`${theirs}::text = ${own}::text`
      return [sql<SqlBool>`exists (select 1 from ${sql.table(other.table)} o where ${isNamed})`]
    }),
  )
  return named.length > 0 ? sql<SqlBool>`(${sql.join(named, sql` or `)})` : sql<SqlBool>`false`
}

/** Refuses the removal of rows that others name, or that stay for another reason. */
export const markNamed = (db: Db, sheet: Sheet, batch: string, all: readonly Sheet[]) =>
  sql`
    update sheet_rows s set ${refuse(sheet.key[0] ?? '', 'sheets.problem.inUse')}
    from (
      select n from sheet_rows cross join lateral ${populated(sheet, sql`row`)}
      join ${sql.table(sheet.table)} t on ${sameKey(sheet)}
      where batch_id = ${batch} and action = 'remove' and (${namedByOthers(sheet, all)} or ${sheet.stays ? sql.raw(sheet.stays) : sql`false`})
    ) named
    where s.batch_id = ${batch} and s.n = named.n and s.problems = '[]'
  `.execute(db)

/**
 * Makes the rows of an applied batch what they were before it, except those that changed since or that others name now; returns how many
 * were and how many were not. What was done stands in the history like any change.
 */
export async function restoreRows(
  db: Db,
  sheet: Sheet,
  batch: string,
  { all, at, actor }: { all: readonly Sheet[]; at: Date; actor: string | null },
): Promise<{ restored: number; skipped: number }> {
  const inverse = await insertBatch(db, { sheet: sheet.name, source: 'form', madeBy: actor, at })
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from sheet_changes where batch_id = ${batch}`.execute(db)
  await sql`
    insert into sheet_rows (batch_id, n, raw, row, key, before, action, at)
    select ${inverse}, row_number() over (order by c.id), '{}', coalesce(c.before, c.after), c.key, c.after,
      case when c.before is null then 'remove' when c.after is null then 'create' else 'change' end, ${at}
    from sheet_changes c
    cross join lateral ${populated(sheet, sql`coalesce(c.after, c.before)`)}
    left join ${sql.table(sheet.table)} t on ${sameKey(sheet)}
    where c.batch_id = ${batch}
      and c.after is not distinct from (case when t is null then null else ${rowJson(sheet, 't')} end)
      and not (c.before is null and ${namedByOthers(sheet, all)})
      ${sheet.locked ? sql`and not ${sql.raw(sheet.locked)}` : sql``}
  `.execute(db)
  await writeRows(db, sheet, inverse)
  const { numAffectedRows } = await sql`
    insert into sheet_changes (batch_id, sheet, key, before, after, at, actor_id)
    select ${batch}, ${sheet.name}, key, before, case when action = 'remove' then null else row end, ${at}, ${actor}
    from sheet_rows where batch_id = ${inverse} order by n
  `.execute(db)
  await db.deleteFrom('sheet_batches').where('id', '=', inverse).execute()
  const restored = Number(numAffectedRows ?? 0)
  return { restored, skipped: (rows[0]?.total ?? 0) - restored }
}
