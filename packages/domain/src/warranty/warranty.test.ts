import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { legalWarranty, type WarrantyFacts, warrantyStanding, type WarrantyTerm } from './warranty.ts'

const TERM: WarrantyTerm = { coverage: 'VEHICLE', months: 36, km: 100_000, tolerance: { km: 1_000, days: 30 } }
const TODAY = '2026-11-24'
const FACTS: WarrantyFacts = {
  startsOn: '2025-12-01',
  reading: { km: 9_000, day: '2026-11-01' },
  revisions: [],
  plan: { km: 10_000, months: 12 },
}
const standing = (facts: Partial<WarrantyFacts>, term: Partial<WarrantyTerm> = {}) =>
  warrantyStanding({ ...TERM, ...term }, { ...FACTS, ...facts }, TODAY)

describe('a coverage', () => {
  test.each<[string, Partial<WarrantyFacts>, object]>([
    [
      'holds until the day and the kilometres',
      {},
      { state: 'inForce', first: 'day', untilDay: '2028-12-01', untilKm: 100_000, leftDays: 738, leftKm: 91_000 },
    ],
    [
      'may end by kilometres first',
      { reading: { km: 55_000, day: '2026-11-01' }, plan: null },
      { state: 'inForce', first: 'km' },
    ],
    ['ended by its day', { startsOn: '2023-11-23' }, { state: 'ended', why: 'day', leftDays: 0 }],
    ['holds on its last day', { startsOn: '2023-11-24', plan: null }, { state: 'inForce', leftDays: 0 }],
    ['ended by kilometres', { reading: { km: 100_001, day: TODAY } }, { state: 'ended', why: 'km', leftKm: 0 }],
    [
      'ended by kilometres though nobody knows the delivery',
      { startsOn: null, reading: { km: 100_001, day: TODAY } },
      { state: 'ended', why: 'km' },
    ],
    [
      'is unknown without a delivery',
      { startsOn: null },
      { state: 'unknown', why: 'start', untilDay: null, leftDays: null, isChecked: false },
    ],
    [
      'is unknown without kilometres',
      { reading: null },
      { state: 'unknown', why: 'mileage', untilDay: '2028-12-01', leftKm: null },
    ],
    [
      'is unknown where a revision is written down nowhere',
      { startsOn: '2025-10-01' },
      { state: 'unknown', why: 'revision', missed: { number: 1, dueOn: '2026-10-01', dueKm: 10_000, lateOn: null } },
    ],
    ['bears a revision within the tolerance', { startsOn: '2025-10-26' }, { state: 'inForce', missed: null }],
    ['is unknown by kilometres too', { reading: { km: 11_001, day: TODAY } }, { state: 'unknown', why: 'revision' }],
    [
      'goes on with its revisions',
      { startsOn: '2025-01-01', reading: { km: 18_000, day: TODAY }, revisions: [{ day: '2025-12-20', km: 9_800 }] },
      { state: 'inForce', missed: null },
    ],
    [
      'ended by a revision that came too late',
      {
        startsOn: '2024-01-01',
        revisions: [
          { day: '2025-03-01', km: 9_000 },
          { day: '2026-02-01', km: 9_100 },
        ],
      },
      { state: 'ended', why: 'revision', missed: { number: 1, lateOn: '2025-03-01' } },
    ],
    ['says that revisions were not looked at', { plan: null }, { state: 'inForce', isChecked: false }],
  ])('%s', (_name, facts, expected) => expect(standing(facts)).toMatchObject(expected))

  test('without kilometres or revisions to keep asks for neither', () => {
    const corrosion = { coverage: 'CORROSION', months: 72, km: null, tolerance: null } as const
    expect(standing({ reading: null, startsOn: '2022-01-01' }, corrosion)).toMatchObject({
      state: 'inForce',
      first: 'day',
      untilKm: null,
      leftKm: null,
      isChecked: true,
    })
  })
})

test('nothing unknown is in force, and more kilometres or a later day never bring one back', () => {
  const days = fc.integer({ min: 0, max: 2_000 })
  const facts = fc.record({
    startsOn: fc.option(days.map((n) => addDays('2021-01-01', n))),
    reading: fc.option(fc.record({ km: fc.nat(150_000), day: fc.constant('2026-11-01') })),
    revisions: fc.array(fc.record({ day: days.map((n) => addDays('2021-01-01', n)), km: fc.option(fc.nat(150_000)) }), {
      maxLength: 6,
    }),
    plan: fc.option(fc.constant({ km: 10_000, months: 12 })),
  })
  fc.assert(
    fc.property(facts, days, (known, later) => {
      const now = warrantyStanding(TERM, known, TODAY)
      if (now.state === 'inForce') expect(known.startsOn !== null && known.reading !== null).toBe(true)
      if (now.state === 'ended') expect(warrantyStanding(TERM, known, addDays(TODAY, later)).state).toBe('ended')
    }),
  )
})

test('the law has a warranty of its own', () => {
  expect(legalWarranty('BR', '2026-11-01')).toEqual({ untilDay: '2027-01-30' })
  expect(legalWarranty('AR', '2026-08-31')).toEqual({ untilDay: '2027-02-28' })
  expect(legalWarranty('AR', null)).toEqual({ untilDay: null })
})
