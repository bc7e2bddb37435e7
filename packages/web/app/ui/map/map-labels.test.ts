import { frameOf } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'
import { expect, test } from 'vitest'
import { labelsOf } from './map-labels.ts'

const frame = frameOf({ west: -10, south: -10, east: 10, north: 10 }, 400)
const SIZE = 10
const WEST: LonLat = [-5, 0]
const only = (points: readonly LonLat[]) => labelsOf([{ name: 'Santiago', at: WEST }], points, frame, SIZE)[0]

test('a name stands beside its point on the side of the middle, on the other one where it would hide a point', () => {
  expect(only([WEST])?.x).toBeGreaterThan(100)
  expect(only([WEST, [-4, 0]])?.end).toBeLessThan(100)
})

test('it stands above where there are points on both sides, and nowhere where there is no room', () => {
  const beside: LonLat[] = [
    [-4, 0],
    [-6, 0],
  ]
  expect(only([WEST, ...beside])?.y).toBeLessThan(200)
  expect(only([WEST, ...beside, [-5, 0.6], [-5, -0.6], [-4, 0.6], [-4, -0.6], [-6, 0.6], [-6, -0.6]])).toBeUndefined()
})

test('two names at one place stand apart', () => {
  const names = ['First', 'Second'].map((name) => ({ name, at: WEST }))
  const [first, second] = labelsOf(names, [WEST], frame, SIZE)
  expect(first && second && (first.end < second.start || second.end < first.start || first.y !== second.y)).toBe(true)
})

test('a name at the coast stays in the picture: on the land side where the sea has no room for it', () => {
  const coast: LonLat = [9.8, 0]
  const inland: LonLat[] = [coast, [9, 0]]
  const at = (edge: number) => labelsOf([{ name: 'Recife', at: coast }], inland, frame, SIZE, { edge })[0]
  expect(at(60)?.anchor).toBe('start')
  expect(at(10)?.anchor).not.toBe('start')
  expect(at(10)?.end).toBeLessThanOrEqual(frame.width + 10)
})
