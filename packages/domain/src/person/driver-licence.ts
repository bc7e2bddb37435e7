import { isOneCharacterRepeated, weightedSum } from './check-digit.ts'
import { addYears, type Day, parseDay } from '../date.ts'
import { checkFilled, type Presence, type Refusal, type Refusals, refuse, refusing } from '../refusal.ts'
import { LICENCE_CATEGORIES, type LicenceCategory } from '../vocabulary.ts'

// CTB art. 147 §2: no licence is issued for more than ten years.
const LONGEST_YEARS = 10

const HEAVY_CATEGORIES: readonly LicenceCategory[] = ['C', 'D', 'E', 'AC', 'AD', 'AE']
const CAR_CATEGORIES: readonly LicenceCategory[] = ['B', 'AB', ...HEAVY_CATEGORIES]

/**
 * Takes the first nine digits; returns the two check digits of a CNH registration number (not of the 9-digit form
 * number).
 */
export function licenceCheckDigits(body: string): string {
  const first = weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11
  const carry = first === 10 ? 2 : 0
  const second = (weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) - carry
  // Trap: with the carry the second can fall below 0; the widespread formula then writes a negative digit.
  const wrapped = second < 0 ? second + 11 : second
  return `${first === 10 ? 0 : first}${wrapped > 9 ? 0 : wrapped}`
}

/**
 * Takes a CNH registration number of 11 digits; refuses a wrong shape, one digit repeated and wrong check digits (spec
 * platform §5).
 */
export function licenceNumberRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (number) =>
    /^\d{11}$/.test(number) && !isOneCharacterRepeated(number) && licenceCheckDigits(number) === number.slice(9)
      ? null
      : refuse('validation.driverLicence.number'),
  )
}

/**
 * Takes the expiry date and today; refuses what is no date or more than ten years ahead ('expiry'), and a licence that
 * ended before today ('outOfDate'). The expiry day itself is valid (spec platform §5).
 */
export function licenceExpiryRefusal(value: string, today: Day, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => {
    const expiry = parseDay(text)
    if (!expiry || expiry > addYears(today, LONGEST_YEARS)) return refuse('validation.driverLicence.expiry')
    return expiry < today ? refuse('validation.driverLicence.outOfDate') : null
  })
}

/** Takes a licence and today; returns the refusal of each of its fields (spec platform §5). */
export const licenceRefusals = (
  licence: { readonly number: string; readonly category: string; readonly expiry: string },
  today: Day,
): Refusals =>
  refusing({
    number: licenceNumberRefusal(licence.number),
    category: licenceCategoryRefusal(licence.category),
    expiry: licenceExpiryRefusal(licence.expiry, today),
  })

/**
 * Takes the chosen category and the one the car needs; refuses none, an unknown one and one that may not drive the car
 * (CTB art. 143).
 */
export function licenceCategoryRefusal(
  value: string,
  needed: 'B' | 'C' = 'B',
  presence: Presence = 'required',
): Refusal | null {
  return checkFilled(
    value,
    presence,
    (text) => {
      const category = LICENCE_CATEGORIES.find((known) => known === text)
      if (!category) return refuse('validation.driverLicence.category')
      const enough = needed === 'C' ? HEAVY_CATEGORIES : CAR_CATEGORIES
      return enough.includes(category) ? null : refuse('validation.driverLicence.categoryNeeded', { category: needed })
    },
    'validation.driverLicence.category',
  )
}
