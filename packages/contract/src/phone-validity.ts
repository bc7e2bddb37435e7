import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line } from './body-fields.ts'

export const PhoneValidity = z.object({
  /** False: could not be found out this time; ask again. */
  success: z.boolean(),
  resource: z.object({ isValid: z.boolean() }),
})
export type PhoneValidity = z.output<typeof PhoneValidity>

export const phoneValidity = service('phone-validity', {
  valid: call({
    id: 'phone-validity.phone.valid',
    post: '/phone-validity/Phone/valid',
    access: 'client',
    body: z.object({ phoneNumber: line(40) }),
    ok: PhoneValidity,
    readOnly: true,
    errors: { 'validation.phone.required': 400, 'validation.phone.invalid': 400 },
    says: 'Takes a phone number and returns whether it is a WhatsApp number; refuses a missing and a malformed one.',
  }),
})
