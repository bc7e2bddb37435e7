import { expect, it } from 'vitest'
import { additionalEmailRefusal, emailRefusal } from './email.ts'

it.each([
  ['ana@example.com', null],
  ['ana.souza+carro@mail.example.com.br', null],
  [' ana@example.com ', null],
  ["o'neil_99@ex-ample.io", null],
  ['ana?x@example.com', 'validation.email.invalid'],
  ['josé@example.com', 'validation.email.invalid'],
  ['ana@exämple.com', 'validation.email.invalid'],
  ['ana@example', 'validation.email.invalid'],
  ['ana@@example.com', 'validation.email.invalid'],
  ['@example.com', 'validation.email.invalid'],
  ['ana@', 'validation.email.invalid'],
  ['ana', 'validation.email.invalid'],
  ['.ana@example.com', 'validation.email.invalid'],
  ['ana..b@example.com', 'validation.email.invalid'],
  ['ana@-example.com', 'validation.email.invalid'],
  ['ana@example..com', 'validation.email.invalid'],
  ['ana@127.0.0.1', 'validation.email.invalid'],
  ['ana souza@example.com', 'validation.email.invalid'],
  ['ana@example.com\nbcc:b@example.com', 'validation.email.invalid'],
  [`${'a'.repeat(64)}@example.com`, null],
  [`${'a'.repeat(65)}@example.com`, 'validation.email.invalid'],
  [`a@${'b.'.repeat(130)}com`, 'validation.email.invalid'],
  ['', 'validation.required'],
])('%j answers %s', (value, key) => {
  expect(emailRefusal(value)?.key ?? null).toBe(key)
})

it.each([
  ['bia@example.com', null],
  ['ANA@example.com ', 'validation.email.sameAsHolder'],
  ['bia', 'validation.email.additional'],
  ['', 'validation.required'],
])('additional %j answers %s when the holder has ana@example.com', (value, key) => {
  expect(additionalEmailRefusal(value, 'ana@example.com')?.key ?? null).toBe(key)
})

it('accepts blanks when optional', () => {
  expect(emailRefusal('', 'optional')).toBeNull()
  expect(additionalEmailRefusal('', 'ana@example.com', 'optional')).toBeNull()
})
