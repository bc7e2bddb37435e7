import { describe, expect, test } from 'vitest'
import type { Columns } from './column.ts'
import { guessColumns } from './guess-columns.ts'
import { checkMapping, matchesOf, usualMatch } from './mapping.ts'

const columns: Columns = {
  id: { kind: 'text', isMade: true },
  code: { kind: 'text', pattern: /^[A-Z]\d+$/ },
  name: { kind: 'words' },
  price: { kind: 'money' },
  country: { kind: 'choice', choices: ['BR', 'AR'] },
  soldFrom: { kind: 'day', isOptional: true },
  soldTo: { kind: 'day', isOptional: true },
}
const sheet = { columns, key: ['id'], unique: [['code']] }
const WORDS: Readonly<Record<string, readonly string[]>> = {
  code: ['Código'],
  'name.pt-BR': ['Nome (pt-BR)'],
  'name.es-AR': ['Nome (es-AR)'],
  price: ['Preço', 'Precio'],
  country: ['País'],
  soldFrom: ['Vendido desde'],
  soldTo: ['Vendido até'],
}
const guess = (file: Readonly<Record<string, readonly string[]>>) =>
  guessColumns(
    columns,
    (heading) => WORDS[heading] ?? [],
    Object.entries(file).map(([heading, samples]) => ({ heading, samples })),
  )

describe('a guess', () => {
  test('knows words of either language, without accents and in any order', () => {
    expect(guess({ PRECIO: ['100,00'], CODIGO: ['A1'], 'Vendido hasta': ['2026-01-01'] })).toEqual({
      price: { from: 'PRECIO' },
      code: { from: 'CODIGO' },
      soldTo: { from: 'Vendido hasta' },
    })
  })
  test('knows words that mean the same, and looks at the cells', () => {
    expect(guess({ 'Cód. ref.': ['A1', 'B2'], preco_de_venda: ['199.990,00'] })).toEqual({
      code: { from: 'Cód. ref.' },
      price: { from: 'preco_de_venda' },
    })
    expect(guess({ preco_de_venda: ['a consultar'] })).toEqual({})
  })
  test('knows a column by what it holds', () => {
    expect(guess({ Mercado: ['BR', 'AR'], XYZ: ['A1', 'A2'] })).toEqual({
      country: { from: 'Mercado' },
      code: { from: 'XYZ' },
    })
  })
  test('is not taken where two fit', () => {
    expect(guess({ Nome: ['a'] })).toEqual({})
    expect(guess({ Preço: ['1,00'], preco: ['2,00'] })).toEqual({})
    expect(guess({ Entrada: ['2026-01-01'], Saida: ['2026-02-01'] })).toEqual({})
  })
})

describe('a mapping', () => {
  const file = ['Ref', 'Valor']
  test('says by what rows are recognised, and what is usual', () => {
    expect(matchesOf(sheet)).toEqual([['id'], ['code'], []])
    expect(matchesOf({ columns, key: ['code'] })).toEqual([['code']])
    expect(usualMatch(sheet, { code: { from: 'Ref' } })).toEqual(['code'])
    expect(usualMatch(sheet, { price: { from: 'Valor' } })).toEqual([])
    expect(usualMatch({ columns, key: ['code'] }, {})).toBeUndefined()
  })
  test.each([
    [{ columns: { code: { from: 'Ref' }, country: { is: 'BR' } }, match: ['code'] }, null],
    [{ columns: { price: { from: 'Valor' } }, match: [] }, null],
    [{ columns: { code: { from: 'Other' } }, match: ['code'] }, 'sheets.mapping.unknown'],
    [{ columns: { other: { from: 'Ref' } }, match: [] }, 'sheets.mapping.unknown'],
    [{ columns: { code: { from: 'Ref' } }, match: ['price'] }, 'sheets.mapping.unmatched'],
    [{ columns: { code: null, price: { from: 'Valor' } }, match: ['code'] }, 'sheets.mapping.unmatched'],
    [
      { columns: { code: { from: 'Ref' }, 'name.pt-BR': { from: 'Valor' } }, match: ['code'] },
      'sheets.mapping.language',
    ],
  ] as const)('%j: %s', (mapping, problem) => {
    expect(checkMapping(sheet, mapping, file)).toBe(problem)
  })
})
