import { expect, test } from 'vitest'
import { isOverForOrder, isWithdrawable, proposalState } from './proposal.ts'

test.each([
  ['PROPOSAL_SENT', null, false, false, 'open'],
  ['PENDING_DOCUMENT', null, false, false, 'customer'],
  ['APPROVED_PROPOSAL', '2026-11-23', false, false, 'approved'],
  ['APPROVED_PROPOSAL', '2026-11-22', false, false, 'lapsed'],
  ['PROPOSAL_FORMALIZATION', '2026-11-22', true, false, 'approved'],
  ['PAYMENT_DONE', '2026-11-22', false, false, 'paid'],
  ['DENIED_PROPOSAL', null, false, false, 'refused'],
  ['APPROVED_PROPOSAL', '2026-11-23', false, true, 'withdrawn'],
  ['PAYMENT_DONE', '2026-11-22', true, true, 'paid'],
] as const)('%s until %s, used %s, withdrawn %s: %s', (status, validUntil, isUsed, isWithdrawn, state) => {
  expect(proposalState({ status, validUntil, isUsed, isWithdrawn }, '2026-11-23')).toBe(state)
})

test('is taken back until it is decided against, over or in use', () => {
  expect((['open', 'customer', 'approved'] as const).map((state) => isWithdrawable(state, false))).toEqual([
    true,
    true,
    true,
  ])
  expect(isWithdrawable('approved', true)).toBe(false)
  expect(isWithdrawable('refused', false)).toBe(false)
})

test.each([
  ['APPROVED_PROPOSAL', '2026-11-22', true],
  ['PENDING_CONTRACT_SIGN', '2026-11-22', true],
  ['APPROVED_PROPOSAL', '2026-11-23', false],
  ['APPROVED_PROPOSAL', null, false],
  // Signed, or on its way: the bank is bound.
  ['RELEASED_PROPOSAL', '2026-11-22', false],
  ['PENDING_TAX_DISCHARGE', '2026-11-22', false],
  ['PAYMENT_DONE', '2026-11-22', false],
  ['PROPOSAL_SENT', '2026-11-22', false],
] as const)('%s until %s pays an order no more: %s', (status, validUntil, isOver) => {
  expect(isOverForOrder({ status, validUntil }, '2026-11-23')).toBe(isOver)
})
