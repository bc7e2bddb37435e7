import { describe, expect, test } from 'vitest'
import { ROLES } from './roles.ts'
import type { Country } from '../vocabulary.ts'
import {
  countriesReached,
  covers,
  type Granting,
  grantingMarkets,
  grantRefusal,
  isMoneyRole,
  marketsReached,
  needsSecondPerson,
  openingCountry,
  reachesSite,
  type Rights,
} from './granting.ts'
import { dealerReach, type Scopes } from './held-scopes.ts'

const NOTHING: Scopes = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }
const MARKETS: Readonly<Record<string, Country>> = {
  'br-r1': 'BR',
  'ar-r1': 'AR',
  gBR: 'BR',
  gAR: 'AR',
  1: 'BR',
  2: 'AR',
}
const marketOf = (_: string, id: string) => MARKETS[id]
const holding = (scopes: Partial<Scopes>, ...roles: Rights['roles']): Rights => ({
  roles,
  scopes: { ...NOTHING, ...scopes },
})
const BR_ADMIN = holding({ markets: ['BR'] }, 'user_admin')
const asked = (given: Partial<Granting>) =>
  grantRefusal({
    giver: BR_ADMIN,
    before: holding({}, 'customer'),
    after: holding({ dealerCodes: ['1'] }, 'user_dealer'),
    isSelf: false,
    marketOf,
    ...given,
  })?.key ?? null

test('only who may give roles gives any, in the markets they hold', () => {
  expect(grantingMarkets(BR_ADMIN)).toEqual(['BR'])
  expect(grantingMarkets(holding({ markets: 'all' }, 'user_creator', 'service_admin'))).toEqual([])
})

describe('the markets reached', () => {
  test.each([
    [{}, []],
    [{ brands: 'all' }, []],
    [{ markets: ['BR'], brands: 'all' }, ['BR']],
    [{ regions: ['br-r1'], dealerCodes: ['2'] }, ['BR', 'AR']],
    [{ dealerGroups: ['gAR', 'gone'] }, ['AR']],
    [{ markets: 'all' }, 'all'],
    [{ regions: 'all' }, 'all'],
    [{ dealerGroups: 'all' }, 'all'],
  ] as const)('of %j are %j', (scopes, markets) =>
    expect(marketsReached({ ...NOTHING, ...scopes }, marketOf)).toEqual(markets),
  )
})

describe('the countries that a right goes into', () => {
  const NONE = { markets: [], brands: { brands: [], markets: [] }, regions: [], dealerGroups: [], dealerCodes: [] }
  test.each([
    ['all', ['BR', 'AR']],
    [NONE, []],
    [{ ...NONE, dealerCodes: ['2'] }, ['AR']],
    [{ ...NONE, markets: ['AR', 'BR'] }, ['BR', 'AR']],
    [{ ...NONE, brands: { brands: ['fiat'], markets: ['AR'] } }, ['AR']],
    [{ ...NONE, brands: { brands: [], markets: ['BR'] }, dealerGroups: ['gAR'] }, ['AR']],
    [{ ...NONE, brands: { brands: ['fiat'], markets: 'all' } }, ['BR', 'AR']],
  ] as const)('of %j are %j', (reach, countries) => expect(countriesReached(reach, marketOf)).toEqual(countries))
})

test('a list opens at the country somebody works at, or where they do not reach it at the first they do', () => {
  expect([openingCountry(['BR', 'AR'], 'BR'), openingCountry(['AR'], 'BR'), openingCountry([], 'BR')]).toEqual([
    'BR',
    'AR',
    'BR',
  ])
})

test('every market is more than all that are named', () => {
  expect(covers('all', ['BR', 'AR'])).toBe(true)
  expect(covers(['BR', 'AR'], 'all')).toBe(false)
  expect(covers(['BR'], ['BR', 'AR'])).toBe(false)
})

describe('giving rights', () => {
  test('is open within the own market', () => expect(asked({})).toBeNull())

  test.each([
    ['another market', { after: holding({ markets: ['AR'] }, 'user_admin') }],
    ['every market', { after: holding({ markets: 'all' }, 'inspector') }],
    ['every region', { after: holding({ regions: 'all' }, 'regional_manager') }],
    ['a dealer of another market', { after: holding({ dealerCodes: ['2'] }, 'user_dealer') }],
    ['taking from somebody of another market', { before: holding({ markets: ['AR'] }, 'user_admin') }],
    ['a role to somebody who holds every market', { before: holding({ markets: 'all' }, 'inspector') }],
    ['a giver without market', { giver: holding({ regions: 'all' }, 'user_admin'), after: holding({}, 'customer') }],
    ['a giver without the right', { giver: holding({ markets: 'all' }, 'user_creator', 'service_admin') }],
  ] as const)('is refused for %s', (_, given) => expect(asked(given)).toBe('users.beyondScope'))

  test('nobody gives up their own right to give, nor narrows it', () => {
    const own = { before: BR_ADMIN, isSelf: true }
    expect(asked({ ...own, after: holding({ markets: ['BR'] }) })).toBe('users.ownAdmin')
    expect(asked({ ...own, after: holding({}, 'user_admin') })).toBe('users.ownAdmin')
    expect(
      asked({ ...own, before: holding({ markets: ['BR'] }, 'user_admin', 'user_creator'), after: BR_ADMIN }),
    ).toBeNull()
    expect(asked({ before: BR_ADMIN, after: holding({}, 'customer') })).toBeNull()
  })

  test('nobody gives themselves a role or a wider reach', () => {
    const own = { before: BR_ADMIN, isSelf: true }
    for (const after of [
      holding({ markets: ['BR'] }, 'user_admin', 'subscription_payment_manager'),
      holding({ markets: ['BR'], brands: ['jeep'] }, 'user_admin'),
      holding({ markets: ['BR'], dealerCodes: ['1'] }, 'user_admin'),
    ])
      expect(asked({ ...own, after })).toBe('users.ownRights')
  })
})

describe('rights over money', () => {
  const DEALER = { dealerCodes: ['1'], dealerGroups: ['g1'] }
  test.each([
    [
      'a new role that moves money',
      holding(DEALER, 'user_dealer'),
      holding(DEALER, 'user_dealer', 'dealer_manager'),
      true,
    ],
    [
      'a wider reach of such a role',
      holding(DEALER, 'dealer_manager'),
      holding({ ...DEALER, dealerGroups: ['g1', 'g2'] }, 'dealer_manager'),
      true,
    ],
    ['a role that moves none', holding({}, 'customer'), holding(DEALER, 'user_dealer'), false],
    [
      'a role beside one that moves money',
      holding(DEALER, 'dealer_manager'),
      holding(DEALER, 'dealer_manager', 'manual_admin'),
      false,
    ],
    ['taking such a role', holding(DEALER, 'dealer_manager'), holding(DEALER, 'user_dealer'), false],
    ['a narrower reach', holding(DEALER, 'dealer_manager'), holding({ dealerGroups: ['g1'] }, 'dealer_manager'), false],
  ] as const)('%s', (_, before, after, expected) => expect(needsSecondPerson(before, after)).toBe(expected))

  test('no role that answers for money is free of the second person', () => {
    expect(ROLES.filter(isMoneyRole)).toEqual([
      'partner_admin',
      'offer_admin',
      'game_admin',
      'dealer_manager',
      'inspector',
      'subscription_payment_manager',
      'voucher_admin',
    ])
  })
})

describe('the sites that a right goes into', () => {
  const sites = [
    { country: 'BR', brand: 'fiat' },
    { country: 'BR', brand: 'ram' },
    { country: 'BR', brand: 'portal' },
    { country: 'AR', brand: 'fiat' },
  ] as const
  const SOLD = [{ country: 'BR', brand: 'ram' }] as const
  const everywhere = ['BR fiat', 'BR ram', 'BR portal', 'AR fiat']
  test.each([
    [{ markets: ['BR'], brands: ['fiat'] }, 'offer_admin', [], ['BR fiat']],
    [{ markets: ['BR'], brands: 'all' }, 'offer_admin', [], ['BR fiat', 'BR ram', 'BR portal']],
    [{ markets: ['BR'], brands: ['fiat'] }, 'partner_admin', [], ['BR fiat', 'BR ram', 'BR portal']],
    [{ regions: ['br-r1'] }, 'regional_manager', SOLD, ['BR ram']],
    [{ dealerCodes: ['1'], brands: ['fiat'], markets: ['BR'] }, 'user_dealer', SOLD, ['BR ram']],
    [{ dealerCodes: ['gone'] }, 'user_dealer', [], []],
    [{ regions: 'all' }, 'regional_manager', [], everywhere],
    [{ markets: 'all', brands: 'all' }, 'offer_admin', [], everywhere],
  ] as const)('of %j as %s whose dealers sell %j are %j', (scopes, role, sold, expected) => {
    const right = role === 'regional_manager' || role === 'user_dealer' ? 'leads.read' : 'offers.manage'
    const reach = dealerReach({ roles: [role], scopes: { ...NOTHING, ...scopes } }, right)
    const found = sites.filter((one) => reachesSite(reach, sold, one))
    expect(found.map(({ country, brand }) => `${country} ${brand}`)).toEqual(expected)
  })
})
