import { type Refusal, refuse } from './refusal.ts'

/**
 * Takes a family member's labor card number and the holder's; refuses the same digits, however written (spec platform
 * §5).
 */
export function laborCardRefusal(value: string, holder: string): Refusal | null {
  const digits = value.replace(/\D/g, '')
  return digits !== '' && digits === holder.replace(/\D/g, '') ? refuse('validation.laborCard.sameAsHolder') : null
}
