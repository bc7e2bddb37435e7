import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { isBusinessDay } from '../payment/bank-calendar.ts'
import { deliveryPlan, planUntil, type UnitStanding } from './delivery-plan.ts'
import { stagesOfPlace, UNIT_PLACES } from './unit-place.ts'
import { STAGES } from './stages.ts'

const monday = { stage: 'reservation', today: '2026-11-23', country: 'BR' } as const
const at = (place: UnitStanding['place'], readyOn: string | null = null): UnitStanding => ({ place, readyOn })

describe('the days to a delivery', () => {
  test.each([
    // 8 December is a holiday in Argentina, not in Brazil.
    ['dealer', null, 'BR', '2026-11-30', '2026-12-14'],
    ['dealer', null, 'AR', '2026-11-30', '2026-12-15'],
    ['yard', null, 'BR', '2026-12-03', '2026-12-24'],
    ['transit', '2026-12-12', 'BR', '2026-12-16', '2026-12-28'],
    ['production', '2027-01-15', 'BR', '2027-01-25', '2027-02-15'],
    ['order', null, 'BR', '2027-01-11', '2027-03-03'],
  ] as const)('of a car at %s', (place, readyOn, country, earliestOn, latestOn) => {
    const plan = deliveryPlan({ ...monday, country, unit: at(place, readyOn) })
    expect({ earliestOn: plan.earliestOn, latestOn: plan.latestOn }).toEqual({ earliestOn, latestOn })
  })

  test('a car that is built has no production; its stages follow one another to the last day', () => {
    const { stages, latestOn } = deliveryPlan({ ...monday, unit: at('dealer') })
    expect(stages).toEqual([
      { stage: 'reservation', startsOn: '2026-11-23', endsOn: '2026-11-24' },
      { stage: 'approval', startsOn: '2026-11-24', endsOn: '2026-11-27' },
      { stage: 'contract', startsOn: '2026-11-27', endsOn: '2026-12-01' },
      { stage: 'shipping', startsOn: '2026-12-01', endsOn: '2026-12-03' },
      { stage: 'payment', startsOn: '2026-12-03', endsOn: '2026-12-08' },
      { stage: 'delivery', startsOn: '2026-12-08', endsOn: '2026-12-14' },
    ])
    expect(latestOn).toBe('2026-12-14')
  })

  test('a person who promises later gives the time to the stage that goes on; one who promises sooner ends all with the delivery', () => {
    const plan = deliveryPlan({ ...monday, stage: 'shipping', unit: at('yard') })
    const late = planUntil(plan, '2027-02-20')
    expect(late).toMatchObject({ earliestOn: '2027-02-20', latestOn: '2027-02-20' })
    expect(late.stages[0]?.startsOn).toBe('2026-11-23')
    expect(late.stages.at(-1)?.endsOn).toBe('2027-02-20')
    const soon = planUntil(plan, '2026-11-27')
    expect(soon.stages.map(({ endsOn }) => endsOn)).toEqual(['2026-11-27', '2026-11-27', '2026-11-27'])
  })

  test('of any order: earliest before latest, stages in their order without a gap, ends on business days', () => {
    const standing = fc.record({
      stage: fc.constantFrom(...STAGES),
      today: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days)),
      country: fc.constantFrom('BR', 'AR'),
      unit: fc.record({
        place: fc.constantFrom(...UNIT_PLACES),
        readyOn: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days))),
      }),
      atLeast: fc.integer({ min: 0, max: 5 }),
    })
    fc.assert(
      fc.property(standing, fc.integer({ min: 0, max: 400 }), (one, more) => {
        const plan = deliveryPlan(one)
        expect(plan.earliestOn <= plan.latestOn).toBe(true)
        expect(plan.stages[0]).toMatchObject({ stage: one.stage, startsOn: one.today })
        const own = stagesOfPlace(one.unit.place)
        expect(plan.stages.slice(1).every(({ stage }) => own.includes(stage))).toBe(true)
        for (const days of [plan, planUntil(plan, addDays(one.today, more))]) {
          expect(days.stages.at(-1)?.endsOn).toBe(days.latestOn)
          for (const [nth, stage] of days.stages.entries()) {
            expect(stage.startsOn <= stage.endsOn).toBe(true)
            if (nth > 0) expect(stage.startsOn).toBe(days.stages[nth - 1]?.endsOn)
          }
        }
        for (const { startsOn, endsOn } of plan.stages)
          if (endsOn !== startsOn) expect(isBusinessDay(endsOn, one.country)).toBe(true)
      }),
    )
  })
})
