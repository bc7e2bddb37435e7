import { expect, it } from 'vitest'
import { choiceRefusal } from './choice.ts'
import { laborCardRefusal } from './labor-card.ts'
import { manualNameRefusal, manualPathRefusal } from './manual.ts'
import { occupationDescriptionRefusal, occupationNatureRefusal } from './occupation.ts'
import {
  companyNameRefusal,
  countRefusal,
  digitsOnlyRefusal,
  lettersOnlyRefusal,
  requiredRefusal,
  textRefusal,
} from './text.ts'
import { uploadRefusal } from './upload.ts'

it.each([
  ['a', null],
  [0, null],
  ['', 'validation.required'],
  [' \n', 'validation.required'],
  [null, 'validation.required'],
  [undefined, 'validation.required'],
])('required: %j answers %s', (value, key) => {
  expect(requiredRefusal(value)?.key ?? null).toBe(key)
})

it.each<readonly [string, string | null]>([
  ['Quero um test drive, por favor!', null],
  ['ends with a space ', null],
  [' starts with a space', 'validation.text.leadingSpace'],
  ...[...'&$<>%'].map((character) => [`a${character}b`, 'validation.text.restricted'] as const),
  ['', 'validation.required'],
])('text %j answers %s', (value, key) => {
  expect(textRefusal(value)?.key ?? null).toBe(key)
})

it.each([
  ['Médica veterinária', lettersOnlyRefusal, null],
  ['Dev 2', lettersOnlyRefusal, 'validation.lettersOnly'],
  ['0123', digitsOnlyRefusal, null],
  ['1 2', digitsOnlyRefusal, 'validation.digitsOnly'],
  ['٣', digitsOnlyRefusal, 'validation.digitsOnly'],
  ['12', countRefusal, null],
  ['0', countRefusal, 'validation.digitsOnly'],
  ['-1', countRefusal, 'validation.digitsOnly'],
  ['1,5', countRefusal, 'validation.digitsOnly'],
  ['Paz & Hijos S.A.', companyNameRefusal, null],
  ['Paz & Hijos S.A.', textRefusal, 'validation.text.restricted'],
  [' Paz S.A.', companyNameRefusal, 'validation.text.leadingSpace'],
  ['<Paz>', companyNameRefusal, 'validation.text.restricted'],
  ['', companyNameRefusal, 'validation.required'],
] as const)('%j: %o answers %s', (value, rule, key) => {
  expect(rule(value)?.key ?? null).toBe(key)
})

it('offers only known choices', () => {
  expect(choiceRefusal('b', ['a', 'b'])).toBeNull()
  expect(choiceRefusal('', ['a'])?.key).toBe('validation.required')
  expect(choiceRefusal('c', ['a'])?.key).toBe('request.invalid')
  expect(occupationNatureRefusal('self-employed')).toBeNull()
  expect(occupationNatureRefusal('')?.key).toBe('validation.required')
  expect(occupationDescriptionRefusal('')).toBeNull()
  expect(occupationDescriptionRefusal('Piloto 1')?.key).toBe('validation.lettersOnly')
})

it('names the manual field that is missing', () => {
  expect(manualNameRefusal('Argo 2026')).toBeNull()
  expect(manualNameRefusal(' ')?.key).toBe('validation.manual.name')
  expect(manualPathRefusal('')?.key).toBe('validation.manual.path')
})

it('tells a family labor card from the holder’s', () => {
  expect(laborCardRefusal('1234567', '7654321')).toBeNull()
  expect(laborCardRefusal('123.4567', '1234567')?.key).toBe('validation.laborCard.sameAsHolder')
  expect(laborCardRefusal('', '')).toBeNull()
})

it('refuses a file above the maximum, not one of just that size', () => {
  expect(uploadRefusal([1, 100], 100)).toBeNull()
  expect(uploadRefusal([1, 101], 100)?.key).toBe('documents.tooLarge')
})
