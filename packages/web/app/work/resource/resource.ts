import type { Services } from '@volante/contract'
import type { Answer, Schema, Spec } from '@volante/contract/kit'
import type { Permission } from '@volante/domain/policy/permissions'
import type { ReactNode } from 'react'
import type { ListState } from '../list/list-address.ts'
import type { Texts } from '../../texts/texts.tsx'
import type { Tone } from '../../ui/data/Tag.tsx'
import type { Choice } from '../../ui/field/Select.tsx'

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
  | 'brand'
  | 'country'
  | 'site'
  | 'role'
  /** Read in the list only. */
  | 'other'

type Calls<S extends keyof Services> = Services[S]['calls']
type RowOf<C> = C extends Spec
  ? Answer<C> extends { readonly items: readonly (infer R)[] }
    ? R
    : Answer<C> extends readonly (infer R)[]
      ? R
      : never
  : never
type InputOf<P> = P extends Schema ? P['_zod']['input'] : Record<never, never>
type QueryOf<C> = C extends { readonly query: infer Q } ? InputOf<Q> : Record<never, never>
type BodyOf<C> = C extends { readonly body: infer B } ? InputOf<B> : never
/** A field of what any of these calls takes. */
type FieldOf<C> = C extends unknown ? keyof BodyOf<C> & string : never
/** An order may be chosen among the filters; it narrows nothing. */
type Filter<C> = Exclude<keyof QueryOf<C> & string, 'page' | 'size' | 'after'>
type NamesWith<C, Want> = { [K in keyof C]: C[K] extends Want ? K : never }[keyof C] & string
type ListCall<C> = { [K in keyof C]: [RowOf<C[K]>] extends [never] ? never : K }[keyof C] & string
type WriteCall<C> = NamesWith<C, { readonly body: Schema }>
/** Calls that take nothing: done at a press. */
type PressCall<C> = {
  [K in keyof C]: C[K] extends { readonly params: Schema } | { readonly body: Schema } | { readonly get: string }
    ? never
    : K
}[keyof C] &
  string

/** When and where a row is read. */
export interface Reading {
  /** ISO; it goes on while the list is open. */
  readonly now: string
  /** Time zones by site: a time is shown as it was where it happened. */
  readonly zones: Readonly<Record<string, string>>
  readonly nameOfBrand: (brand: string) => string
}

/** A cell of its own; `of` is the field that stands for it in a file, unless `says` has its words. */
interface Cell<Row> {
  readonly of: keyof Row & string
  readonly as: (row: Row, texts: Texts, at: Reading) => ReactNode
  readonly says?: (row: Row, texts: Texts, at: Reading) => string
}

/** What a filter can be narrowed to: in words, or as another call of the service answers it, asked what the list is narrowed to. */
type Choices<C> =
  | ((texts: Texts) => readonly Choice[])
  | {
      [K in keyof C & string]: {
        readonly from: K
        readonly read: (answer: Answer<Extract<C[K], Spec>>) => readonly Choice[]
      }
    }[keyof C & string]

/** A further call on one record: a form of its own, under the record's. */
interface Act<C, Row> {
  /** The field of its body that names the record. */
  readonly by: FieldOf<C>
  readonly fields: readonly FieldOf<C>[]
  /** Only of these records. */
  readonly when?: (row: Row) => boolean
}

/** What is selected of a service; the rest follows from its schemas (docs/recipes-web.md). */
interface Selection<S extends keyof Services, L extends ListCall<Calls<S>>, W extends WriteCall<Calls<S>>> {
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
  /** Calls without a row, done at a press above the list. */
  readonly does?: readonly PressCall<Calls<S>>[]
  /** The right, where the list is open to everybody. */
  readonly may?: Permission
  /** What names a row: `id` unless stated. */
  readonly id?: keyof RowOf<Calls<S>[L]> & string
  readonly title: (row: RowOf<Calls<S>[L]>) => string
  /** The first one names the row. */
  readonly columns: readonly ((keyof RowOf<Calls<S>[L]> & string) | Cell<RowOf<Calls<S>[L]>>)[]
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
  /** Groups of fields, in their order. */
  readonly form?: Readonly<Record<string, readonly FieldOf<Calls<S>[W]>[]>>
  readonly acts?: { readonly [K in WriteCall<Calls<S>>]?: Act<Calls<S>[K], RowOf<Calls<S>[L]>> }
  readonly kinds?: Readonly<
    Partial<
      Record<(keyof RowOf<Calls<S>[L]> & string) | Filter<Calls<S>[L]> | FieldOf<Calls<S>[WriteCall<Calls<S>>]>, Kind>
    >
  >
  /** The field at which a refusal of a call stands that names none, by its code. */
  readonly codes?: Readonly<Record<string, FieldOf<Calls<S>[W]>>>
  /** The data sheet of the same rows, by which who keeps data brings in many at once. */
  readonly sheet?: string
  /** Below a record's form. */
  readonly below?: (row: RowOf<Calls<S>[L]>) => ReactNode
}

export type Row = Readonly<Record<string, unknown>>
type Sorts = { readonly ascending?: string; readonly descending?: string }

/** A selection as the kit's pages read it: the names in it were checked where it was declared. */
export interface Resource {
  readonly service: keyof Services
  readonly noun: string
  readonly path: string
  readonly list: string
  readonly get?: string
  readonly ask?: Readonly<Record<string, unknown>>
  readonly create?: string
  readonly update?: string
  readonly remove?: string
  readonly does?: readonly string[]
  readonly may?: Permission
  readonly id?: string
  readonly title: (row: Row) => string
  readonly columns: readonly (string | Cell<Row>)[]
  readonly filters?: readonly string[]
  readonly choices?: Readonly<
    Record<
      string,
      | ((texts: Texts) => readonly Choice[])
      | { readonly from: string; readonly read: (answer: never) => readonly Choice[] }
    >
  >
  readonly sorts?: Readonly<Record<string, Sorts>>
  readonly entry?: (row: Row, chosen: ListState) => ReactNode
  readonly beside?: string
  readonly byCountry?: true
  readonly tones?: Readonly<Record<string, Tone>>
  readonly form?: Readonly<Record<string, readonly string[]>>
  readonly acts?: Readonly<
    Record<string, { readonly by: string; readonly fields: readonly string[]; when?: (row: Row) => boolean }>
  >
  readonly kinds?: Readonly<Record<string, Kind>>
  readonly codes?: Readonly<Record<string, string>>
  readonly sheet?: string
  readonly below?: (row: Row) => ReactNode
}

/** Takes a service's name and what is selected of it; a wrong name does not compile. Read on both sides: schemas stay on the server. */
export const resource = <
  S extends keyof Services,
  const L extends ListCall<Calls<S>>,
  const W extends WriteCall<Calls<S>> = never,
>(
  service: S,
  selection: Selection<S, L, W>,
): Resource => ({
  ...(selection as unknown as Omit<Resource, 'service' | 'noun'>),
  service,
  noun: selection.noun ?? selection.path.split('/').at(-1) ?? '',
})

/** Takes a row; returns what names it in addresses and calls. */
export const idOf = ({ id = 'id' }: Resource, row: Row): string => String(row[id])

/** Takes a column; returns the field it shows. */
export const fieldOf = (column: Resource['columns'][number]): string =>
  typeof column === 'string' ? column : column.of
