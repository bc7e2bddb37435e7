import { expect, test } from 'vitest'
import { extended, type TradeOfferState } from './trade-offer.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const offer = (state: TradeOfferState, days: number, isUsed = false) => ({ state, validUntil: inDays(days), isUsed })

test.each([
  ['waits', offer('OFFERED', 2), { state: 'OFFERED', validUntil: inDays(5) }],
  ['is accepted', offer('ACCEPTED', 2), { state: 'ACCEPTED', validUntil: inDays(5) }],
  ['ends later anyway', offer('OFFERED', 9), { state: 'OFFERED', validUntil: inDays(9) }],
  ['is over', offer('EXPIRED', -3), { state: 'OFFERED', validUntil: inDays(5) }],
  ['ended this moment', offer('ACCEPTED', 0), { state: 'OFFERED', validUntil: inDays(5) }],
  ['was declined', offer('DECLINED', 2), null],
  ['pays an order', offer('ACCEPTED', -2, true), null],
] as const)('an offer that %s is extended as far as it may be', (_, before, after) => {
  expect(extended(before, 5, NOW)).toEqual(after)
})
