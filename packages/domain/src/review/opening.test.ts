import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

test.each([
  ['Bom carro.', 40, 'Bom carro.'],
  ['Bom carro. Anda bem e bebe pouco na estrada.', 20, 'Bom carro.'],
  ['Vale? Vale! Mas o câmbio falha às vezes.', 14, 'Vale? Vale!'],
  ['Um carro que anda muito bem e bebe pouco', 20, 'Um carro que anda…'],
  ['Consumode15,5quilometrosporlitro', 10, 'Consumode…'],
  ['  Bom.  ', 10, 'Bom.'],
])('%j within %i', (text, most, expected) => {
  expect(openingOf(text, most)).toBe(expected)
})
