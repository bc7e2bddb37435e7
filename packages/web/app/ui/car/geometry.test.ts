import { describe, expect, test } from 'vitest'
import { BODIES, bodyNameFor } from './bodies.ts'
import { carGeometry } from './geometry.ts'
import { lightness, lightOn } from './paint.ts'
import { roundedPath } from './path.ts'

/** Every coordinate pair of a path made of M, L, Q and A. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  return [...path.matchAll(/([MLQA])([^MLQAZ]*)/g)].flatMap(([, command, rest = '']) => {
    const numbers = rest.trim().split(/\s+/).map(Number)
    const from = command === 'A' ? 5 : 0
    return Array.from({ length: (numbers.length - from) / 2 }, (_, i): [number, number] => [
      numbers[from + i * 2] ?? Number.NaN,
      numbers[from + i * 2 + 1] ?? Number.NaN,
    ])
  })
}

const SIZES = [
  [1, 1],
  [0.92, 1.08],
  [1.15, 0.94],
] as const

describe.each(Object.entries(BODIES))('%s', (_, body) => {
  test.each(SIZES)('keeps every point of the body inside its length × %f and height × %f', (byLength, byHeight) => {
    const length = Math.round(body.length * byLength)
    const height = Math.round(body.height * byHeight)
    const points = pointsOf(carGeometry(body, length, height).body)
    expect(points.length).toBeGreaterThan(20)
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(-12)
      expect(x).toBeLessThanOrEqual(length + 12)
      expect(y).toBeGreaterThanOrEqual(-12)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  test('fills its length and its height', () => {
    const points = pointsOf(carGeometry(body).roof)
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    expect(Math.min(...xs)).toBeLessThan(160)
    expect(Math.max(...xs)).toBeGreaterThan(body.length * (body.behind ? 0.93 : 0.985))
    expect(Math.min(...ys)).toBeLessThan(body.height * 0.03)
  })

  test('stands on round wheels of one size, the front one ahead', () => {
    const { wheels, ground } = carGeometry(body, body.length * 1.2, body.height * 0.9)
    for (const wheel of wheels) expect(wheel.y + wheel.radius).toBeCloseTo(ground)
    expect(wheels[0].radius).toBe(wheels[1].radius)
    expect(wheels[0].x).toBeLessThan(wheels[1].x)
  })

  test('keeps glass and lamps inside the outline box', () => {
    const car = carGeometry(body)
    for (const [x, y] of [car.glass, car.headlamp, car.taillamp].flatMap(pointsOf)) {
      expect(x).toBeGreaterThanOrEqual(-20)
      expect(x).toBeLessThanOrEqual(body.length + 20)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(body.height)
    }
  })
})

test('a straight path stays straight and a square corner is rounded by its radius', () => {
  expect(
    roundedPath(
      [
        [0, 0],
        [100, 0, 20],
        [100, 100],
      ],
      100,
      false,
    ),
  ).toBe('M0 100Q40 100 80 100Q100 100 100 80Q100 40 100 0')
})

test('an empty path is empty', () => {
  expect(roundedPath([], 100, true)).toBe('')
})

test.each([
  ['hatch', 3632, 'city'],
  ['hatch', 4055, 'hatch'],
  ['sedan', undefined, 'sedan'],
  ['SUV cupê', 4427, 'suv-coupe'],
  ['SUV', 4404, 'suv'],
  ['off-road', 4334, 'off-road'],
  ['pickup', 4480, 'pickup-compact'],
  ['pickup', 5916, 'pickup-large'],
  ['van', 4390, 'van-compact'],
  ['van', 5998, 'van'],
  ['minivan', 5176, 'minivan'],
] as const)('%s of %s mm is drawn as %s', (type, length, name) => {
  expect(bodyNameFor(type, length)).toBe(name)
})

test('black reflects more than white, flake more than solid', () => {
  expect(lightness('#ffffff')).toBeCloseTo(1)
  expect(lightness('#000000')).toBe(0)
  expect(lightOn('#101010', 'solid').sky).toBeGreaterThan(lightOn('#f5f5f5', 'solid').sky)
  expect(lightOn('#1f4e8c', 'metallic').shade).toBeGreaterThan(lightOn('#1f4e8c', 'solid').shade)
})
