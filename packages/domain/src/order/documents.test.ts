import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import ptBR from '../../../../texts/pt-BR/order.json' with { type: 'json' }
import { COUNTRIES, EMPLOYEE_BUYER_TYPES, PERSON_TYPES } from '../vocabulary.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  documentChangeRefusal,
  documentsApproved,
  documentsComplete,
  documentsNeeded,
  type Purchase,
} from './documents.ts'
import { PAYMENT_KINDS } from './payment-kind.ts'

const PURCHASE: Purchase = { country: 'BR', personType: 'physicalPerson', payments: ['pix'], buyerType: null }

test.each<[string, Partial<Purchase>, readonly string[]]>([
  ['a person', {}, ['identity', 'proofOfAddress']],
  ['a person in Argentina', { country: 'AR' }, ['identity']],
  [
    'a company',
    { personType: 'legalPerson' },
    ['proofOfAddress', 'articlesOfAssociation', 'companyRegistration', 'representativeIdentity'],
  ],
  ['financing', { payments: ['pix', 'financing'] }, ['identity', 'proofOfAddress', 'proofOfIncome']],
  ['a consortium', { payments: ['consortium'] }, ['identity', 'proofOfAddress', 'creditLetter']],
  ['a used car', { payments: ['trade'] }, ['identity', 'proofOfAddress', 'tradeInRegistration']],
  ['an employee', { buyerType: 'employee' }, ['identity', 'proofOfAddress', 'employmentProof']],
  [
    'a dependent',
    { buyerType: "collaborator's dependent" },
    ['identity', 'proofOfAddress', 'employmentProof', 'kinshipProof'],
  ],
  [
    'an assignee',
    { buyerType: 'invoice assignee' },
    ['identity', 'proofOfAddress', 'employmentProof', 'assignmentLetter'],
  ],
])('%s brings %j', (_, changes, kinds) => {
  expect(documentsNeeded({ ...PURCHASE, ...changes })).toEqual(kinds)
})

test('every paper is named in the texts and asked for by some purchase', () => {
  const asked = new Set(
    PERSON_TYPES.flatMap((personType) =>
      EMPLOYEE_BUYER_TYPES.flatMap((buyerType) =>
        documentsNeeded({ country: 'BR', personType, payments: PAYMENT_KINDS, buyerType }),
      ),
    ),
  )
  expect([...asked].sort()).toEqual([...DOCUMENT_KINDS].sort())
  for (const kind of DOCUMENT_KINDS) expect(ptBR).toHaveProperty([`order.document.${kind}`])
})

test.each([
  [['sent', 'approved'], true, false],
  [['approved', 'approved'], true, true],
  [['approved', 'refused'], false, false],
  [['approved', 'missing'], false, false],
] as const)('%j: complete %s, approved %s', (statuses, isComplete, isApproved) => {
  expect(documentsComplete(statuses)).toBe(isComplete)
  expect(documentsApproved(statuses)).toBe(isApproved)
})

test.each([
  ['missing', 'sent', undefined, null],
  ['sent', 'approved', undefined, null],
  ['sent', 'refused', 'illegible', null],
  ['sent', 'refused', undefined, 'order.document.reason'],
  ['sent', 'refused', 'ugly', 'order.document.reason'],
  ['refused', 'approved', undefined, 'order.document.change'],
  ['approved', 'refused', 'expired', 'order.document.change'],
  ['missing', 'approved', undefined, 'order.document.change'],
] as const)('%s to %s because of %s: %s', (from, to, reason, key) => {
  expect(documentChangeRefusal(from, to, reason)?.key ?? null).toBe(key)
})

test('approved papers are complete, and one more refused paper never completes a purchase', () => {
  const purchase = fc.record({
    country: fc.constantFrom(...COUNTRIES),
    personType: fc.constantFrom(...PERSON_TYPES),
    payments: fc.subarray([...PAYMENT_KINDS]),
    buyerType: fc.option(fc.constantFrom(...EMPLOYEE_BUYER_TYPES)),
  })
  const held = fc.array(fc.constantFrom(...DOCUMENT_STATUSES))
  fc.assert(
    fc.property(purchase, held, (one, statuses) => {
      const needed = documentsNeeded(one)
      expect(new Set(needed).size).toBe(needed.length)
      if (documentsApproved(statuses)) expect(documentsComplete(statuses)).toBe(true)
      expect(documentsComplete([...statuses, 'refused'])).toBe(false)
      expect(documentsComplete(needed.map(() => 'approved' as const))).toBe(true)
    }),
  )
})
