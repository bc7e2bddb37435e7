import type { Services } from '@volante/contract'
import type { Schema } from '@volante/contract/kit'
import type { Permission } from '@volante/domain/policy/permissions'
import type { ReactNode } from 'react'
import type { ListState } from '../list/list-address.ts'
import type { TextId } from '../../texts/ids.ts'
import type { Texts } from '../../texts/texts.tsx'
import type { Tone } from '../../ui/data/Tag.tsx'
import type { Calls, Choices, FieldOf, Filter, ListCall, NamesWith, PressCall, RowOf, WriteCall } from './call-types.ts'

/** How a field is read and written where its schema alone does not say it. */
export type Kind =
  | 'text'
  | 'area'
  | 'number'
  | 'money'
  | 'flag'
  | 'choice'
  | 'list'
  | 'day'
  | 'moment'
  /** As it was where the row's site is, short. */
  | 'siteMoment'
  | 'brand'
  | 'country'
  | 'site'
  | 'role'
  /** Read in the list only. */
  | 'other'

/** When and where a row is read. */
export interface Reading {
  /** ISO; it goes on while the list is open. */
  readonly now: string
  /** Time zones by site: a time is shown as it was where it happened. */
  readonly zones: Readonly<Record<string, string>>
  readonly nameOfBrand: (brand: string) => string
}

/** A cell that is more than the value of its field `of`. */
export interface Cell<Row, Narrowing extends string = string> {
  readonly of: keyof Row & string
  /** Its words, in a file too; those of its field unless stated. */
  readonly says?: (row: Row, texts: Texts, at: Reading) => string
  /** How its row stands, in words; only words where there is no tone. */
  readonly tag?: (row: Row, texts: Texts, at: Reading) => { readonly tone: Tone | null; readonly words: string }
  /** It leads to the list narrowed to its code. */
  readonly narrows?: Narrowing
  /** Two facts, the second below the first. */
  readonly pair?: (row: Row, texts: Texts, at: Reading) => readonly [string, string]
  /** What stands where there are none. */
  readonly none?: TextId
  /** Drawn of its own. */
  readonly as?: (row: Row, texts: Texts, at: Reading) => ReactNode
}

/** A further call on one record: a form of its own, under the record's. */
interface Act<C, Row> {
  /** The field of its body that names the record. */
  readonly by: FieldOf<C>
  readonly fields: readonly FieldOf<C>[]
  /** Only of these records; or what alone may be chosen of them. */
  readonly when?: (row: Row) => boolean | Readonly<Record<string, readonly string[]>>
}

export type Sorts = { readonly ascending?: string; readonly descending?: string }

/** Something of what rows hold, what the list is narrowed by and what is written. */
type ByField<S extends keyof Services, L extends keyof Calls<S>, T> = Readonly<
  Partial<Record<(keyof RowOf<Calls<S>[L]> & string) | Filter<Calls<S>[L]> | FieldOf<Calls<S>[WriteCall<Calls<S>>]>, T>>
>

/** What is selected of a service; the rest follows from its schemas (docs/recipes-web.md). */
export interface Selection<S extends keyof Services, L extends ListCall<Calls<S>>, W extends WriteCall<Calls<S>>> {
  /** Its page, as the policy's menu names it; the last part names its texts. */
  readonly path: `/${'admin' | 'desk'}${string}`
  /** What names its texts, where the path's last part does not. */
  readonly noun?: string
  readonly list: L
  readonly get?: NamesWith<Calls<S>, { readonly get: string; readonly params: Schema }>
  /** What of a row only its own page shows, asked for there. */
  readonly ask?: Readonly<Record<string, unknown>>
  readonly create?: W
  readonly update?: W
  readonly remove?: NamesWith<Calls<S>, { readonly delete: string; readonly params: Schema }>
  /** Calls without a row, done at a press above the list, where its rows are these. */
  readonly does?: { readonly [K in PressCall<Calls<S>>]?: (rows: readonly RowOf<Calls<S>[L]>[]) => boolean }
  /** The right, where the list is open to everybody. */
  readonly may?: Permission
  /** What names a row: `id` unless stated. */
  readonly id?: keyof RowOf<Calls<S>[L]> & string
  readonly title: (row: RowOf<Calls<S>[L]>, texts: Texts) => string
  /** The first one names the row. */
  readonly columns: readonly ((keyof RowOf<Calls<S>[L]> & string) | Cell<RowOf<Calls<S>[L]>, Filter<Calls<S>[L]>>)[]
  /** Columns that are shown only to who chooses them. */
  readonly further?: readonly (keyof RowOf<Calls<S>[L]> & string)[]
  readonly filters?: readonly Filter<Calls<S>[L]>[]
  readonly choices?: Readonly<
    Partial<Record<Filter<Calls<S>[L]> | FieldOf<Calls<S>[WriteCall<Calls<S>>]>, Choices<Calls<S>>>>
  >
  /** Columns whose head puts the list in order, and by which: the second press turns it round. A blank is the list's own order. */
  readonly sorts?: Readonly<Partial<Record<keyof RowOf<Calls<S>[L]> & string, Sorts>>>
  /** Rows that are sentences, not cells: drawn instead of the table; columns stand in a file alone. */
  readonly entry?: (row: RowOf<Calls<S>[L]>, chosen: ListState) => ReactNode
  /** The parameter that names the record open beside the list: there rows lead to, not to a page of theirs. */
  readonly beside?: string
  /** The service answers for one country: which, is chosen above the list. */
  readonly byCountry?: true
  readonly tones?: Readonly<Record<string, Tone>>
  /** What its values are called, each in the place of the star, where no text is the resource's own. */
  readonly words?: ByField<S, L, `${string}*${string}`>
  /** Groups of fields, in their order. */
  readonly form?: Readonly<Record<string, readonly FieldOf<Calls<S>[W]>[]>>
  readonly acts?: { readonly [K in WriteCall<Calls<S>>]?: Act<Calls<S>[K], RowOf<Calls<S>[L]>> }
  readonly kinds?: ByField<S, L, Kind>
  /** The field at which a refusal of a call stands that names none, by its code. */
  readonly codes?: Readonly<Record<string, FieldOf<Calls<S>[W]>>>
  /** The data sheet of the same rows, by which who keeps data brings in many at once. */
  readonly sheet?: string
  /** Below a record's form. */
  readonly below?: (row: RowOf<Calls<S>[L]>) => ReactNode
  /** What of a row stands there, and so not among its facts. */
  readonly drawn?: readonly (keyof RowOf<Calls<S>[L]> & string)[]
  /** What names a row of a bulk change in words, where it holds a code. */
  readonly called?: (name: string, texts: Texts) => string
}
