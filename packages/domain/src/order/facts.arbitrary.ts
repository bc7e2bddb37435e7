import * as fc from 'fast-check'
import type { OrderFacts } from './line.ts'
import { PAYMENT_KINDS } from './payment-kind.ts'

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
