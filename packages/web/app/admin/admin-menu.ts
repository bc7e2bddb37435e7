import type { Permission } from '@volante/domain/policy/permissions'
import { can } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'

/** Areas of administration, each with the right its page asks for. */
const MENU = [
  { path: '/admin/permissions', text: 'admin.nav.permissions', may: 'policy.read' },
  { path: '/admin/users', text: 'admin.nav.users', may: 'users.read' },
  { path: '/admin/audit', text: 'admin.nav.audit', may: 'audit.read' },
  { path: '/desk', text: 'admin.nav.desk', may: 'leads.read' },
] as const satisfies readonly { path: string; text: string; may: Permission }[]

/** Takes somebody signed in, or nobody; answers the areas they may open (criterion AD9). */
export const menuFor = (person: { readonly roles: readonly Role[] } | null) =>
  MENU.filter(({ may }) => can(person, may))
