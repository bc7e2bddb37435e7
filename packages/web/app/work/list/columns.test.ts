import { expect, test } from 'vitest'
import { goneColumns, movedColumn, columnsText, shownColumns } from './columns.ts'

const ALL = ['number', 'state', 'buyer', 'dealer']

test('an address says which columns are shown and in which order; the one that names a row stays first', () => {
  expect(shownColumns(ALL, 'number.dealer.state')).toEqual(['number', 'dealer', 'state'])
  expect(shownColumns(ALL, 'dealer.number.dealer')).toEqual(['number', 'dealer'])
  expect(shownColumns(ALL, 'number')).toEqual(['number'])
})

test.each(['', 'colour', '..'])('"%s" says nothing: all are shown', (typed) => {
  expect(shownColumns(ALL, typed)).toBe(ALL)
  expect(columnsText(ALL, shownColumns(ALL, typed))).toBe('')
})

test('a column that has gone is left out and named', () => {
  expect(shownColumns(ALL, 'number.colour.buyer')).toEqual(['number', 'buyer'])
  expect(goneColumns(ALL, 'number.colour.buyer')).toEqual(['colour'])
})

test('a column moves by one, not before the first and not beyond the last', () => {
  expect(movedColumn(ALL, 'buyer', -1)).toEqual(['number', 'buyer', 'state', 'dealer'])
  expect(movedColumn(ALL, 'buyer', 1)).toEqual(['number', 'state', 'dealer', 'buyer'])
  expect(movedColumn(ALL, 'state', -1)).toBeNull()
  expect(movedColumn(ALL, 'dealer', 1)).toBeNull()
  expect(movedColumn(ALL, 'number', 1)).toBeNull()
})
