import { expect, it } from 'vitest'
import { phoneArRefusal } from '../person/phone-ar.ts'
import { applyMask } from './masks.ts'

/** As the field writes it after each key. */
const typed = (name: Parameters<typeof applyMask>[0], keys: string): string =>
  Array.from(keys).reduce((text, key) => applyMask(name, text + key), '')

it.each([
  ['11 15 4444-5555', '(11) 4444-5555'],
  ['011 15 4444 5555', '(11) 4444-5555'],
  ['1144445555', '(11) 4444-5555'],
  ['2954 15 23-4567', '(2954) 23-4567'],
  ['0341 154234567', '(341) 423-4567'],
])('an Argentine mobile typed as %s is %s, and accepted', (keys, written) => {
  expect(typed('phoneAr', keys)).toBe(written)
  expect(phoneArRefusal(written)).toBeNull()
})

it('a mobile whose number is cut off by its 15 is refused', () => {
  expect(phoneArRefusal('(11) 1544-4455')).toMatchObject({ key: 'validation.phone.invalid' })
})

it.each([
  ['1/1/1990', '01/01/1990'],
  ['31121990', '31/12/1990'],
  ['1/12/1990', '01/12/1990'],
])('a day typed as %s is %s', (keys, written) => expect(typed('date', keys)).toBe(written))
