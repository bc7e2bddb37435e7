import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from '../vocabulary.ts'
import { dealerReach, type Held, heldIn, type Scopes } from './held-scopes.ts'
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
