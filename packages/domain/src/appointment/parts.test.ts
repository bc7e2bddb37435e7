import { describe, expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { type Parts, partAt } from './parts.ts'

const TODAY = '2026-11-26'
const NEXT = '2026-12-07'
const at = (parts: Parts | null, held: readonly string[] = [], remedyFrom: string | null = '2026-10-01') =>
  partAt(parts, held, remedyFrom, TODAY)
const some = (quantity: number, nextQuantity = 0, nextOn: string | null = null): Parts => ({
  quantity,
  nextQuantity,
  nextOn,
})

test.each([
  ['there', at(some(2), [TODAY]), { state: 'here', from: null }],
  ['all held', at(some(2), [TODAY, NEXT]), { state: 'none', from: null }],
  ['held, more to come', at(some(1, 1, NEXT), [TODAY]), { state: 'coming', from: NEXT }],
  ['held late: the one that is there stays free', at(some(1, 1, NEXT), [NEXT]), { state: 'here', from: null }],
  ['held late by all that comes and is there', at(some(1, 1, NEXT), [NEXT, NEXT]), { state: 'none', from: null }],
  ['what was to come is there', at(some(0, 1, TODAY)), { state: 'here', from: null }],
  ['a number without a day comes never', at(some(0, 5)), { state: 'none', from: null }],
  ['nobody said it', at(null), { state: 'ask', from: null }],
  ['no remedy yet', at(some(5), [], null), { state: 'none', from: null }],
  ['remedy later than the parts', at(some(0, 1, NEXT), [], '2026-12-20'), { state: 'coming', from: '2026-12-20' }],
  ['remedy earlier than the parts', at(some(0, 1, NEXT), [], '2026-12-01'), { state: 'coming', from: NEXT }],
] as const)('%s', (_, found, wanted) => expect(found).toEqual(wanted))

describe('however visits come and go', () => {
  /** Brute force: on every day no more visits were held so far than parts had come. */
  const isEnough = ({ quantity, nextQuantity, nextOn }: Parts, held: readonly string[]) =>
    Array.from({ length: 40 }, (_, ahead) => addDays(TODAY, ahead)).every(
      (day) =>
        held.filter((one) => one <= day).length <= quantity + (nextOn !== null && nextOn <= day ? nextQuantity : 0),
    )

  test('no visit that was offered finds no part, and none is refused that would find one', () => {
    let random = 7
    const upTo = (most: number) => {
      random = (random * 48_271) % 2_147_483_647
      return random % (most + 1)
    }
    for (let round = 0; round < 400; round++) {
      const parts = some(upTo(3), upTo(3), upTo(3) === 0 ? null : addDays(TODAY, upTo(12) - 2))
      const held: string[] = []
      for (let visit = 0; visit < 12; visit++) {
        const day = addDays(TODAY, upTo(20))
        const { state, from } = at(parts, held)
        const isOffered = state !== 'none' && (from === null || from <= day)
        expect(isOffered, JSON.stringify({ parts, held, day })).toBe(isEnough(parts, [...held, day]))
        if (isOffered) held.push(day)
      }
    }
  })
})
