import { expect, test } from 'vitest'
import { placeCookie, readPlaceCookie } from './visitor-place.ts'

const place = { countryCode: 'BR', stateCode: 'SP', cityName: 'São Paulo' } as const

test('what is kept is read again, without influence areas and regionals', () => {
  const kept = placeCookie({ ...place, influenceAreas: [{ id: '1' }] } as typeof place)
  expect(kept).not.toContain('influence')
  expect(readPlaceCookie(kept, 'BR')).toEqual(place)
})

test.each([
  ['nothing', undefined],
  ['no city', 'countryCode=BR&stateCode=SP'],
  ['a city of blanks', 'countryCode=BR&stateCode=SP&cityName=++'],
  ['another country', 'countryCode=AR&stateCode=Salta&cityName=Salta'],
  ['a city without end', `countryCode=BR&stateCode=SP&cityName=${'a'.repeat(61)}`],
  ['nonsense', '%%%'],
])('%s names no place', (_what, value) => {
  expect(readPlaceCookie(value, 'BR')).toBeNull()
})
