import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import { coversDealer, isDealerWithin } from '../../dealers/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { type FullOrder, fullOrder } from './load-order.ts'
import { dealerOfOrder, findOrder, holdOrder, lockOrder, type OrderRow } from './order-row.ts'

/** One of the caller's orders; anybody else's is unknown (404). */
export async function orderForOwner(ctx: SignedInCtx, id: string): Promise<OrderRow> {
  return ofOwner(ctx, await findOrder(ctx.db, id))
}

/** The same with all that is kept of it. */
export async function fullOrderForOwner(ctx: SignedInCtx, id: string): Promise<FullOrder> {
  const full = await fullOrder(ctx.db, id, ctx.user.id)
  if (full?.order.account_id !== ctx.user.id) throw ctx.fail('request.notFound')
  return full
}

/** The same, locked: what a write begins with. */
export async function lockForOwner(ctx: SignedInCtx, id: string): Promise<OrderRow> {
  return ofOwner(ctx, await lockOrder(ctx.db, id))
}

/** The same with all that is kept of it. Read in a second statement: one that waited would answer what was before the wait. */
export async function lockFullForOwner(ctx: SignedInCtx, id: string): Promise<FullOrder> {
  await holdOrder(ctx.db, id)
  return fullOrderForOwner(ctx, id)
}

/** An order of a dealer for which the caller holds the permission; any other is unknown (404). */
export async function orderForStaff(ctx: SignedInCtx, id: string, permission: Permission): Promise<OrderRow> {
  const order = await findOrder(ctx.db, id)
  if (!order || !(await coversDealer(ctx, permission, order.dealer_code))) throw ctx.fail('request.notFound')
  return order
}

/** An order that the call found within the caller's reach, locked. */
export async function lockForStaff(ctx: SignedInCtx, id: string): Promise<OrderRow> {
  const order = await lockOrder(ctx.db, id)
  if (!order) throw ctx.fail('request.notFound')
  return order
}

/** Whether an order is of a dealer within the reach. */
export async function isOrderWithin(ctx: SignedInCtx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const dealerCode = await dealerOfOrder(ctx.db, id)
  return dealerCode !== undefined && isDealerWithin(ctx, dealerCode, reach)
}

function ofOwner(ctx: SignedInCtx, order: OrderRow | undefined): OrderRow {
  if (order?.account_id !== ctx.user.id) throw ctx.fail('request.notFound')
  return order
}
