import type { AuditedCall } from '@volante/contract/audit'
import { DOCUMENT_KINDS, type DocumentKind } from '@volante/domain/order/documents'
import { can } from '@volante/domain/policy/policy'
import type { Permission } from '@volante/domain/policy/permissions'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'
import { type OrderRow, findOrder, orderForStaff } from '../reservations/api.ts'

/** An order of the caller's own, or of a dealer for which the caller holds the permission; any other is unknown. */
export async function visibleOrder(ctx: SignedInCtx, id: string, permission: Permission): Promise<OrderRow> {
  const order = await findOrder(ctx.db, id)
  if (order?.account_id === ctx.user.id) return order
  if (!can(ctx.user, permission)) throw ctx.fail('request.notFound')
  return orderForStaff(ctx, id, permission)
}

/** What an analyst compares a photo with. */
const OF_FACE: readonly DocumentKind[] = ['identity', 'representativeIdentity']

/** An order and the kinds of its papers that the caller may read: the owner and who reviews papers all, who compares the photo what bears a face. */
export async function readablePapers(ctx: SignedInCtx, id: string) {
  const isAnalyst = can(ctx.user, 'fraud.review') && !can(ctx.user, 'documents.review')
  const order = await visibleOrder(ctx, id, isAnalyst ? 'fraud.review' : 'documents.review')
  return { order, kinds: isAnalyst && order.account_id !== ctx.user.id ? OF_FACE : DOCUMENT_KINDS }
}

/** Puts on record that somebody of the staff read a file of somebody else (LGPD art. 37). */
export async function noteReading(
  ctx: SignedInCtx,
  { id, account_id: owner, site }: Pick<OrderRow, 'id' | 'account_id' | 'site'>,
  call: AuditedCall,
  file: string,
): Promise<void> {
  if (owner !== ctx.user.id) await recordDeed(ctx, { call, site, input: { params: { id }, file } })
}
