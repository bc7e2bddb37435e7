import type { ColumnKind, Json } from '@volante/domain/sheets/column'
import { readCell } from '@volante/domain/sheets/read-cell'
import type { Language } from '@volante/domain/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'

const SORTABLE: readonly ColumnKind[] = [
  'text',
  'number',
  'places',
  'money',
  'percent',
  'day',
  'moment',
  'flag',
  'choice',
  'words',
]
const MOST_FILTERS = 5

const firstKey = ({ key }: Sheet): readonly string[] => key.slice(0, 1)

/** The columns by which a sheet's list can be put in order. */
export function sortsOf(sheet: Sheet): readonly string[] {
  const listed = new Set([...(sheet.title ? [sheet.title] : []), ...sheet.key, ...sheet.shown])
  if (sheet.personal) return []
  if (sheet.sorts ?? sheet.codes) return sheet.sorts ?? firstKey(sheet)
  return [...listed].filter((name) => SORTABLE.includes(sheet.columns[name]?.kind ?? 'values'))
}

/** The columns by which a sheet's list can be narrowed, its country apart. */
export function filtersOf(sheet: Sheet): readonly string[] {
  if (sheet.personal) return []
  if (sheet.filters) return sheet.filters
  const among = sheet.codes ?? Object.keys(sheet.columns)
  return among
    .filter((name) => {
      const { kind, of, as } = sheet.columns[name] ?? { kind: 'values' }
      const isOne = kind === 'choice' || kind === 'flag' || as === 'site' || (of !== undefined && kind === 'text')
      return isOne && name !== sheet.country && name !== 'currency'
    })
    .slice(0, MOST_FILTERS)
}

export interface Sort {
  readonly column: string
  readonly isDown: boolean
}

/** Takes an order as an address says it; undefined for one that the sheet does not know. */
export function sortOf(sheet: Sheet, parameter: string | undefined): Sort | undefined {
  const column = parameter?.replace(/^-/, '') ?? ''
  return sortsOf(sheet).includes(column) ? { column, isDown: parameter?.startsWith('-') === true } : undefined
}

/** Takes what columns must hold as an address says it; returns it by column, without what the sheet cannot be narrowed by. */
export const onlyOf = (sheet: Sheet, parameter = ''): readonly (readonly [string, Json])[] =>
  [...new URLSearchParams(parameter)].flatMap(([name, text]) => {
    const column = filtersOf(sheet).includes(name) ? sheet.columns[name] : undefined
    const reading = column && text !== '' ? readCell(column, [text]) : null
    return reading && 'value' in reading ? [[name, reading.value] as const] : []
  })

/** Takes a column; returns where a row `t` stands in the order of it, and in which type. Blanks come first, of days last. */
export function orderOf(sheet: Sheet, name: string, language: Language): { place: RawBuilder<unknown>; type: string } {
  const column = sql.ref(`t.${tableColumn(sheet, name)}`)
  const kind = sheet.columns[name]?.kind
  if (kind === 'words')
    return { place: sql`plain_text(coalesce(${column} ->> ${sql.lit(language)}, ''))`, type: 'text' }
  if (kind === 'number' || kind === 'places' || kind === 'money' || kind === 'percent')
    return { place: sql`coalesce(${column}::numeric, -1e18)`, type: 'numeric' }
  if (kind === 'day') return { place: sql`coalesce(${column}, 'infinity'::date)`, type: 'date' }
  if (kind === 'moment') return { place: sql`coalesce(${column}, 'infinity'::timestamptz)`, type: 'timestamptz' }
  return { place: sql`plain_text(coalesce(${column}::text, ''))`, type: 'text' }
}
