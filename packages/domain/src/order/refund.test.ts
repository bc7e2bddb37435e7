import { expect, test } from 'vitest'
import {
  isRefundOpen,
  needsSecondPerson,
  orderedState,
  REFUND_NEXT,
  REFUND_STATES,
  refundChangeRefusal,
} from './refund.ts'

test('every refund that is open can still come back, and what is over stays over', () => {
  for (const state of REFUND_STATES) {
    expect(REFUND_NEXT[state].length > 0, state).toBe(isRefundOpen(state))
    for (const next of REFUND_STATES)
      expect(refundChangeRefusal(state, next) === null).toBe(REFUND_NEXT[state].includes(next))
  }
  const reached = new Set<string>(['needsApproval', 'waitsForCar'])
  for (const state of reached) for (const next of REFUND_NEXT[state as keyof typeof REFUND_NEXT]) reached.add(next)
  expect(reached.size).toBe(REFUND_STATES.length)
})

test('no transfer begins without an account', () => {
  expect(orderedState('bankTransfer', false)).toBe('needsAccount')
  expect(orderedState('bankTransfer', true)).toBe('requested')
  expect(orderedState('pixReturn', false)).toBe('requested')
})

test.each([
  [500_000, 0, false],
  [500_001, 0, true],
  [300_000, 300_000, true],
])('%i cents after %i alone need a second person above 5.000: %s', (cents, alone, needs) => {
  expect(needsSecondPerson(cents, alone, 500_000)).toBe(needs)
})
