import { VISIT_SUBJECTS } from '@volante/domain/reception/visit-state'
import { fieldRefusals } from '@volante/domain/fields/field-rules'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields({
  name: { label: 'reception.who', autoComplete: 'off' },
  plate: { label: 'reception.plate', autoComplete: 'off' },
  code: { label: 'reception.code', autoComplete: 'off' },
  subject: { label: 'reception.subject', control: 'select' },
})
export const { Field } = described

/** Who has come: by name, or by what their appointment names. */
export const ARRIVED = described.form({
  kind: 'arrived',
  fields: ['name', 'plate', 'code', 'subject'],
  rules: ({ name, plate, code }, { country }) =>
    fieldRefusals({ name }, { name: plate === '' && code === '' ? 'name' : 'name?' }, { country }),
})

export const subjects = VISIT_SUBJECTS
