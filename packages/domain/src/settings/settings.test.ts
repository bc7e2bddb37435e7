import { expect, test } from 'vitest'
import {
  countriesOf,
  isStale,
  readSetting,
  scopesOf,
  settingOf,
  settingPath,
  SETTINGS,
  settingText,
} from './settings.ts'

const read = (key: string, typed: string, country: 'BR' | 'AR' | null = 'BR') => {
  const setting = settingOf(key)
  if (!setting) throw new Error(key)
  return readSetting(setting, typed, country)
}

test.each([
  ['features.chatbot', 'true', true],
  ['features.chatbot', 'false', false],
  ['lead.replyHours', ' 48 ', 48],
  ['lead.withoutCpf.cities', '3106200,\n2611606, 3106200', ['3106200', '2611606']],
  ['lead.withoutCpf.cities', '', []],
  ['purchase.cancellationReasons', 'price, other', ['price', 'other']],
  ['legal.taxId', '41.250.300/0001-06', '41.250.300/0001-06'],
  ['legal.email', 'ola@grupo.com.br', 'ola@grupo.com.br'],
  ['messagingAddress', 'https://wa.me', 'https://wa.me'],
  ['weakLogin.typeMarker', ' login=weak ', 'login=weak'],
  ['weakLogin.brandMarker', '', ''],
  ['texts.shell.skip', ' Pular ', 'Pular'],
])('%s takes %j', (key, typed, value) => {
  expect(read(key, typed)).toEqual({ value })
})

test.each([
  ['features.chatbot', 'yes', 'request.invalid'],
  ['features.chatbot', '', 'validation.required'],
  ['lead.replyHours', '0', 'settings.number'],
  ['lead.replyHours', '241', 'settings.number'],
  ['lead.replyHours', '1e1', 'settings.number'],
  ['cacheTtlMs', '14400001', 'settings.number'],
  ['purchase.instalmentsMax', '13', 'settings.number'],
  ['purchase.cancellationReasons', '', 'settings.choose'],
  ['purchase.cancellationReasons', 'price, rain', 'settings.choose'],
  ['legal.companyName', 'x'.repeat(201), 'settings.tooLong'],
  ['legal.email', 'nobody', 'validation.email.invalid'],
  ['messagingAddress', 'http://wa.me', 'settings.address'],
  ['weakLogin.typeMarker', 'login', 'settings.marker'],
  ['weakLogin.brandMarker', 'brand=fiat&x=1', 'settings.marker'],
  ['messagingAddress', 'https://a:b@wa.me', 'settings.address'],
  ['messagingAddress', 'javascript:alert(1)', 'settings.address'],
])('%s refuses %j', (key, typed, refused) => {
  expect(read(key, typed)).toMatchObject({ refusal: { key: refused } })
})

test('a tax number is the one of its country', () => {
  expect(read('legal.taxId', '41.250.300/0001-06', 'AR')).toHaveProperty('refusal')
})

test('every value is typed as it is read', () => {
  expect([settingText(true), settingText(24), settingText(['a', 'b']), settingText(undefined)]).toEqual([
    'true',
    '24',
    'a, b',
    '',
  ])
})

test('a text keeps the dots of its id', () => {
  expect(settingPath('texts.shell.nav.main')).toEqual(['texts', 'shell.nav.main'])
  expect(settingPath('lead.withoutCpf.anywhere')).toEqual(['lead', 'withoutCpf', 'anywhere'])
  expect(settingOf('lead')).toBeUndefined()
  expect(settingOf('constructor')).toBeUndefined()
})

test('the nearest place comes last', () => {
  const fiat = { id: 'br-fiat', country: 'BR' } as const
  expect(scopesOf(fiat)).toEqual(['all', 'BR', 'br-fiat'])
  expect(countriesOf('all', [fiat])).toEqual(['BR', 'AR'])
  expect(countriesOf('br-fiat', [fiat])).toEqual(['BR'])
  expect(countriesOf('elsewhere', [fiat])).toEqual([])
})

test('a flag grows old in half a year, a number never', () => {
  const [now, then] = [new Date('2026-11-01'), new Date('2026-01-01')]
  expect(isStale({ group: 'features', kind: 'flag' }, then, now)).toBe(true)
  expect(isStale({ group: 'features', kind: 'flag' }, null, now)).toBe(false)
  expect(isStale({ group: 'times', kind: 'number' }, then, now)).toBe(false)
})

test('what customers are told of the seller takes two people', () => {
  const single = Object.entries(SETTINGS).filter(([, one]) => one.group === 'legal' && !one.needsTwo)
  expect(single).toEqual([])
})
