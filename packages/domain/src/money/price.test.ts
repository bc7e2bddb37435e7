import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { amountRefusal, currencyOf, formatPrice, groupAmount, isTooLow, parsePrice } from './price.ts'

const currency = fc.constantFrom('BRL', 'ARS')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['R$ 1.234,56', 'BRL', 123456],
  ['R$\u00a01.234,56', 'BRL', 123456],
  ['1234,56', 'BRL', 123456],
  ['1.234', 'BRL', 123400],
  ['R$ 12', 'BRL', 1200],
  ['12,5', 'BRL', 1250],
  ['12,', 'BRL', 1200],
  ['0', 'BRL', 0],
  ['8,20', 'BRL', 820],
  ['4,35', 'BRL', 435],
  ['1,00', 'BRL', 100],
  ['999.999.999,99', 'BRL', 99999999999],
  ['$ 45.000.000,00', 'ARS', 4500000000],
  ['ARS 1.000', 'ARS', 100000],
  ['-1,00', 'BRL', null],
  ['1,005', 'BRL', null],
  ['1234.56', 'BRL', null],
  ['12.34', 'BRL', null],
  ['1.2345', 'BRL', null],
  ['1,234.56', 'BRL', null],
  ['US$ 10', 'BRL', null],
  ['abc', 'BRL', null],
  ['', 'BRL', null],
  ['99999999999999', 'BRL', null],
] as const)('%j in %s is %s cents', (text, money, cents) => {
  expect(parsePrice(text, money)).toBe(cents)
})

it.each([
  [123456, 'BRL', 'R$ 1.234,56'],
  [5, 'BRL', 'R$ 0,05'],
  [0, 'BRL', 'R$ 0,00'],
  [100000, 'BRL', 'R$ 1.000,00'],
  [4500000000, 'ARS', '$ 45.000.000,00'],
] as const)('%i cents in %s are written %j', (cents, money, text) => {
  expect(plain(formatPrice(cents, money))).toBe(text)
})

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no price', (cents) => {
  expect(() => formatPrice(cents, 'BRL')).toThrow(RangeError)
})

describe('properties', () => {
  it('reads back every price it writes, as Intl writes it', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.nat(500_000), currency, (low, high, money) => {
        const cents = high * 2 ** 31 + low
        const written = formatPrice(cents, money)
        expect(parsePrice(written, money)).toBe(cents)
        const locale = money === 'BRL' ? 'pt-BR' : 'es-AR'
        const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: money, maximumFractionDigits: 0 })
        expect(written.startsWith(whole.format(Math.floor(cents / 100)))).toBe(true)
      }),
    )
  })

  it('groups once and for all, and changes nothing that is read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,-]{0,14}$/)), currency, (text, money) => {
        const grouped = groupAmount(text)
        expect(groupAmount(grouped)).toBe(grouped)
        const cents = parsePrice(text, money)
        if (cents !== null && cents < 1e11) expect(parsePrice(grouped, money)).toBe(cents)
      }),
    )
  })
})

it.each([
  ['1234', '1.234'],
  ['1.2345', '12.345'],
  ['1234,5', '1.234,5'],
  ['12345678901', '123.456.789'],
  ['0012', '12'],
  ['1.234,', '1.234,'],
  [',5', ',5'],
  ['', ''],
  // What only a hand writes is left for the refusal.
  ['100.', '100.'],
  ['100.50', '100.50'],
  ['1,234.56', '1,234.56'],
  ['1,2,3', '1,2,3'],
  ['-5', '-5'],
])('typing %j shows %j', (text, shown) => {
  expect(groupAmount(text)).toBe(shown)
})

it.each([
  ['1.234,56', null],
  ['100', null],
  ['100.50', 'validation.amount.invalid'],
  ['1,234.56', 'validation.amount.invalid'],
  ['-5', 'validation.amount.invalid'],
  ['1,005', 'validation.amount.invalid'],
  ['cem', 'validation.amount.invalid'],
  ['0', 'validation.price.greaterThan'],
  ['0,00', 'validation.price.greaterThan'],
  ['', 'validation.required'],
])('the amount %j: %s, in both countries', (value, key) => {
  for (const country of ['BR', 'AR'] as const) expect(amountRefusal(value, currencyOf(country))?.key ?? null).toBe(key)
})

it.each([
  ['R$ 100,01', null],
  ['R$ 100,00', 'validation.price.greaterThan'],
])('%j answers %s above a floor of R$ 100,00', (value, key) => {
  expect(amountRefusal(value, 'BRL', 'required', 10_000)?.key ?? null).toBe(key)
})

it('names the floor', () => {
  expect(plain(String(amountRefusal('1', 'BRL', 'required', 10_000)?.values?.['value']))).toBe('R$ 100,00')
})

test.each([
  [90_00, 10, false],
  [89_99, 10, true],
  [0, 100, false],
  [100_00, 0, false],
  [99_99, 0, true],
])('a price of %i for a list price of 10000 is too low at %i per cent: %s', (price, percent, is) => {
  expect(isTooLow(price, 100_00, percent)).toBe(is)
})
