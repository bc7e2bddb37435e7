import { expect, test } from 'vitest'
import {
  BANK_1,
  BANK_2,
  BANK_STARTS,
  BANK_STATUSES,
  bankConsequence,
  bankTransitionRefusal,
  isBankStatus,
  LAPSED,
  nextBankStatuses,
  UNSIGNED,
} from './bank-status.ts'

const PROGRESS = ['open', 'customer', 'refused', 'approved', 'paid']

test('every status of both banks can be reached from a start', () => {
  const found = new Set<string>(BANK_STARTS)
  for (const status of found) for (const next of nextBankStatuses(status)) found.add(next)
  expect([...found].sort()).toEqual([...BANK_STATUSES].sort())
})

test.each([
  ['APPROVED_PROPOSAL', 'approved'],
  ['PENDING_PROPOSAL', 'customer'],
  ['INTEGRATED_PROPOSAL', 'paid'],
  ['DENIED_PROPOSAL', 'refused'],
  ['PAYMENT_ERROR', 'approved'],
  [LAPSED, 'refused'],
  ['NEVER_SEEN', 'open'],
])('%s means %s', (status, means) => {
  expect(bankConsequence(status)).toBe(means)
})

test('an approval is taken back only by a new analysis, money never, and every end is a decision', () => {
  const steps = Object.entries({ ...BANK_1, ...BANK_2 })
  const back = steps.flatMap(([from, { means, next }]) =>
    next
      .filter(
        (to) => PROGRESS.indexOf(bankConsequence(to)) < Math.min(3, PROGRESS.indexOf(means)) && means !== 'customer',
      )
      .map((to) => `${from} ${to}`),
  )
  expect(back).toEqual(['APPROVED_PROPOSAL REANALYSIS_PROPOSAL'])
  const ends = steps.filter(([, { next }]) => next.length === 0).map(([status]) => status)
  expect(ends).toEqual(['INTEGRATED_PROPOSAL', 'DIRECTED_PROPOSAL', 'PAYED_PROPOSAL', 'DENIED_PROPOSAL'])
})

test.each([
  [null, 'PROPOSAL_SENT', null],
  ['PROPOSAL_SENT', 'APPROVED_PROPOSAL', null],
  ['PROPOSAL_SENT', 'RELEASED_PROPOSAL', 'order.transition.passed'],
  ['DENIED_PROPOSAL', 'FORMALIZATION', 'order.transition.ended'],
  ['PROPOSAL_SENT', 'DOCUMENT_ANALYSIS', 'order.transition.passed'],
  ['DIRECTED_PROPOSAL', 'WAITING_INTEGRATION', null],
  ['DIRECTED_PROPOSAL', 'DENIED_PROPOSAL', 'order.transition.passed'],
  ['NEVER_SEEN', 'PAYMENT_DONE', null],
  ['PAYMENT_DONE', 'NEVER_SEEN', null],
])('%s to %s: %s', (from, to, key) => {
  expect(bankTransitionRefusal(from, to)?.key ?? null).toBe(key)
})

test('a status of the order is no status of a bank', () => {
  expect(['PAID', 'FINANCING_PAYMENT', 'PROPOSAL_SENT'].map(isBankStatus)).toEqual([false, false, true])
})

test('an approval that is over is our word alone, and every status before a signature is an approval', () => {
  expect(isBankStatus(LAPSED)).toBe(true)
  expect(BANK_STATUSES).not.toContain(LAPSED)
  expect(UNSIGNED.map(bankConsequence)).toEqual(UNSIGNED.map(() => 'approved'))
})
