import { RIGHTS } from '@volante/domain/policy/permissions'
import { MENU, rolesWith } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import { expect, test } from 'vitest'
import { menuFor } from './work-menu.ts'

const pathsFor = (role: (typeof ROLES)[number]) => menuFor({ roles: [role] }).map(({ path }) => path)

test('every role sees exactly the pages it may open, in the order of the policy, and a stranger none', () => {
  expect(menuFor(null)).toEqual([])
  for (const { path, may } of MENU) {
    expect(RIGHTS[may].menu).toBe(path)
    expect(ROLES.filter((role) => pathsFor(role).includes(path))).toEqual(rolesWith(may))
  }
  expect(pathsFor('partner_admin')).toEqual([
    '/desk',
    '/desk/messages',
    '/desk/reports',
    '/desk/whatsapp',
    '/desk/page-views',
    '/desk/working-prices',
    '/desk/price-comparison',
    '/desk/loans',
    '/desk/used-cars',
    '/desk/reviews',
    '/desk/qr-codes',
    '/desk/work',
    '/desk/orders',
    '/desk/promises',
    '/desk/stock',
    '/desk/dealers',
    '/admin/reviews',
    '/admin/review-times',
    '/admin/data',
    '/admin/pictures',
    '/desk/feeds',
    '/admin/settings',
    '/admin/permissions',
    '/admin/audit',
    '/admin/consents',
    '/admin/clients',
    '/admin/hooks',
    '/admin/hook-notices',
    '/admin/push',
    '/admin/banks',
    '/admin/refusals',
  ])
})

test('customers have no page', () => {
  expect(menuFor({ roles: ['customer', 'sales_customer', 'post_sales_customer'] })).toEqual([])
})
