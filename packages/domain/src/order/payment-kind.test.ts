import { expect, test } from 'vitest'
import { PAYMENT_KINDS, paymentKindsOf, settlementOf } from './payment-kind.ts'

test.each([
  ['BR', ['card', 'pix', 'boleto', 'financing', 'consortium', 'trade', 'dealer']],
  ['AR', ['card', 'financing', 'trade', 'dealer']],
] as const)('%s offers %j', (country, kinds) => {
  expect(paymentKindsOf(country)).toEqual(kinds)
})

test('each way to pay says when its money is known', () => {
  expect(PAYMENT_KINDS.map((kind) => `${kind} ${settlementOf(kind)}`)).toEqual([
    'card instant',
    'pix instant',
    'boleto wait',
    'financing external',
    'consortium external',
    'trade external',
    'dealer external',
  ])
})
