import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000,gzip;q=0', null],
  ['br;q=0.001', 'br'],
  ['brotli, deflate', null],
  ['x-gzip', 'gzip'],
])('%j takes %j', (header, encoding) => {
  expect(acceptedEncoding({ 'accept-encoding': header })).toBe(encoding)
})
