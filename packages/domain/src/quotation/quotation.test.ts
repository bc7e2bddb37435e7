import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUOTATION_SAVE_CODES } from '../status.ts'
import { amountRefusals, amountsOf, type Asked, limitsOf, percentOf, roomOf } from './amounts.ts'
import {
  approvedUntil,
  isValidity,
  mayLeave,
  QUOTATION_STATES,
  type QuotationEvent,
  savingEvent,
  stateAfter,
  stillCounts,
} from './approval.ts'
import { REMEDIES } from './crm-outcome.ts'
import { versionDiff } from './version-diff.ts'

const asked = (more: Partial<Asked> = {}): Asked => ({
  initial: 100_000_00,
  changed: null,
  bonus: 0,
  discount: 0,
  tradeIn: 0,
  ...more,
})

describe('amounts', () => {
  test.each([
    [{}, { cash: 100_000_00, balance: 100_000_00, surplus: 0, given: 0 }],
    [
      { bonus: 1_000_00, discount: 2_000_00 },
      { cash: 97_000_00, balance: 97_000_00, surplus: 0, given: 3_000_00 },
    ],
    [{ changed: 110_000_00 }, { cash: 110_000_00, balance: 110_000_00, surplus: 0, given: 0 }],
    [
      { tradeIn: 40_000_00, discount: 1_00 },
      { cash: 99_999_00, balance: 59_999_00, surplus: 0, given: 1_00 },
    ],
    [{ tradeIn: 140_000_00 }, { cash: 100_000_00, balance: 0, surplus: 40_000_00, given: 0 }],
  ])('%j', (more, expected) => expect(amountsOf(asked(more))).toEqual(expected))

  test('a raised price gives no room for a larger discount', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000), (raise, bonus, discount) => {
        const { cash, given } = amountsOf(asked({ changed: 100_000_00 + raise, bonus, discount }))
        expect(given).toBe(Math.max(0, 100_000_00 - cash))
      }),
    )
  })

  test.each([
    [{ changed: 100_000_00 }, { changedPrice: 'validation.price.greaterThan' }],
    [{ changed: 99_000_00 }, { changedPrice: 'validation.price.greaterThan' }],
    [{ changed: 100_000_01 }, {}],
    [{ discount: 100_000_00 }, { discount: 'quotation.nothingLeft' }],
    [{ bonus: 90_000_00, discount: 10_000_00 }, { bonus: 'quotation.nothingLeft' }],
    [{ bonus: 90_000_00, discount: 9_999_99 }, {}],
  ])('%j is refused as %j', (more, expected) => {
    const refusals = Object.entries(amountRefusals(asked(more), 'BRL'))
    expect(Object.fromEntries(refusals.map(([field, { key }]) => [field, key]))).toEqual(expected)
  })
})

describe('room', () => {
  const limits = { user_dealer: 2, dealer_manager: 5, regional_manager: 10 }
  test('is the most of somebody’s roles', () => {
    expect(percentOf(['user_dealer'], limits)).toBe(2)
    expect(percentOf(['user_dealer', 'regional_manager'], limits)).toBe(10)
    expect(percentOf(['user_admin'], limits)).toBe(0)
  })

  test('is never more than dealers may give at all', () => {
    const set = { discountMax: 4, quotationSeller: 2, quotationManager: 5, quotationRegional: 10 }
    expect(limitsOf(set)).toEqual({ user_dealer: 2, dealer_manager: 4, regional_manager: 4 })
  })

  test.each([
    [0, { most: 2_000_00, left: 2_000_00, leftPercent: 2, isAbove: false }],
    [2_000_00, { left: 0, leftPercent: 0, isAbove: false }],
    [2_000_01, { left: -1, isAbove: true }],
    [3_000_00, { left: -1_000_00, leftPercent: -1, isAbove: true }],
  ])('of 2 per cent, %d given', (given, expected) => expect(roomOf(100_000_00, given, 2)).toMatchObject(expected))
})

describe('approval', () => {
  test('only what waits is decided, and a change of price of what was approved asks anew', () => {
    const events = ['within', 'ask', 'same', 'approve', 'decline'] as const satisfies readonly QuotationEvent[]
    const line = QUOTATION_STATES.map((state) => events.map((event) => stateAfter(state, event)))
    expect(line).toEqual([
      ['WITHIN', 'WAITING', 'WITHIN', null, null],
      ['WITHIN', 'WAITING', 'WAITING', 'APPROVED', 'DECLINED'],
      ['WITHIN', 'WAITING', 'APPROVED', null, null],
      ['WITHIN', 'WAITING', 'DECLINED', null, null],
    ])
  })

  test.each([
    [null, false, 'within'],
    [null, true, 'ask'],
    [{ initial: 10, cash: 8 }, true, 'same'],
    [{ initial: 10, cash: 9 }, true, 'ask'],
    [{ initial: 11, cash: 8 }, true, 'ask'],
    [{ initial: 10, cash: 8 }, false, 'within'],
  ])('saved after %j, above the limit: %s', (before, isAbove, event) =>
    expect(savingEvent(before, { initial: 10, cash: 8 }, isAbove)).toBe(event),
  )

  test('holds three days, or until the quotation is over', () => {
    expect(approvedUntil('2026-11-26', '2026-12-20')).toBe('2026-11-29')
    expect(approvedUntil('2026-11-26', '2026-11-27')).toBe('2026-11-27')
    expect(mayLeave('APPROVED', '2026-11-29', '2026-11-29')).toBe(true)
    expect(mayLeave('APPROVED', '2026-11-29', '2026-11-30')).toBe(false)
    expect(mayLeave('APPROVED', null, '2026-11-30')).toBe(false)
    expect([stillCounts('APPROVED', false), stillCounts('APPROVED', true), stillCounts('WAITING', false)]).toEqual([
      false,
      true,
      true,
    ])
    expect(QUOTATION_STATES.filter((state) => mayLeave(state, '2026-11-29', '2026-11-26'))).toEqual([
      'WITHIN',
      'APPROVED',
    ])
  })

  test('a quotation is valid from today to thirty days', () => {
    expect(
      ['2026-11-25', '2026-11-26', '2026-12-26', '2026-12-27'].map((day) => isValidity('2026-11-26', day)),
    ).toEqual([false, true, true, false])
  })
})

test('every code of the documents has something to do', () => {
  expect(Object.keys(REMEDIES)).toEqual([...QUOTATION_SAVE_CODES])
})

test('a version differs from the one before it in what moved, came or went; the first in nothing', () => {
  expect(versionDiff(null, { a: 1 })).toEqual([])
  expect(versionDiff({ a: 1, b: 'x' }, { a: 1, b: 'y', c: null })).toEqual([{ field: 'b', before: 'x', after: 'y' }])
})
