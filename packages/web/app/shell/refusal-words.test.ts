import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message } from '@volante/contract/page'
import { expect, test } from 'vitest'
import errors from '../../../../texts/es-AR/errors.json'
import { createTexts } from '../texts/texts.tsx'
import { refusalWords } from './refusal-words.ts'

const dictionary = Object.fromEntries(
  Object.entries(errors).map(([key, text]) => [key, parse(text, { ignoreTag: true }) as Message]),
)
const locale = { language: 'es-AR', currency: 'ARS', timeZone: 'UTC' } as const
const texts = createTexts(locale, dictionary)
const most = (max: number) => ({ code: 'validation.number.max', message: 'Digite 99 ou menos', values: { max } })

test('a refusal is said in the words of its page, its bound as people type it', () => {
  expect(refusalWords(texts, most(99))).toBe('Ingresá 99 o menos')
  expect(refusalWords(texts, most(2100))).toBe('Ingresá 2100 o menos')
  expect(refusalWords(texts, most(1_250_050), true)).toBe('Ingresá 12.500,50 o menos')
})

test('what the page has no text for, or not all that it says, is said as the call says it', () => {
  expect(refusalWords(texts, { code: 'none.such', message: 'Não' })).toBe('Não')
  expect(refusalWords(texts, { code: 'validation.number.max', message: 'Digite 99 ou menos' })).toBe(
    'Digite 99 ou menos',
  )
})
