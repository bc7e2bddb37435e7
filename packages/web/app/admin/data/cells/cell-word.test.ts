import type { SheetColumn } from '@volante/contract/sheets'
import { expect, test } from 'vitest'
import { createTexts } from '../../../texts/texts.tsx'
import { cellWord } from './cell-word.ts'

test.each([
  ['mostUses', 'number', '1000000', '1.000.000'],
  ['year', 'number', '2027', '2027'],
  ['fromYear', 'number', '2027', '2027'],
  ['mvs', 'text', '1000000', '1000000'],
])('%s (%s) %s reads %s', (name, kind, cell, word) => {
  const texts = createTexts({ language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' }, {})
  const column = { name, kind, choices: [], as: null } as unknown as SheetColumn
  expect(cellWord({ texts, sites: [], timeZone: 'UTC', names: {} }, column, cell, {})).toBe(word)
})
