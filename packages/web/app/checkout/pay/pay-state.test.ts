import type { OrderView } from '@volante/contract/order-shapes'
import { expect, test } from 'vitest'
import { dueOf, mostOf, NOTHING_ASKED, payStateOf, splitRefusal } from './pay-state.ts'

const part = (id: string, paymentKind: string, amount: number, isPaid = false, kind = 'balance') => ({
  id,
  kind,
  paymentKind,
  amount,
  isPaid,
})
const charge = (type: string, value: number) => ({
  type,
  value,
  purpose: 'remaining',
  state: 'pending',
  createdAt: '2026-11-22T12:00:00Z',
  pix: type === 'pix' ? {} : null,
  boleto: type === 'boleto' ? {} : null,
})

/** An order of R$ 100.000 whose reservation of R$ 2.000 is paid, with what of the rest is promised. */
function order(promised: ReturnType<typeof part>[], charges: ReturnType<typeof charge>[] = []): OrderView {
  const parts = [part('deposit', 'pix', 200_000, true, 'deposit'), ...promised]
  const remaining = 10_000_000 - parts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    status: 'REMAINING_PAYMENT',
    currency: 'BRL',
    reservationValue: 200_000,
    countdown: null,
    paymentKind: 'pix',
    pendingActions: [],
    documents: [],
    payable: { deposit: [], remaining: ['card', 'pix', 'boleto', 'dealer', 'trade'] },
    ledger: { parts, remaining },
    charges,
  } as unknown as OrderView
}

test('what may be paid in one way: what is open, and what it takes the place of', () => {
  const split = order([part('a', 'pix', 5_000_000), part('b', 'trade', 1_000_000, false, 'tradeIn')])
  expect(mostOf(split, 'remaining', 'card')).toBe(3_800_000)
  expect(mostOf(split, 'remaining', 'pix')).toBe(8_800_000)
  expect(mostOf(split, 'remaining', 'card', 'a')).toBe(8_800_000)
  expect(mostOf(split, 'deposit', 'card')).toBe(200_000)
  const promised = order([part('a', 'pix', 9_800_000)])
  expect([mostOf(promised, 'remaining', 'card'), mostOf(promised, 'remaining', 'dealer')]).toEqual([9_800_000, 0])
})

test('a part is paid by itself where it is neither too much nor too little; all of it is always right', () => {
  const none = order([])
  const asked = (amount: number | null, most = 9_800_000) => [
    splitRefusal(none, most, amount),
    dueOf(none, most, amount),
  ]
  expect(asked(5_000_000)).toEqual([null, 5_000_000])
  expect(asked(null)).toEqual([null, 9_800_000])
  expect(asked(9_800_001)).toEqual(['aboveRemaining', 9_800_000])
  expect(asked(9_999)).toEqual(['leastShare', 9_800_000])
  expect(asked(50, 50)).toEqual([null, 50])
})

test('a charge that waits is shown, the one of a named way first; who changes it chooses anew', () => {
  const both = order(
    [part('a', 'pix', 5_000_000), part('b', 'boleto', 1_000_000)],
    [charge('pix', 1), charge('boleto', 2)],
  )
  const viewAt = (asked: object) => payStateOf(both, { ...NOTHING_ASKED, rest: true, ...asked })
  expect(viewAt({ kind: 'pix' })).toMatchObject({ view: 'pix' })
  expect(viewAt({ kind: 'boleto' })).toMatchObject({ view: 'boleto' })
  expect(viewAt({ kind: 'card' })).toMatchObject({ view: 'choice', kind: 'card' })
  expect(viewAt({ kind: 'pix', change: 'a' })).toMatchObject({ view: 'choice', kind: 'pix' })
})
