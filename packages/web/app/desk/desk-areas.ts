import type { Permission } from '@volante/domain/policy/permissions'
import { can } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'

/** Areas of the workplace, each with the right its page asks for. */
const AREAS = [
  { path: '/desk', text: 'desk.nav.leads', may: 'leads.read' },
  { path: '/desk/orders', text: 'desk.nav.orders', may: 'orders.read' },
  { path: '/desk/reprocess', text: 'desk.nav.reprocess', may: 'reservations.reprocess' },
  { path: '/admin/permissions', text: 'desk.nav.permissions', may: 'policy.read' },
] as const satisfies readonly { path: string; text: string; may: Permission }[]

/** Takes somebody signed in, or nobody; answers the areas they may open, and no other. */
export const areasOf = (person: { readonly roles: readonly Role[] } | null) =>
  AREAS.filter(({ may }) => can(person, may))
