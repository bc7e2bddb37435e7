import { blankOf } from '@volante/domain/sheets/read-cell'
import { isPlaced, type Mapping } from '@volante/domain/sheets/mapping'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'
import { populated, rowJson, sameKey } from '../row-sql.ts'
import type { RowProblem } from '../tables.ts'

/**
 * Completes staged rows of a file that lacks columns or is recognised by others than the key: what the file does not say stays as it is, or is
 * blank in a new row. Refuses a new row without what it needs, and a row to which the file gives another key than it has.
 */
export async function completeRows(db: Db, sheet: Sheet, batch: string, { columns, match }: Mapping): Promise<void> {
  const absent = Object.keys(sheet.columns).filter((name) => !isPlaced(sheet.columns, columns, name))
  if (absent.length === 0 && match.join() === sheet.key.join()) return
  const open = absent.flatMap((name) => {
    const column = sheet.columns[name]
    return column && !column.isMade ? [{ name, column }] : []
  })
  const blanks = Object.fromEntries(open.map(({ name, column }) => [tableColumn(sheet, name), blankOf(column)]))
  const lacking = open.filter(({ column }) => !column.isOptional && column.blank === undefined)
  const problems = lacking.map(({ name }): RowProblem => ({ column: name, code: 'sheets.problem.blank' }))
  const other: RowProblem = { column: sheet.key[0] ?? '', code: 'sheets.problem.otherKey' }
  const places = sheet.key.map((name) => ({ place: tableColumn(sheet, name), isAbsent: absent.includes(name) }))
  const keyOf = places.flatMap(({ place, isAbsent }) => (isAbsent ? [sql.lit(place), sql.ref(`t.${place}`)] : []))
  const isOther = places.map(({ place, isAbsent }) =>
    isAbsent ? sql`false` : sql`${sql.ref(`t.${place}`)} is distinct from ${sql.ref(`r.${place}`)}`,
  )
  await sql`
    update sheet_rows s set row = found.row, problems = s.problems || found.problems
    from (
      select n, case when t is null then ${JSON.stringify(blanks)}::jsonb || row
          else ${rowJson(sheet, 't')} || row || jsonb_build_object(${sql.join(keyOf)}) end as row,
        case when t is null then ${JSON.stringify(problems)}::jsonb
          when ${sql.join(isOther, sql` or `)} then ${JSON.stringify([other])}::jsonb else '[]' end as problems
      from sheet_rows cross join lateral ${populated(sheet, sql`row`)}
      left join ${sql.table(sheet.table)} t on ${match.length > 0 ? sameKey(sheet, match) : sql`false`}
      where batch_id = ${batch} and row is not null
    ) found
    where s.batch_id = ${batch} and s.n = found.n
  `.execute(db)
}
