import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessagePart } from '@volante/contract/page'
import { describe, expect, test } from 'vitest'
import { date, money, moneyParts } from './format.ts'
import { formatMessage, type Values } from './message.ts'

const br = { language: 'pt-BR', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
const ar = { language: 'es-AR', currency: 'ARS', timeZone: 'America/Argentina/Buenos_Aires' }
const say = (text: string, values: Values = {}, locale = br) =>
  formatMessage(locale, parse(text, { captureLocation: false, ignoreTag: true }) as readonly MessagePart[], values)
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('messages', () => {
  const offers = '{n, plural, =0 {nenhuma oferta} one {# oferta} many {# de ofertas} other {# ofertas}}'
  test.each([
    [offers, { n: 0 }, 'nenhuma oferta'],
    [offers, { n: 1 }, '1 oferta'],
    [offers, { n: 2 }, '2 ofertas'],
    [offers, { n: 1_000_000 }, '1.000.000 de ofertas'],
    ['Olá, {name}!', { name: 'Ana' }, 'Olá, Ana!'],
    ['{c, select, BR {Brasil} other {fora}}', { c: 'BR' }, 'Brasil'],
    ['{c, select, BR {Brasil} other {fora}}', { c: 'UY' }, 'fora'],
    ['{c, select, a {{n, plural, other {# A}}} other {B}}', { n: 1234, c: 'a' }, '1.234 A'],
    ['{n, selectordinal, other {#º}}', { n: 3 }, '3º'],
    ['{d, date}', { d: new Date('2026-11-21T02:00:00Z') }, '20/11/2026'],
    ["it''s '{'literal'}'", {}, "it's {literal}"],
  ])('%s', (text, values, expected) => {
    expect(say(text, values as Values)).toBe(expected)
  })

  test('a missing value is left out', () => expect(say('Olá, {name}!')).toBe('Olá, !'))
})

describe('formats', () => {
  test('money from cents, in the currency of the site', () => {
    expect(plain(money(br, 12_999_050))).toBe('R$ 129.990,50')
    expect(plain(money(ar, 12_999_050))).toBe('$ 129.990,50')
    expect(plain(money(br, 12_999_000, true))).toBe('R$ 129.990')
    expect(plain(money(br, 12_999_050, true))).toBe('R$ 129.990,50')
  })

  test('parts of a price add up to its text', () => {
    expect(
      moneyParts(br, 12_999_050)
        .map((part) => part.value)
        .join(''),
    ).toBe(money(br, 12_999_050))
  })

  test('dates in the time zone of the site', () => {
    const at = '2026-11-21T02:30:00Z'
    expect(date(br, at, 'moment')).toBe('20/11/2026, 23:30')
    expect(date(ar, at, 'long')).toBe('20 de noviembre de 2026')
  })
})
