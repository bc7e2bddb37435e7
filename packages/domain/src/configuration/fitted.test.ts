import { expect, test } from 'vitest'
import { catalogueOf, part } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { fittedPrice, fittedTo } from './fitted.ts'

const accessory = (id: string, fields = {}) => part(id, { type: 'ACCESSORY', ...fields })
const service = (id: string, price: number | null) => ({ id, name: id, category: 'c', serviceName: id, price })

const index = indexCatalogue(
  catalogueOf({
    items: [part('roof'), part('tow')],
    accessories: [
      accessory('mats', { price: 200_00 }),
      accessory('kit', { inclusive: ['mats'], price: 50_00 }),
      accessory('rack', { exclusive: ['roof'] }),
      accessory('hook', { inclusive: ['tow'] }),
      accessory('unpriced', { price: null }),
      accessory('tray', { exclusive: ['mats'] }),
    ],
    services: [service('tint', 300_00), service('unknown price', null)],
  }),
)
const car = { colorCode: 'white', coatingCode: 'cloth', partIds: ['roof'] }
const fitted = (parts: string[], services: string[] = [], built = car) => {
  const { accessories, services: sold, refused } = fittedTo(index, built, { parts, services })
  return [[...accessories, ...sold].map(({ id }) => id), refused]
}

test('an accessory comes with what it includes, at their prices, and services with it', () => {
  expect(fitted(['kit'], ['tint'])).toEqual([['mats', 'kit', 'tint'], []])
  expect(fittedPrice(fittedTo(index, car, { parts: ['kit'], services: ['tint'] }))).toBe(550_00)
})

test('what clashes with the car, needs equipment it lacks, is unknown or has no price is refused by name', () => {
  expect(fitted(['rack', 'hook', 'unpriced', 'gone'], ['unknown price', 'no service'])).toEqual([
    [],
    ['rack', 'hook', 'unpriced', 'gone', 'unknown price', 'no service'],
  ])
  expect(fitted(['rack', 'hook'], [], { ...car, partIds: ['tow'] })).toEqual([['rack', 'hook'], []])
})

test('of two that clash the first of the catalogue stays; the car’s own equipment is not asked for', () => {
  expect(fitted(['tray', 'mats', 'roof', 'tow'])).toEqual([['mats'], ['tray']])
})
