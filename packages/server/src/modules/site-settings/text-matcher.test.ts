import { expect, test } from 'vitest'
import { textMatcher } from './text-matcher.ts'

test.each<[string, string, boolean]>([
  ['Monte o seu', 'Monte o seu', true],
  ['Monte o seu', '  Monte\n o seu ', true],
  ['Monte o seu', 'Monte o seu carro', false],
  ['Prévia de {name}, como em {at}.', 'Prévia de Verão, como em 3 de maio.', true],
  ['Prévia de {name}, como em {at}.', 'Prévia de Verão.', false],
  ['{a} e {a} e {b}', 'x e y e z', true],
  ['{a} e {a} e {b}', 'x e y', false],
  ['{name}', 'Qualquer coisa', false],
  ['{count, plural, one {# carro} other {# carros}} à venda', '12 carros à venda', true],
  ['{count, plural, one {# carro} other {# carros}} à venda', '12 motos à venda', false],
  ['{kind, select, car {o carro} other {a moto}}', 'a moto', true],
  ['{unclosed', '{unclosed', false],
  ['', '', false],
])('%j says %j: %s', (text, sentence, expected) => expect(textMatcher(sentence)(text) > 0).toBe(expected))

test('a text counts for as many letters as it is sure of', () => {
  const texts = ['Monte o seu', '{what} o {whose}', '{verb} {what} seu', 'Outro']
  expect(texts.map(textMatcher('Monte o seu'))).toEqual([11, 0, 3, 0])
})
