import { expect, test } from 'vitest'
import { groupCardNumber, slashExpiry } from './card-number.ts'

test('groups by four, American Express 4-6-5, and keeps the caret after the same digit', () => {
  expect(groupCardNumber('4111111111111111', 16)).toEqual({ value: '4111 1111 1111 1111', caret: 19 })
  expect(groupCardNumber('378282246310005', 15)).toEqual({ value: '3782 822463 10005', caret: 17 })
  expect(groupCardNumber('41112 1111', 5)).toEqual({ value: '4111 2111 1', caret: 6 })
  expect(groupCardNumber('', 0)).toEqual({ value: '', caret: 0 })
})

test('takes no more than sixteen digits, whatever is pasted', () => {
  expect(groupCardNumber('nº 4111-1111-1111-1111 99', 25).value).toBe('4111 1111 1111 1111')
})

test('an expiry gets its slash while it grows; 7/28 stands as it is typed', () => {
  expect(slashExpiry('072', true)).toBe('07/2')
  expect(slashExpiry('728', true)).toBe('7/28')
  expect(slashExpiry('7/28', true)).toBe('7/28')
  expect(slashExpiry('12/2030', true)).toBe('12/2030')
  expect(slashExpiry('07', true)).toBe('07')
  expect(slashExpiry('072', false)).toBe('072')
  expect(slashExpiry('07//2', true)).toBe('07/2')
})
