import { expect, it } from 'vitest'
import { choiceRefusal } from './choice-refusal.ts'
import { companyNameRefusal, countRefusal, digitsOnlyRefusal, requiredRefusal, textRefusal } from './text.ts'

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
})
