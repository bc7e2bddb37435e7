import { expect, test } from 'vitest'
import type { SheetRow } from '../../range/datasheet.ts'
import { equipmentOf } from './equipment.ts'

type Status = SheetRow['cells'][number]['status']
const row = (key: string, ...states: readonly (Status | number)[]): SheetRow => ({
  key,
  label: key,
  unit: null,
  kind: 'equipment',
  differs: true,
  cells: states.map((state) => ({
    status: typeof state === 'number' ? 'value' : state,
    text: null,
    number: typeof state === 'number' ? state : null,
    partId: null,
    price: null,
  })),
})

test('each item stands with the version that brings it, once', () => {
  const rows = [
    row('abs', 'serial', 'serial', 'serial'),
    row('airbags', 4, 6, 6),
    row('lane', 'absent', 'serial', 'serial'),
    row('camera', 'optional', 'absent', 'serial'),
    row('lost', 'serial', 'absent', 'absent'),
    row('roof', 'absent', 'optional', 'absent'),
    row('never', 'absent', 'absent', 'absent'),
  ]
  const found = equipmentOf({ key: 'safety', label: 'Safety', rows })
  expect(found.all.map(({ key }) => key)).toEqual(['abs', 'airbags'])
  expect(found.added).toEqual([
    { version: 0, labels: ['lost'] },
    { version: 1, labels: ['lane'] },
    { version: 2, labels: ['camera'] },
  ])
  expect(found.optional).toEqual(['roof'])
})
