import { PHONE_CHECK } from '@volante/domain/limits'
import type { PhoneValidity } from './phone-validity.ts'

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
 * Takes the call to make; returns whether the number is a WhatsApp number, null when three attempts of three seconds with half a
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
