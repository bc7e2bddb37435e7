import { expect, test } from 'vitest'
import { restoreSavedCar, SAVED_CAR_LIFE, savedCarRefusal } from './saved-car.ts'
import type { SavedCar } from './saved-car.ts'

const saved: SavedCar = {
  savedAt: 1_000,
  mvs: { code: 'XWBHG00', year: 2026 },
  location: { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim' },
  build: { colorCode: 'red', coatingCode: 'cloth', chosen: ['a'], parts: ['a', 'b'], services: ['s1'] },
  prices: { list: 1, color: 2, coating: 3, parts: { a: 4, b: 5 }, services: { s1: 6 }, bonus: 7, total: 8 },
}

test.each<[string, Partial<SavedCar>, number, string | null]>([
  ['fresh', {}, 1_000, null],
  ['a millisecond under 4 hours', {}, 1_000 + SAVED_CAR_LIFE - 1, null],
  ['exactly 4 hours', {}, 1_000 + SAVED_CAR_LIFE, 'expired'],
  ['from the future', {}, 999, 'expired'],
  ['without a time', { savedAt: Number.NaN }, 1_000, 'expired'],
  ['without MVS', { mvs: undefined }, 1_000, 'mvsMissing'],
  ['with a blank MVS code', { mvs: { code: ' ' } }, 1_000, 'mvsMissing'],
  ['without location', { location: undefined }, 1_000, 'locationMissing'],
  ['without country', { location: { stateCode: 'MG' } }, 1_000, 'locationMissing'],
])('a saved car %s', (_, fields, now, refusal) => {
  expect(savedCarRefusal({ ...saved, ...fields }, now)).toBe(refusal)
})

test('restoring forgets every price and says what to ask for', () => {
  const answer = restoreSavedCar(saved, 2_000)
  expect(answer).toMatchObject({ status: 'restored', loadedFromLocalStorage: true })
  expect(JSON.stringify('car' in answer && answer.car.prices)).not.toMatch(/\d+[,}]/)
  expect(answer).toMatchObject({
    car: { build: saved.build, prices: { parts: { a: null, b: null }, services: { s1: null }, total: null } },
    toPrice: {
      mvsCode: 'XWBHG00',
      year: 2026,
      colorCode: 'red',
      coatingCode: 'cloth',
      partIds: ['a', 'b'],
      serviceIds: ['s1'],
    },
  })
})

test('an old car reopens flagged, an invalid one does not', () => {
  expect(restoreSavedCar(saved, 1_000 + SAVED_CAR_LIFE)).toMatchObject({
    status: 'expired',
    toPrice: { partIds: ['a', 'b'] },
  })
  expect(restoreSavedCar({ ...saved, mvs: undefined }, 2_000)).toEqual({ status: 'refused', refusal: 'mvsMissing' })
})
