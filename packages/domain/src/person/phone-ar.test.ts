import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellphoneArE164, formatPhoneAr, phoneArDigits, phoneArRefusal } from './phone-ar.ts'
import { whatsAppNumber } from './phone.ts'

it.each([
  ['11 2345-6789', '1123456789', '(11) 2345-6789'],
  ['011 15-2345-6789', '1123456789', '(11) 2345-6789'],
  ['11 15-2345-6789', '1123456789', '(11) 2345-6789'],
  ['+54 9 11 2345-6789', '1123456789', '(11) 2345-6789'],
  ['+54 11 2345-6789', '1123456789', '(11) 2345-6789'],
  ['9 11 2345 6789', '1123456789', '(11) 2345-6789'],
  ['(341) 15 234-5678', '3412345678', '(341) 234-5678'],
  ['0341 423-4567', '3414234567', '(341) 423-4567'],
  ['02954 15 234567', '2954234567', '(2954) 23-4567'],
  ['+54 9 2954 23-4567', '2954234567', '(2954) 23-4567'],
])('%j is the number %s, written %j', (value, digits, written) => {
  expect(phoneArRefusal(value)).toBeNull()
  expect(phoneArDigits(value)).toBe(digits)
  expect(formatPhoneAr(value)).toBe(written)
  expect(cellphoneArE164(value)).toBe(`+549${digits}`)
})

it.each([
  ['2345-6789', 'validation.phone.invalid'],
  ['51 2345-6789', 'validation.phone.invalid'],
  ['11 2345-678', 'validation.phone.invalid'],
  ['11 2345-67890', 'validation.phone.invalid'],
  ['11 2345-6789 int. 4', 'validation.phone.invalid'],
  ['', 'validation.phone.required'],
])('%j answers %s', (value, key) => {
  expect(phoneArRefusal(value)?.key).toBe(key)
})

it('leaves incomplete numbers as they are and writes wa.me numbers with the mobile 9', () => {
  expect(formatPhoneAr('11 23')).toBe('11 23')
  expect(whatsAppNumber('11 15-2345-6789', 'AR')).toBe('5491123456789')
})

it('formats and reads back without loss', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(11|[23]\d)\d{8}$/), (phone) => phoneArDigits(formatPhoneAr(phone)) === phone),
  )
})
