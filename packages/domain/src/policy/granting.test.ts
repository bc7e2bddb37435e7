import { describe, expect, test } from 'vitest'
import type { Country } from '../vocabulary.ts'
import { covers, type Granting, grantingMarkets, grantRefusal, marketsReached, type Rights } from './granting.ts'
import type { Scopes } from './held-scopes.ts'

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
    expect(asked({ ...own, after: holding({ markets: ['BR'] }, 'service_admin') })).toBe('users.ownAdmin')
    expect(asked({ ...own, after: holding({}, 'user_admin') })).toBe('users.ownAdmin')
    expect(asked({ ...own, after: holding({ markets: ['BR'] }, 'user_admin', 'user_creator') })).toBeNull()
    expect(asked({ before: BR_ADMIN, after: holding({}, 'customer') })).toBeNull()
  })
})
