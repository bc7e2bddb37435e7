import type { Json } from '@volante/domain/sheets/column'
import type { Language } from '@volante/domain/vocabulary'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { namesIn } from './find/choices.ts'
import { labelOf } from './present.ts'
import type { TableRow } from './tables.ts'

interface Keyed {
  readonly key: readonly Json[]
  readonly row: TableRow
}

interface Named {
  readonly keyed: readonly Keyed[]
  /** The reader's. */
  readonly language: Language
}

/** Takes the sheets, one and some of its rows with their keys; returns by what people know each: its title, and what its key's codes and days are called. */
export async function rowLabels(
  { db }: Pick<Ctx, 'db'>,
  all: readonly Sheet[],
  sheet: Sheet,
  { keyed, language }: Named,
): Promise<readonly string[]> {
  if (sheet.personal) return keyed.map(({ key }) => labelOf(sheet, key))
  const rows = keyed.map(({ row }) => row)
  const names = await namesIn(db, all, sheet, { rows, columns: sheet.key, language })
  const wordOf = (name: string, value: Json): string => {
    const isDay = sheet.columns[name]?.kind === 'day'
    return names[name]?.[String(value)] || (isDay ? dayWord(language, String(value)) : String(value ?? ''))
  }
  return keyed.map(({ key, row }) => {
    const title = titleOf(sheet, row, language)
    const words = sheet.key
      .map((name, at) => wordOf(name, key[at] ?? null))
      .filter((word) => !title || !UUID.test(word))
    return [...new Set([title, ...words])].filter(Boolean).join(' · ')
  })
}

/** What the platform makes for rows that bring none tells nobody which row it is. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A text, or one in each language. */
function titleOf(sheet: Sheet, row: TableRow, language: string): string {
  const said = sheet.title ? row[tableColumn(sheet, sheet.title)] : null
  const word = said !== null && typeof said === 'object' ? (said as Readonly<Record<string, unknown>>)[language] : said
  return typeof word === 'string' ? word : ''
}

const dayWord = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  )
