import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import type { Refusals } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import type { Guest } from './events.ts'

const WHO = { name: 'fullName', email: 'email', phone: 'phone' } as const satisfies FieldRules

/** Takes who enrols for an event without login; returns each refused field with its message key. */
export const contactFields = (values: Pick<Guest, 'name' | 'email' | 'phone'>, country: Country): Refusals =>
  fieldRefusals(values, WHO, { country })
