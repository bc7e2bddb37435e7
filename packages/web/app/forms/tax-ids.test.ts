import { expect, test } from 'vitest'
import { dniOf } from './tax-ids.ts'

test.each([
  ['30.123.456', '30123456'],
  ['20-30123456-9', '30123456'],
  ['27-05123456-1', '5123456'],
  ['5.123.456', '5123456'],
  ['', ''],
])('%s is the DNI %s', (typed, dni) => expect(dniOf(typed)).toBe(dni))
