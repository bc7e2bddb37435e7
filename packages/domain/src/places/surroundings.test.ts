import { describe, expect, test } from 'vitest'
import { surroundings } from './surroundings.ts'

const campinas = [-47.06, -22.9] as const

describe('surroundings', () => {
  test('north is up, east is right, and the furthest lies within the outer ring', () => {
    const { pins, rings, centre } = surroundings(campinas, [
      [-47.06, -22.0],
      [-46.06, -22.9],
    ])
    const [north, east] = pins
    expect(rings.map(({ km }) => km)).toEqual([50, 100, 250])
    expect(north?.x).toBe(centre)
    expect(north?.y).toBeLessThan(centre)
    expect(east?.x).toBeGreaterThan(centre)
    const outer = rings.at(-1)?.radius ?? 0
    for (const { x, y } of pins) expect(Math.hypot(x - centre, y - centre)).toBeLessThanOrEqual(outer)
  })

  test('nearer is drawn nearer', () => {
    const { pins, centre } = surroundings(campinas, [
      [-47.06, -22.8],
      [-47.06, -23.5],
    ])
    const [near, far] = pins.map(({ x, y }) => Math.hypot(x - centre, y - centre))
    expect(near).toBeLessThan(far ?? 0)
  })

  test('ten dealers of one town never cover each other', () => {
    const { pins, size } = surroundings(campinas, Array(10).fill(campinas))
    for (const [i, one] of pins.entries()) {
      expect(one.x).toBeGreaterThan(0)
      expect(one.y).toBeLessThan(size)
      for (const other of pins.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(25)
      }
    }
  })

  test('what else lies around is where it is, within the outer ring alone; without places it says how far the rings go', () => {
    const near = [-47.06, -22.8] as const
    const far = [-47.06, -20] as const
    const { spots, rings, centre } = surroundings(campinas, [[-47.06, -22.7]], [near, far])
    expect(rings.at(-1)?.km).toBe(25)
    expect(spots[0]?.x).toBe(centre)
    expect(spots[0]?.y).toBeLessThan(centre)
    expect(spots[1]).toBeNull()
    expect(surroundings(campinas, [], [near, far]).rings.at(-1)?.km).toBe(500)
  })

  test('nobody around still has rings', () => {
    expect(surroundings(campinas, []).rings.length).toBeGreaterThan(0)
  })
})
