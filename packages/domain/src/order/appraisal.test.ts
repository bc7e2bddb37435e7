import { expect, test } from 'vitest'
import { appraisalOf, isOffered, mayConfirm } from './appraisal.ts'

const found = { note: 'pneus gastos', at: '2026-11-23T12:00:00Z' }

test.each([
  [2_500_000, 2_500_000, false, true],
  [2_500_000, 2_100_000, true, false],
  [2_500_000, 2_700_000, true, false],
])(
  '%i promised, %i appraised: the buyer is asked %s, money may be confirmed %s',
  (promised, cents, asked, confirmed) => {
    const appraisal = appraisalOf(promised, { cents, ...found })
    expect([isOffered(appraisal), mayConfirm(appraisal)]).toEqual([asked, confirmed])
  },
)

test('a refused value is neither asked again nor confirmed; without an appraisal the promised one is', () => {
  const refused = { ...appraisalOf(2, { cents: 1, ...found }), answer: 'refused' as const }
  expect([isOffered(refused), mayConfirm(refused)]).toEqual([false, false])
  expect([isOffered(undefined), mayConfirm(undefined)]).toEqual([false, true])
})
