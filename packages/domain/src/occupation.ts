import { choiceRefusal } from './choice.ts'
import type { Refusal } from './refusal.ts'
import { lettersOnlyRefusal } from './text.ts'
import { OCCUPATIONS } from './vocabulary.ts'

/** Takes the nature of an occupation; refuses none and one that is not in the list (spec platform §5). */
export function occupationNatureRefusal(value: string): Refusal | null {
  return choiceRefusal(value, OCCUPATIONS)
}

/** Takes the description of an occupation, which may be blank; refuses anything but letters (spec platform §5). */
export function occupationDescriptionRefusal(value: string): Refusal | null {
  return lettersOnlyRefusal(value, 'optional')
}
