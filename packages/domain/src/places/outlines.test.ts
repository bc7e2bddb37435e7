import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boundingBox, distanceM } from './geo.ts'
import { frameOf, outlinePath, outlines, project } from './outlines.ts'
import { type LonLat, states } from './places.ts'

interface Placed {
  lon: number
  lat: number
}

const read = (file: string): Placed[] =>
  JSON.parse(readFileSync(new URL(`../../../../world/data/${file}`, import.meta.url), 'utf8'))

/** Even-odd rule. */
const inside = ([x, y]: LonLat, ring: readonly LonLat[]) =>
  ring.reduce((is, [xi, yi], at) => {
    const [xj, yj] = ring[at === 0 ? ring.length - 1 : at - 1] ?? [0, 0]
    return yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi ? !is : is
  }, false)

describe.each([
  // Some lie on islands that are left out.
  ['BR', 'municipalities.json', 0.98],
  ['AR', 'localities-ar.json', 0.97],
] as const)('outline of %s', (country, file, share) => {
  test('holds its places', () => {
    const places = read(file)
    const held = places.filter(({ lon, lat }) => outlines[country].some((ring) => inside([lon, lat], ring)))
    expect(held.length / places.length).toBeGreaterThan(share)
  })

  test("holds the middle of each state, which lies among the state's neighbours", () => {
    for (const state of states.filter((one) => one.country === country)) {
      expect(
        outlines[country].some((ring) => inside(state.centre, ring)),
        state.name,
      ).toBe(true)
    }
  })

  test('does not hold the neighbours', () => {
    const capitals: LonLat[] = [
      [-68.15, -16.5],
      [-56.2, -34.9],
      [-57.6, -25.3],
      [-70.65, -33.45],
      [-77.03, -12.05],
    ]
    for (const at of capitals) expect(outlines[country].some((ring) => inside(at, ring))).toBe(false)
  })
})

test('Sergipe and Tucumán are where they should be', () => {
  const centre = (name: string) => states.find((state) => state.name === name)?.centre ?? [0, 0]
  expect(distanceM(centre('Sergipe'), [-37.07, -10.91])).toBeLessThan(60_000)
  expect(distanceM(centre('Tucumán'), [-65.22, -26.83])).toBeLessThan(40_000)
})

describe('projection', () => {
  const box = boundingBox(outlines.BR.flat()) ?? { west: 0, south: 0, east: 0, north: 0 }
  const frame = frameOf(box, 400)

  test('puts the corners of the box in the corners of the frame', () => {
    expect(project([box.west, box.north], frame)).toEqual([0, 0])
    expect(project([box.east, box.south], frame)).toEqual([400, frame.height])
  })

  test('keeps angles: a small square stays a square on the ground', () => {
    const cos = Math.cos((-23.5 * Math.PI) / 180)
    const [x0, y0] = project([-46, -23], frame)
    const [x1, y1] = project([-45, -23 - cos], frame)
    expect(Math.abs(x1 - x0 - (y1 - y0))).toBeLessThan(0.3)
  })

  test('steps along a path lead where its points lie', () => {
    const [, start = '', steps = ''] = /^M([^l]+)l([^Z]+)Z/.exec(outlinePath('BR', frame)) ?? []
    const ways = [...steps.matchAll(/-?\d*\.?\d+/g)].map(Number)
    let [x = 0, y = 0] = start.split(' ').map(Number)
    const points = [[x, y]]
    for (let i = 0; i < ways.length; i += 2) {
      x += ways[i] ?? 0
      y += ways[i + 1] ?? 0
      points.push([x, y])
    }
    const wanted = outlines.BR[0]?.map((point) => project(point, frame)) ?? []
    expect(points).toHaveLength(wanted.length)
    for (const [at, [wantedX, wantedY]] of wanted.entries()) {
      expect(points[at]?.[0]).toBeCloseTo(wantedX, 5)
      expect(points[at]?.[1]).toBeCloseTo(wantedY, 5)
    }
  })

  test('draws closed rings inside the frame', () => {
    expect(outlinePath('AR', frameOf(boundingBox(outlines.AR.flat()) ?? box, 300)).match(/M[^Z]+Z/g)).toHaveLength(2)
    expect(outlinePath('BR', frame)).toMatch(/^(M[\d. ]+l[\d. -]+Z)+$/)
  })
})
