import { describe, expect, it } from 'vitest'
import spec from '../../spec/vocabulary.json' with { type: 'json' }
import { AD_CLICK_COOKIE, adClick, campaignOf, utmOf, withDefaultUtm } from './campaign.ts'
import { PICTURE_SIZES } from '../car/car-image.ts'
import * as limits from '../limits.ts'
import { SAVED_CAR_LIFE } from '../configuration/saved-car.ts'

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

it.each([
  [['?utm_source=mail', 'utm_source=radio'], { utm_source: 'mail' }],
  [['?utm_source=direct&utm_medium=none', 'utm_source=radio'], { utm_source: 'radio' }],
  [['?version=358A1N1', '', 'utm_source=direct&utm_medium=none'], { utm_source: 'direct', utm_medium: 'none' }],
  [['', ''], {}],
])('the campaign of %j', (queries, expected) => {
  expect(campaignOf(queries)).toEqual(expected)
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

it('has the constants of the specification', () => {
  const { constants } = spec
  expect(SAVED_CAR_LIFE).toBe(constants.cache.savedCarTtlMs)
  expect(limits.CACHE_TTL_MS).toBe(constants.cache.ttlMs)
  expect(AD_CLICK_COOKIE.maxAgeMs).toBe(constants.clickIdCookie.lifetimeMs)
  const { source: _, ...imageSizes } = constants.imageSizes
  expect(PICTURE_SIZES).toMatchObject(imageSizes)
  expect(constants.phoneCheck).toMatchObject(limits.PHONE_CHECK)
  expect(constants.popup).toMatchObject(limits.POPUP)
  expect(limits.BOLETO_COMPENSATION_DAYS).toBe(constants.boleto.compensationBusinessDaysMax)
  expect(limits.EARTH_RADIUS_M).toBe(constants.maps.earthRadiusM)
})
