import { POLICY } from './policy.ts'
import type { Role } from '../vocabulary.ts'

/** Takes a person's roles; returns whether any of them is one of staff, whose writes are audited (spec platform §6). */
export const isStaff = (roles: readonly Role[]): boolean => roles.some((role) => POLICY[role].audience !== 'customer')
