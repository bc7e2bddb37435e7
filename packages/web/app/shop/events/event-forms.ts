import { contactFields } from '@volante/contract/event-rules'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields({
  name: { label: 'event.name', autoComplete: 'name' },
  email: { label: 'event.email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { label: 'event.phone', control: 'phone' },
  companions: { label: 'event.companions', hint: 'event.companionsHint', control: 'area', autoComplete: 'off' },
  whatsApp: { label: 'event.whatsApp', control: 'box' },
})
export const { Field } = described

/** Without login. */
export const GUEST = described.form({
  kind: 'guest',
  fields: ['name', 'email', 'phone', 'companions', 'whatsApp'],
  rules: (values, { country }) => contactFields(values, country),
})

/** Of who is signed in: who they are is known. */
export const OWN = described.form({ kind: 'own', fields: ['companions', 'whatsApp'], rules: () => ({}) })

/** One name a line. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 9)
