import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { type WholeOrder, wholeOrder } from './load-order.ts'
import { progressOf } from './present.ts'
import { stateOf, timelineOfOrder } from './state.ts'

/** Takes an order; returns a new token of its public address. What is kept does not open it. */
export async function shareOrder({ db }: Ctx, orderId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .updateTable('orders')
    .set({ share_hash: tokenHash(token) })
    .where('id', '=', orderId)
    .execute()
  return token
}

export const unshareOrder = ({ db }: Ctx, orderId: string) =>
  db.updateTable('orders').set({ share_hash: null }).where('id', '=', orderId).execute()

export const orderOfToken = ({ db }: Ctx, token: string): Promise<WholeOrder | undefined> =>
  wholeOrder(db, sql`o.share_hash = ${tokenHash(token)}`, null)

/** What anybody with the address reads: the car, how far it is and when it is expected; nothing about a person or money. */
export function sharedView(ctx: Ctx, whole: WholeOrder) {
  const { order } = whole
  const timeline = timelineOfOrder(whole)
  const state = stateOf(whole, timeline)
  const { stages, estimates } = progressOf(ctx, whole, timeline, state)
  return {
    car: order.car,
    status: order.status,
    title: state.title,
    isEnded: state.isEnded,
    stages,
    estimates: estimates.map((estimate) => ({ ...estimate, note: null })),
  }
}
