import { contactRefusals, leadEmailRefusals, reportRefusals } from '@volante/contract/contact-rules'
import { describeFields } from '../../forms/describe-fields.ts'

const sender = ['name', 'email', 'phone'] as const

const contact = describeFields({
  contactReason: { label: 'contact.reasonOf', control: 'select' },
  reason: { label: 'contact.reasonOf', control: 'select' },
  product: { label: 'contact.product', control: 'select' },
  category: { label: 'contact.category', control: 'select' },
  dealerId: { label: 'contact.dealerOf', control: 'select', hint: 'contact.dealerHint' },
  model: { label: 'contact.model', control: 'select' },
  version: { label: 'contact.version', autoComplete: 'off' },
  year: { label: 'contact.year', inputMode: 'numeric', maxLength: 4, autoComplete: 'off' },
  mileage: { label: 'contact.mileage', inputMode: 'numeric', maxLength: 9, suffix: 'km', autoComplete: 'off' },
  message: { label: 'contact.message', control: 'area', hint: 'contact.messageHint' },
  name: { label: 'contact.name', autoComplete: 'name' },
  email: { label: 'contact.email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { label: 'contact.phone', control: 'phone' },
})
export const { Field } = contact

/** Thousands separators of a mileage are no mistake. */
export const bareNumber = (typed: string): string => typed.replace(/[.\s]/g, '')

/** To the brand, to a dealer, or a report about a car. */
export const CONTACT_FORMS = {
  message: contact.form({
    kind: 'message',
    fields: ['contactReason', 'model', 'message', ...sender],
    rules: (values, { country }) => contactRefusals(values, country),
  }),
  dealer: contact.form({
    kind: 'dealer',
    fields: ['model', 'message', ...sender],
    rules: (values, { country }) => leadEmailRefusals(values, country),
  }),
  report: contact.form({
    kind: 'report',
    fields: ['reason', 'product', 'category', 'message', 'dealerId', 'model', 'version', 'year', 'mileage', ...sender],
    rules: (values, { country }) => reportRefusals({ ...values, mileage: bareNumber(values.mileage) }, country),
  }),
}
export type FormKind = keyof typeof CONTACT_FORMS
