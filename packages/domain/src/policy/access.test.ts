import { expect, test } from 'vitest'
import { isStaff } from './access.ts'
import { ROLES } from './roles.ts'

test.each([
  [[], false],
  [['customer'], false],
  [['customer', 'game_player'], false],
  [['customer', 'user_dealer'], true],
  [[...ROLES], true],
] as const)('%j is staff: %s', (roles, staff) => {
  expect(isStaff(roles)).toBe(staff)
})
