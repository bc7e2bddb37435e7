import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

/** Takes a chassis number as people write it; answers capitals without spaces and hyphens. */
export function chassisCharacters(value: string): string {
  return value.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Takes a chassis number; refuses what is not 17 letters and digits (spec platform §5), and the letters I, O, Q with a
 * text that asks for 1 and 0 (ISO 3779). The check digit of position 9 is a North American rule and never looked at
 * here.
 */
export function chassisRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(
    value,
    presence,
    (text) => {
      const chassis = chassisCharacters(text)
      if (!/^[A-Z0-9]{17}$/.test(chassis)) return refuse('validation.chassis.complete')
      return /[IOQ]/.test(chassis) ? refuse('validation.chassis.lookAlike') : null
    },
    'validation.chassis.complete',
  )
}
