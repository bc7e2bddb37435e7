import { type Refusal, refuse } from '../refusal.ts'

const CHASSIS = /^[A-Z0-9]{17}$/
/** ISO 3779 leaves them out: they are taken for 1 and 0. */
const LOOK_ALIKE = /[IOQ]/

/** Takes a chassis as typed; returns it as it is kept. */
export const chassisCharacters = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** Takes a chassis as typed; refuses all but the 17 signs that stand on a car. */
export function chassisRefusal(typed: string): Refusal | null {
  const chassis = chassisCharacters(typed)
  if (!CHASSIS.test(chassis)) return refuse('validation.chassis.complete')
  return LOOK_ALIKE.test(chassis) ? refuse('validation.chassis.lookAlike') : null
}
