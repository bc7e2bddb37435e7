import { expect, test } from 'vitest'
import { bounded, MOST_LIFT, MOST_ZOOM, poseAfterKey, PRESETS, presetAt, sideAt, wayTo } from './pose.ts'

const FRONT = PRESETS.front

test.each([
  [0, 'front'],
  [37, 'frontLeft'],
  [90, 'left'],
  [143, 'rearLeft'],
  [180, 'rear'],
  [225, 'rearRight'],
  [270, 'right'],
  [323, 'frontRight'],
  [350, 'front'],
  [-90, 'right'],
  [725, 'front'],
] as const)('from %i degrees one sees %s', (azimuth, side) => {
  expect(sideAt(azimuth)).toBe(side)
})

test('the way from one direction to another is the shorter one', () => {
  expect(wayTo(350, 10)).toBe(20)
  expect(wayTo(10, 350)).toBe(-20)
  expect(Math.abs(wayTo(0, 180))).toBe(180)
})

test('a pose stays within what can be seen', () => {
  expect(bounded({ azimuth: -10, lift: -5, zoom: 0.2 })).toEqual({ azimuth: 350, lift: 0, zoom: 1 })
  expect(bounded({ azimuth: 370, lift: 90, zoom: 9 })).toEqual({ azimuth: 10, lift: MOST_LIFT, zoom: MOST_ZOOM })
})

test('arrows go round and back again', () => {
  const right = poseAfterKey('ArrowRight', FRONT)
  expect(right?.azimuth).toBe(15)
  expect(right && poseAfterKey('ArrowLeft', right)).toEqual(FRONT)
  expect(poseAfterKey('ArrowLeft', FRONT)?.azimuth).toBe(345)
})

test('keys lift, come closer and go home; others mean nothing', () => {
  expect(poseAfterKey('ArrowUp', FRONT)?.lift).toBeGreaterThan(0)
  expect(poseAfterKey('ArrowDown', FRONT)?.lift).toBe(0)
  expect(poseAfterKey('+', FRONT)?.zoom).toBeGreaterThan(1)
  expect(poseAfterKey('-', FRONT)?.zoom).toBe(1)
  expect(poseAfterKey('Home', FRONT)).toEqual(PRESETS.threeQuarter)
  expect(poseAfterKey('Tab', FRONT)).toBeNull()
})

test('a preset is recognised near its view only', () => {
  expect(presetAt(PRESETS.side)).toBe('side')
  expect(presetAt({ azimuth: 358, lift: 10, zoom: 2 })).toBe('front')
  expect(presetAt({ azimuth: 60, lift: 0, zoom: 1 })).toBeNull()
})
