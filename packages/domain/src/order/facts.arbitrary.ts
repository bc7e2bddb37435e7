import * as fc from 'fast-check'
import { BANK_STATUSES } from './bank-status.ts'
import { DOCUMENT_STATUSES } from './documents.ts'
import type { OrderFacts } from './line.ts'
import type { StateFacts } from './order-state.ts'
import { PAYMENT_KINDS } from './payment-kind.ts'
import { REFUND_STATES } from './refund.ts'
import { SELFIE_STATES } from './selfie.ts'
import { nextStatuses, reachedOf } from './transitions.ts'

export const CARD_ORDER: OrderFacts = {
  deposit: 'card',
  balance: [],
  directSale: false,
  employee: false,
  hasBank: false,
  ownConsortium: false,
}

/** Any order there may be. */
export const orderFacts: fc.Arbitrary<OrderFacts> = fc.record({
  deposit: fc.option(fc.constantFrom(...PAYMENT_KINDS)),
  balance: fc.uniqueArray(fc.constantFrom(...PAYMENT_KINDS), { maxLength: 3 }),
  directSale: fc.boolean(),
  employee: fc.boolean(),
  hasBank: fc.boolean(),
  ownConsortium: fc.boolean(),
})

/** Codes as an order may really have met them: every walk of permitted steps, the bank's words among them. */
const walks = (facts: OrderFacts): fc.Arbitrary<readonly string[]> =>
  fc.array(fc.nat(), { minLength: 1, maxLength: 45 }).map((choices) => {
    const codes: string[] = []
    for (const choice of choices) {
      const options = nextStatuses(facts, codes.at(-1) ?? null, reachedOf(codes))
      // Straight on more often than not, or few walks would get far.
      const chosen = options[choice % 4 === 0 ? (choice >> 2) % options.length : 0]
      if (chosen === undefined) break
      codes.push(chosen)
    }
    return codes
  })

const part = fc.record({
  purpose: fc.constantFrom('deposit' as const, 'remaining' as const),
  paymentKind: fc.constantFrom(...PAYMENT_KINDS),
  amountCents: fc.integer({ min: 0, max: 10_000_000 }),
  isPaid: fc.boolean(),
  isOffered: fc.boolean(),
})

const refund = fc.record({
  state: fc.constantFrom(...REFUND_STATES),
  amountCents: fc.integer({ min: 1, max: 1_000_000 }),
})

/** The same, of a car in stock or of one that is still to be built. */
const anyOrder = fc.tuple(orderFacts, fc.boolean()).map(([facts, isCarMissing]) => ({ ...facts, isCarMissing }))

/** Everything that may be known of any order that can be reached. */
export const stateFacts: fc.Arbitrary<StateFacts> = anyOrder.chain((facts) =>
  fc
    .record({
      codes: walks(facts),
      bank: fc.option(fc.constantFrom(...BANK_STATUSES)),
      documents: fc.array(fc.constantFrom(...DOCUMENT_STATUSES), { maxLength: 4 }),
      photo: fc.constantFrom(...SELFIE_STATES),
      contract: fc.option(fc.constantFrom('OPEN' as const, 'SIGNED' as const)),
      parts: fc.array(part, { maxLength: 4 }),
      remainingCents: fc.constantFrom(0, 8_298_000),
      refunds: fc.array(refund, { maxLength: 3 }),
      basis: fc.option(fc.constantFrom('withdrawal' as const, 'beforeInvoice' as const, 'agreed' as const)),
      isRated: fc.boolean(),
      isDepositReturned: fc.boolean(),
    })
    .map(({ codes, bank, ...known }) => {
      const status = codes.at(-1) ?? 'PRE_RESERVE'
      const code = status === 'FINANCING_PAYMENT' && bank ? bank : status
      return { ...facts, ...known, status, code, reached: reachedOf(codes) ?? 'PRE_RESERVE' }
    }),
)
