import type { Place } from '@volante/contract/account-rules'
import { type Refusals, refusing } from '@volante/contract/refusals'
import type { Refusal } from '@volante/domain/refusal'

type Values<Field extends string> = Readonly<Record<Field, string>>

export interface FormRules<Field extends string> {
  /** In their order on the page. */
  readonly fields: readonly Field[]
  rules(values: Values<Field>, place: Place): Readonly<Record<string, Refusal | null>>
}

/**
 * Takes every field of an area's forms, by the name it is posted under, and the forms by their kind; answers what browser and
 * action do with them alike.
 */
export function formSet<Field extends string, Kind extends string>(
  names: readonly Field[],
  forms: Readonly<Record<Kind, FormRules<Field>>>,
) {
  const textOf = (form: FormData, name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  /** Takes a posted form; answers all fields as they were typed, blank where the form has none, boxes of one name in a row. */
  const valuesOf = (form: FormData) =>
    Object.fromEntries(names.map((name) => [name, textOf(form, name).join(' ')])) as Values<Field>
  return {
    valuesOf,
    blank: valuesOf(new FormData()),
    isKind: (name: string | undefined): name is Kind => name !== undefined && Object.hasOwn(forms, name),
    fieldsOf: (kind: Kind): readonly Field[] => forms[kind].fields,
    /** Each refused field with its message key, in their order on the page, by the same rules as the services. */
    refusals(kind: Kind, values: Values<Field>, place: Place): Refusals {
      const found = refusing(forms[kind].rules(values, place))
      return Object.fromEntries(forms[kind].fields.flatMap((name) => (found[name] ? [[name, found[name]]] : [])))
    },
  }
}

export type FormSet<Field extends string, Kind extends string> = ReturnType<typeof formSet<Field, Kind>>

/** The day it is at a site, YYYY-MM-DD. */
export const dayAt = (now: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
