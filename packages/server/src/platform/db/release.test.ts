import { expect, test } from 'vitest'
import { mayServe } from './release.ts'

test.each([
  ['0.1.0', '0.1.9', true],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.3.0', false],
  ['1.9.0', '2.0.0', false],
  ['0.1.0', '', false],
])('%s on a database of %s: %s', (program, database, may) => {
  expect(mayServe(program, database)).toBe(may)
})
