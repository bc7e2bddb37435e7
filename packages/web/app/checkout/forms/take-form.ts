import type { OrderPlace } from '@volante/contract/order-rules'
import { data } from 'react-router'
import { callRefusal, type CallRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { type FieldName, fieldsOf, type FormKind, formRefusals, type FormValues, valuesOf } from './checkout-forms.ts'

/** What the page shows again when a form was not taken. */
export interface Refused {
  readonly kind: FormKind
  readonly values: FormValues
  /** Field -> why it is refused, in the site's language. */
  readonly errors: Readonly<Record<string, string>>
  /** Why nothing was done although no field is wrong. */
  readonly failure: string | null
}

/** A refusal about one field that its call names by code alone. */
const FIELD_OF_CODE: Readonly<Record<string, FieldName>> = {
  'coupon.unavailable': 'coupon',
  'coupon.needsDownPayment': 'coupon',
  'validation.postalCode.notFound': 'postalCode',
  'payment.boleto.address': 'street',
  'order.ledger.amount': 'value',
  'order.ledger.aboveRemaining': 'value',
  'order.ledger.tradeInAboveTotal': 'value',
  'payment.amount': 'value',
}

export const placeOf = ({ site, now }: Pick<Page, 'site' | 'now'>): OrderPlace => ({
  country: site.country,
  today: new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(now),
})

/** The key rendered into the form: whoever posts it twice does the thing once. */
export const keyOf = (form: FormData): { readonly idempotencyKey?: string } => {
  const key = formText(form, 'key')
  return /^[\w-]{8,64}$/.test(key) ? { idempotencyKey: key } : {}
}

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
    return refuseForm(refusedBy(page, kind, values, error), callRefusal(error)?.status ?? 503)
  }
}

/** Takes what a call threw; answers the form with the refusal at its fields, or above them. */
export function refusedBy(page: Page, kind: FormKind, values: FormValues, error: unknown): Refused {
  const refusal = callRefusal(error)
  if (!refusal) page.report(error)
  const errors = refusal ? fieldErrors(refusal, kind, page) : {}
  const hasErrors = Object.keys(errors).length > 0
  return { kind, values, errors, failure: hasErrors ? null : (refusal?.message ?? page.texts.t('checkout.failed')) }
}

export const refuseForm = (refused: Refused, status: number) => data(refused, { status })

/** A path such as person.cpf or billingAddress.street ends in the field's name. */
function fieldErrors(refusal: CallRefusal, kind: FormKind, page: Page): Readonly<Record<string, string>> {
  const { code, message, fields = [] } = refusal
  const own: readonly string[] = fieldsOf(kind)
  const coded = FIELD_OF_CODE[code]
  if (coded && own.includes(coded)) return { [coded]: reasonOf(code, message, page) }
  const found = fields.map((field) => [field.path.split('.').at(-1) ?? '', field.message] as const)
  return Object.fromEntries(found.filter(([name]) => own.includes(name)))
}

/** A coupon that is refused says what would make it valid (CK12). */
function reasonOf(code: string, message: string, { texts }: Page): string {
  if (code === 'coupon.unavailable') return `${message}. ${texts.t('checkout.coupon.unavailable')}`
  return code === 'coupon.needsDownPayment' ? `${message}. ${texts.t('checkout.coupon.needsDownPayment')}` : message
}
