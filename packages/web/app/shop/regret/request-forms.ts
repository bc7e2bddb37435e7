import { type RegretKind, regretRefusals } from '@volante/contract/regret-rules'
import { describeFields } from '../../forms/describe-fields.ts'

export const REQUEST_PAGE = { REGRET: 'regret', UNSUBSCRIBE: 'unsubscribe' } as const

function requestForm(kind: RegretKind) {
  const page = REQUEST_PAGE[kind]
  const request = describeFields({
    name: { label: 'legal.form.name', autoComplete: 'name' },
    email: {
      label: 'legal.form.email',
      hint: 'legal.form.email.hint',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
    },
    reference: { label: `legal.${page}.what`, hint: `legal.${page}.what.hint`, autoComplete: 'off' },
    phone: { label: 'legal.form.phone', control: 'phone' },
    message: { label: 'legal.form.message', control: 'area' },
  })
  const form = request.form({
    kind,
    fields: ['name', 'email', 'reference', 'phone', 'message'],
    rules: (values, { country }) => regretRefusals({ kind, ...values }, country),
  })
  return { Field: request.Field, form }
}

/** Undoing a purchase, and ending a service. */
export const REQUESTS = { REGRET: requestForm('REGRET'), UNSUBSCRIBE: requestForm('UNSUBSCRIBE') }
