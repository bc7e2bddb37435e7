import { describe, expect, test } from 'vitest'
import { MENU } from '../policy/policy.ts'
import { kindsFor, NOTIFICATION_KINDS, pathOf, rightOf } from './notification.ts'

describe('what people are notified of', () => {
  test.each(NOTIFICATION_KINDS)('%s leads to a page that its right opens', (kind) => {
    const right = rightOf(kind)
    if (right === undefined) return
    const path = pathOf(kind, 'x').split('?')[0] ?? ''
    const area = MENU.filter((page) => path === page.path || path.startsWith(`${page.path}/`)).toSorted(
      (a, b) => b.path.length - a.path.length,
    )[0]
    expect(area).toBeDefined()
    const opening: Partial<Record<typeof right, string>> = {
      'users.roles': 'users.read',
      'quotations.approve': 'quotations.work',
      'data.manage': 'data.keep',
    }
    expect(area?.may).toBe(opening[right] ?? right)
  })

  test('is what the rights of a person let concern them, and what is their own', () => {
    expect(kindsFor({ roles: ['customer'] })).toEqual(['bulkDone'])
    expect(kindsFor({ roles: ['user_dealer'] })).toContain('leadGiven')
    expect(kindsFor({ roles: ['user_dealer'] })).not.toContain('jobsFailed')
    expect(kindsFor({ roles: ['service_admin'], only: ['orders.read'] })).toEqual(['bulkDone'])
  })
})
