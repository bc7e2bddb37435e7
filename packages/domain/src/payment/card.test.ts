import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import spec from '../../spec/vocabulary.json' with { type: 'json' }
import {
  cardExpiryRefusal,
  cardLastFour,
  cardNameRefusal,
  cardNumberRefusal,
  parseCardExpiry,
  passesLuhn,
  securityCodeRefusal,
} from './card.ts'
import { applyMask } from '../fields/masks.ts'
import { CARD_BRANDS, cardBrand } from './card-brand.ts'

const luhnDigit = (body: string) => '0123456789'.split('').find((digit) => passesLuhn(body + digit)) ?? ''
const number = fc.stringMatching(/^[1-9]\d{11,14}$/).map((body) => body + luhnDigit(body))

describe('number', () => {
  it.each([
    ['4111 1111 1111 1111', null],
    ['4222222222222', null],
    ['378282246310005', null],
    ['5555555555554444', null],
    ['4111 1111 1111 1112', 'validation.card.number'],
    ['411111111111', 'validation.card.number'],
    ['41111111111111111', 'validation.card.number'],
    ['0000 0000 0000 0000', 'validation.card.number'],
    ['4111-1111-1111-1111', 'validation.card.number'],
    ['abc', 'validation.card.number'],
    ['', 'validation.required'],
  ])('%j answers %s', (value, key) => {
    expect(cardNumberRefusal(value)?.key ?? null).toBe(key)
  })

  it('accepts generated numbers, in groups or not, and refuses any one changed digit', () => {
    fc.assert(
      fc.property(number, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        expect(cardNumberRefusal(digits)).toBeNull()
        // An American Express card has 15 digits: its mask holds no more.
        if (cardBrand(digits) !== 'American Express') expect(cardNumberRefusal(applyMask('card', digits))).toBeNull()
        const changed = digits.slice(0, at) + ((Number(digits[at]) + step) % 10) + digits.slice(at + 1)
        expect(cardNumberRefusal(changed)?.key).toBe('validation.card.number')
      }),
    )
  })

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['37828224', '3782 8224'],
    ['41', '41'],
    ['', ''],
  ])('%s is written %j', (digits, written) => {
    expect(applyMask('card', digits)).toBe(written)
  })

  it('shows only the last four', () => {
    expect(cardLastFour('4111 1111 1111 1234')).toBe('1234')
  })
})

describe('brand', () => {
  it('names the brands of the specification first', () => {
    expect(CARD_BRANDS.slice(0, 7)).toEqual(spec.creditCardBrands.values)
  })

  it.each([
    ['4', 'Visa'],
    ['4111 1111', 'Visa'],
    ['51', 'Mastercard'],
    ['55', 'Mastercard'],
    ['5', null],
    ['56', null],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2721', null],
    ['34', 'American Express'],
    ['37', 'American Express'],
    ['3', null],
    ['300', 'Diners'],
    ['306', null],
    ['36', 'Diners'],
    ['38', 'Diners'],
    ['3528', 'JCB'],
    ['3589', 'JCB'],
    ['3590', null],
    ['6011', 'Discover'],
    ['644', 'Discover'],
    ['65', 'Discover'],
    ['62', 'China Union Pay'],
    ['401178', 'Elo'],
    ['401179', 'Elo'],
    ['401180', 'Visa'],
    ['431274', 'Elo'],
    ['457630', 'Visa'],
    ['457632', 'Elo'],
    ['506698', null],
    ['506699', 'Elo'],
    ['506778', 'Elo'],
    ['506779', null],
    ['509000', 'Elo'],
    ['627780', 'Elo'],
    ['627781', 'China Union Pay'],
    ['650031', 'Elo'],
    ['650034', 'Discover'],
    ['650538', 'Elo'],
    ['650539', 'Discover'],
    ['655058', 'Elo'],
    ['655059', 'Discover'],
    ['606282', 'Hipercard'],
    ['3841', 'Hipercard'],
    ['3842', 'Diners'],
    ['637095', 'Hiper'],
    ['589562', 'Naranja'],
    ['527571', 'Naranja'],
    ['527573', 'Mastercard'],
    ['604201', 'Cabal'],
    ['604400', 'Cabal'],
    ['589657', 'Cabal'],
    ['', null],
    ['x', null],
  ])('%j is %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand)
  })
})

it.each([
  ['11/26', null],
  ['7/28', null],
  ['07 / 28', null],
  ['07/2028', null],
  ['12/99', null],
  ['10/26', 'validation.card.expiry'],
  ['12/25', 'validation.card.expiry'],
  ['13/27', 'validation.card.expiry'],
  ['00/27', 'validation.card.expiry'],
  ['0/27', 'validation.card.expiry'],
  ['0728', 'validation.card.expiry'],
  ['07/1928', 'validation.card.expiry'],
  ['', 'validation.required'],
])('expiry %j answers %s on 21 November 2026', (value, key) => {
  expect(cardExpiryRefusal(value, '2026-11-21')?.key ?? null).toBe(key)
})

it('reads month and year', () => {
  expect(parseCardExpiry('7/28')).toEqual({ month: 7, year: 2028 })
  expect(cardExpiryRefusal('11/26', '2026-11-30')).toBeNull()
  expect(cardExpiryRefusal('11/26', '2026-12-01')?.key).toBe('validation.card.expiry')
})

it.each([
  ['ANA M SOUZA', null],
  ['', 'validation.card.name'],
  ['4111', 'validation.card.name'],
])('name %j answers %s', (value, key) => {
  expect(cardNameRefusal(value)?.key ?? null).toBe(key)
})

it.each([
  ['123', 'Visa', null],
  ['1234', 'American Express', null],
  ['123', null, null],
  ['123', 'American Express', 'validation.card.securityCode'],
  ['1234', 'Elo', 'validation.card.securityCode'],
  ['12a', 'Visa', 'validation.card.securityCode'],
  ['', 'Visa', 'validation.required'],
] as const)('security code %j of %s answers %s', (value, brand, key) => {
  expect(securityCodeRefusal(value, brand)?.key ?? null).toBe(key)
})
