import { checkFilled, type Refusal } from './refusal.ts'

/** Takes a manual's name; refuses a blank (spec platform §5). */
export function manualNameRefusal(value: string): Refusal | null {
  return checkFilled(value, 'required', () => null, 'validation.manual.name')
}

/** Takes a manual's path; refuses a blank (spec platform §5). */
export function manualPathRefusal(value: string): Refusal | null {
  return checkFilled(value, 'required', () => null, 'validation.manual.path')
}
