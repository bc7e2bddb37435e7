import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_STATUSES } from './documents.ts'
import { type DueFacts, dueStep } from './due-step.ts'
import { CARD_ORDER, orderFacts } from './facts.arbitrary.ts'
import { LINE } from './line.ts'
import { PAYMENT_KINDS } from './payment-kind.ts'
import { transitionRefusal } from './transitions.ts'

const NOTHING: DueFacts = {
  isDepositPaid: false,
  isBoletoIssued: false,
  documents: 'missing',
  isPhotoPassed: false,
  confirmed: [],
  isSettled: false,
}

describe('a card order', () => {
  it.each([
    ['PRE_RESERVE', {}, null],
    ['PRE_RESERVE', { isDepositPaid: true }, { status: 'RESERVE', actor: 'platform' }],
    ['RESERVE', { isDepositPaid: true }, null],
    ['RESERVE', { documents: 'refused' }, null],
    ['RESERVE', { documents: 'sent' }, { status: 'UPLOADED_DOCS', actor: 'customer' }],
    ['UPLOADED_DOCS', {}, { status: 'ANTI_FRAUD', actor: 'platform' }],
    ['ANTI_FRAUD', { documents: 'sent', isPhotoPassed: true }, null],
    ['ANTI_FRAUD', { documents: 'approved', isPhotoPassed: true }, { status: 'SIGN_CONTRACT', actor: 'platform' }],
    ['SIGN_CONTRACT', { documents: 'approved', isPhotoPassed: true }, null],
    ['PLACED', {}, { status: 'CREATED_ORDER', actor: 'platform' }],
    ['INVOICED', { isSettled: true }, null],
    ['TRANSPORTING', {}, { status: 'REMAINING_PAYMENT', actor: 'platform' }],
    ['TRANSPORTING', { isSettled: true }, { status: 'PAID', actor: 'platform' }],
    ['REMAINING_PAYMENT', {}, null],
    ['REMAINING_PAYMENT', { isSettled: true }, { status: 'PAID', actor: 'platform' }],
    ['DELIVERED', { isSettled: true }, null],
  ] as const)('at %s with %j goes on to %j', (reached, known, step) => {
    expect(dueStep(CARD_ORDER, reached, { ...NOTHING, ...known })).toEqual(step)
  })
})

it.each([
  ['boleto', 'PRE_RESERVE', {}, 'RESERVE'],
  ['boleto', 'UPLOADED_DOCS', {}, undefined],
  ['boleto', 'UPLOADED_DOCS', { isBoletoIssued: true }, 'BILLET_PAYMENT'],
  ['boleto', 'BILLET_PAYMENT', { isBoletoIssued: true }, undefined],
  ['boleto', 'BILLET_PAYMENT', { isDepositPaid: true }, 'ANTI_FRAUD'],
  ['pix', 'BILLET_PAYMENT', { isDepositPaid: true }, 'ANTI_FRAUD'],
  ['pix', 'DEALER_PAYMENT', { isDepositPaid: true }, 'ANTI_FRAUD'],
  ['dealer', 'UPLOADED_DOCS', {}, 'DEALER_PAYMENT'],
  ['dealer', 'DEALER_PAYMENT', {}, undefined],
  ['dealer', 'DEALER_PAYMENT', { confirmed: ['dealer'] }, 'ANTI_FRAUD'],
  ['trade', 'DEALER_PAYMENT', { confirmed: ['dealer'] }, undefined],
  ['financing', 'FINANCING_PAYMENT', { confirmed: ['financing'] }, 'ANTI_FRAUD'],
] as const)('a deposit by %s at %s with %j goes on to %s', (deposit, reached, known, status) => {
  expect(dueStep({ ...CARD_ORDER, deposit }, reached, { ...NOTHING, ...known })?.status).toBe(status)
})

const dueFacts: fc.Arbitrary<DueFacts> = fc.record({
  isDepositPaid: fc.boolean(),
  isBoletoIssued: fc.boolean(),
  documents: fc.constantFrom(...DOCUMENT_STATUSES),
  isPhotoPassed: fc.boolean(),
  confirmed: fc.subarray([...PAYMENT_KINDS]),
  isSettled: fc.boolean(),
})

it('is always a step the line permits to the one who makes it', () => {
  fc.assert(
    fc.property(orderFacts, fc.constantFrom(...LINE.map(({ status }) => status)), dueFacts, (facts, reached, known) => {
      const step = dueStep(facts, reached, known)
      expect(step && transitionRefusal(facts, reached, step.status, { actor: step.actor })).toBeNull()
    }),
  )
})
