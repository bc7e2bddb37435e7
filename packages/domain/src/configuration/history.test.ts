import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Build } from './catalogue.ts'
import { HISTORY_STEPS, historyAfter, historyOf } from './history.ts'
import type { History } from './history.ts'

const build = (nth: number): Build => ({
  colorCode: `c${nth}`,
  coatingCode: null,
  chosen: [`p${nth}`],
  parts: [`p${nth}`],
  services: [],
})
const apply = (history: History<number>, nth: number) =>
  historyAfter(history, { kind: 'apply', next: build(nth), log: nth })
const undo = (history: History<number>) => historyAfter(history, { kind: 'undo' })
const redo = (history: History<number>) => historyAfter(history, { kind: 'redo' })
const times = (count: number, act: (history: History<number>) => History<number>, history: History<number>) =>
  Array.from({ length: count }).reduce<History<number>>((current) => act(current), history)

test('undo restores exactly, redo brings back, for as many steps as are kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80 }), fc.nat(80), (steps, back) => {
      const end = Array.from({ length: steps }, (_, nth) => nth + 1).reduce(apply, historyOf<number>(build(0)))
      const undone = times(back, undo, end)
      expect(undone.present).toEqual(build(steps - Math.min(back, steps, HISTORY_STEPS)))
      expect(times(back, redo, undone)).toEqual(end)
    }),
  )
})

test('the log tells what each kept step changed, and a new step forgets the undone', () => {
  const two = apply(apply(historyOf<number>(build(0)), 1), 2)
  expect(two.past.map(({ log }) => log)).toEqual([1, 2])
  const other = apply(undo(two), 3)
  expect([other.past.map(({ log }) => log), other.future]).toEqual([[1, 3], []])
  expect(redo(other)).toBe(other)
  expect(undo(historyOf(build(0))).present).toEqual(build(0))
})
