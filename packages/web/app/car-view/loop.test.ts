import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoop } from './loop.ts'

let waiting: FrameRequestCallback[] = []
let now = 0
/** Lets the browser come to its next picture, so many milliseconds later. */
function nextPicture(ms = 16): void {
  now += ms
  for (const run of waiting.splice(0)) run(now)
}

beforeEach(() => {
  waiting = []
  now = 1000
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => waiting.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => waiting.splice(0))
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is drawn unless asked for, and many questions are one picture', () => {
  const draw = vi.fn(() => false)
  const loop = startLoop(draw)
  expect(waiting).toHaveLength(0)
  loop.ask()
  loop.ask()
  nextPicture()
  nextPicture()
  expect(draw).toHaveBeenCalledTimes(1)
  expect(waiting).toHaveLength(0)
})

test('motion goes on until it rests, and says how much time went by', () => {
  const steps: number[] = []
  const loop = startLoop((ms) => steps.push(ms) < 3)
  loop.ask()
  for (const ms of [16, 20, 900, 16]) nextPicture(ms)
  expect(steps).toEqual([16, 20, 50])
  expect(waiting).toHaveLength(0)
})

test('what is asked for out of sight is drawn once it is seen', () => {
  const draw = vi.fn(() => false)
  const loop = startLoop(draw)
  loop.ask()
  loop.setVisible(false)
  nextPicture()
  loop.ask()
  expect(waiting).toHaveLength(0)
  expect(draw).not.toHaveBeenCalled()
  loop.setVisible(true)
  nextPicture()
  expect(draw).toHaveBeenCalledTimes(1)
})

test('stopped, it never draws again', () => {
  const draw = vi.fn(() => true)
  const loop = startLoop(draw)
  loop.ask()
  loop.stop()
  nextPicture()
  loop.ask()
  nextPicture()
  expect(draw).not.toHaveBeenCalled()
})
