import { expect, test } from 'vitest'
import { restingDetent } from './overlay/detents.ts'
import { keepMessages } from './feedback/kept-messages.ts'
import { pageWindow } from './navigation/page-window.ts'
import { priceParts } from './data/price-parts.ts'

const parts = (value: number, currency = 'BRL', language = 'pt-BR') =>
  priceParts(new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(value), false)

test.each([
  [129990, { sign: '', symbol: 'R$', integer: '129.990', fraction: '' }],
  [129990.5, { sign: '', symbol: 'R$', integer: '129.990', fraction: ',50' }],
  [-3000, { sign: '−', symbol: 'R$', integer: '3.000', fraction: '' }],
  [0, { sign: '', symbol: 'R$', integer: '0', fraction: '' }],
])('the parts of %s', (value, expected) => {
  expect(parts(value)).toEqual(expected)
})

test('cents that are zero stay when amounts are aligned on the comma', () => {
  const format = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' })
  expect(priceParts(format.formatToParts(32500000), true)).toEqual({
    sign: '',
    symbol: '$',
    integer: '32.500.000',
    fraction: ',00',
  })
})

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %i of %i shows %j', (current, last, shown) => {
  expect(pageWindow(current, last)).toEqual(shown)
})

test.each([
  [0.5, 0, 1],
  [0.3, 0, 0],
  [0.5, 2, 2],
  [0.5, -2, 0],
])('a sheet at %f moving at %f rests at stop %i', (share, speed, detent) => {
  expect(restingDetent(share, speed, [0.2, 0.52, 0.92])).toBe(detent)
})

test('a closed message stays readable, the oldest of many leave', () => {
  const say = (text: string) => ({ type: 'added', message: { tone: 'info', text } }) as const
  const two = keepMessages(keepMessages([], say('a')), say('b'))
  expect(keepMessages(two, { type: 'closed', id: 1 }).map(({ id, text, isShown }) => [id, text, isShown])).toEqual([
    [1, 'a', false],
    [2, 'b', true],
  ])
  const many = Array.from({ length: 40 }, (_, i) => String(i)).reduce((all, text) => keepMessages(all, say(text)), two)
  expect(many).toHaveLength(30)
  expect(many.at(-1)?.text).toBe('39')
})
