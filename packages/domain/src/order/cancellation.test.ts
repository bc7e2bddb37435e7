import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import spec from '../../spec/vocabulary.json' with { type: 'json' }
import {
  CANCELLATION_REASONS,
  type CancellationInput,
  cancellationRefusal,
  cancellationTerms,
  refundTerms,
  withdrawalRefusal,
} from './cancellation.ts'
import { CARD_ORDER } from './facts.arbitrary.ts'
import { LINE } from './line.ts'
import { PAYMENT_KINDS } from './payment-kind.ts'

const INPUT: CancellationInput = {
  country: 'BR',
  today: '2026-11-21',
  signedOn: '2026-11-01',
  deliveredOn: null,
  reached: 'SIGN_CONTRACT',
  paid: [{ kind: 'card', amountCents: 500_001 }],
  retentionBasisPoints: 1000,
}

test('the reasons are those of the specification', () => {
  expect(Object.keys(CANCELLATION_REASONS)).toEqual(spec.cancellationReasons.values)
})

test.each([
  ['PRE_RESERVE', null],
  ['AT_DEALER', null],
  ['REACTIVATED_ORDER', null],
  ['DELIVERED', 'order.cancellation.notNow'],
  ['EXPIRED', 'order.cancellation.notNow'],
  ['CANCELLED', 'order.cancellation.notNow'],
  ['REQUESTED_CANCELLATION', 'order.cancellation.notNow'],
])('cancelling in %s: %s', (status, key) => {
  expect(cancellationRefusal(CARD_ORDER, status, 'RESERVE')?.key ?? null).toBe(key)
})

test.each([
  ['before the contract', { signedOn: null, reached: 'RESERVE' }, 'beforeInvoice', 0],
  ['on the seventh day in Brazil', { signedOn: '2026-11-14', reached: 'INVOICED' }, 'withdrawal', 0],
  ['on the eighth day, not invoiced', { signedOn: '2026-11-13' }, 'beforeInvoice', 0],
  ['on the eighth day, invoiced', { signedOn: '2026-11-13', reached: 'INVOICED' }, 'agreed', 50_000],
  ['invoiced, a contract that keeps nothing', { reached: 'PAID', retentionBasisPoints: 0 }, 'agreed', 0],
  ['seven days after receipt', { reached: 'DELIVERED', deliveredOn: '2026-11-14' }, 'withdrawal', 0],
  ['in Argentina before receipt', { country: 'AR', reached: 'PAID' }, 'withdrawal', 0],
  [
    'in Argentina on the eleventh day',
    { country: 'AR', reached: 'DELIVERED', deliveredOn: '2026-11-10' },
    'agreed',
    50_000,
  ],
] as const)('%s', (_, changes, basis, retainedCents) => {
  const terms = cancellationTerms({ ...INPUT, ...changes })
  expect(terms).toMatchObject({ basis, retainedCents, refundCents: 500_001 - retainedCents })
})

test('money goes back by the means it came, each with its day, the last one being the promise', () => {
  const paid = PAYMENT_KINDS.map((kind) => ({ kind, amountCents: 1_000 }))
  const terms = cancellationTerms({ ...INPUT, reached: 'PAID', paid })
  expect(terms.refunds.map(({ method, amountCents, expectedOn }) => `${method} ${amountCents} ${expectedOn}`)).toEqual([
    'cardReversal 900 2026-12-21',
    'pixReturn 900 2026-11-22',
    'bankTransfer 900 2026-11-25',
    'bankSettlement 1000 2026-12-01',
    'consortiumRelease 1000 2026-12-01',
    'tradeInReturn 1000 2026-12-01',
    'dealerRefund 900 2026-11-25',
  ])
  expect(terms.expectedOn).toBe('2026-12-21')
})

test.each([
  // Friday before Carnival, whose Monday and Tuesday are closed in both countries.
  ['dealer', '2026-02-13', 'BR', '2026-02-20'],
  ['dealer', '2026-02-13', 'AR', '2026-02-20'],
  // 20 November is a holiday of Brazil on its day, of Argentina on the Monday after.
  ['boleto', '2026-11-19', 'BR', '2026-11-25'],
  ['dealer', '2026-11-19', 'AR', '2026-11-25'],
  ['dealer', '2026-11-20', 'BR', '2026-11-25'],
  ['dealer', '2026-11-20', 'AR', '2026-11-26'],
  ['pix', '2026-12-24', 'BR', '2026-12-25'],
  ['card', '2026-12-02', 'AR', '2027-01-01'],
] as const)('money that came by %s and goes back from %s in %s is promised until %s', (kind, day, country, until) => {
  expect(refundTerms(kind, day, country).expectedOn).toBe(until)
})

test('nothing paid, nothing promised; a withdrawal in Brazil is brought up to date', () => {
  expect(cancellationTerms({ ...INPUT, paid: [] })).toMatchObject({ refundCents: 0, refunds: [], expectedOn: null })
  const withdrawal = { ...INPUT, signedOn: '2026-11-20' }
  expect(cancellationTerms(withdrawal).isUpdatedMonetarily).toBe(true)
  expect(cancellationTerms({ ...withdrawal, country: 'AR' }).isUpdatedMonetarily).toBe(false)
  expect(cancellationTerms(INPUT).isUpdatedMonetarily).toBe(false)
})

test.each([
  ['BR', '2026-11-14', null, null],
  ['BR', '2026-11-13', null, 'order.cancellation.withdrawalOver'],
  ['BR', '2026-10-01', '2026-11-14', null],
  ['BR', null, null, 'order.cancellation.noContract'],
  ['AR', '2026-01-01', null, null],
  ['AR', '2026-01-01', '2026-11-11', null],
  ['AR', '2026-01-01', '2026-11-10', 'order.cancellation.withdrawalOver'],
] as const)('%s, signed %s, received %s: %s', (country, signedOn, deliveredOn, key) => {
  expect(withdrawalRefusal({ country, today: '2026-11-21', signedOn, deliveredOn })?.key ?? null).toBe(key)
})

test('refund and retention always add up to what was paid, and a car not invoiced costs nothing', () => {
  const payment = fc.record({ kind: fc.constantFrom(...PAYMENT_KINDS), amountCents: fc.nat(100_000_000) })
  const reached = fc.constantFrom(...LINE.map(({ status }) => status))
  fc.assert(
    fc.property(fc.array(payment), reached, fc.integer({ min: -50, max: 20_000 }), (paid, at, retentionBasisPoints) => {
      const terms = cancellationTerms({ ...INPUT, paid, reached: at, retentionBasisPoints })
      const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(terms.refundCents + terms.retainedCents).toBe(paidCents)
      expect(terms.refunds.every(({ amountCents }) => amountCents >= 0)).toBe(true)
      if (terms.basis !== 'agreed') expect(terms.retainedCents).toBe(0)
    }),
  )
})
