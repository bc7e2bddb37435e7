import { expect, test } from 'vitest'
import { drawingOf, type Line, type Node, reachOf } from './lines.ts'

const nodes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id): Node => ({ id, code: id, name: id, type: 'ITEM' }))
const lines: Line[] = [
  { kind: 'excludes', from: 'a', to: ['e'] },
  { kind: 'needs', from: 'd', to: ['b', 'f'] },
]

test('rows are the related parts, the largest group first, each in catalogue order; a line ends at its rows', () => {
  const { rows, arcs } = drawingOf(nodes, lines)
  expect(rows.map(({ id }) => id)).toEqual(['b', 'd', 'f', 'a', 'e'])
  expect(arcs).toEqual([
    { kind: 'excludes', from: 3, to: 4 },
    { kind: 'needs', from: 1, to: 0 },
    { kind: 'needs', from: 1, to: 2 },
  ])
})

test('groups that a later line joins are one', () => {
  const { rows } = drawingOf(nodes, [...lines, { kind: 'brings', from: 'e', to: ['f'] }])
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e', 'f'])
})

test('no relation, no row', () => {
  expect(drawingOf(nodes, [])).toEqual({ rows: [], arcs: [] })
})

test('a line keeps to the room beside the rows, the longest using all of it', () => {
  expect(reachOf(9, 10)).toBe(1)
  expect(reachOf(1, 10)).toBeLessThan(reachOf(4, 10))
  expect(reachOf(1, 2)).toBe(1)
})
