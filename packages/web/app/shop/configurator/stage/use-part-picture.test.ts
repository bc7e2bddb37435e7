import type { CarCatalogue, Part, PartType } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { initialBuild } from '@volante/domain/configuration/rules'
import { expect, test } from 'vitest'
import { coatingOf } from './use-part-picture.ts'

const part = (code: string, type: PartType, optionalCoatings: readonly string[] = []): Part => ({
  id: code,
  code,
  name: code,
  type,
  behaviour: 'OPTIONAL',
  price: 0,
  inclusive: [],
  exclusive: [],
  alternatives: [],
  optionalColors: [],
  optionalCoatings,
})
const cloth = part('cloth', 'COATING')
const leather = part('seats', 'ITEM', ['black', 'caramel'])
const wheels = part('wheels', 'ITEM')
const catalogue: CarCatalogue = {
  mvsCode: 'ABCDEF0',
  year: 2027,
  currency: 'BRL',
  basePrice: 0,
  colors: [],
  coatings: [cloth, part('black', 'COATING'), part('caramel', 'COATING')],
  items: [leather, wheels],
  accessories: [],
  services: [],
}
const index = indexCatalogue(catalogue)
const build = initialBuild(index)

test('seats are seen in the coating they bring, in the one that is chosen where that is theirs', () => {
  expect(coatingOf(index, { ...build, coatingCode: 'cloth' }, leather)).toBe('black')
  expect(coatingOf(index, { ...build, coatingCode: 'caramel' }, leather)).toBe('caramel')
})

test('a coating is seen as it is; what goes with every coating shows none', () => {
  expect(coatingOf(index, build, cloth)).toBe('cloth')
  expect(coatingOf(index, build, wheels)).toBeUndefined()
})
