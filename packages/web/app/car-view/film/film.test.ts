import { expect, test } from 'vitest'
import { PRESETS, type Pose, wayTo } from '../pose.ts'
import { filmAt } from './film.ts'

const poses = (isCalm: boolean): Pose[] => {
  const found: Pose[] = []
  for (let ms = 0; ; ms += 40) {
    const pose = filmAt(ms, isCalm)
    if (!pose) return found
    found.push(pose)
  }
}

test('the film goes once round the car without a jump and ends where the picture is', () => {
  const all = poses(false)
  const steps = all.slice(1).map((pose, nth) => wayTo(all[nth]?.azimuth ?? 0, pose.azimuth))
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeGreaterThan(360)
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(4)
  const last = all.at(-1)
  expect(Math.abs(wayTo(last?.azimuth ?? 0, PRESETS.threeQuarter.azimuth))).toBeLessThan(1)
  expect(last?.zoom).toBeCloseTo(1, 2)
})

test('where nothing may move it cuts between still views', () => {
  const all = poses(true)
  const cuts = all.filter((pose, nth) => nth > 0 && pose.azimuth !== all[nth - 1]?.azimuth)
  expect(cuts.length).toBeGreaterThan(3)
  expect(cuts.length).toBeLessThan(8)
})
