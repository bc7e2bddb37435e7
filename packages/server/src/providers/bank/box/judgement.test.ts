import { bankTransitionRefusal } from '@volante/domain/order/bank-status'
import { BANKS } from '@volante/domain/financing/proposal'
import { expect, test } from 'vitest'
import type { BankProposal } from '../provider.ts'
import { AFTER_PAPER, AFTER_USE, judge, openingOf } from './judgement.ts'

const asked = (installment: number, income: number) => ({ installment, income }) as BankProposal

test.each([
  [300_00, 1_000_00, 'approve'],
  [301_00, 1_000_00, 'papers'],
  [400_00, 1_000_00, 'papers'],
  [400_01, 1_000_00, 'refuse'],
  [1, 0, 'refuse'],
])('%i of %i: %s', (installment, income, judgement) => {
  expect(judge({ installment, income })).toBe(judgement)
})

const START = { bank1: 'PROPOSAL_SENT', bank2: 'DIRECTED_PROPOSAL' } as const

test.each(BANKS)('%s says nothing that its own table of statuses does not have', (bank) => {
  for (const conduct of ['approve', 'refuse', 'papers'] as const) {
    let last: string = START[bank]
    const opening = openingOf(bank, asked(1, 1_000), conduct)
    const rest = conduct === 'refuse' ? [] : [...(conduct === 'papers' ? AFTER_PAPER[bank] : []), ...AFTER_USE[bank]]
    for (const { status } of [...opening, ...rest]) {
      expect(`${last} ${status} ${bankTransitionRefusal(last, status)?.key}`).toBe(`${last} ${status} undefined`)
      last = status
    }
  }
})

test('a refusal says what a month may cost', () => {
  const steps = openingOf('bank2', asked(500_00, 1_000_00), 'approve')
  expect(steps.at(-1)).toMatchObject({
    status: 'DENIED_PROPOSAL',
    more: { reason: 'income', mostInstallmentCents: 300_00 },
  })
})
