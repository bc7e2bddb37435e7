import { expect, test } from 'vitest'
import { inspected } from './inspection.ts'
import { afterAnswer, stateNow, timeLeft } from './trade-offer.ts'

const car = { reference: 80_000_00, modelYear: 2022, year: 2026 }
const found = {
  mileage: 62_000,
  answers: { owners: 'one', service: 'all', damage: 'scratches', tyres: 'good' },
} as const

test('each line says what was told and found and what both are worth, and they add up to both values', () => {
  const stated = { mileage: 52_000, answers: { damage: 'none', tyres: 'good' } } as const
  const { foundCents, toldCents, lines } = inspected({ ...car, told: stated, found })
  expect(toldCents).toBe(80_000_00)
  expect(foundCents).toBe(car.reference + lines.reduce((sum, line) => sum + line.foundCents, 0))
  expect(lines.filter(({ hasMoved }) => hasMoved)).toEqual([
    { of: 'mileage', told: 52_000, found: 62_000, toldCents: 0, foundCents: -2_000_00, hasMoved: true },
    { of: 'owners', told: null, found: 'one', toldCents: 0, foundCents: 800_00, hasMoved: true },
    { of: 'service', told: null, found: 'all', toldCents: 0, foundCents: 1_600_00, hasMoved: true },
    { of: 'damage', told: 'none', found: 'scratches', toldCents: 0, foundCents: -2_000_00, hasMoved: true },
  ])
  expect(lines).toHaveLength(5)
})

test('what was told right moves nothing', () => {
  const { foundCents, toldCents, lines } = inspected({ ...car, told: found, found })
  expect(toldCents).toBe(foundCents)
  expect(lines.some(({ hasMoved }) => hasMoved)).toBe(false)
})

const now = new Date('2026-11-24T12:00:00Z')
const later = new Date('2026-11-26T15:30:00Z')
const over = new Date('2026-11-24T12:00:00Z')

test.each([
  ['OFFERED', later, false, 'OFFERED', 'ACCEPTED', 'DECLINED'],
  ['ACCEPTED', later, false, 'ACCEPTED', 'ACCEPTED', 'DECLINED'],
  ['DECLINED', later, false, 'DECLINED', 'ACCEPTED', 'DECLINED'],
  ['OFFERED', over, false, 'EXPIRED', null, null],
  ['ACCEPTED', over, false, 'EXPIRED', null, null],
  ['DECLINED', over, false, 'DECLINED', null, 'DECLINED'],
  ['ACCEPTED', later, true, 'ACCEPTED', 'ACCEPTED', null],
  ['ACCEPTED', over, true, 'ACCEPTED', 'ACCEPTED', null],
] as const)(
  '%s until %s, paying an order: %s, is %s now; a yes makes it %s, a no %s',
  (state, validUntil, isUsed, is, yes, no) => {
    const offer = { state, validUntil, isUsed }
    expect(stateNow(offer, now)).toBe(is)
    expect(afterAnswer(offer, true, now)).toBe(yes)
    expect(afterAnswer(offer, false, now)).toBe(no)
  },
)

test('time left is whole days and hours', () => {
  expect(timeLeft(later, now)).toEqual({ days: 2, hours: 3 })
  expect(timeLeft(over, now)).toEqual({ days: 0, hours: 0 })
})
