import type { Today } from '@volante/contract/work'
import { addDays } from '@volante/domain/date'
import { QUEUE_NAMES, QUEUES } from '@volante/domain/order/queues'
import { dealerReach } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import { can } from '@volante/domain/policy/policy'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { countScheduledSets } from '../change-sets/api.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { ownWaitingRights } from '../identity/api.ts'
import { leadFigures } from '../leads/api.ts'
import { orderFigures, promiseFigures } from '../reservations/api.ts'
import { stockFigures } from '../stock/api.ts'
import { countQueues } from './queries.ts'

const DAYS = 30

/** What the caller's rights let them know of the day: each figure is the count of a list they may open. */
export async function todayFor(ctx: SignedInCtx): Promise<Today> {
  const to = today(ctx)
  const days = { from: addDays(to, 1 - DAYS), to }
  const ifMay = async <T>(right: Permission, read: () => Promise<T>) => (can(ctx.user, right) ? read() : null)
  const [queues, leads, orders, promises, stock, scheduledSets, rightsWait] = await Promise.all([
    waiting(ctx),
    ifMay('leads.read', () => leadFigures(ctx, days)),
    ifMay('orders.read', () => orderFigures(ctx, days)),
    ifMay('promises.read', () => promiseFigures(ctx, days)),
    ifMay('stock.read', () => stockFigures(ctx)),
    ifMay('data.manage', () => countScheduledSets(ctx)),
    ownWaitingRights(ctx),
  ])
  return { ...days, queues, leads, orders, promises, stock, scheduledSets, rightsWait }
}

async function waiting(ctx: SignedInCtx): Promise<Today['queues']> {
  if (!can(ctx.user, 'work.read')) return []
  const own = QUEUE_NAMES.filter((queue) => can(ctx.user, QUEUES[queue].right))
  const rights = [...new Set(own.map((queue) => QUEUES[queue].right))]
  const codes = new Map(
    await Promise.all(
      rights.map(async (right) => [right, await dealerCodesWithin(ctx, dealerReach(ctx.user, right))] as const),
    ),
  )
  if (own.length === 0) return []
  const counts = await countQueues(
    ctx,
    own.map((queue) => [queue, codes.get(QUEUES[queue].right) ?? []]),
  )
  return own.map((queue) => ({ queue, count: counts.get(queue)?.count ?? 0 }))
}
