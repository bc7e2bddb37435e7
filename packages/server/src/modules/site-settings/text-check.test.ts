import { expect, test } from 'vitest'
import { textRefusal } from './text-check.ts'

const CARS = '{count, plural, one {# carro} other {# carros}} em {city}'

test.each([
  ['Pular', 'Ir ao conteúdo'],
  ['Em {city}: {count, plural, =0 {nada} one {um} other {#}}', CARS],
  ['{count} em {city}', CARS],
])('%s stands for %s', (text, original) => {
  expect(textRefusal(text, original)).toBeNull()
})

test.each([
  ['Olá {', 'Olá', 'settings.text.broken'],
  ['{count, plural, one {um}} em {city}', CARS, 'settings.text.broken'],
  ['{count, plural, one {um} other {#}}', CARS, 'settings.text.places'],
  ['{count} em {place}', CARS, 'settings.text.places'],
  ['Olá {name}', 'Olá', 'settings.text.noPlaces'],
])('%s is refused for %s', (text, original, key) => {
  expect(textRefusal(text, original)).toMatchObject({ key })
})
