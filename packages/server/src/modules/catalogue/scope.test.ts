import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSites } from '../../platform/sites/sites.ts'
import { scopeOf } from './scope.ts'

const { sites } = await loadSites(join(import.meta.dirname, '../../../../../sites'))
const onSite = (id: string) => {
  const site = sites.find((one) => one.id === id)
  if (!site) throw new Error(`no site ${id}`)
  return { site, sites }
}

test.each([
  ['the site of its own', 'br-jeep', {}, 'jeep'],
  ['the group of every brand', 'portal', {}, undefined],
  ['a name of a theme variant', 'portal', { brand: 'fiat-flag' }, 'fiat'],
  ['a brand of its own', 'br-fiat', { brand: 'fiat-abarth' }, 'fiat-abarth'],
  ['an unknown name', 'br-fiat', { brand: 'toString' }, 'toString'],
])('the cars asked for: %s', (_name, site, asked, brand) => {
  expect(scopeOf(onSite(site), asked).brand).toBe(brand)
})
