import { createHash } from 'node:crypto'
import type { Batch, SheetChange, SheetColumn, SheetView } from '@volante/contract/sheets'
import { headingsOf, type Json } from '@volante/domain/sheets/column'
import { blankOf } from '@volante/domain/sheets/read-cell'
import { writeCell } from '@volante/domain/sheets/write-cell'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import type { BatchRow } from './batch-queries.ts'
import type { changesOf } from './row-queries.ts'
import { isState } from './find/choices.ts'
import { sortsOf } from './find/found-by.ts'
import { choicesOffered, countriesOffered, filtersOffered, mustHave, type Reader } from './find/offered.ts'
import type { RowProblem, TableRow } from './tables.ts'

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

/** What a list shows of a row: of somebody only the end of what names them. */
export function listedCells(sheet: Sheet, row: TableRow): Record<string, string> {
  const cells = cellsOf(sheet, row)
  const { personal } = sheet
  if (!personal) return cells
  const listed = Object.entries(cells).filter(([name]) => sheet.key.includes(name) || sheet.shown.includes(name))
  return Object.fromEntries(listed.map(([name, cell]) => [name, personal.includes(name) ? ending(cell) : cell]))
}

/** What a key says to who reads a list of changes. */
export const labelOf = ({ key: names, personal = [] }: Sheet, key: readonly Json[]): string =>
  key
    .map((one, at) => (personal.includes(names[at] ?? '') ? ending(String(one)) : one))
    .filter((one) => one !== null)
    .join(' · ')

const ending = (text: string): string => `***${text.slice(-2)}`

const LONG_TEXT = 500

const columnView = (sheet: Sheet, all: readonly Sheet[], name: string, reader: Reader): SheetColumn[] => {
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
      isOptional: (column.isOptional === true || column.blank !== undefined) && !mustHave(sheet, name, reader),
      choices: choicesOffered(sheet, name, reader),
      of: all.find((other) => other.table === table)?.name ?? null,
      isChosen: column.of !== undefined || column.among !== undefined || isState(column),
      isMade: column.isMade === true,
      as: column.as === 'stateCode' ? 'state' : (column.as ?? null),
      isLong: column.kind === 'words' && (column.most ?? 0) >= LONG_TEXT,
      initial: column.blank === undefined ? '' : (writeCell(column, blankOf(column))[0] ?? ''),
    },
  ]
}

export const sheetView = (
  sheet: Sheet,
  all: readonly Sheet[],
  {
    rows,
    lastChange,
    reader,
  }: { readonly rows: number; readonly lastChange: Date | undefined; readonly reader: Reader },
): SheetView => ({
  name: sheet.name,
  columns: Object.keys(sheet.columns).flatMap((name) => columnView(sheet, all, name, reader)),
  rows,
  countries: countriesOffered(sheet, reader),
  title: sheet.title ?? null,
  sorts: [...sortsOf(sheet)],
  filters: filtersOffered(sheet, reader),
  order: sheet.order ? { by: sheet.order.by, within: [...sheet.order.within] } : null,
  needsTwo: sheet.needsTwo === true,
  isPersonal: sheet.personal !== undefined,
  lastChange: lastChange?.toISOString() ?? null,
})

/** The fields in which two states of a row differ, as text; nothing of sheets that name people. */
export function differences(sheet: Sheet, before: TableRow | null, after: TableRow | null) {
  if (sheet.personal) return []
  const [was, is] = [before && cellsOf(sheet, before), after && cellsOf(sheet, after)]
  return Object.keys(is ?? was ?? {}).flatMap((column) => {
    const field = { column, before: was?.[column] ?? '', after: is?.[column] ?? '' }
    return field.before === field.after ? [] : [field]
  })
}

const CONTEXT = ['country', 'currency']

/** What a row's amounts and times are in. */
export const contextOf = (sheet: Sheet, row: TableRow | null): Record<string, string> =>
  Object.fromEntries(row ? Object.entries(cellsOf(sheet, row)).filter(([name]) => CONTEXT.includes(name)) : [])

type ChangeRow = Awaited<ReturnType<typeof changesOf>>[number]

export const changeView = (
  sheet: Sheet,
  { id, at, before, after, batch_id, source, name }: ChangeRow,
): SheetChange => ({
  id: String(id),
  at: at.toISOString(),
  by: name,
  batch: batch_id,
  source,
  kind: before === null ? 'create' : after === null ? 'remove' : 'change',
  fields: before === null || after === null ? [] : differences(sheet, before, after),
})

/** Takes a batch and who looks; `isAlone`: nobody else could put it in force. */
export const batchView = (row: BatchRow, sheet: Sheet, viewer: Viewer): Batch => ({
  id: row.id,
  sheet: row.sheet,
  source: row.source,
  state: row.state,
  fileName: row.file_name,
  problem: row.problem,
  counts: { create: row.to_create, change: row.to_change, remove: row.to_remove, same: row.same, refused: row.refused },
  returning: row.to_return,
  skipped: row.skipped,
  madeBy: row.maker_name,
  madeAt: row.made_at.toISOString(),
  appliedBy: row.applier_name,
  appliedAt: row.applied_at?.toISOString() ?? null,
  undoneAt: row.undone_at?.toISOString() ?? null,
  waitsForAnother: row.state === 'READY' && needsAnother(row, sheet, viewer),
  isOwn: row.made_by === viewer.id,
  undoAskedBy: row.state === 'APPLIED' ? row.asker_name : null,
  undo: undoOf(row, sheet, viewer),
  changeSet: row.set_id && row.set_name ? { id: row.set_id, name: row.set_name } : null,
})

/** Who decides, and whether nobody else could. */
export interface Viewer {
  readonly id: string
  readonly isAlone: boolean
}

/** Who prepared a change of money or conditions does not put it in force, unless there is nobody else. */
export const needsAnother = (
  { made_by }: { readonly made_by: string | null },
  { needsTwo }: Sheet,
  { id, isAlone }: Viewer,
): boolean => needsTwo === true && made_by === id && !isAlone

/** What a press on "take back" does: it is done, asked of a second person, or waits for one. */
export function undoOf(
  { undo_asked_by }: { readonly undo_asked_by: string | null },
  { needsTwo }: Sheet,
  { id, isAlone }: Viewer,
): Batch['undo'] {
  if (needsTwo !== true || isAlone) return 'done'
  if (undo_asked_by === null) return 'asked'
  return undo_asked_by === id ? 'waits' : 'done'
}

/** What is wrong with a row, in the reader's language. */
export const problemView = (ctx: Pick<Ctx, 'text'>, { column, code }: RowProblem) => ({
  column,
  code,
  message: ctx.text(code),
})
