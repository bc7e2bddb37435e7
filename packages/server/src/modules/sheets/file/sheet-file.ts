import type { FileAnswer } from '@volante/contract/kit'
import { allHeadings } from '@volante/domain/sheets/column'
import type { Language } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'
import { cellsOf } from '../present.ts'
import type { TableRow } from '../tables.ts'
import { csvOf } from '../../../platform/words/csv.ts'
import { xlsxOf } from './write-file.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows of a sheet as a file, its headings in the reader's language; without rows it is the template. */
export async function sheetFile(
  ctx: Pick<Ctx, 'text'>,
  sheet: Sheet,
  format: 'csv' | 'xlsx',
  rows: readonly TableRow[],
): Promise<FileAnswer> {
  const headings = allHeadings(sheet.columns)
  const words = headings.map((heading) => headingWord(ctx, heading))
  const name = `${sheet.name}.${format}`
  if (format === 'xlsx') {
    return { type: XLSX, name, body: await xlsxOf(sheet.columns, words, rows, (column) => tableColumn(sheet, column)) }
  }
  const lines = rows.map((row) => {
    const cells = cellsOf(sheet, row)
    return headings.map((heading) => cells[heading] ?? '')
  })
  return { type: 'text/csv; charset=utf-8', name, body: csvOf([words, ...lines]) }
}

/** Takes a language; returns what says texts in it, null where no site has it. */
export function inLanguage({ everySite, texts }: Pick<Ctx, 'everySite' | 'texts'>, language: Language) {
  const site = everySite.find((one) => one.language === language)
  return site ? { text: (...args: Parameters<Ctx['text']>) => texts.say(site, ...args) } : null
}

/** A heading in words; a text of one language says which: `Nome (es-AR)`. */
export function headingWord(ctx: Pick<Ctx, 'text'>, heading: string): string {
  const [column = '', language] = heading.split('.')
  const word = ctx.text(`sheets.column.${column}`)
  return language ? `${word} (${language})` : word
}
