import { expect, test } from 'vitest'
import { composeMvs } from './mvs-compose.ts'
import type { Brand } from '../vocabulary.ts'

test.each<[string, string, string, Brand, string | null]>([
  ['X6P', 'DZV', '0', 'fiat', 'X6PDZV0'],
  ['X6P', 'X6PDZV', '0', 'fiat', 'X6PDZV0'],
  ['X6P', 'DZV', 'X6PDZV0', 'jeep', 'X6PDZV0'],
  ['ZJ7K', '1SX87NTHLK8', '0', 'citroen', 'ZJ7K1SX87NTHLK80'],
  ['ZJ7K', 'ZJ7K1SX87NTHLK8', '0', 'peugeot', 'ZJ7K1SX87NTHLK80'],
  ['ZJ7K', '1SX87NTHLK8', '0', 'fiat', null],
  ['X6P', 'DZV', '0', 'citroen', null],
  ['X6P', 'OTHER1', '0', 'fiat', null],
  ['X6P', 'DZV', 'OTHER10', 'fiat', null],
  ['X6P', 'DZV', '', 'fiat', null],
  ['X6P', 'D-V', '0', 'fiat', null],
])('%s + %s + %s of %s is %s', (model, version, series, brand, code) => {
  expect(composeMvs(model, version, series, brand)).toBe(code)
})
