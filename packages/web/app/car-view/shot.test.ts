import { expect, test } from 'vitest'
import { PRESETS } from './pose.ts'
import { ASPECT, shotOf, sizeClass } from './shot.ts'

type Point = readonly [number, number, number]
const HERO = PRESETS.threeQuarter

/** Where a point of the car stands in the picture, in shares of its width and height from the top left. */
function placeOf(
  [x, y, z]: Point,
  pose: typeof HERO | { azimuth: number; lift: number; zoom: number },
  length: number,
  aspect = ASPECT,
  height = 1.55,
) {
  const { eye, pitch, yaw, halfHeight, shift } = shotOf(pose, { length, height }, aspect)
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]]
  // Into the camera: first about the upright axis, then down.
  const [across, back] = [dx * Math.cos(yaw) - dz * Math.sin(yaw), dx * Math.sin(yaw) + dz * Math.cos(yaw)]
  const [up, away] = [dy * Math.cos(pitch) - back * Math.sin(pitch), -(dy * Math.sin(pitch) + back * Math.cos(pitch))]
  const [ndcX, ndcY] = [across / away / (halfHeight * aspect) + shift[0], up / away / halfHeight + shift[1]]
  return { x: (1 + ndcX) / 2, y: (1 - ndcY) / 2 }
}

const corners = (length: number, height = 1.55): Point[] => {
  const size = sizeClass(length, height)
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [0, size.height].map((y): Point => [(x * size.length) / 2, y, (z * size.width) / 2])),
  )
}

test.each([3.6, 4.4, 5.3, 6])('a car of %d m fills the picture as its photograph does', (length) => {
  const places = corners(length).map((corner) => placeOf(corner, HERO, length))
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))]
  expect(right - left).toBeCloseTo(0.9 * 0.985, 3)
  expect((left + right) / 2).toBeCloseTo(0.5, 3)
  expect(placeOf([0, 0, 0], HERO, length).y).toBeCloseTo(0.79, 3)
})

test('a tall van is seen from farther away, its roof below the upper edge', () => {
  const size = { length: 5.99, height: 2.52 }
  const tops = corners(size.length, size.height).map(
    (corner) => placeOf(corner, HERO, size.length, ASPECT, size.height).y,
  )
  expect(Math.min(...tops)).toBeCloseTo(0.04, 3)
})

test('the nose is on the left from its left side and the car never leaves the picture', () => {
  expect(placeOf([2.2, 0.5, 0], HERO, 4.4).x).toBeLessThan(0.4)
  for (let azimuth = 0; azimuth < 360; azimuth += 15)
    for (const corner of corners(4.4)) {
      const { x, y } = placeOf(corner, { azimuth, lift: 0, zoom: 1 }, 4.4)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(1)
    }
})

test('coming closer brings the middle of the car to the middle of the picture', () => {
  const pivot: Point = [0, 0.62, 0]
  const { x, y } = placeOf(pivot, { azimuth: 37, lift: 0, zoom: 2.6 }, 4.4)
  expect(x).toBeCloseTo(0.5, 3)
  expect(y).toBeCloseTo(0.5, 3)
})

test('from above the whole car is seen too, in the middle', () => {
  for (const lift of [6, 12, 20, 34])
    for (let azimuth = 0; azimuth < 360; azimuth += 30)
      for (const corner of corners(4.4)) {
        const { x, y } = placeOf(corner, { azimuth, lift, zoom: 1 }, 4.4)
        expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.5)
      }
  expect(placeOf([0, 0.62, 0], { azimuth: 100, lift: 30, zoom: 1 }, 4.4).y).toBeCloseTo(0.5, 6)
})

test('a narrow place shows the whole width', () => {
  const places = corners(4.4).map((corner) => placeOf(corner, HERO, 4.4, 0.5).x)
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(Math.max(...places)).toBeLessThan(1)
})
