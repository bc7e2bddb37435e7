import type { OrderView } from '@volante/contract/order-shapes'
import { expect, test } from 'vitest'
import { otherWay } from './other-way.ts'

type Part = OrderView['ledger']['parts'][number]
const part = (paymentKind: Part['paymentKind'], isPaid = false) => ({ paymentKind, isPaid }) as Part
const order = (paymentKind: Part['paymentKind'], parts: Part[], payable: OrderView['payable']) => ({
  paymentKind,
  payable,
  ledger: { parts } as OrderView['ledger'],
})

test.each([
  [
    'the deposit at the dealer',
    order('dealer', [part('dealer')], { deposit: ['dealer', 'pix'], remaining: [] }),
    { kind: 'pix' },
  ],
  [
    'financing and nothing else',
    order('financing', [part('financing')], { deposit: ['financing'], remaining: [] }),
    null,
  ],
  [
    'the rest by trade-in',
    order('card', [part('card', true), part('trade')], { deposit: [], remaining: ['pix'] }),
    { rest: 1 },
  ],
  ['a Pix under way', order('pix', [part('pix')], { deposit: ['card', 'pix'], remaining: [] }), null],
  ['all is paid', order('dealer', [part('dealer', true)], { deposit: [], remaining: ['pix'] }), null],
] as const)('%s (D22)', (_, given, query) => {
  expect(otherWay(given as Parameters<typeof otherWay>[0])).toEqual(query)
})
