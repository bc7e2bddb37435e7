import type { Place } from '@volante/contract/account-rules'
import type { Refusals } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import type { ComponentProps } from 'react'
import type { TextId } from '../texts/ids.ts'
import type { MaskName } from '../ui/field/masks.ts'

type Input = ComponentProps<'input'>

export type Control =
  | 'text'
  | 'phone'
  | 'money'
  | 'number'
  | 'password'
  | 'area'
  | 'select'
  | 'radios'
  | 'segments'
  /** One box to tick: a boolean. */
  | 'box'
  /** Several boxes of one question: the ticked values. */
  | 'boxes'
  /** A text with suggestions. */
  | 'combo'
  /** Several codes in one text, `A | B`. */
  | 'tags'

/** What a field is, wherever it stands. */
export interface FieldSpec {
  readonly label: TextId
  /** A line of text unless stated. */
  readonly control?: Control
  readonly hint?: TextId
  readonly autoComplete?: Input['autoComplete']
  readonly inputMode?: Input['inputMode']
  readonly type?: 'email' | 'date' | 'datetime-local' | 'time'
  /** The same everywhere, or by country. */
  readonly mask?: MaskName | Readonly<Partial<Record<Country, MaskName>>>
  readonly maxLength?: number
  readonly suffix?: string
}

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

type ValueOf<Spec extends FieldSpec> = Spec['control'] extends 'box'
  ? boolean
  : Spec['control'] extends 'boxes'
    ? readonly string[]
    : string

/** What a form's fields say, as it was typed and ticked. */
export type FormValues<Specs extends FieldSpecs, Name extends keyof Specs> = {
  readonly [N in Name]: ValueOf<Specs[N]>
}

/** One form of an area: which of its fields, and the rules they have to meet, in the browser and in the action. */
export interface FormSpec<
  Specs extends FieldSpecs = FieldSpecs,
  Name extends keyof Specs & string = keyof Specs & string,
  Facts = unknown,
> {
  /** Posted with it, so that the action of several forms knows which one it was. */
  readonly kind: string
  /** Where several forms of a page have fields of one name: put before the ids of this one's controls. */
  readonly prefix?: string
  readonly specs: Specs
  /** In their order on the page. */
  readonly fields: readonly Name[]
  /** Takes what was filled in, where and when, and what else the rules need to know; returns what is refused. */
  rules?(values: FormValues<Specs, Name>, facts: Facts & Place): Refusals
  /** What a field is called in this form, where that differs. */
  readonly labels?: Readonly<Partial<Record<Name, TextId>>>
  /** Field by the name its call gives it, where that differs. */
  readonly paths?: Readonly<Record<string, Name>>
  /** Field by the code of a refusal that names none. */
  readonly codes?: Readonly<Record<string, Name>>
}

/** The name a field is posted under is its control's id too, unless its form has a prefix. */
export const controlId = ({ prefix }: Pick<FormSpec, 'prefix'>, name: string): string =>
  prefix ? `${prefix}-${name}` : name

/** Any form, for code that only passes it on. */
export type AnyForm = Omit<FormSpec, 'rules'>
