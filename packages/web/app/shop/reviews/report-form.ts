import { emailRefusal } from '@volante/domain/person/email'
import { refusing } from '@volante/domain/refusal'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields({
  reason: { label: 'reviews.field.reason', control: 'radios' },
  note: { label: 'reviews.field.note', control: 'area', maxLength: 1000 },
  email: { label: 'reviews.field.email', hint: 'reviews.field.emailHint', type: 'email', autoComplete: 'email' },
})
export const { Field } = described

export const REPORT_FORM = described.form({
  kind: 'report',
  fields: ['reason', 'note', 'email'],
  rules: ({ reason, note, email }) =>
    refusing({
      reason: requiredRefusal(reason),
      note: textRefusal(note, 'optional'),
      email: emailRefusal(email, 'optional'),
    }),
})
