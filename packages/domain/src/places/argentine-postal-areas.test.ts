import { expect, test } from 'vitest'
import { townOfPostalCode } from './argentine-postal-areas.ts'
import { findState } from './places.ts'

test.each([
  ['1425', 'Buenos Aires', 'C'],
  ['C1425DQF', 'Buenos Aires', 'C'],
  ['5000', 'Córdoba', 'X'],
  ['2000', 'Rosario', 'S'],
  ['1900', 'La Plata', 'B'],
  ['7600', 'Mar del Plata', 'B'],
  ['8500', 'Viedma', 'R'],
  ['x 5000', 'Córdoba', 'X'],
  ['9410', 'Ushuaia', 'V'],
  ['9999', 'Río Grande', 'V'],
])('%s lies around %s', (code, town, province) => {
  expect(townOfPostalCode(code)).toEqual({ town, province })
})

test.each(['0999', '142', '14255', '01310-100', '', 'Rosario', 'C1425D'])('%j is no code', (code) => {
  expect(townOfPostalCode(code)).toBeNull()
})

test('every code names a province that exists', () => {
  const provinces = new Set(Array.from({ length: 9000 }, (_, nth) => townOfPostalCode(String(1000 + nth))?.province))
  expect(provinces.size).toBe(24)
  for (const province of provinces) expect(findState('AR', province ?? '')?.code).toBe(province)
})
