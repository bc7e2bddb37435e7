import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addPart,
  downPaymentCents,
  dropPart,
  dropRefusal,
  isSettled,
  type Ledger,
  ledgerOf,
  type NewPart,
  PART_KINDS,
  partRefusal,
  paymentRefusal,
  payPart,
  refundPart,
  refundRefusal,
} from './ledger.ts'

const TOTAL = 10_000_000
const COUPON = { gone: null, needsDownPayment: true }
const part = (kind: NewPart['kind'], amountCents: number, id: string = kind): NewPart => ({ id, kind, amountCents })
const withParts = (...parts: NewPart[]) => parts.reduce(addPart, ledgerOf(TOTAL, []))
const paid = (...parts: NewPart[]) => parts.reduce((ledger, { id }) => payPart(ledger, id), withParts(...parts))

describe('parts', () => {
  test('each one lowers what remains', () => {
    const ledger = withParts(part('deposit', 500_000), part('tradeIn', 3_000_000), part('financing', 4_000_000))
    expect(ledger).toMatchObject({ remainingCents: 2_500_000, paidCents: 0, discountCents: 0, refundedCents: 0 })
    expect(downPaymentCents(ledger)).toBe(3_500_000)
  })

  test('an order is settled when all is covered and paid, discounts aside', () => {
    const ledger = withParts(part('coupon', 1_000_000), part('balance', 9_000_000))
    expect(isSettled(ledger)).toBe(false)
    expect(isSettled(payPart(ledger, 'balance'))).toBe(true)
  })

  test.each([
    ['nothing', part('deposit', 0), 'order.ledger.amount'],
    ['a negative amount', part('deposit', -1), 'order.ledger.amount'],
    ['half a cent', part('deposit', 0.5), 'order.ledger.amount'],
    ['the same part twice', part('balance', 1, 'deposit'), 'order.ledger.repeated'],
    ['a trade-in above the total', part('tradeIn', TOTAL + 1), 'order.ledger.tradeInAboveTotal'],
    ['more than remains', part('financing', TOTAL), 'order.ledger.aboveRemaining'],
    ['exactly what remains', part('financing', TOTAL - 500_000), null],
  ])('%s: %j is answered %s', (_, added, key) => {
    expect(partRefusal(withParts(part('deposit', 500_000)), added)?.key ?? null).toBe(key)
  })

  test.each([
    ['unknown', [part('deposit', 1)], null, 'coupon.unavailable'],
    ['without a down payment', [part('financing', 1)], COUPON, 'coupon.needsDownPayment'],
    ['with one', [part('deposit', 1)], COUPON, null],
    ['a second one', [part('deposit', 1), part('coupon', 1, 'first')], COUPON, 'order.ledger.oneCoupon'],
  ] as const)('a coupon %s', (_, before, terms, key) => {
    expect(partRefusal(withParts(...before), part('coupon', 100), terms)?.key ?? null).toBe(key)
  })
})

describe('money', () => {
  test.each([
    ['an unknown part', 'balance', 'order.ledger.unknown'],
    ['a paid one', 'deposit', 'order.ledger.alreadyPaid'],
    ['a discount', 'employeeDiscount', 'order.ledger.alreadyPaid'],
    ['a promised one', 'financing', null],
  ])('paying %s', (_, id, key) => {
    const ledger = withParts(part('deposit', 1), part('employeeDiscount', 1), part('financing', 1))
    expect(paymentRefusal(payPart(ledger, 'deposit'), id)?.key ?? null).toBe(key)
  })

  test.each([
    ['unknown', 'balance', 1, 'order.ledger.unknown'],
    ['nothing', 'deposit', 0, 'order.ledger.amount'],
    ['more than paid', 'deposit', 501, 'order.ledger.refundAbovePaid'],
    ['all of it', 'deposit', 500, null],
  ])('a refund of %s', (_, id, cents, key) => {
    expect(refundRefusal(paid(part('deposit', 500)), id, cents)?.key ?? null).toBe(key)
  })

  test('what was promised cannot be refunded, what was paid cannot be dropped', () => {
    expect(refundRefusal(withParts(part('deposit', 500)), 'deposit', 1)?.key).toBe('order.ledger.refundAbovePaid')
    expect(dropRefusal(paid(part('deposit', 500)), 'deposit')?.key).toBe('order.ledger.alreadyPaid')
    expect(dropRefusal(withParts(part('deposit', 500)), 'deposit')).toBeNull()
  })

  test('a refund remains to be paid again', () => {
    const ledger = refundPart(paid(part('deposit', 500)), 'deposit', 200)
    expect(ledger).toMatchObject({ remainingCents: TOTAL - 300, paidCents: 300, refundedCents: 200 })
  })

  test('parts that do not fit are a broken record', () => {
    const kept = { id: 'a', kind: 'deposit', amountCents: 11, isPaid: false, refundedCents: 0 } as const
    expect(() => ledgerOf(10, [kept])).toThrow(RangeError)
  })
})

type Step = { readonly act: 'add' | 'pay' | 'drop' | 'refund'; readonly part: NewPart }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('add', 'pay', 'pay', 'drop', 'refund'),
  part: fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom(...PART_KINDS),
    amountCents: fc.integer({ min: -10, max: 900 }),
  }),
})

function take(ledger: Ledger, { act, part: { id, kind, amountCents } }: Step): Ledger {
  if (act === 'add')
    return partRefusal(ledger, { id, kind, amountCents }, COUPON) ? ledger : addPart(ledger, { id, kind, amountCents })
  if (act === 'pay') return paymentRefusal(ledger, id) ? ledger : payPart(ledger, id)
  if (act === 'drop') return dropRefusal(ledger, id) ? ledger : dropPart(ledger, id)
  return refundRefusal(ledger, id, amountCents) ? ledger : refundPart(ledger, id, amountCents)
}

test('whatever is added, paid, dropped and refunded, the ledger adds up to the total in cents', () => {
  let paidWalks = 0
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.array(step, { maxLength: 40, size: 'max' }), (total, steps) => {
      let received = 0
      let ledger = ledgerOf(total, [])
      for (const one of steps) {
        const before = ledger
        ledger = take(ledger, one)
        received += Math.max(0, ledger.paidCents - before.paidCents)
        expect(ledger.parts.reduce((sum, { amountCents }) => sum + amountCents, ledger.remainingCents)).toBe(total)
        expect(ledger.remainingCents).toBeGreaterThanOrEqual(0)
        expect(ledger.paidCents).toBeLessThanOrEqual(total)
        expect(ledger.refundedCents).toBe(received - ledger.paidCents)
      }
      if (received > 0) paidWalks++
    }),
    { numRuns: 400 },
  )
  expect(paidWalks).toBeGreaterThan(60)
})
