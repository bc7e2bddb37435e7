import type { Services } from '@volante/contract'
import type { Answer, Schema, Spec } from '@volante/contract/kit'
import type { Texts } from '../../texts/texts.tsx'
import type { Choice } from '../../ui/field/Select.tsx'

export type Calls<S extends keyof Services> = Services[S]['calls']
export type RowOf<C> = C extends Spec
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
export type FieldOf<C> = C extends unknown ? keyof BodyOf<C> & string : never
/** An order may be chosen among the filters; it narrows nothing. */
export type Filter<C> = Exclude<keyof QueryOf<C> & string, 'page' | 'size' | 'after'>
export type NamesWith<C, Want> = { [K in keyof C]: C[K] extends Want ? K : never }[keyof C] & string
export type ListCall<C> = { [K in keyof C]: [RowOf<C[K]>] extends [never] ? never : K }[keyof C] & string
export type WriteCall<C> = NamesWith<C, { readonly body: Schema }>
/** Calls that take nothing: done at a press. */
export type PressCall<C> = {
  [K in keyof C]: C[K] extends { readonly params: Schema } | { readonly body: Schema } | { readonly get: string }
    ? never
    : K
}[keyof C] &
  string

/** What a filter can be narrowed to: in words, or the rows that another call of the service answers, asked what the list is narrowed to, or has in a field of its answer. */
export type Choices<C> =
  | ((texts: Texts) => readonly Choice[])
  | {
      [K in keyof C & string]: {
        readonly from: K
        readonly in?: keyof Answer<Extract<C[K], Spec>> & string
        /** How one of its rows is called, where that is more than its name. */
        readonly says?: (row: Readonly<Record<string, unknown>>, texts: Texts) => string
      }
    }[keyof C & string]
