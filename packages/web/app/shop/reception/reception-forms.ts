import { VISIT_SUBJECTS } from '@volante/domain/reception/visit-state'
import { fieldRefusals } from '@volante/domain/fields/field-rules'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields({
  name: { label: 'reception.name', autoComplete: 'name' },
  plate: {
    label: 'reception.plate',
    hint: 'reception.plateHint',
    mask: { BR: 'plateBr', AR: 'plateAr' },
    autoComplete: 'off',
  },
  subject: { label: 'reception.subject', control: 'radios' },
})
export const { Field } = described

/** Who has arrived and why they came: by name, or by the plate that the appointment names. */
export const ARRIVAL = described.form({
  kind: 'arrival',
  fields: ['subject', 'name', 'plate'],
  rules: ({ name, plate, subject }, { country }) => ({
    ...fieldRefusals({ subject }, { subject: 'filled' }, { country }),
    ...fieldRefusals({ name, plate }, { name: plate === '' ? 'name' : 'name?', plate: 'plate?' }, { country }),
  }),
})

export const subjects = VISIT_SUBJECTS
