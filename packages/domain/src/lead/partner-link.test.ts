import { expect, test } from 'vitest'
import { isMarker, originOf, PARTNER_COOKIE, partnerCampaign, partnerLink } from './partner-link.ts'

const MARKERS = { brand: 'brand=fiat', type: 'login=weak' }
const LINK = 'brand=fiat&login=weak&utm_source=club&utm_medium=mail&version=358A1N1'

test.each([
  ['brand=fiat', true],
  ['b.1_x-y=v.2', true],
  ['brand', false],
  ['brand=', false],
  ['=fiat', false],
  ['a=b=c', false],
  ['a=b&c', false],
  ['a b=c', false],
  [`${'a'.repeat(41)}=b`, false],
])('%j is a marker: %s', (text, expected) => {
  expect(isMarker(text)).toBe(expected)
})

test('an address with both markers is stored whole, and goes on without them', () => {
  expect(partnerLink(`?${LINK}`, MARKERS)).toEqual({
    stored: LINK,
    rest: 'utm_source=club&utm_medium=mail&version=358A1N1',
  })
  expect(partnerLink('login=weak&brand=fiat', MARKERS)?.rest).toBe('')
  expect(partnerLink('login=weak&brand=fiat&brand=jeep', MARKERS)?.rest).toBe('brand=jeep')
})

test.each([
  ['', MARKERS],
  ['brand=fiat', MARKERS],
  ['login=weak', MARKERS],
  ['brand=jeep&login=weak', MARKERS],
  ['brand=fiat&login=strong', MARKERS],
  ['xbrand=fiat&login=weakest', MARKERS],
  [LINK, { brand: '', type: '' }],
  [LINK, { brand: 'brand=fiat', type: '' }],
  [`${LINK}&utm_term=${'a'.repeat(PARTNER_COOKIE.max)}`, MARKERS],
])('%j with %j is no partner’s link', (search, markers) => {
  expect(partnerLink(search, markers)).toBeNull()
  expect(partnerCampaign(search, markers)).toBeNull()
})

test('of what is stored only the campaign is told, without what looks like a person’s', () => {
  expect(partnerCampaign(LINK, MARKERS)).toEqual({ utm_source: 'club', utm_medium: 'mail' })
  expect(partnerCampaign('brand=fiat&login=weak&cpf=52998224725', MARKERS)).toEqual({})
  const personal = ['ana@mail.example', '529.982.247-25', '52998224725', '+55 11 98765-4321', 'a'.repeat(101)]
  for (const text of personal) {
    const query = new URLSearchParams({ brand: 'fiat', login: 'weak', utm_source: 'club', utm_term: text })
    expect(partnerCampaign(query.toString(), MARKERS)).toEqual({ utm_source: 'club' })
  }
  expect(partnerCampaign('brand=fiat&login=weak&utm_campaign=black-20261127', MARKERS)).toEqual({
    utm_campaign: 'black-20261127',
  })
})

test.each([
  [{}, { utm_source: 'club' }, { utm_source: 'club' }],
  [{ utm_source: 'direct', utm_medium: 'none' }, { utm_source: 'club' }, { utm_source: 'club' }],
  [{ utm_source: 'radio' }, { utm_source: 'club' }, { utm_source: 'radio' }],
  [{ utm_source: 'direct', utm_medium: 'none' }, {}, { utm_source: 'direct', utm_medium: 'none' }],
  [{}, {}, {}],
])('of %j and %j counts %j', (own, partner, expected) => {
  expect(originOf(own, partner)).toEqual(expected)
})
