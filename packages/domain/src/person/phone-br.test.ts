import { isValidLandlinePhone, isValidMobilePhone } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPhoneBr, phoneBrDigits, phoneBrE164, phoneBrRefusal } from './phone-br.ts'
import { formatPhone, leadServicePhone, leadServicePhoneRefusal, phoneRefusal, whatsAppNumber } from './phone.ts'

it.each([
  ['(11) 98765-4321', null],
  ['11987654321', null],
  ['011 98765-4321', null],
  ['+55 11 98765-4321', null],
  ['+55 (0)11 98765-4321', null],
  ['55987654321', null],
  ['1187654321', null],
  ['(11) 88765-4321', null],
  ['(11) 3333-4444', null],
  ['551133334444', null],
  ['(11) 73333-4444', 'validation.phone.invalid'],
  ['98765-4321', 'validation.phone.invalid'],
  ['(10) 98765-4321', 'validation.phone.invalid'],
  ['119876543210', 'validation.phone.invalid'],
  ['11 98765 4321 ramal 2', 'validation.phone.invalid'],
  ['', 'validation.phone.required'],
])('phone %j: %s', (value, any) => {
  expect(phoneBrRefusal(value)?.key ?? null).toBe(any)
})

it.each([
  ['11987654321', '(11) 98765-4321'],
  ['1133334444', '(11) 3333-4444'],
  ['011987654321', '(11) 98765-4321'],
  ['0 11 3333 4444', '(11) 3333-4444'],
  ['987654321', '98765-4321'],
  ['33334444', '3333-4444'],
  ['+5511987654321', '(11) 98765-4321'],
  ['1234', '1234'],
  ['abc', 'abc'],
])('%j is written %j', (value, written) => {
  expect(formatPhoneBr(value)).toBe(written)
})

it('writes the forms of the lead service, E.164 and wa.me', () => {
  expect(leadServicePhone('(11) 98765-4321', 'BR')).toBe('011987654321')
  expect(leadServicePhone('11 15-2345-6789', 'AR')).toBe('01123456789')
  expect(phoneBrE164('(11) 98765-4321')).toBe('+5511987654321')
  expect(whatsAppNumber('(11) 98765-4321', 'BR')).toBe('5511987654321')
})

it('agrees with an independent library on landlines and on mobiles of today', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]{2}([2-5]\d{7}|9[6-9]\d{7})$/), (phone) => {
      // The library knows which area codes exist; the specification only wants two digits.
      if (isValidMobilePhone(phone) || isValidLandlinePhone(phone)) expect(phoneBrRefusal(phone)).toBeNull()
    }),
  )
})

it('formats and reads back without loss', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]{2}9?[2-9]\d{7}$/), (phone) => phoneBrDigits(formatPhoneBr(phone)) === phone),
  )
})

it('asks the rule of the country', () => {
  expect(phoneRefusal('(11) 3333-4444', 'BR')).toBeNull()
  expect(phoneRefusal('98765-4321', 'AR')?.key).toBe('validation.phone.invalid')
  expect(formatPhone('11987654321', 'BR')).toBe('(11) 98765-4321')
  expect(formatPhone('1123456789', 'AR')).toBe('(11) 2345-6789')
  expect(phoneRefusal('', 'AR', 'optional')).toBeNull()
})

it.each([
  ['011987654321', 'BR', null],
  ['01123456789', 'AR', null],
  ['11987654321', 'BR', 'validation.phone.invalid'],
  ['0 11 98765-4321', 'BR', 'validation.phone.invalid'],
  ['05511987654321', 'BR', 'validation.phone.invalid'],
  ['0119876', 'BR', 'validation.phone.invalid'],
  [' ', 'BR', 'validation.phone.required'],
] as const)('%j in %s is taken by the lead service: %s', (value, country, key) => {
  expect(leadServicePhoneRefusal(value, country)?.key ?? null).toBe(key)
})
