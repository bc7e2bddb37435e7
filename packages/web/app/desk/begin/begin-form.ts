import { emailRefusal } from '@volante/domain/person/email'
import { newPasswordPairRefusals } from '@volante/domain/person/password'
import { fullNameRefusal } from '@volante/domain/person/person-name'
import { refusing } from '@volante/domain/refusal'
import { describeFields } from '../../forms/describe-fields.ts'

const begin = describeFields({
  name: { label: 'desk.begin.name', autoComplete: 'name' },
  email: { label: 'desk.begin.email', type: 'email', autoComplete: 'username' },
  password: {
    label: 'desk.begin.password',
    control: 'password',
    autoComplete: 'new-password',
    hint: 'desk.begin.passwordHint',
  },
  passwordConfirmation: { label: 'desk.begin.passwordAgain', control: 'password', autoComplete: 'new-password' },
})
export const { Field } = begin

/** The first administrator of a new platform. */
export const BEGIN = begin.form({
  kind: 'begin',
  fields: ['name', 'email', 'password', 'passwordConfirmation'],
  rules: (values) => ({
    ...refusing({ name: fullNameRefusal(values.name), email: emailRefusal(values.email) }),
    ...newPasswordPairRefusals(values),
  }),
})
