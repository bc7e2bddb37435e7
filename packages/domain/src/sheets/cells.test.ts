import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PERIOD_TYPES } from '../vocabulary.ts'
import { type Column, headingsOf, type Json } from './column.ts'
import { readHours, writeHours } from './hours.ts'
import { readCell } from './read-cell.ts'
import { writeCell } from './write-cell.ts'

test.each<[Column['kind'], unknown, Json]>([
  ['text', '  Açaí ', 'Açaí'],
  ['number', '2026', 2026],
  ['number', 2026, 2026],
  ['places', '-23,5505', -23.5505],
  ['places', -23.5505, -23.5505],
  ['money', '199.990,50', 19_999_050],
  ['money', '199990,5', 19_999_050],
  ['money', '100', 10_000],
  ['percent', '12,5', 1_250],
  ['percent', '12.50 %', 1_250],
  ['percent', '0,75%', 75],
  ['percent', 2.49, 249],
  ['money', 199990.5, 19_999_050],
  ['day', '31/12/2026', '2026-12-31'],
  ['day', '2026-12-31', '2026-12-31'],
  ['day', new Date('2026-12-31T00:00:00Z'), '2026-12-31'],
  ['moment', '2026-12-31T20:00-03:00', '2026-12-31T23:00:00.000Z'],
  ['flag', 'Sim', true],
  ['flag', 'no', false],
  ['flag', true, true],
  ['codes', ' A1 |B2|', ['A1', 'B2']],
  ['groups', 'A + B | C', [['A', 'B'], ['C']]],
  ['values', '{"a.b":1}', { 'a.b': 1 }],
  ['hours', 'seg 08:00-18:00', [{ weekday: 1, type: PERIOD_TYPES[0], from: '08:00', to: '18:00' }]],
])('%s %j reads %j', (kind, cell, value) => {
  expect(readCell({ kind }, [cell as string])).toEqual({ value })
})

test.each<[Column, unknown, string]>([
  [{ kind: 'text' }, '', 'blank'],
  [{ kind: 'text', pattern: /^\d$/ }, 'x', 'form'],
  [{ kind: 'text' }, 'x'.repeat(2_001), 'long'],
  [{ kind: 'number' }, '1.5', 'number'],
  [{ kind: 'number', most: 9 }, '10', 'range'],
  [{ kind: 'money' }, '100.50', 'money'],
  [{ kind: 'money' }, '-5', 'money'],
  [{ kind: 'percent' }, '1,255', 'percent'],
  [{ kind: 'percent' }, '-1', 'percent'],
  [{ kind: 'percent', most: 10_000 }, '100,01', 'range'],
  [{ kind: 'money' }, '1,005', 'money'],
  [{ kind: 'day' }, '30/02/2026', 'day'],
  [{ kind: 'moment' }, '2026-12-31T20:00', 'moment'],
  [{ kind: 'flag' }, 'talvez', 'flag'],
  [{ kind: 'choice', choices: ['A'] }, 'a', 'choice'],
  [{ kind: 'codes', choices: ['A'] }, 'A | B', 'choice'],
  [{ kind: 'hours' }, 'seg 18:00-08:00', 'hours'],
  [{ kind: 'values' }, '[1]', 'values'],
])('%j refuses %j: %s', (column, cell, problem) => {
  expect(readCell(column, [cell as string])).toEqual({ problem: `sheets.problem.${problem}` })
})

test('a text of one language alone is refused, and lists of different lengths', () => {
  expect(readCell({ kind: 'words' }, ['Nome', ''])).toEqual({ problem: 'sheets.problem.language' })
  expect(readCell({ kind: 'lists' }, ['a | b', 'a'])).toEqual({ problem: 'sheets.problem.language' })
})

test('blank is null, an empty list or what the column says', () => {
  expect(readCell({ kind: 'day', isOptional: true }, [''])).toEqual({ value: null })
  expect(readCell({ kind: 'codes', isOptional: true }, [undefined])).toEqual({ value: [] })
  expect(readCell({ kind: 'flag', blank: true }, [null])).toEqual({ value: true })
})

const word = fc.stringMatching(/^[A-Za-zÀ-ú0-9=@;"'-]{1,12}$/)
const ANY: Readonly<Partial<Record<Column['kind'], fc.Arbitrary<Json>>>> = {
  text: word,
  number: fc.integer(),
  money: fc.nat(),
  percent: fc.nat(10_000_00),
  places: fc.double({ min: -180, max: 180, noNaN: true }).map((one) => Number(one.toFixed(6)) + 0),
  flag: fc.boolean(),
  codes: fc.array(word, { minLength: 1, maxLength: 5 }),
  groups: fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  words: fc.record({ 'pt-BR': word, 'es-AR': word }),
  lists: fc.array(fc.record({ 'pt-BR': word, 'es-AR': word }), { minLength: 1, maxLength: 3 }),
  values: fc.dictionary(fc.stringMatching(/^[a-z.]{1,8}$/), fc.integer(), { minKeys: 1 }),
}

test.each(Object.entries(ANY))('a %s that is written reads as it was', (name, values) => {
  const column: Column = { kind: name as Column['kind'] }
  fc.assert(
    fc.property(values, (value) => {
      const cells = writeCell(column, value)
      expect(cells).toHaveLength(headingsOf('x', column).length)
      expect(readCell(column, cells)).toEqual({ value })
    }),
  )
})

test('a week is written as it is read', () => {
  const week = 'dom 09:00-13:00 | seg 08:00-18:00 | seg 12:00-13:00 BREAK'
  expect(writeHours(readHours(week) ?? [])).toBe(week)
})
