import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { type Estimate, type EstimateReason, estimateOf, estimateRefusal, STAGE_DAYS } from './estimates.ts'
import { STAGES } from './stages.ts'

const made = (deliveryOn: string, day: number, reason: EstimateReason): Estimate => ({
  deliveryOn,
  madeAt: new Date(Date.UTC(2026, 10, day)),
  reason,
})

test.each([
  ['reservation', '2026-11-01', '2026-11-01', 'approval', '2026-11-02', '2027-01-01'],
  ['production', '2026-11-01', '2026-11-10', 'shipping', '2026-12-01', '2026-12-24'],
  ['production', '2026-09-01', '2026-11-10', 'shipping', '2026-11-10', '2026-12-03'],
  ['delivery', '2026-11-01', '2026-11-02', null, '2026-11-06', '2026-11-06'],
] as const)(
  '%s since %s, seen on %s: %s on %s, delivery on %s',
  (stage, since, today, nextStage, nextStageOn, deliveryOn) => {
    expect(estimateOf(stage, since, today)).toEqual({ nextStage, nextStageOn, deliveryOn })
  },
)

test('the history only grows', () => {
  const history = [made('2026-12-01', 1, 'first'), made('2026-12-08', 5, 'productionDelay')]
  expect(estimateRefusal([], made('2026-12-01', 1, 'first'))).toBeNull()
  expect(estimateRefusal([], made('2026-12-01', 1, 'earlier'))?.key).toBe('order.estimate.reason')
  expect(estimateRefusal(history, made('2026-12-09', 6, 'first'))?.key).toBe('order.estimate.reason')
  expect(estimateRefusal(history, made('2026-12-08', 6, 'other'))?.key).toBe('order.estimate.same')
  expect(estimateRefusal(history, made('2026-12-09', 4, 'other'))?.key).toBe('order.estimate.same')
  expect(estimateRefusal(history, made('2026-12-09', 6, 'other'))).toBeNull()
})

test('an estimate never lies in the past, and a later stage never moves it away', () => {
  const day = fc.nat(2_000).map((days) => addDays('2026-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom(...STAGES), day, day, (stage, since, today) => {
      const { nextStage, nextStageOn, deliveryOn } = estimateOf(stage, since, today)
      expect(nextStageOn >= today && deliveryOn >= nextStageOn).toBe(true)
      if (nextStage) expect(estimateOf(nextStage, nextStageOn, nextStageOn, STAGE_DAYS).deliveryOn).toBe(deliveryOn)
    }),
  )
})
