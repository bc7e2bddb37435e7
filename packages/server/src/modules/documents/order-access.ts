import { can } from '@volante/domain/policy/policy'
import type { Permission } from '@volante/domain/policy/permissions'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type OrderRow, findOrder, orderForStaff } from '../reservations/api.ts'

/** An order of the caller's own, or of a dealer for which the caller holds the permission; any other is unknown. */
export async function visibleOrder(ctx: SignedInCtx, id: string, permission: Permission): Promise<OrderRow> {
  const order = await findOrder(ctx.db, id)
  if (order?.account_id === ctx.user.id) return order
  if (!can(ctx.user, permission)) throw ctx.fail('request.notFound')
  return orderForStaff(ctx, id, permission)
}
