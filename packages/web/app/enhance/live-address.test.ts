import { expect, test } from 'vitest'
import { liveAddress } from './live-address.ts'

test('only fields that say something are in the address, repeated ones in their order', () => {
  const fields = [
    ['v', 'B2'],
    ['v', 'A1'],
    ['q', '  são paulo '],
    ['budget', ''],
    ['body', '   '],
    ['diff', '0'],
  ] as const
  expect(liveAddress('/br/fiat/comparador', fields)).toBe('/br/fiat/comparador?v=B2&v=A1&q=s%C3%A3o+paulo&diff=0')
})

test('an empty form leads to the bare address', () => {
  expect(liveAddress('/br/fiat', [['body', '']])).toBe('/br/fiat')
})
