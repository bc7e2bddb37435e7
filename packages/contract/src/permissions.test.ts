import { services } from '@volante/contract'
import { may, PERMISSIONS, rolesWith } from '@volante/domain/policy/policy'
import { expect, test } from 'vitest'
import catalogue from '../spec/calls.json' with { type: 'json' }
import own from '../spec/own-calls.json' with { type: 'json' }
import type { Service } from './kit.ts'

const named = (roles: readonly string[]) => [...roles].sort().join(' ')
const byRoles = new Set(PERMISSIONS.map((permission) => named(rolesWith(permission))))
const specs = Object.values(services as Record<string, Service>).flatMap(({ calls }) => Object.values(calls))

test('every list of roles in the catalogue, built or still to come, is that of a permission', () => {
  const unknown = [...catalogue, ...own].filter(({ roles }) => roles.length > 0 && !byRoles.has(named(roles)))
  expect(unknown.map(({ id, roles }) => `${id}: ${named(roles)}`)).toEqual([])
})

test('a call names a permission only where it asks who calls', () => {
  for (const { id, access, may: permission } of specs)
    if (permission !== undefined) expect(['bearer', 'idToken'], id).toContain(access)
})

test('no call of ours asks a customer for a permission', () => {
  for (const { id, may: permission } of specs) if (permission) expect(may(['customer'], permission), id).toBe(false)
})
