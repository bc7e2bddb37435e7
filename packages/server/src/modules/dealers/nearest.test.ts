import { distanceM } from '@volante/domain/places/geo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest, type Place, type Search, spotsOf } from './nearest.ts'

const all = () => true
const search = <T extends Place>(places: readonly T[], wanted: Search<T>) => nearest(spotsOf(places), wanted)

test('the radius is measured over ground: one degree of a meridian', () => {
  const within = (metres: number) =>
    search([{ lon: 0, lat: 1 }], { from: { lon: 0, lat: 0 }, metres, size: 1, wanted: all }).length
  expect([within(111_319), within(111_320)]).toEqual([0, 1])
})

const place = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  isOpen: fc.boolean(),
})

test('finds what measuring every place finds, wherever on the globe', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 60 }),
      place,
      // Whole metres: what lies on the circle to the last bit of a double may be counted in or out.
      fc.integer({ min: 1, max: 25_000_000 }),
      fc.integer({ min: 1, max: 20 }),
      (places, from, metres, size) => {
        const found = search(places, { from, metres, size, wanted: ({ isOpen }) => isOpen })
        const expected = places
          .filter(({ isOpen }) => isOpen)
          .map((one) => distanceM([from.lon, from.lat], [one.lon, one.lat]))
          .filter((distance) => distance <= metres)
          .sort((a, b) => a - b)
          .slice(0, size)
        expect(found.map((one) => Math.round(one.metres / 10))).toEqual(expected.map((one) => Math.round(one / 10)))
      },
    ),
  )
})

test('nothing among nothing', () => {
  expect(search([], { from: { lon: 0, lat: 0 }, metres: 1, size: 5, wanted: all })).toEqual([])
})
