import { expect, test } from 'vitest'
import { restingDetent } from './overlay/detents.ts'
import { keepMessages } from './feedback/kept-messages.ts'
import { maskitoTransform } from '@maskito/core'
import {
  centsOf,
  cepMask,
  cnpjMask,
  cpfMask,
  groupMoney,
  moneyMask,
  nationalDigits,
  phoneBrMask,
  plateArMask,
  plateBrMask,
} from './field/masks.ts'
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
  ['1234', 4, '1.234', 5],
  ['1234567', 7, '1.234.567', 9],
  ['1.2345', 6, '12.345', 6],
  ['0012', 4, '12', 2],
  ['12,345', 6, '12,34', 5],
  ['12345', 2, '12.345', 2],
  ['', 0, '', 0],
])('%s with the caret at %i reads %s, caret %i', (typed, caret, value, at) => {
  expect(groupMoney(typed, caret)).toEqual({ value, caret: at })
})

test.each([
  ['1.234,5', 123450],
  ['1.234', 123400],
  ['0,07', 7],
  ['', null],
  [',', null],
  ['99999999999999999', null],
])('%s is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
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
  const say = (text: string) => ({ type: 'said', message: { tone: 'info', text } }) as const
  const two = keepMessages(keepMessages([], say('a')), say('b'))
  expect(keepMessages(two, { type: 'closed', id: 1 }).map(({ id, text, isShown }) => [id, text, isShown])).toEqual([
    [1, 'a', false],
    [2, 'b', true],
  ])
  const many = Array.from({ length: 40 }, (_, i) => String(i)).reduce((all, text) => keepMessages(all, say(text)), two)
  expect(many).toHaveLength(30)
  expect(many.at(-1)?.text).toBe('39')
})

test.each([
  ['+55 (11) 98765-4321', 'BR', '11987654321'],
  ['(55) 99876-5432', 'BR', '55998765432'],
  ['5555998765432', 'BR', '55998765432'],
  ['+54 9 11 2345-6789', 'AR', '1123456789'],
  ['011 2345', 'AR', '0112345'],
] as const)('%s in %s is %s', (typed, country, digits) => {
  expect(nationalDigits(typed, country)).toBe(digits)
})

test.each([
  [cpfMask, '52998224725', '529.982.247-25'],
  [cpfMask, '529.982.247-25', '529.982.247-25'],
  [cnpjMask, '12abc34501de35', '12.ABC.345/01DE-35'],
  [cepMask, '01310100', '01310-100'],
  [phoneBrMask, '1133334444', '(11) 3333-4444'],
  [phoneBrMask, '11987654321', '(11) 98765-4321'],
  [plateBrMask, 'abc1d23', 'ABC1D23'],
  [plateArMask, 'ab123cd', 'AB123CD'],
  [plateArMask, 'abc123', 'ABC123'],
  [moneyMask, '1234567,8', '1.234.567,8'],
])('mask %# turns %s into %s', (mask, typed, shown) => {
  expect(maskitoTransform(typed, mask)).toBe(shown)
})
