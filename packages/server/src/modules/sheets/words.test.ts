import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allHeadings } from '@volante/domain/sheets/column'
import { LANGUAGES } from '@volante/domain/vocabulary'
import { expect, test } from 'vitest'
import { SHEETS } from '../../house-sheets.ts'
import { tableColumn } from '../../platform/sheets/sheet.ts'
import { filtersOf, sortsOf } from './find/found-by.ts'

const texts = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../texts/${language}/sheets.json`), 'utf8'))

test.each(LANGUAGES)('%s names every sheet and tells the headings of each apart', (language) => {
  const words = texts(language)
  for (const sheet of SHEETS) {
    for (const part of ['name', 'about']) expect(words[`sheets.${part}.${sheet.name}`], sheet.name).toBeTruthy()
    const headings = Object.keys(sheet.columns).map((name) => words[`sheets.column.${name}`])
    expect(headings.every(Boolean), `${sheet.name}: ${headings.join()}`).toBe(true)
    expect(new Set(headings).size, `${sheet.name}: ${headings.join()}`).toBe(headings.length)
  }
})

/** Letters and numbers, or what sites and countries call by name. */
const SAYS_ITSELF = ['brand', 'brands', 'country', 'licence', 'counts', 'scenarios', 'regions']

test.each(LANGUAGES)('%s has a word for every choice', (language) => {
  const words = texts(language)
  for (const sheet of SHEETS)
    for (const [name, { choices = [] }] of Object.entries(sheet.columns))
      for (const choice of SAYS_ITSELF.includes(name) ? [] : choices) {
        const word = choice.replace(/\W+/g, '_')
        expect(
          words[`sheets.choice.${name}.${word}`] ?? words[`sheets.choice.${word}`],
          `${name} ${choice}`,
        ).toBeTruthy()
      }
})

test('each sheet is declared as it can be used', () => {
  for (const sheet of SHEETS) {
    const names = Object.keys(sheet.columns)
    expect(names).toEqual(
      expect.arrayContaining([
        ...sheet.key,
        ...sheet.shown,
        ...(sheet.codes ?? []),
        ...sortsOf(sheet),
        ...filtersOf(sheet),
      ]),
    )
    expect(new Set(names.map((name) => tableColumn(sheet, name))).size).toBe(names.length)
    expect(new Set(allHeadings(sheet.columns)).size).toBe(allHeadings(sheet.columns).length)
  }
})
