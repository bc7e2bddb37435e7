import type { Place } from '@volante/contract/account-rules'
import { data } from 'react-router'
import { type CallRefusal, callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'
import { dayAt, type FormSet } from './form-set.ts'

/** What the page shows again when a form was not taken. */
export interface Refused<Kind extends string = string, Field extends string = string> {
  readonly kind: Kind
  readonly values: Readonly<Record<Field, string>>
  /** Field -> why it is refused, in the site's language. */
  readonly errors: Readonly<Record<string, string>>
  /** Why nothing was done although no field is wrong. */
  readonly failure: string | null
}

export interface Taking<Field extends string> {
  /** A refusal about one field that its call names by code alone. */
  readonly fieldsOfCode: Readonly<Record<string, readonly Field[]>>
  /** Never sent back. */
  readonly secret?: readonly Field[]
  /** What is said when a call failed without a reason. */
  failed(page: Page): string
  /** What more is said of a refusal. */
  addition?(code: string, page: Page): string
}

export const placeOf = ({ site, now }: Pick<Page, 'site' | 'now'>): Place => ({
  country: site.country,
  today: dayAt(now, site.timeZone),
})

/** Takes an area's forms; answers what its actions do with a posted one. */
export function takingForms<Field extends string, Kind extends string>(
  set: FormSet<Field, Kind>,
  { fieldsOfCode, secret = [], failed, addition }: Taking<Field>,
) {
  type Values = Readonly<Record<Field, string>>

  const refuseForm = (refused: Refused<Kind, Field>, status: number) => {
    const kept = { ...refused.values, ...Object.fromEntries(secret.map((name) => [name, ''])) }
    return data({ ...refused, values: kept }, { status })
  }

  /** A path such as address.street or emails.1.email ends in the field's name. */
  const fieldErrors = ({ code, message, fields = [] }: CallRefusal, kind: Kind, page: Page) => {
    const own: readonly string[] = set.fieldsOf(kind)
    const coded = fieldsOfCode[code]?.find((name) => own.includes(name))
    if (coded) return { [coded]: [message, addition?.(code, page)].filter(Boolean).join('. ') }
    const found = fields.map((field) => [field.path.split('.').at(-1) ?? '', field.message] as const)
    return Object.fromEntries(found.filter(([name]) => own.includes(name)))
  }

  /** Takes what a call threw; answers the form with the refusal at its fields, or above them. */
  const refusedBy = (page: Page, kind: Kind, values: Values, error: unknown): Refused<Kind, Field> => {
    const refusal = callRefusal(error)
    if (!refusal) page.report(error)
    const errors = refusal ? fieldErrors(refusal, kind, page) : {}
    const hasErrors = Object.keys(errors).length > 0
    return { kind, values, errors, failure: hasErrors ? null : (refusal?.message ?? failed(page)) }
  }

  /** Judges a posted form by the rules, then sends it; answers what the sending answers, or the form with what is wrong. */
  const takeForm = async <Sent>(page: Page, form: FormData, kind: Kind, send: (values: Values) => Promise<Sent>) => {
    const values = set.valuesOf(form)
    const refusals = Object.entries(set.refusals(kind, values, placeOf(page)))
    if (refusals.length > 0) {
      const errors = refusals.map(([name, { key, values: said }]) => [name, page.texts.byKey(key, said)] as const)
      return refuseForm({ kind, values, errors: Object.fromEntries(errors), failure: null }, 422)
    }
    try {
      return await send(values)
    } catch (error) {
      if (error instanceof Response) throw error
      return refuseForm(refusedBy(page, kind, values, error), callRefusal(error)?.status ?? 503)
    }
  }

  return { takeForm, refusedBy, refuseForm }
}
