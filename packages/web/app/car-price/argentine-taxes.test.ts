import { expect, test } from 'vitest'
import { isSamePrice, type ShownPrice } from './argentine-taxes.ts'

const price: ShownPrice = {
  amount: 100_00,
  untaxed: null,
  kind: { type: 'SPECIAL', until: '2027-01-03', before: 120_00 },
}

test('two prices say the same when amount, reason and last day are the same', () => {
  expect(isSamePrice(price, { ...price })).toBe(true)
  expect(isSamePrice(price, { ...price, amount: 99_00 })).toBe(false)
  expect(isSamePrice(price, { ...price, kind: null })).toBe(false)
  expect(isSamePrice(price, { ...price, kind: { type: 'SPECIAL', until: '2027-02-03', before: 120_00 } })).toBe(false)
})
