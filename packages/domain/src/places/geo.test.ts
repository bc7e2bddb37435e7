import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundingBox,
  convexHull,
  directionsLink,
  distanceM,
  estimatedDrive,
  isLonLat,
  nearest,
  roomyBox,
} from './geo.ts'
import type { LonLat } from './places.ts'

const point = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
const SAO_PAULO: LonLat = [-46.6361, -23.5475]
const RIO: LonLat = [-43.1822, -22.9064]

describe('distance', () => {
  test.each<[string, LonLat, LonLat, number]>([
    ['a quarter of the globe', [0, 0], [90, 0], (Math.PI / 2) * 6_378_137],
    ['pole to pole', [10, 90], [-70, -90], Math.PI * 6_378_137],
    ['one degree north', [-46, -23], [-46, -22], (Math.PI / 180) * 6_378_137],
    ['over the date line', [179.5, 0], [-179.5, 0], (Math.PI / 180) * 6_378_137],
    ['no way at all', SAO_PAULO, SAO_PAULO, 0],
  ])('%s', (_, from, to, metres) => expect(distanceM(from, to)).toBeCloseTo(metres, 3))

  test('São Paulo to Rio is about 360 km', () => expect(Math.round(distanceM(SAO_PAULO, RIO) / 1000)).toBe(360))

  test('is the same both ways, never negative, at most half the globe', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const metres = distanceM(a, b)
        expect(metres).toBeCloseTo(distanceM(b, a), 4)
        expect(metres).toBeGreaterThanOrEqual(0)
        expect(metres).toBeLessThanOrEqual(Math.PI * 6_378_137 + 0.001)
      }),
    )
  })
})

test('nearest answers the first of the nearest things, and nothing of nothing', () => {
  const cities = [
    { at: RIO, name: 'Rio' },
    { at: SAO_PAULO, name: 'São Paulo' },
    { at: SAO_PAULO, name: 'again' },
  ]
  expect(nearest([-46, -23], cities, (city) => city.at)?.name).toBe('São Paulo')
  expect(nearest(RIO, [], () => RIO)).toBeUndefined()
})

test('the bounding box is the smallest one', () => {
  expect(boundingBox([SAO_PAULO, RIO])).toEqual({ west: -46.6361, south: -23.5475, east: -43.1822, north: -22.9064 })
  expect(boundingBox([])).toBeUndefined()
})

test.each([
  [-46, -23, true],
  [180, 90, true],
  [180.1, 0, false],
  [0, -90.1, false],
  [Number.NaN, 0, false],
])('longitude %d, latitude %d: on the globe %s', (lon, lat, is) => expect(isLonLat(lon, lat)).toBe(is))

describe('estimated drive', () => {
  test('is longer than the straight line and never faster for a longer way', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true }), (a, b) => {
        const short = estimatedDrive([-50, -20], [-50 + Math.min(a, b), -20])
        const long = estimatedDrive([-50, -20], [-50 + Math.max(a, b), -20])
        expect(long.duration).toBeGreaterThanOrEqual(short.duration)
        expect(long.distance).toBeGreaterThanOrEqual(Math.floor(distanceM([-50, -20], [-50 + Math.max(a, b), -20])))
      }),
    )
  })

  test('São Paulo to Rio takes between five and eight hours', () => {
    const { distance, duration } = estimatedDrive(SAO_PAULO, RIO)
    expect(distance).toBeGreaterThan(430_000)
    expect(duration / 3600).toBeGreaterThan(5)
    expect(duration / 3600).toBeLessThan(8)
  })
})

test('the directions link states latitude first and keeps the base address', () => {
  const link = new URL(directionsLink('https://maps.example/dir/?hl=pt', SAO_PAULO, RIO))
  expect(link.origin + link.pathname).toBe('https://maps.example/dir/')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    hl: 'pt',
    api: '1',
    destination: '-23.5475,-46.6361',
    origin: '-22.9064,-43.1822',
  })
})

describe('a convex line', () => {
  test.each<[string, LonLat[], LonLat[]]>([
    ['around nothing', [], []],
    ['around one place', [RIO, RIO], [RIO]],
    ['around places on one line', [[0, 0], [2, 2], [1, 1]], [[0, 0], [2, 2]]], // biome-ignore format: one a line
    ['leaves out what lies inside', [[0, 0], [1, 1], [2, 0], [0, 2], [2, 2], [1, 0]], [[0, 0], [2, 0], [2, 2], [0, 2]]], // biome-ignore format: one a line
  ])('%s', (_, points, corners) => expect(convexHull(points)).toEqual(corners))

  test('has every place on its left or on itself, and only places that there are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))), (points) => {
        const corners = convexHull(points)
        for (const corner of corners) expect(points).toContainEqual(corner)
        for (const [i, [ax, ay]] of corners.entries()) {
          const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay]
          for (const [x, y] of points) expect((bx - ax) * (y - ay) - (by - ay) * (x - ax)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

test('a roomy box is as wide as high, with a quarter of room at each side and never too narrow', () => {
  expect(roomyBox([[0, 0], [4, 2]], 1)).toEqual({ west: -1, south: -2, east: 5, north: 4 }) // biome-ignore format: one line
  expect(roomyBox([[1, 1]], 2)).toEqual({ west: 0, south: 0, east: 2, north: 2 })
  expect(roomyBox([], 2)).toBeUndefined()
})
