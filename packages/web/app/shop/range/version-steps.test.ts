import type { DatasheetCell } from '@volante/contract/car-shapes'
import { expect, test } from 'vitest'
import type { SheetGroup } from '../range/datasheet.ts'
import { versionSteps } from './version-steps.ts'

const absent: DatasheetCell = { status: 'absent', text: null, number: null, partId: null, price: null }
const serial: DatasheetCell = { ...absent, status: 'serial' }
const optional: DatasheetCell = { ...absent, status: 'optional', partId: 'P1', price: 3_900_00 }
const value = (number: number): DatasheetCell => ({ ...absent, status: 'value', number })
const row = (key: string, kind: string, cells: readonly DatasheetCell[]) => ({
  key,
  label: key,
  unit: null,
  kind,
  differs: true,
  cells,
})

const groups: SheetGroup[] = [
  {
    key: 'all',
    label: 'all',
    rows: [
      row('safety.lane', 'equipment', [optional, serial, serial]),
      row('exterior.rails', 'equipment', [serial, absent, serial]),
      row('engine.power', 'number', [value(98), value(98), value(130)]),
      row('capacities.weight', 'number', [value(1190), value(1210), value(1250)]),
      row('engine.battery', 'number', [absent, absent, absent]),
    ],
  },
]

test('each version is told as a step from the cheaper one', () => {
  const [second, third] = versionSteps(groups, [0, 1, 2])
  expect(second).toMatchObject({ version: 1, from: 0, gains: ['safety.lane'], losses: ['exterior.rails'], changes: [] })
  expect(third).toMatchObject({ version: 2, from: 1, gains: ['exterior.rails'], losses: [] })
  expect(third?.changes.map(({ row: { key }, before, after }) => [key, before.number, after.number])).toEqual([
    ['engine.power', 98, 130],
  ])
})

test('the order told need not be that of the columns', () => {
  expect(versionSteps(groups, [2, 0]).map(({ from, version, losses }) => [from, version, losses])).toEqual([
    [2, 0, ['safety.lane']],
  ])
})

test('one version has no steps', () => {
  expect(versionSteps(groups, [0])).toEqual([])
})
