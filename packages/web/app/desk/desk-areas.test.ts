import { ROLES } from '@volante/domain/vocabulary'
import { rolesWith } from '@volante/domain/policy/policy'
import { expect, test } from 'vitest'
import { areasOf } from './desk-areas.ts'

const rolesAt = (path: string) => ROLES.filter((role) => areasOf({ roles: [role] }).some((area) => area.path === path))

test('every role sees exactly the areas it may open, and a stranger none', () => {
  expect(areasOf(null)).toEqual([])
  expect(rolesAt('/desk')).toEqual(rolesWith('leads.read'))
  expect(rolesAt('/desk/orders')).toEqual(rolesWith('orders.read'))
  expect(rolesAt('/desk/reprocess')).toEqual(rolesWith('reservations.reprocess'))
  expect(rolesAt('/admin/permissions')).toEqual(rolesWith('policy.read'))
})

test('customers have no area', () => {
  expect(areasOf({ roles: ['customer', 'sales_customer', 'post_sales_customer'] })).toEqual([])
})
