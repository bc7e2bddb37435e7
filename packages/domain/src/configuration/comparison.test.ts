import { expect, test } from 'vitest'
import { comparisonOf, differencesOnly } from './comparison.ts'
import type { Datasheet, DatasheetRow } from './comparison.ts'

const row = (key: string, group: string, value: string): DatasheetRow => ({
  key,
  group,
  name: key,
  value,
  offer: 'standard',
})
const option = (key: string, group: string, price: number | null): DatasheetRow => ({
  key,
  group,
  name: key,
  value: 'sim',
  offer: 'optional',
  price,
})
const sheet = (mvsCode: string, rows: DatasheetRow[]): Datasheet => ({ mvsCode, year: 2026, rows })

const like = sheet('V1', [row('power', 'Motor', '75 cv'), row('doors', 'Carroceria', '5')])
const drive = sheet('V2', [
  option('abs', 'Segurança', 900_00),
  row('doors', 'Carroceria', '5'),
  row('power', 'Motor', '107 cv'),
])

test('rows are aligned by key, groups in order of appearance', () => {
  expect(comparisonOf([like, drive])).toEqual([
    {
      group: 'Motor',
      rows: [
        {
          key: 'power',
          name: 'power',
          cells: [
            { offer: 'standard', value: '75 cv' },
            { offer: 'standard', value: '107 cv' },
          ],
          differs: true,
        },
      ],
    },
    {
      group: 'Carroceria',
      rows: [
        {
          key: 'doors',
          name: 'doors',
          cells: [
            { offer: 'standard', value: '5' },
            { offer: 'standard', value: '5' },
          ],
          differs: false,
        },
      ],
    },
    {
      group: 'Segurança',
      rows: [
        {
          key: 'abs',
          name: 'abs',
          cells: [{ offer: 'absent' }, { offer: 'optional', value: 'sim', price: 900_00 }],
          differs: true,
        },
      ],
    },
  ])
})

test('the same equipment at another price differs', () => {
  const [one] = comparisonOf([sheet('a', [option('abs', 'S', 1)]), sheet('b', [option('abs', 'S', null)])]) ?? []
  expect(one?.rows[0]?.differs).toBe(true)
})

test('differences only leaves out equal rows and empty groups', () => {
  expect(differencesOnly(comparisonOf([like, drive]) ?? []).map(({ group }) => group)).toEqual(['Motor', 'Segurança'])
  expect(differencesOnly(comparisonOf([like, like]) ?? [])).toEqual([])
})

test.each([0, 1, 5])('%d versions cannot be compared', (count) => {
  expect(comparisonOf(Array.from({ length: count }, () => like))).toBeNull()
})

test('four can', () => {
  expect(comparisonOf([like, drive, like, drive])?.[0]?.rows[0]?.cells).toHaveLength(4)
})
