import type { Place } from '@volante/contract/account-rules'
import { data } from 'react-router'
import { callRefusal, type CallRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import {
  dayAt,
  type FieldName,
  fieldsOf,
  type FormKind,
  formRefusals,
  type FormValues,
  valuesOf,
} from './account-forms.ts'

/** What the page shows again when a form was not taken. Passwords are never sent back. */
export interface Refused {
  readonly kind: FormKind
  readonly values: FormValues
  /** Field -> why it is refused, in the site's language. */
  readonly errors: Readonly<Record<string, string>>
  /** Why nothing was done although no field is wrong. */
  readonly failure: string | null
}

/** A refusal about one field that its call names by code alone. */
const FIELD_OF_CODE: Readonly<Record<string, readonly FieldName[]>> = {
  'auth.wrongCurrentPassword': ['currentPassword', 'password'],
  'users.taxIdFixed': ['cpf', 'dni'],
}

export const placeOf = ({ site, now }: Pick<Page, 'site' | 'now'>): Place => ({
  country: site.country,
  today: dayAt(now, site.timeZone),
})

/** Judges a posted form by the rules, then sends it; answers what the sending answers, or the form with what is wrong. */
export async function takeForm<Sent>(
  page: Page,
  form: FormData,
  kind: FormKind,
  send: (values: FormValues) => Promise<Sent>,
) {
  const values = valuesOf(form)
  const refusals = Object.entries(formRefusals(kind, values, placeOf(page)))
  if (refusals.length > 0) {
    const errors = refusals.map(([name, { key, values: said }]) => [name, page.texts.byKey(key, said)] as const)
    return refuseForm({ kind, values, errors: Object.fromEntries(errors), failure: null }, 422)
  }
  try {
    return await send(values)
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal = callRefusal(error)
    if (!refusal) page.report(error)
    const errors = refusal ? fieldErrors(refusal, kind) : {}
    const hasErrors = Object.keys(errors).length > 0
    const failure = hasErrors ? null : (refusal?.message ?? page.texts.t('account.failed'))
    return refuseForm({ kind, values, errors, failure }, refusal?.status ?? 503)
  }
}

function refuseForm(refused: Refused, status: number) {
  const { password: _, passwordConfirmation: _again, currentPassword: _current, ...values } = refused.values
  const shown: Refused = {
    ...refused,
    values: { ...values, password: '', passwordConfirmation: '', currentPassword: '' },
  }
  return data(shown, { status })
}

/** A path such as address.street or emails.1.email ends in the field's name. */
function fieldErrors({ code, message, fields = [] }: CallRefusal, kind: FormKind): Readonly<Record<string, string>> {
  const own = fieldsOf(kind)
  const coded = FIELD_OF_CODE[code]?.find((name) => own.includes(name))
  if (coded) return { [coded]: message }
  const found = fields.map((field) => [field.path.split('.').at(-1) ?? '', field.message] as const)
  return Object.fromEntries(found.filter(([name]) => own.some((one) => one === name)))
}
