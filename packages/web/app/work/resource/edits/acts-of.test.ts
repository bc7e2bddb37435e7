import { expect, test } from 'vitest'
import { upgrades } from '../../../resources/catalogue/upgrades.tsx'
import { shapeOf } from '../shape.server.ts'
import { actsOf } from './acts-of.ts'

const decisions = (row: Readonly<Record<string, unknown>>, acts: readonly string[] = ['setupDecide']) => {
  const shape = shapeOf(upgrades, { has: () => false })
  const may = { create: true, update: true, remove: true, import: true, acts: [...acts], bulk: [], does: [] }
  return actsOf(upgrades, { shape, may }, row).map(({ form }) => form[0]?.fields[0]?.options)
}

test('what waits for a second person is approved by another, dropped by its maker too, and nothing is asked where nothing waits', () => {
  expect(decisions({ isWaiting: true, waiting: { waitsForAnother: false } })).toEqual([['approve', 'drop']])
  expect(decisions({ isWaiting: true, waiting: { waitsForAnother: true } })).toEqual([['drop']])
  expect(decisions({ isWaiting: false, waiting: null })).toEqual([])
  expect(decisions({ isWaiting: true, waiting: { waitsForAnother: false } }, [])).toEqual([])
})
