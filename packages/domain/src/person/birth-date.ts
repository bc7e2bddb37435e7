import { type Day, parseDay } from '../date.ts'
import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const FIRST_YEAR = '1900'
const LAST_YEAR = '2099'
export const ADULT_YEARS = 18

/**
 * Takes two days; returns the full years of age on the second. Born on 29 February, one ages on 1 March in common
 * years.
 */
export function ageOn(birth: Day, today: Day): number {
  const birthdayAhead = today.slice(5) < birth.slice(5)
  return Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (birthdayAhead ? 1 : 0)
}

/** Takes a birth date and today; refuses an invalid one and an age under 18 (spec platform §5). */
export function adultBirthDateRefusal(value: string, today: Day, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => {
    const birth = birthDay(text, today)
    if (!birth) return refuse('validation.birthDate.invalid')
    return ageOn(birth, today) < ADULT_YEARS ? refuse('validation.age.minimum') : null
  })
}

function birthDay(text: string, today: Day): Day | null {
  const day = parseDay(text)
  const year = day?.slice(0, 4) ?? ''
  return day && year >= FIRST_YEAR && year <= LAST_YEAR && day <= today ? day : null
}
