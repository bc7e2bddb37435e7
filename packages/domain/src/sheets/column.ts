import type { MessageKey } from '../refusal.ts'
import { LANGUAGES } from '../vocabulary.ts'

/** What a column holds; `words` is a text in each language, `flag` yes or no, `codes` several codes, `groups` sets of codes one of which is needed, `lists` several texts, `hours` a week, `values` named values, `places` a number with a fraction, `percent` one that the table keeps in hundredths of a percent. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'places'
  | 'money'
  | 'percent'
  | 'day'
  | 'moment'
  | 'flag'
  | 'choice'
  | 'codes'
  | 'words'
  | 'lists'
  | 'groups'
  | 'hours'
  | 'values'

/** One column of a sheet as people fill it in. */
export interface Column {
  readonly kind: ColumnKind
  /** May be left blank; blank is then null, or an empty list. */
  readonly isOptional?: true
  /** Blank means this. */
  readonly blank?: string | number | boolean
  readonly choices?: readonly string[]
  /** The form of a text; anchored. */
  readonly pattern?: RegExp
  readonly least?: number
  /** Of words, letters. */
  readonly most?: number
  /** The table and column in which its values must stand. */
  readonly of?: `${string}.${string}`
  /** Where values stand among which people choose, where another is taken too. */
  readonly among?: `${string}.${string}`
  /** The column that says in words what `of` or `among` names, where no sheet keeps that table. */
  readonly named?: string
  /** The platform makes it for a row that a form makes. */
  readonly isMade?: true
  /** What its text is, where its kind alone does not say it: a state as places name it, or by its code. */
  readonly as?: 'site' | 'state' | 'stateCode'
  /** Of the rows that `of` or `among` names those alone that hold this. */
  readonly which?: { readonly column: string; readonly is: string }
  /** Its name in the table, where that is not its own in snake case. */
  readonly db?: string
}

export type Columns = Readonly<Record<string, Column>>

/** What a file or a form holds in one place: spreadsheets know numbers, days and yes or no, text files only text. */
export type Cell = string | number | boolean | Date | null

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Why a cell is refused. */
export type CellProblem = Extract<MessageKey, `sheets.problem.${string}`>

export type Reading = { readonly value: Json } | { readonly problem: CellProblem }

const IN_BOTH_LANGUAGES: readonly ColumnKind[] = ['words', 'lists']

/** Takes a column and its name; returns the headings it has in a file: one, or one a language. */
export const headingsOf = (name: string, { kind }: Column): readonly string[] =>
  IN_BOTH_LANGUAGES.includes(kind) ? LANGUAGES.map((language) => `${name}.${language}`) : [name]

/** Takes columns; returns the headings of all of them in their order. */
export const allHeadings = (columns: Columns): readonly string[] =>
  Object.entries(columns).flatMap(([name, column]) => headingsOf(name, column))
