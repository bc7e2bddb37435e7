import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import ptBR from '../../../../texts/pt-BR/order.json' with { type: 'json' }
import { COUNTRIES, EMPLOYEE_BUYER_TYPES, PERSON_TYPES } from '../vocabulary.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  documentChangeRefusal,
  documentList,
  documentsApproved,
  documentsComplete,
  documentsNeeded,
  type Purchase,
} from './documents.ts'
import { PAYMENT_KINDS } from './payment-kind.ts'

const statusesOf = (...papers: Parameters<typeof documentList>) => documentList(...papers).map(({ status }) => status)

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
  [['approved'], false, false],
] as const)('%j: complete %s, approved %s', (statuses, isComplete, isApproved) => {
  const needed = documentsNeeded(PURCHASE)
  const held = statuses.map((status, at) => ({ kind: needed[at] ?? 'identity', status }))
  expect(documentsComplete(statusesOf(needed, held))).toBe(isComplete)
  expect(documentsApproved(statusesOf(needed, held))).toBe(isApproved)
})

test('the newest of a kind counts', () => {
  const held = [
    { kind: 'identity', status: 'refused', reason: 'illegible' },
    { kind: 'identity', status: 'sent' },
  ] as const
  expect(documentList(['identity', 'proofOfAddress'], held)).toEqual([
    { kind: 'identity', status: 'sent' },
    { kind: 'proofOfAddress', status: 'missing' },
  ])
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
  const held = fc.array(
    fc.record({ kind: fc.constantFrom(...DOCUMENT_KINDS), status: fc.constantFrom(...DOCUMENT_STATUSES) }),
  )
  fc.assert(
    fc.property(purchase, held, (one, documents) => {
      const needed = documentsNeeded(one)
      expect(new Set(needed).size).toBe(needed.length)
      if (documentsApproved(statusesOf(needed, documents)))
        expect(documentsComplete(statusesOf(needed, documents))).toBe(true)
      const kind = needed[0] ?? 'identity'
      expect(documentsComplete(statusesOf(needed, [...documents, { kind, status: 'refused' }]))).toBe(false)
      const all = needed.map((paper) => ({ kind: paper, status: 'approved' as const }))
      expect(documentsComplete(statusesOf(needed, [...documents, ...all]))).toBe(true)
    }),
  )
})
