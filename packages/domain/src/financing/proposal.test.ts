import { expect, test } from 'vitest'
import { proposalState } from './proposal.ts'

test.each([
  ['PROPOSAL_SENT', null, false, 'open'],
  ['PENDING_DOCUMENT', null, false, 'customer'],
  ['APPROVED_PROPOSAL', '2026-11-23', false, 'approved'],
  ['APPROVED_PROPOSAL', '2026-11-22', false, 'lapsed'],
  ['PROPOSAL_FORMALIZATION', '2026-11-22', true, 'approved'],
  ['PAYMENT_DONE', '2026-11-22', false, 'paid'],
  ['DENIED_PROPOSAL', null, false, 'refused'],
] as const)('%s until %s, used %s: %s', (status, validUntil, isUsed, state) => {
  expect(proposalState(status, { validUntil, isUsed }, '2026-11-23')).toBe(state)
})
