import { expect, test } from 'vitest'
import { messagesOf, parseMessage } from './messages.ts'

test('plain texts stay texts, quoting included; others are parsed', () => {
  expect(parseMessage('Olá <b>')).toBe('Olá <b>')
  expect(parseMessage("'{'x'}'")).toBe('{x}')
  expect(parseMessage('')).toBe('')
  expect(parseMessage('Olá, {name}')).toEqual([
    { type: 0, value: 'Olá, ' },
    { type: 1, value: 'name' },
  ])
})

test('a text of the site takes the place of the base, in its namespace', () => {
  const site = { texts: { 'shop.title': 'A aventura' } }
  expect(messagesOf(site, { shop: { 'shop.title': 'O carro', 'shop.lead': 'x' }, ui: { 'ui.ok': 'OK' } })).toEqual({
    shop: { 'shop.title': 'A aventura', 'shop.lead': 'x' },
    ui: { 'ui.ok': 'OK' },
  })
})

test('a broken text is told by its name', () => {
  expect(() => messagesOf({ texts: {} }, { shop: { 'shop.title': '{n, plural' } })).toThrow(/shop\.title/)
})
