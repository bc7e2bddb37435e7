import { HOUR_MS } from '@volante/domain/duration'
import type { QueuedOrder } from '@volante/contract/work'
import { work } from '@volante/contract/work'
import { type Queue, QUEUE_NAMES, QUEUES } from '@volante/domain/order/queues'
import { briefName } from '@volante/domain/person/person-name'
import { dealerReach } from '@volante/domain/policy/held-scopes'
import { can } from '@volante/domain/policy/policy'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { isTooOld, newestBackupNow } from '../backup/api.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { countLateLeads } from '../leads/api.ts'
import { countQueues, dropClaim, keepClaim, nextFree, ownClaims, queuedOrders, type QueuedRow } from './queries.ts'
import { todayFor } from './today.ts'

/** Long enough to look at every paper of an order; who is still at it claims again with each step. */
const CLAIM_MS = 15 * 60_000

export const workHandlers = implement(work, {
  today: ({ ctx }) => todayFor(ctx),

  async queues({ ctx }) {
    const names = QUEUE_NAMES.filter((queue) => can(ctx.user, QUEUES[queue].right))
    const within = await Promise.all(names.map(async (queue) => [queue, await codesFor(ctx, queue)] as const))
    const [own, counts] = await Promise.all([ownClaims(ctx), countQueues(ctx, within)])
    const queues = names.map((queue) => ({
      queue,
      count: counts.get(queue)?.count ?? 0,
      oldest: counts.get(queue)?.oldest?.toISOString() ?? null,
      own: own
        .filter((one) => one.queue === queue)
        .map(({ id, number, expires_at }) => ({ id, number, until: expires_at.toISOString() })),
    }))
    const [lateLeads, lateBackup] = await Promise.all([
      can(ctx.user, 'leads.read') ? countLateLeads(ctx) : null,
      lateBackupFor(ctx),
    ])
    return { queues, lateLeads, lateBackup }
  },

  async items({ ctx, params: { queue }, query: { page, size, id } }) {
    // What is another's work is none of the caller's rows.
    if (!can(ctx.user, QUEUES[queue].right)) return { items: [], page, size, total: 0 }
    const codes = await codesFor(ctx, queue)
    const [counts, rows] = await Promise.all([
      countQueues(ctx, [[queue, codes]]),
      queuedOrders(ctx, queue, codes, { page, size, ...(id && { id }) }),
    ])
    return { items: rows.map((row) => viewOf(ctx, row)), page, size, total: counts.get(queue)?.count ?? 0 }
  },

  async claim({ ctx, params: { queue }, body: { orderId, notId }, fail }) {
    const codes = await codesFor(ctx, queue)
    const id = orderId ?? (await nextFree(ctx, queue, codes, notId))
    if (id === undefined) return null
    const [row] = await queuedOrders(ctx, queue, codes, { page: 0, size: 1, id })
    if (!row) throw fail('request.notFound')
    const until = new Date(ctx.now.getTime() + CLAIM_MS)
    if (!(await keepClaim(ctx, queue, id, until))) throw fail('work.claimed', { name: row.holder ?? '' })
    return viewOf(ctx, { ...row, account_id: ctx.user.id, holder: ctx.user.name, expires_at: until })
  },

  async release({ ctx, params: { queue, id } }) {
    await codesFor(ctx, queue)
    await dropClaim(ctx, queue, id)
    return undefined
  },
})

/** A demo needs no backup; who reads the audit log answers for the platform. Files bear the time of the machine, not of a moved clock. */
async function lateBackupFor({ settings, user }: SignedInCtx) {
  if (settings.VOLANTE_DEMO || !can(user, 'audit.read')) return null
  const newest = await newestBackupNow(settings)
  if (!isTooOld(newest, Date.now())) return null
  return { hours: newest === null ? null : Math.floor((Date.now() - newest) / HOUR_MS) }
}

/** The dealers for which the caller works in a queue; refuses (403) a queue of another's right. */
function codesFor(ctx: SignedInCtx, queue: Queue) {
  const { right } = QUEUES[queue]
  if (!can(ctx.user, right)) throw ctx.fail('request.forbidden')
  return dealerCodesWithin(ctx, dealerReach(ctx.user, right))
}

function viewOf({ user }: SignedInCtx, row: QueuedRow): QueuedOrder {
  const { account_id: by, holder, expires_at: until } = row
  return {
    id: row.id,
    number: row.number,
    site: row.site,
    buyer: briefName(row.buyer_name),
    car: `${row.car.modelName} ${row.car.versionName}`,
    dealer: row.dealer.name,
    since: row.waiting_since?.toISOString() ?? null,
    claim: by && until ? { by: holder ?? '', until: until.toISOString(), isOwn: by === user.id } : null,
  }
}
