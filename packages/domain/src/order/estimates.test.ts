import { describe, expect, test } from 'vitest'
import { changeOfPromise, type Estimate, type EstimateReason, estimateRefusal, slipReason } from './estimates.ts'

describe('the list of promises', () => {
  const madeAt = new Date('2026-11-20T12:00:00Z')
  const later = new Date('2026-11-25T12:00:00Z')
  const first: Estimate = { deliveryOn: '2027-01-10', madeAt, reason: 'first' }

  test.each<[string, Estimate[], Estimate, string | null]>([
    ['the first', [], first, null],
    ['a first that calls itself a change', [], { ...first, reason: 'other' }, 'order.estimate.reason'],
    ['a change that calls itself the first', [first], { ...first, madeAt: later }, 'order.estimate.reason'],
    ['another day', [first], { deliveryOn: '2027-01-12', madeAt: later, reason: 'transportDelay' }, null],
    ['the same day', [first], { deliveryOn: '2027-01-10', madeAt: later, reason: 'other' }, 'order.estimate.same'],
    [
      'one made before the last',
      [{ ...first, madeAt: later }],
      { deliveryOn: '2027-01-12', madeAt, reason: 'other' },
      'order.estimate.same',
    ],
  ])('%s', (_, history, next, refusal) => {
    expect(estimateRefusal(history, next)?.key ?? null).toBe(refusal)
  })
})

describe('a promise', () => {
  const promised = { earliestOn: '2026-12-03', latestOn: '2026-12-10', isPersons: false }

  test.each<[string, string, boolean, EstimateReason | null]>([
    ['holds while the plan ends within it', '2026-12-05', false, null],
    ['holds when the plan ends with it', '2026-12-10', false, null],
    ['slips with a reason', '2026-12-11', false, 'productionDelay'],
    ['becomes earlier when all of it is too late', '2026-12-02', false, 'earlier'],
    ["of a person's stays, late", '2027-03-01', true, null],
    ["of a person's stays, early", '2026-11-24', true, null],
  ])('%s', (_, latestOn, isPersons, reason) => {
    expect(changeOfPromise({ ...promised, isPersons }, { latestOn }, 'productionDelay')).toBe(reason)
  })

  test.each([
    ['reservation', 'PRE_RESERVE', 'customer', 'paymentPending'],
    ['reservation', 'RESERVE', 'customer', 'documentsPending'],
    ['approval', 'BILLET_PAYMENT', 'customer', 'paymentPending'],
    ['approval', 'ANTI_FRAUD', 'customer', 'documentsPending'],
    ['approval', 'FINANCING_PAYMENT', 'bank', 'approvalDelay'],
    ['contract', 'SIGN_CONTRACT', 'customer', 'contractPending'],
    ['production', 'PROGRESS_ORDER', 'factory', 'productionDelay'],
    ['delivery', 'AT_DEALER', 'dealer', 'dealerDelay'],
  ] as const)('in %s at %s slips for what was waited for', (stage, status, waitsOn, reason) => {
    expect(slipReason({ stage, status, waitsOn })).toBe(reason)
  })
})
