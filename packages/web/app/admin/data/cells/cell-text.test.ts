import { expect, test } from 'vitest'
import { type CellField, cellOf, codeIn, typedOf, withName } from './cell-text.ts'

const AT = { timeZone: 'America/Sao_Paulo', names: { X1: 'Toro (2026)' } }

test.each<[CellField, string, unknown]>([
  [{ kind: 'text', control: 'text' }, 'Nome', 'Nome'],
  [{ kind: 'flag', control: 'box' }, 'sim', true],
  [{ kind: 'flag', control: 'box' }, 'não', false],
  [{ kind: 'money', control: 'money' }, '199990,00', '199.990,00'],
  [{ kind: 'moment', control: 'moment' }, '2026-01-01T03:00:00.000Z', '2026-01-01T00:00'],
  [{ kind: 'codes', control: 'boxes' }, 'pix | card', ['pix', 'card']],
  [{ kind: 'codes', control: 'tags' }, 'A | B', 'A | B'],
  [{ kind: 'lists', control: 'area' }, 'Um | Dois', 'Um\nDois'],
  [{ kind: 'text', control: 'combo' }, 'X1', 'Toro (2026) (X1)'],
  [{ kind: 'text', control: 'combo' }, 'X2', 'X2'],
])('%j shows %s as %j, and the other way round', (field, cell, typed) => {
  expect(typedOf(field, cell, AT)).toEqual(typed)
  expect(cellOf(field, typed, AT)).toBe(cell)
})

test.each<[CellField, unknown, string]>([
  [{ kind: 'money', control: 'money' }, '1.234,5', '1234,50'],
  [{ kind: 'money', control: 'money' }, 'cem', 'cem'],
  [{ kind: 'moment', control: 'moment' }, '2026-01-01T00:00:00', '2026-01-01T03:00:00.000Z'],
  [{ kind: 'moment', control: 'moment' }, 'amanhã', 'amanhã'],
  [{ kind: 'lists', control: 'area' }, ' Um \n\n Dois | Três ', 'Um | Dois | Três'],
  [{ kind: 'codes', control: 'boxes' }, [], ''],
  [{ kind: 'text', control: 'combo' }, ' 226A ', '226A'],
])('%j reads %j as %s', (field, typed, cell) => expect(cellOf(field, typed, AT)).toBe(cell))

test('a code stands behind its words', () => {
  expect(withName('A', 'A')).toBe('A')
  expect(codeIn(withName('A-1', 'Nome (novo)'))).toBe('A-1')
})
