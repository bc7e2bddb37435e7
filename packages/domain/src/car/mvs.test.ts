import { expect, it } from 'vitest'
import spec from '../../spec/vocabulary.json' with { type: 'json' }
import { brandNumericId } from '../brand.ts'
import { isMvsCode, splitMvsByLength } from './mvs.ts'
import { BRANDS } from '../vocabulary.ts'

const SHORT = { modelCode: '358', versionSegment: 'A1N', versionCode: '358A1N', seriesCode: '1' }
const LONG = { modelCode: 'UK2J', versionSegment: 'A5EHNT2PA00', versionCode: 'UK2JA5EHNT2PA00', seriesCode: 'X' }

it('splits by length', () => {
  expect(splitMvsByLength('358A1N1')).toEqual(SHORT)
  expect(splitMvsByLength('UK2JA5EHNT2PA00X')).toEqual(LONG)
})

it.each(['', '358A1N', '358A1N12', 'UK2JA5EHNT2PA00', 'UK2JA5EHNT2PA00XX', '358 1N1', '358a1n1'])(
  '%j is no code',
  (code) => {
    expect(isMvsCode(code)).toBe(false)
    expect(splitMvsByLength(code)).toBeNull()
  },
)

it('joins back what it splits', () => {
  for (const code of ['358A1N1', 'UK2JA5EHNT2PA00X']) {
    const parts = splitMvsByLength(code)
    expect(`${parts?.modelCode}${parts?.versionSegment}${parts?.seriesCode}`).toBe(code)
    expect(`${parts?.versionCode}${parts?.seriesCode}`).toBe(code)
  }
})

it('numbers the brands as the specification does', () => {
  const { source: _, ...ids } = spec.constants.brandIds
  for (const brand of BRANDS) {
    expect(brandNumericId(brand)).toBe(Object.entries(ids).find(([name]) => name === brand.replace(/-.*/, ''))?.[1])
  }
})
