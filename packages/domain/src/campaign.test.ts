import { describe, expect, it } from 'vitest'
import spec from '../spec/vocabulary.json' with { type: 'json' }
import { AD_CLICK_COOKIE, adClick, utmOf, weakLoginQuery, withDefaultUtm } from './campaign.ts'
import * as limits from './limits.ts'
import { htmlRedirect, withoutQuery } from './page-address.ts'
import { SAVED_CAR_LIFE } from './configuration/saved-car.ts'

it.each([
  ['', '?utm_source=direct&utm_medium=none'],
  ['?', '?utm_source=direct&utm_medium=none'],
  ['?version=358A1N1', '?version=358A1N1'],
  ['?utm_source=x', '?utm_source=x'],
])('%j becomes %j', (search, expected) => {
  expect(withDefaultUtm(search)).toBe(expected)
})

it('reads the UTM parameters that say something', () => {
  const search = '?utm_source=news&utm_medium=%20&utm_campaign=ver%C3%A3o&other=1'
  expect(utmOf(search)).toEqual({ utm_source: 'news', utm_campaign: 'verão' })
  expect(utmOf('')).toEqual({})
})

describe('adClick', () => {
  it.each([
    [
      'our cookie first',
      '?gclid=fromQuery',
      { 'ad-click': 'kept', _gcl_aw: 'GCL.1.x' },
      { id: 'kept', mustStore: false },
    ],
    ['then the query, to be stored', '?gclid=fromQuery', {}, { id: 'fromQuery', mustStore: true }],
    ['stored for the platform’s own source', '?gclid=q&gclsrc=aw.ds', {}, { id: 'q', mustStore: true }],
    ['stored for a blank source', '?gclid=q&gclsrc=', {}, { id: 'q', mustStore: true }],
    ['not stored for another source', '?gclid=q&gclsrc=ds', {}, { id: 'q', mustStore: false }],
    ['then the platform’s cookie', '', { _gcl_aw: 'GCL.1700000000.Cj0-K_Q' }, { id: 'Cj0-K_Q', mustStore: false }],
    ['or its second one', '', { _gcl_aw: 'rubbish', _gcl_dc: 'GCL.17.dc' }, { id: 'dc', mustStore: false }],
    ['nothing', '', {}, null],
    ['no hostile text', '?gclid=%3Cscript%3E', { 'ad-click': 'a;b' }, null],
    ['no endless text', `?gclid=${'a'.repeat(513)}`, {}, null],
  ])('takes %s', (_, search, cookies, expected) => {
    expect(adClick(search, cookies)).toEqual(expected)
  })
})

it('stores the query only when both weak-login markers are there', () => {
  const markers = { brand: { name: 'brand', value: 'peugeot' }, type: { name: 'login', value: 'weak' } }
  expect(weakLoginQuery('?brand=peugeot&login=weak&x=1', markers)).toBe('?brand=peugeot&login=weak&x=1')
  expect(weakLoginQuery('?brand=peugeot', markers)).toBeNull()
  expect(weakLoginQuery('?brand=fiat&login=weak', markers)).toBeNull()
})

it.each([
  ['/br/fiat/monte/argo', '/br/fiat/monte.html'],
  ['/br/fiat/monte/', '/br/fiat.html'],
  ['/br', null],
  ['/', null],
  ['', null],
  ['//evil.example', null],
])('%j redirects to %s', (path, target) => {
  expect(htmlRedirect(path)).toBe(target)
})

it('drops query and fragment from a lead’s return address', () => {
  expect(withoutQuery('https://x.example/br/fiat?utm_source=a#top')).toBe('https://x.example/br/fiat')
  expect(withoutQuery('https://x.example/br#a?b')).toBe('https://x.example/br')
})

it('has the constants of the specification', () => {
  const { constants } = spec
  expect(SAVED_CAR_LIFE).toBe(constants.cache.savedCarTtlMs)
  expect(limits.CACHE_TTL_MS).toBe(constants.cache.ttlMs)
  expect(limits.LOCATION_TTL_MS).toBe(constants.cache.locationTtlMsDefault)
  expect(AD_CLICK_COOKIE.maxAgeMs).toBe(constants.clickIdCookie.lifetimeMs)
  expect(constants.imageSizes).toMatchObject(limits.IMAGE_SIZES)
  expect(constants.phoneCheck).toMatchObject(limits.PHONE_CHECK)
  expect(constants.popup).toMatchObject(limits.POPUP)
  expect(constants.promotionsList).toMatchObject(limits.PROMOTIONS_PAGE)
  expect(constants.breakpoints).toMatchObject(limits.LAYOUT)
  expect(constants.anchorScroll.a).toEqual(limits.ANCHOR_SCROLL)
  expect(limits.DEBOUNCE_MS).toBe(constants.debounceMs.value)
  expect(limits.TEST_DRIVE_ANSWER_HOURS).toBe(constants.testDriveAnswer.withinHours)
  expect(limits.BOLETO_COMPENSATION_DAYS).toBe(constants.boleto.compensationBusinessDaysMax)
  expect(limits.EARTH_RADIUS_M).toBe(constants.maps.earthRadiusM)
  expect(limits.OIL_CHANGE_MONTHS).toBe(constants.oilChange.months)
  expect(constants.qrCode).toMatchObject({ ...limits.QR_CODE, maskMin: 1 })
})
