import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import { type Refusals, refuse } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import type { AppointmentBody } from './scheduler.ts'

const WHO = { name: 'fullName', email: 'email', phone: 'phone' } as const satisfies FieldRules
const RULES = {
  BR: { ...WHO, cpf: 'cpf?', plate: 'plate?', mileage: 'digits?' },
  AR: { ...WHO, cpf: 'dni?', plate: 'plate?', mileage: 'digits?' },
} as const satisfies Record<Country, FieldRules>

type Asked = Pick<
  AppointmentBody,
  'name' | 'email' | 'phone' | 'cpf' | 'plate' | 'mileage' | 'allowEmail' | 'allowSMS' | 'allowWhatsApp'
>

/** Takes who asks for an appointment and the country; returns each refused field with its message key: at least one way of contact is chosen (spec platform §5). */
export const appointmentRefusals = (values: Asked, country: Country): Refusals => ({
  ...fieldRefusals(values, RULES[country], { country }),
  ...(values.allowEmail || values.allowSMS || values.allowWhatsApp ? {} : { contact: refuse('validation.required') }),
})
