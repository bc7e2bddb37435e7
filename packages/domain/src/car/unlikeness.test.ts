import { expect, test } from 'vitest'
import { unlikeness } from './unlikeness.ts'

test('a body of the same kind is nearer than any length', () => {
  const car = (body: string, length: number) => ({ body, dimensions: { length } })
  const own = car('hatch', 3_900)
  const sorted = [car('suv', 3_900), car('hatch', 4_400), car('hatch', 4_000)].toSorted(
    (a, b) => unlikeness(a, own) - unlikeness(b, own),
  )
  expect(sorted.map(({ body, dimensions }) => [body, dimensions.length])).toEqual([
    ['hatch', 4_000],
    ['hatch', 4_400],
    ['suv', 3_900],
  ])
})
