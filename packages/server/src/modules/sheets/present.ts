import { createHash } from 'node:crypto'
import type { Batch, SheetChange, SheetColumn, SheetView } from '@volante/contract/sheets'
import { headingsOf, type Json } from '@volante/domain/sheets/column'
import { writeCell } from '@volante/domain/sheets/write-cell'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import type { BatchRow } from './batch-queries.ts'
import type { changesOf } from './row-queries.ts'
import type { RowProblem, TableRow } from './tables.ts'

/** A row's key as an address carries it. */
export const keyText = (key: readonly Json[]): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** The key that an address carries; null for what is none. */
export function readKey(text: string): readonly Json[] | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(key) && key.every((one) => one === null || ['string', 'number'].includes(typeof one))
      ? key
      : null
  } catch {
    return null
  }
}

/** What tells that a row is still the one that was read. */
export const versionOf = (row: TableRow): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22)

/** A row's cells by heading, as a text file holds them. */
export const cellsOf = (sheet: Sheet, row: TableRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sheet.columns).flatMap(([name, column]) => {
      const cells = writeCell(column, row[tableColumn(sheet, name)] ?? null)
      return headingsOf(name, column).map((heading, at) => [heading, cells[at] ?? ''])
    }),
  )

const columnView = (sheet: Sheet, all: readonly Sheet[], name: string): SheetColumn[] => {
  const column = sheet.columns[name]
  if (!column) return []
  const [table] = column.of?.split('.') ?? []
  return [
    {
      name,
      kind: column.kind,
      headings: [...headingsOf(name, column)],
      isKey: sheet.key.includes(name),
      isShown: sheet.shown.includes(name),
      isOptional: column.isOptional === true || column.blank !== undefined,
      choices: [...(column.choices ?? [])],
      of: all.find((other) => other.table === table)?.name ?? null,
    },
  ]
}

export const sheetView = (
  sheet: Sheet,
  all: readonly Sheet[],
  { rows, lastChange }: { readonly rows: number; readonly lastChange: Date | undefined },
): SheetView => ({
  name: sheet.name,
  columns: Object.keys(sheet.columns).flatMap((name) => columnView(sheet, all, name)),
  rows,
  hasCountry: sheet.country !== undefined,
  needsTwo: sheet.needsTwo === true,
  lastChange: lastChange?.toISOString() ?? null,
})

/** The fields in which two states of a row differ, as text; nothing of sheets that name people. */
export function differences(sheet: Sheet, before: TableRow | null, after: TableRow | null) {
  if (sheet.isPersonal) return []
  const [was, is] = [before && cellsOf(sheet, before), after && cellsOf(sheet, after)]
  return Object.keys(is ?? was ?? {}).flatMap((column) => {
    const field = { column, before: was?.[column] ?? '', after: is?.[column] ?? '' }
    return field.before === field.after ? [] : [field]
  })
}

type ChangeRow = Awaited<ReturnType<typeof changesOf>>[number]

export const changeView = (sheet: Sheet, { at, before, after, batch_id, source, name }: ChangeRow): SheetChange => ({
  at: at.toISOString(),
  by: name,
  batch: batch_id,
  source,
  kind: before === null ? 'create' : after === null ? 'remove' : 'change',
  fields: before === null || after === null ? [] : differences(sheet, before, after),
})

/** Takes a batch and who looks; `isAlone`: nobody else could put it in force. */
export const batchView = (
  row: BatchRow,
  sheet: Sheet,
  viewer: { readonly id: string; readonly isAlone: boolean },
): Batch => ({
  id: row.id,
  sheet: row.sheet,
  source: row.source,
  state: row.state,
  fileName: row.file_name,
  problem: row.problem,
  counts: { create: row.to_create, change: row.to_change, remove: row.to_remove, same: row.same, refused: row.refused },
  skipped: row.skipped,
  madeBy: row.maker_name,
  madeAt: row.made_at.toISOString(),
  appliedBy: row.applier_name,
  appliedAt: row.applied_at?.toISOString() ?? null,
  undoneAt: row.undone_at?.toISOString() ?? null,
  waitsForAnother: row.state === 'READY' && needsAnother(row, sheet, viewer),
  isOwn: row.made_by === viewer.id,
})

/** Who prepared a change of money or conditions does not put it in force, unless there is nobody else. */
export const needsAnother = (
  { made_by }: { readonly made_by: string | null },
  { needsTwo }: Sheet,
  { id, isAlone }: { readonly id: string; readonly isAlone: boolean },
): boolean => needsTwo === true && made_by === id && !isAlone

/** What is wrong with a row, in the reader's language. */
export const problemView = (ctx: Pick<Ctx, 'text'>, { column, code }: RowProblem) => ({
  column,
  code,
  message: ctx.text(code),
})
