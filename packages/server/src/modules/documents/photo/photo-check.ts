import type { PhotoState } from '@volante/contract/face-identity'
import { attemptsLeft, type Selfie, selfieAfter, selfieRefusal } from '@volante/domain/order/selfie'
import type * as z from 'zod/mini'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { photosOf } from './queries.ts'
import { removeLater } from '../../../platform/papers/stored-file.ts'
import { announceOrder, type CheckRow, endOf, findCheck, selfieOf } from '../../reservations/api.ts'

export const photoState = ({ now }: Pick<Ctx, 'now'>, check: CheckRow): z.output<typeof PhotoState> => ({
  state: check.state,
  attemptsLeft: attemptsLeft(selfieOf(check)),
  endsAt: endOf(check).toISOString(),
  now: now.toISOString(),
})

interface OrderOfPhoto {
  readonly id: string
  readonly site: string
}

/** In a transaction, the order locked: keeps the next state; a success forgets the photos. */
export async function saveSelfie(ctx: Ctx, order: OrderOfPhoto, { state, attempts }: Selfie): Promise<CheckRow> {
  const check = await ctx.db
    .updateTable('photo_checks')
    .set({ state, attempts })
    .where('order_id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  announceOrder(ctx, order.id)
  if (state === 'success') await forgetPhotos(ctx, order)
  return check
}

/** In a transaction: no photo outlives the decision it was taken for (LGPD art. 15, I and art. 16). */
async function forgetPhotos(ctx: Ctx, order: OrderOfPhoto): Promise<void> {
  const photos = await photosOf(ctx.db, order.id)
  await removeLater(
    ctx,
    photos.map(({ file_key }) => file_key),
  )
  await ctx.db.deleteFrom('photos').where('order_id', '=', order.id).execute()
  await ctx.db.deleteFrom('photo_passes').where('order_id', '=', order.id).execute()
  if (photos.length > 0) await ctx.enqueue('documents.sweep', { site: order.site })
}

/** An order that ended undecided needs no photo any more. */
export async function forgetPhotosOfEnded(ctx: Ctx): Promise<void> {
  const ended = await ctx.db
    .selectFrom('photos')
    .innerJoin('orders', 'orders.id', 'photos.order_id')
    .select(['orders.id', 'orders.site'])
    .distinct()
    .where('orders.is_open', '=', false)
    .execute()
  for (const order of ended) await ctx.inTransaction((inside) => forgetPhotos(inside, order))
}

export async function needCheck(ctx: Ctx, orderId: string): Promise<CheckRow> {
  const check = await findCheck(ctx.db, orderId)
  if (!check) throw ctx.fail('antiFraud.consentFirst')
  return check
}

export interface FraudDecision {
  readonly approved: boolean
  /** Needed for a refusal. */
  readonly note?: string | null | undefined
}

/**
 * In a write: takes a locked order and a person's decision on its security photo; the photos are forgotten with it.
 * Refuses (409) while the buyer may still take one. The caller lets an approved order go on.
 */
export async function decideFraud(ctx: Ctx, order: OrderOfPhoto, decision: FraudDecision): Promise<void> {
  const selfie = selfieOf(await needCheck(ctx, order.id))
  const asked = selfie.state === 'maximum attempts exceeded' ? selfieAfter(selfie, 'askHuman') : selfie
  const event = decision.approved ? 'humanApproves' : 'humanRefuses'
  if (selfie.state === 'success') throw ctx.fail('order.photo.decided')
  if (selfieRefusal(asked, event, ctx.now)) throw ctx.fail('request.conflict')
  if (!decision.approved && !decision.note) throw ctx.fail('order.missing.note')
  await ctx.db
    .updateTable('photo_checks')
    .set({ decided_at: ctx.now, decided_by: ctx.user?.id ?? null, note: decision.note ?? null })
    .where('order_id', '=', order.id)
    .execute()
  await saveSelfie(ctx, order, selfieAfter(asked, event))
  await forgetPhotos(ctx, order)
}
