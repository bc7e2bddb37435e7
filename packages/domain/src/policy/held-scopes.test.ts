import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES } from './roles.ts'
import type { Role } from '../vocabulary.ts'
import {
  brandsReached,
  dealerReach,
  type Held,
  heldIn,
  idleRoles,
  reaches,
  reachesNothing,
  type Scopes,
} from './held-scopes.ts'
import { PERMISSIONS, may } from './policy.ts'

const NOTHING: Scopes = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }
const FULL: Scopes = {
  markets: ['BR'],
  brands: ['jeep'],
  regions: ['r1'],
  dealerGroups: ['g1'],
  dealerCodes: ['70001'],
}
const reachOf = (role: Role, scopes: Scopes, permission: Parameters<typeof dealerReach>[1] = 'orders.read') =>
  dealerReach({ roles: [role], scopes }, permission)

describe('a right covers the kind it is given for and narrower ones', () => {
  test.each([
    [
      'partner_admin',
      'orders.read',
      { markets: ['BR'], brands: ['jeep'], regions: ['r1'], groups: ['g1'], codes: ['70001'] },
    ],
    [
      'offer_admin',
      'offers.work',
      { markets: [], brands: ['jeep'], regions: ['r1'], groups: ['g1'], codes: ['70001'] },
    ],
    ['regional_manager', 'orders.read', { markets: [], brands: [], regions: ['r1'], groups: ['g1'], codes: ['70001'] }],
    ['dealer_manager', 'orders.read', { markets: [], brands: [], regions: [], groups: ['g1'], codes: ['70001'] }],
    ['user_dealer', 'orders.read', { markets: [], brands: [], regions: [], groups: [], codes: ['70001'] }],
    ['repairman', 'repairmen.manage', { markets: [], brands: [], regions: [], groups: [], codes: [] }],
    ['customer', 'orders.read', { markets: [], brands: [], regions: [], groups: [], codes: [] }],
  ] as const)('%s, %s', (role, permission, expected) => {
    expect(reachOf(role, FULL, permission)).toEqual({
      markets: expected.markets,
      brands: { brands: expected.brands, markets: ['BR'] },
      regions: expected.regions,
      dealerGroups: expected.groups,
      dealerCodes: expected.codes,
    })
  })
})

test('all of a kind is every dealer only for who holds the right in that kind', () => {
  expect(reachOf('partner_admin', { ...NOTHING, markets: 'all' })).toBe('all')
  expect(reachOf('regional_manager', { ...NOTHING, markets: 'all' })).not.toBe('all')
  expect(reachOf('regional_manager', { ...NOTHING, regions: 'all' })).toBe('all')
  expect(reachOf('user_dealer', { ...NOTHING, regions: 'all', dealerGroups: 'all' })).toEqual(
    dealerReach({ roles: ['user_dealer'], scopes: NOTHING }, 'orders.read'),
  )
})

test('every brand is every dealer only where every market is held too', () => {
  const scopes = { ...NOTHING, brands: 'all' } as const
  expect(reachOf('offer_admin', { ...scopes, markets: ['BR'] }, 'offers.work')).not.toBe('all')
  expect(reachOf('offer_admin', { ...scopes, markets: 'all' }, 'offers.work')).toBe('all')
})

test('an account that names all holds all; one that names nothing holds nothing', () => {
  expect(heldIn(['all'])).toBe('all')
  expect(heldIn(['BR'])).toEqual(['BR'])
  expect(heldIn([])).toEqual([])
})

const anyHeld: fc.Arbitrary<Held> = fc.oneof(fc.constant('all' as const), fc.uniqueArray(fc.string({ maxLength: 3 })))
const anyScopes = fc.record({
  markets: anyHeld,
  brands: anyHeld,
  regions: anyHeld,
  dealerGroups: anyHeld,
  dealerCodes: fc.array(fc.string({ maxLength: 3 })),
})

test('who lacks the right reaches no dealer, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...ROLES)),
      fc.constantFrom(...PERMISSIONS),
      anyScopes,
      (roles, permission, scopes) => {
        fc.pre(!may(roles, permission))
        expect(dealerReach({ roles, scopes }, permission)).toEqual({
          ...NOTHING,
          brands: { brands: [], markets: scopes.markets },
        })
      },
    ),
  )
})

describe('what lies within a reach', () => {
  const HERE = {
    country: 'BR',
    brands: ['jeep', 'ram'],
    regions: ['r1'],
    dealerGroup: 'g1',
    dealerCode: '70001',
  } as const

  test.each<[Role, Partial<Scopes>, boolean]>([
    ['partner_admin', { markets: ['BR'] }, true],
    ['partner_admin', { markets: ['AR'] }, false],
    ['offer_admin', { markets: ['BR'], brands: ['ram'] }, true],
    ['offer_admin', { markets: ['BR'], brands: ['fiat'] }, false],
    ['offer_admin', { markets: ['AR'], brands: ['jeep'] }, false],
    ['offer_admin', { brands: 'all' }, false],
    ['regional_manager', { regions: ['r1'] }, true],
    ['regional_manager', { regions: ['r2'] }, false],
    ['dealer_manager', { dealerGroups: ['g1'] }, true],
    ['dealer_manager', { dealerGroups: ['g2'] }, false],
    ['user_dealer', { dealerCodes: ['70001'] }, true],
    ['user_dealer', { dealerCodes: ['70002'] }, false],
  ])('%s with %j: %s', (role, scopes, expected) => {
    const permission = role === 'offer_admin' ? 'offers.work' : 'orders.read'
    expect(reaches(reachOf(role, { ...NOTHING, ...scopes }, permission), HERE)).toBe(expected)
  })

  test('a whole market lies within the reach of who holds it, not of who holds a brand or a dealer there', () => {
    const wholeMarket = { country: 'BR' } as const
    expect(reaches(reachOf('partner_admin', FULL), wholeMarket)).toBe(true)
    expect(reaches(reachOf('offer_admin', FULL, 'offers.work'), wholeMarket)).toBe(false)
    expect(reaches(reachOf('user_dealer', FULL), wholeMarket)).toBe(false)
  })

  test('a brand reaches nothing without a market beside it', () => {
    const brandOnly = reachOf('offer_admin', { ...NOTHING, brands: ['jeep'] }, 'offers.work')
    expect(reachesNothing(brandOnly)).toBe(true)
    expect(brandsReached(brandOnly, 'BR')).toEqual([])
    expect(brandsReached(reachOf('offer_admin', FULL, 'offers.work'), 'BR')).toEqual(['jeep'])
    expect(brandsReached(reachOf('partner_admin', FULL), 'BR')).toBe('all')
    expect(brandsReached(reachOf('partner_admin', FULL), 'AR')).toEqual([])
    expect(reachesNothing(reachOf('user_dealer', NOTHING))).toBe(true)
  })
})

describe('a role that reaches no place', () => {
  test('is named with how far it would go, and is idle no longer with a place of that kind or a narrower one', () => {
    const inArgentina = { ...NOTHING, markets: ['AR'] }
    expect(idleRoles(['regional_manager'], inArgentina)).toEqual([{ role: 'regional_manager', kind: 'region' }])
    for (const more of [{ regions: ['r1'] }, { dealerGroups: ['g1'] }, { dealerCodes: ['70001'] }])
      expect(idleRoles(['regional_manager'], { ...inArgentina, ...more })).toEqual([])
  })

  test('is only the one of several that does, and never one over own records alone', () => {
    const brandInArgentina = { ...NOTHING, markets: ['AR'], brands: ['jeep'] }
    expect(idleRoles(['offer_admin', 'user_dealer', 'customer'], brandInArgentina)).toEqual([
      { role: 'user_dealer', kind: 'dealer' },
    ])
  })
})
