import type { Column } from '@volante/domain/sheets/column'
import { plainName, stateKey, states } from '@volante/domain/places/places'
import { LANGUAGES, type Language } from '@volante/domain/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'
import { containing } from '../../../platform/words/like.ts'
import type { Places } from '../batch-queries.ts'
import { conditions } from '../row-queries.ts'
import type { TableRow } from '../tables.ts'

/** What the values of a column name. */
interface Source {
  readonly table: string
  readonly column: string
  /** The sheet that keeps it. */
  readonly sheet: Sheet | undefined
  /** The column that says it in words. */
  readonly label: string
  /** Of its rows those alone that hold this. */
  readonly which: Column['which']
}

/** Takes the sheets and a column; returns what it names, null for one that names nothing. */
export function sourceOf(all: readonly Sheet[], { of, among, named, which }: Column): Source | null {
  const [table, column] = (of ?? among)?.split('.') ?? []
  if (table === undefined || column === undefined) return null
  const sheet = all.find((one) => one.table === table)
  const title = sheet?.title && tableColumn(sheet, sheet.title)
  return { table, column, sheet, label: named ?? sheet?.label ?? title ?? column, which }
}

export interface Named {
  readonly value: string
  readonly label: string
}

/** The states of some countries, which no table keeps: by their codes, or as places name them. */
const statesOf = ({ as }: Column, { markets }: Places): readonly Named[] =>
  states
    .filter(({ country }) => markets === 'all' || markets.includes(country))
    .map((state) => ({ value: as === 'stateCode' ? state.code : stateKey(state), label: state.name }))

/** Whether a column holds states. */
export const isState = ({ as }: Column): boolean => as === 'state' || as === 'stateCode'

export const stateChoices = (column: Column, places: Places, text = ''): readonly Named[] =>
  statesOf(column, places).filter(({ value, label }) => plainName(`${label} ${value}`).includes(plainName(text)))

const stateNames = (column: Column, values: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    values.map((value) => [
      value,
      statesOf(column, { markets: 'all' }).find((state) => state.value === value)?.label ?? value,
    ]),
  )

/** A text, or one in each language. */
const labelIn = ({ label }: Source, language: Language): RawBuilder<string> => {
  const json = sql`to_jsonb(${sql.ref(`t.${label}`)})`
  return sql`coalesce(nullif(case jsonb_typeof(${json}) when 'object' then ${json} ->> ${sql.lit(language)} else ${json} #>> '{}' end, ''), '')`
}

/** So many are looked through for their labels' order where nothing narrows them. */
const MOST_LOOKED_THROUGH = 5_000

/** Takes what a column names, words or none and how many are wanted; returns them in the order of their labels. */
export async function findChoices(
  db: Db,
  source: Source,
  { text, language = LANGUAGES[0], size, ...within }: Places & { text?: string; language?: Language; size: number },
): Promise<readonly Named[]> {
  const { table, column, sheet } = source
  const value = sql`${sql.ref(`t.${column}`)}::text`
  const label = labelIn(source, language)
  const isLike = text ? sql`plain_text(${value} || ' ' || ${label}) like plain_text(${containing(text)})` : sql`true`
  // A list's own words have an index; where others say it better, these are looked through.
  const met = [
    ...isSuch(source),
    ...(sheet
      ? [...conditions(sheet, { ...within, text: sheet.label ? undefined : text }), ...(sheet.label ? [isLike] : [])]
      : [isLike]),
  ]
  const { rows } = await sql<Named>`
    select value, min(label) as label
    from (select ${value} as value, ${label} as label from ${sql.table(table)} t where ${sql.join([...met, sql`true`], sql` and `)} limit ${MOST_LOOKED_THROUGH}) found
    group by value order by 2, 1 limit ${size}
  `.execute(db)
  return rows
}

/** Takes some rows and the columns that are shown of them; returns what these name in words, a statement for each column that names something. */
export async function namesIn(
  db: Db,
  all: readonly Sheet[],
  sheet: Sheet,
  {
    rows,
    columns,
    language = LANGUAGES[0],
  }: { rows: readonly TableRow[]; columns: readonly string[]; language?: Language | undefined },
): Promise<Record<string, Record<string, string>>> {
  const named = await Promise.all(
    columns.map(async (name) => {
      const column = sheet.columns[name]
      const source = column && sourceOf(all, column)
      const ofState = column && isState(column) ? column : null
      const values = source || ofState ? rows.flatMap((row) => row[tableColumn(sheet, name)] ?? []).map(String) : []
      if (ofState) return [[name, stateNames(ofState, values)] as const]
      if (!source || values.length === 0) return []
      return [[name, await labelsOf(db, source, [...new Set(values)], language)] as const]
    }),
  )
  return Object.fromEntries(named.flat())
}

const isSuch = ({ which }: Source): RawBuilder<unknown>[] =>
  which ? [sql`${sql.ref(`t.${which.column}`)} = ${which.is}`] : []

async function labelsOf(db: Db, source: Source, values: readonly string[], language: Language) {
  const { rows } = await sql<Named>`
    select ${sql.ref(`t.${source.column}`)}::text as value, min(${labelIn(source, language)}) as label
    from ${sql.table(source.table)} t where ${sql.ref(`t.${source.column}`)}::text = any(${values}) and ${sql.join([sql`true`, ...isSuch(source)], sql` and `)} group by 1
  `.execute(db)
  return Object.fromEntries(rows.map(({ value, label }) => [value, label]))
}
