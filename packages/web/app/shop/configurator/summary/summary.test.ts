import type { CarCatalogue, Part } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { initialBuild } from '@volante/domain/configuration/rules'
import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const coating: Part = {
  id: 't1',
  code: 'T1',
  name: 'Cloth',
  type: 'COATING',
  behaviour: 'OPTIONAL',
  price: 0,
  inclusive: [],
  exclusive: [],
  alternatives: [],
  optionalColors: [],
  optionalCoatings: [],
}
const catalogue: CarCatalogue = {
  mvsCode: 'ABCDEF0',
  year: 2027,
  currency: 'ARS',
  basePrice: 12_100_000_00,
  colors: [],
  coatings: [coating],
  items: [],
  accessories: [],
  services: [],
}
const summed = (changed: Partial<CarCatalogue>) => {
  const index = indexCatalogue({ ...catalogue, ...changed })
  return summaryOf(index, initialBuild(index), 'Car', '2026-11-21')
}

test('names the car, leaves out empty sections and states the price without national taxes in Argentina', () => {
  const summary = summed({})
  expect(summary.sections.map(({ name, lines }) => [name, lines.map((line) => line.name)])).toEqual([
    ['car', ['Car']],
    ['paint', ['Cloth']],
  ])
  expect(summary).toMatchObject({ total: 12_100_000_00, withoutTaxes: 10_000_000_00 })
})

test('has no price without taxes in Brazil, and no total while a price is missing', () => {
  expect(summed({ currency: 'BRL' }).withoutTaxes).toBeNull()
  expect(summed({ basePrice: null })).toMatchObject({ total: null, withoutTaxes: null })
})
