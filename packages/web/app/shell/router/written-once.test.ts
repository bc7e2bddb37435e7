import { expect, test } from 'vitest'
import { writtenOnce } from './written-once.ts'

test('equal lists and objects are one, and nothing else changes', () => {
  const data = {
    cars: [
      { name: 'Argo', views: ['side', 'rear'], parts: [] },
      { name: 'Mobi', views: ['side', 'rear'], parts: [] },
    ],
    chosen: { name: 'Mobi', views: ['side', 'rear'], parts: [] },
    none: null,
    count: 0,
  }
  const written = writtenOnce(data)
  expect(written).toEqual(data)
  expect(written.cars[0]?.views).toBe(written.cars[1]?.views)
  expect(written.chosen).toBe(written.cars[1])
  expect(written.cars[0]).not.toBe(written.cars[1])
})
