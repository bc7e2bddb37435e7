import { expect, test } from 'vitest'
import { largestFirst } from './find-dealers.ts'

const at = (city: string, state: string) => ({ city, state, longitude: -60, latitude: -34 })

test('with one dealer in each city, those where the group has most are named first', () => {
  const brand = [at('Junín', 'AR-B'), at('Buenos Aires', 'AR-C'), at('Córdoba', 'AR-X')]
  const group = [...brand, at('Buenos Aires', 'AR-C'), at('Buenos Aires', 'AR-C'), at('Córdoba', 'AR-X')]
  expect(largestFirst(brand, group).map(({ name }) => name)).toEqual(['Buenos Aires', 'Córdoba', 'Junín'])
})

test('cities of one name in two states are two', () => {
  const brand = [at('Santa Rosa', 'AR-L'), at('Santa Rosa', 'AR-B')]
  expect(largestFirst(brand, brand)).toHaveLength(2)
})
