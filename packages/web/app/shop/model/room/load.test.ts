import { describe, expect, test } from 'vitest'
import { countOf, loadOf, THINGS } from './load.ts'

describe.each([
  [185, 'family'],
  [600, 'family'],
  [980, 'work'],
  [3_300, 'work'],
  [11_500, 'work'],
] as const)('%d litres, %s', (litres, packer) => {
  const load = loadOf(litres, packer)

  test('are drawn as large as they are', () => expect(load.width * load.height).toBeCloseTo(litres, 5))

  test('hold something, nothing beyond the walls, no two at one place, never more than the volume', () => {
    expect(load.things.length).toBeGreaterThan(0)
    for (const { thing, x, y, width, height } of load.things) {
      expect(width * height).toBeCloseTo(THINGS[thing], 5)
      expect(x + width).toBeLessThanOrEqual(load.width + 1e-6)
      expect(y + height).toBeLessThanOrEqual(load.height + 1e-6)
      const alike = load.things.filter(
        (other) => other.y === y && other.x < x + width - 1e-6 && other.x + other.width > x + 1e-6,
      )
      expect(alike).toHaveLength(1)
    }
    expect(load.things.reduce((sum, { thing }) => sum + THINGS[thing], 0)).toBeLessThanOrEqual(litres + 1e-6)
  })
})

test('a family boot takes the pram and the suitcases', () => {
  expect(Object.fromEntries(countOf(loadOf(600, 'family')))).toMatchObject({ suitcase: 2, pram: 1 })
})
