import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES } from './roles.ts'
import type { Role } from '../vocabulary.ts'
import { RIGHTS } from './permissions.ts'
import { can, may, PERMISSIONS, POLICY, rightOfPage, rolesIn, rolesWith, scopeOf, whyDenied } from './policy.ts'

const anyRoles = fc.uniqueArray(fc.constantFrom(...ROLES))
const anyPermission = fc.constantFrom(...PERMISSIONS)
const KINDS = ['own', 'dealer', 'dealerGroup', 'region', 'brand', 'market']
const width = (kind: string | null) => (kind === null ? -1 : KINDS.indexOf(kind))

describe('the table', () => {
  test('names every role of the specification', () => {
    expect(Object.keys(POLICY)).toEqual([...ROLES])
  })

  test.each([
    ['/admin/users', 'users.read'],
    ['/admin/data', 'data.keep'],
    ['/admin/data/models', 'data.keep'],
    ['/desk', 'leads.read'],
    ['/desk/nothing', undefined],
    ['/admin', undefined],
  ])('%s is opened by %s', (page, right) => expect(rightOfPage(page)).toBe(right))

  test('names permissions as noun.verb, each held by somebody', () => {
    for (const permission of PERMISSIONS) {
      expect(permission).toMatch(/^[a-z]+([A-Z][a-z]+)*\.[a-z]+$/)
      expect(rolesWith(permission), permission).not.toEqual([])
    }
  })

  test('read by role says the same as read by permission', () => {
    for (const role of ROLES)
      for (const permission of PERMISSIONS)
        expect(POLICY[role].holds[permission] ?? null).toBe(scopeOf([role], permission))
    expect(Object.values(POLICY).flatMap(({ holds }) => Object.keys(holds)).length).toBe(
      Object.values(RIGHTS).flatMap(({ held }) => Object.keys(held)).length,
    )
  })

  test('gives customers nothing: what is their own needs no permission', () => {
    for (const role of ROLES) if (POLICY[role].audience === 'customer') expect(POLICY[role].holds).toEqual({})
  })

  test('gives dealer staff no right over a whole market or brand', () => {
    for (const { audience, holds } of Object.values(POLICY)) {
      if (audience !== 'dealerStaff') continue
      expect(Object.values(holds).filter((kind) => kind === 'market' || kind === 'brand')).toEqual([])
    }
  })

  // One person alone must not be able to move money out or wave a buyer through.
  test.each([
    ['refunds.approve', 'orders.cancel'],
    ['refunds.approve', 'users.roles'],
    ['fraud.review', 'orders.advance'],
    ['documents.review', 'orders.advance'],
  ] as const)('no single role holds both %s and %s', (one, other) => {
    expect(rolesWith(one).filter((role) => rolesWith(other).includes(role))).toEqual([])
  })
})

test.each([
  [[], 'orders.read', null],
  [['customer'], 'orders.read', null],
  [['user_dealer'], 'orders.read', 'dealer'],
  [['user_dealer', 'regional_manager'], 'orders.read', 'region'],
  [['dealer_manager', 'partner_admin'], 'orders.read', 'market'],
  [['repairman'], 'repairmen.manage', 'own'],
  [['offer_admin'], 'campaigns.manage', 'brand'],
  [['user_dealer'], 'refunds.approve', null],
] as const)('%j hold %s in scope %s', (roles, permission, kind) => {
  expect(scopeOf(roles, permission)).toBe(kind)
  expect(may(roles, permission)).toBe(kind !== null)
  expect(can({ roles }, permission)).toBe(kind !== null)
})

test('nobody signed in can do nothing', () => {
  for (const permission of PERMISSIONS) expect(can(null, permission)).toBe(false)
})

test('a denial says which right is missing, who has it and who grants it', () => {
  expect(whyDenied(['user_dealer'], 'refunds.approve')).toEqual({
    missing: 'refunds.approve',
    roles: ['subscription_payment_manager'],
    grantedBy: ['user_admin'],
  })
  expect(whyDenied(['subscription_payment_manager'], 'refunds.approve')).toBeNull()
})

const permissionsOf = (roles: readonly Role[]) => PERMISSIONS.filter((permission) => may(roles, permission))

test('names that are no roles give nothing', () => {
  expect(rolesIn(['root', 'user_dealer', '__proto__', 'toString', 'customer'])).toEqual(['customer', 'user_dealer'])
})

describe('for any roles', () => {
  test('another role never removes a permission nor narrows its scope', () => {
    fc.assert(
      fc.property(anyRoles, anyRoles, (some, more) => {
        const all = [...some, ...more]
        expect(permissionsOf(all)).toEqual(expect.arrayContaining(permissionsOf(some)))
        for (const permission of permissionsOf(some))
          expect(width(scopeOf(all, permission))).toBeGreaterThanOrEqual(width(scopeOf(some, permission)))
      }),
    )
  })

  test('together they hold what one of them holds, no more', () => {
    fc.assert(
      fc.property(anyRoles, (roles) => {
        expect(new Set(permissionsOf(roles))).toEqual(new Set(roles.flatMap((role) => permissionsOf([role]))))
      }),
    )
  })

  test('a denial and the right exclude each other, and any role it names would help', () => {
    fc.assert(
      fc.property(anyRoles, anyPermission, (roles, permission) => {
        const denial = whyDenied(roles, permission)
        expect(denial === null).toBe(may(roles, permission))
        for (const role of denial?.roles ?? []) expect(may([...roles, role], permission)).toBe(true)
      }),
    )
  })
})
