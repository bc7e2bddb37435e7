import { contactRefusals, leadEmailRefusals } from '@volante/contract/contact'
import { reportRefusals } from '@volante/contract/reporting'
import type { Refusals } from '@volante/contract/refusals'
import type { Country } from '@volante/domain/vocabulary'
import { formText } from '../../shell/form-text.ts'

/** To the brand, to a dealer, or a report about a car. */
export const FORM_KINDS = ['message', 'dealer', 'report'] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** Fields of each form in their order on the page. */
export const FORM_FIELDS = {
  message: ['contactReason', 'model', 'message', 'name', 'email', 'phone'],
  dealer: ['model', 'message', 'name', 'email', 'phone'],
  report: ['reason', 'product', 'message', 'model', 'version', 'year', 'mileage', 'name', 'email', 'phone'],
} as const satisfies Record<FormKind, readonly string[]>

export type FormField = (typeof FORM_FIELDS)[FormKind][number]
export type FormValues = Readonly<Partial<Record<FormField, string>>>

/** Which form was posted. */
export const kindOf = (form: FormData): FormKind => FORM_KINDS.find((kind) => kind === form.get('form')) ?? 'message'

/** What the fields say, read from a posted form; thousands separators of a mileage are no mistake. */
export function valuesOf(kind: FormKind, form: FormData): FormValues {
  const values = Object.fromEntries(FORM_FIELDS[kind].map((field) => [field, formText(form, field)]))
  return kind === 'report' ? { ...values, mileage: (values.mileage ?? '').replace(/[.\s]/g, '') } : values
}

/** Each refused field with its message key, in their order on the page, by the same rules as the services. */
export function formRefusals(kind: FormKind, values: FormValues, country: Country): Refusals {
  const rules = { message: contactRefusals, dealer: leadEmailRefusals, report: reportRefusals }[kind]
  const refused = rules(values, country)
  const order: readonly string[] = FORM_FIELDS[kind]
  return Object.fromEntries(order.flatMap((name) => (refused[name] ? [[name, refused[name]]] : [])))
}
