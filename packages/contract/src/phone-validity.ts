import { PHONE_CHECK } from '@volante/domain/limits'
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
    says: 'Takes a phone number and answers whether it is a WhatsApp number; refuses a missing and a malformed one.',
  }),
})

type Limits = { readonly [Name in keyof typeof PHONE_CHECK]: number }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function withinTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Takes the call to make; answers whether the number is a WhatsApp number, null when three attempts of three seconds with half a
 * second between them did not tell (spec platform §9). It never throws: the check must not block a form.
 */
export async function checkWhatsApp(
  ask: () => Promise<PhoneValidity>,
  limits: Limits = PHONE_CHECK,
): Promise<boolean | null> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await withinTime(Promise.resolve().then(ask), limits.timeoutMs).catch(() => null)
    if (answer?.success) return answer.resource.isValid
    if (attempt >= limits.attempts) return null
    await pause(limits.retryDelayMs)
  }
}
