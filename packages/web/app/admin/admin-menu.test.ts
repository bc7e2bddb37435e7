import { ROLES } from '@volante/domain/vocabulary'
import { rolesWith } from '@volante/domain/policy/policy'
import { expect, test } from 'vitest'
import { menuFor } from './admin-menu.ts'

const pathsFor = (role: (typeof ROLES)[number]) => menuFor({ roles: [role] }).map(({ path }) => path)

test('nobody sees an area without being signed in', () => {
  expect(menuFor(null)).toEqual([])
})

test('every role sees exactly the areas it may open', () => {
  expect(ROLES.filter((role) => pathsFor(role).includes('/admin/permissions'))).toEqual(rolesWith('policy.read'))
  expect(ROLES.filter((role) => pathsFor(role).includes('/desk'))).toEqual(rolesWith('leads.read'))
  expect(ROLES.filter((role) => pathsFor(role).includes('/admin/audit'))).toEqual(rolesWith('audit.read'))
})

test('areas come in the order of the menu', () => {
  expect(pathsFor('partner_admin')).toEqual(['/admin/permissions', '/admin/audit', '/desk'])
})
