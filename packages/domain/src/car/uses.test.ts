import { expect, test } from 'vitest'
import { readUse, type UseFacts, usesOf } from './uses.ts'

const car: UseFacts = {
  body: 'suv',
  lengthMm: 4_400,
  seats: 5,
  luggage: 410,
  clearance: 200,
  hasFourWheelDrive: false,
  isElectric: false,
}

test.each<[string, Partial<UseFacts>, readonly string[]]>([
  ['a family SUV', {}, ['family']],
  ['one that has four driven wheels as well', { hasFourWheelDrive: true }, ['family', 'trail']],
  ['four driven wheels close to the ground', { hasFourWheelDrive: true, clearance: 199 }, ['family']],
  ['a short one with room', { lengthMm: 4_150 }, ['city', 'family']],
  ['a long one without room', { luggage: 399 }, []],
  ['seven seats and no room behind them', { seats: 7, luggage: 120 }, ['family']],
  ['a small hatch for four', { body: 'hatch', lengthMm: 3_632, seats: 4, luggage: 185 }, ['city']],
  ['a pickup, however roomy', { body: 'pickup', luggage: 980, hasFourWheelDrive: true }, ['work', 'trail']],
  ['a small one with a battery', { lengthMm: 3_632, luggage: 185, isElectric: true }, ['city', 'electric']],
  ['a van', { body: 'van', lengthMm: 4_100, seats: 2 }, ['work']],
  ['one of which nothing is known but its length', { seats: null, luggage: null, clearance: null }, []],
])('%s', (_, facts, uses) => {
  expect(usesOf({ ...car, ...facts })).toEqual(uses)
})

test('an address names a use, or none', () => {
  expect([readUse('family'), readUse('Family'), readUse(''), readUse(null)]).toEqual(['family', null, null, null])
})
