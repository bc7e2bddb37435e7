import type { Permission } from '@volante/domain/policy/permissions'
import type { Audience, Role } from '@volante/domain/vocabulary'
import { listAddress } from '../../work/list/list-address.ts'

export const MATRIX = listAddress('/admin/permissions', ['role', 'permission'], ['audience'])

/** What is chosen on the page, blank where nothing is. */
export interface Chosen {
  readonly role: Role | ''
  readonly permission: Permission | ''
  readonly audience: Audience | ''
}

/** Those who work before those who buy. */
export const AUDIENCE_ORDER = ['dealerStaff', 'administrator', 'customer'] as const satisfies readonly Audience[]
