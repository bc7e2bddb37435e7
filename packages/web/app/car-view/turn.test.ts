import { expect, test } from 'vitest'
import { PRESETS } from './pose.ts'
import { advance, atRest, dragged, isMoving, released, sent, type Turn, zoomed } from './turn.ts'

const START = atRest(PRESETS.threeQuarter)

/** Runs the turn in steps of a picture until it rests; returns it and the time it took. */
function settled(turn: Turn, ms = 16): { readonly turn: Turn; readonly took: number } {
  let now = turn
  let took = 0
  for (; isMoving(now) && took < 10_000; took += ms) now = advance(now, ms)
  return { turn: now, took }
}

test('a hand across the whole picture turns the car halfway round, nose first', () => {
  expect(dragged(START, 0.1, 0).pose.azimuth).toBeCloseTo(37 - 18)
  expect(dragged(START, -1, 0).pose.azimuth).toBeCloseTo(217)
  expect(dragged(START, 0, 0.2).pose.lift).toBeCloseTo(12)
})

test('closer, the same hand turns less', () => {
  const near = zoomed(START, 2)
  expect(dragged(near, 0.1, 0).pose.azimuth).toBeCloseTo(37 - 9)
})

test('let go, the car swings on and comes to rest', () => {
  const { turn, took } = settled(released(START, -0.002, false))
  expect(turn.pose.azimuth).toBeGreaterThan(37 + 20)
  expect(took).toBeLessThan(3000)
  expect(isMoving(turn)).toBe(false)
})

test('where nothing may move by itself it stays where the hand left it, and views come at once', () => {
  expect(isMoving(released(START, -0.002, true))).toBe(false)
  expect(sent(START, PRESETS.rear, true)).toEqual(atRest(PRESETS.rear))
})

test('a hand that had come to rest gives no swing', () => {
  expect(isMoving(released(START, 0.00001, false))).toBe(false)
})

test('a view is reached exactly, the shorter way round, whatever the pace of pictures', () => {
  const from = atRest({ azimuth: 350, lift: 20, zoom: 2 })
  for (const ms of [8, 16, 50]) {
    const first = advance(sent(from, PRESETS.front, false), ms)
    expect(first.pose.azimuth).toBeGreaterThan(350)
    expect(settled(sent(from, PRESETS.front, false), ms).turn.pose).toEqual(PRESETS.front)
  }
})
