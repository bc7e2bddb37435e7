import { expect, test } from 'vitest'
import type { Texts } from '../../../texts/texts.tsx'
import { ComboBox } from '../../../ui/field/ComboBox.tsx'
import { askedAmong, fewChoices, hasMany, suggested, valueNamed, valuesOfTyped, valuesOfWords } from './many-choices.ts'
import type { Resource } from '../resource.ts'

const few = [{ value: '1', label: 'São Paulo' }]
const many = Array.from({ length: 51 }, (_, at) => ({ value: `7${at}`, label: `Concessionária ${at}` }))
const RESOURCE = { choices: { dealer: () => many, state: () => few } } as unknown as Resource
const read = (search: string) => valuesOfWords(RESOURCE, {}, {} as Texts, new URLSearchParams(search))?.toString()

test('of more than fifty choices a page has the chosen one alone', () => {
  expect([hasMany(few), hasMany(many)]).toEqual([false, true])
  expect(fewChoices({ few, many }, { many: '73' })).toEqual({ few, many: [many[3]] })
  expect(fewChoices({ many }, {})).toEqual({ many: [] })
})

test('what is typed finds choices without accents, by their code, and at most fifty', () => {
  expect(suggested(few, 'sao p')).toEqual(few)
  expect(suggested(few, '1')).toEqual(few)
  expect(suggested(few, 'rio')).toEqual([])
  expect(suggested(many, '')).toHaveLength(50)
  expect(suggested(many, 'Concessionária 7')).toHaveLength(50)
  expect(suggested(many, 'concessionaria 50')).toEqual([many[50]])
})

test('a filter in words becomes the value that they name; a value, and a choice among few, stay', () => {
  expect(read('dealer=Concession%C3%A1ria+7&text=ana&page=')).toBe('dealer=77&text=ana')
  expect(read('dealer=concessionaria+50')).toBe('dealer=750')
  expect(read('dealer=77')).toBeUndefined()
  expect(read('dealer=nothing+like+it')).toBeUndefined()
  expect(read('state=S%C3%A3o+Paulo')).toBeUndefined()
})

test('a form shows a few choices and suggests among many, and takes a value or the whole words of one alone', () => {
  expect(askedAmong(few, '/desk/options')).toEqual({ options: few })
  expect(askedAmong(many, '/desk/options')).toEqual({ as: ComboBox, from: '/desk/options' })
  expect(['73', ' Concessionária 3 ', 'Concessionária', 'nobody', ''].map((typed) => valueNamed(many, typed))).toEqual([
    '73',
    '73',
    '',
    '',
    '',
  ])
})

test('what a form holds is sent as the values that whole words name; the rest as it was typed', () => {
  const typed = { dealer: 'Concessionária 7', state: 'Rio', active: true }
  expect(valuesOfTyped({ dealer: many, state: few }, typed)).toEqual({ dealer: '77', state: 'Rio', active: true })
})
