import { expect, test } from 'vitest'
import {
  datasheetGroups,
  equipmentOf,
  numberIn,
  numberText,
  partIn,
  valuesIn,
  withWords,
  wordsIn,
} from './datasheet-lines.ts'

test('lines stand in their groups, in the order that the sheets say', () => {
  const groups = [
    { key: 'b', position: '2', 'label.pt-BR': 'B' },
    { key: 'a', position: '1', 'label.pt-BR': 'A' },
  ]
  const lines = [{ key: 'a.x', groupKey: 'a', kind: 'number', 'label.pt-BR': 'X', unit: 'mm', position: '1' }]
  expect(datasheetGroups(groups, lines, 'pt-BR')).toEqual([
    { key: 'a', label: 'A', lines: [{ key: 'a.x', kind: 'number', label: 'X', unit: 'mm' }] },
    { key: 'b', label: 'B', lines: [] },
  ])
})

test('values are read as fields show them, and back', () => {
  expect(valuesIn('{"a":1.5}')).toEqual({ a: 1.5 })
  expect(valuesIn('no')).toEqual({})
  expect(numberIn(numberText(1.5))).toBe(1.5)
  expect(numberIn('')).toBeNull()
  expect(numberIn('muito')).toBe('muito')
  expect(wordsIn('175/70 R14', 'es-AR')).toBe('175/70 R14')
  expect(withWords('Flex', 'es-AR', 'Nafta')).toEqual({ 'pt-BR': 'Flex', 'es-AR': 'Nafta' })
  expect(withWords({ 'pt-BR': '', 'es-AR': 'x' }, 'es-AR', '')).toBeNull()
  expect([true, false, null, { partId: 'P1' }].map(equipmentOf)).toEqual(['yes', 'no', '', 'part'])
  expect(partIn({ partId: 'P1' })).toBe('P1')
})
