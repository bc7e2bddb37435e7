import { MOST_COUNTED } from '@volante/domain/limits'
import type { Queue } from '@volante/domain/order/queues'
import { sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'

export type Codes = 'all' | readonly string[]

/** The orders of a queue, of these dealers and of the site the caller works on. */
export const queued = ({ db, site }: SignedInCtx, queue: Queue, codes: Codes) =>
  db
    .selectFrom('orders')
    .where(sql<SqlBool>`orders.queues @> array[${queue}] and orders.queues <> '{}'`)
    .$if(codes !== 'all', (query) => query.where(isOneOf('orders.dealer_code', codes === 'all' ? [] : codes)))
    .$if(!isPortal(site), (query) => query.where('orders.site', '=', site.id))

interface QueueCount {
  readonly count: number
  readonly oldest: Date | null
}

/** How many wait in each of these queues, exact up to so many, and since when the first does. */
export async function countQueues(
  ctx: SignedInCtx,
  queues: readonly (readonly [Queue, Codes])[],
): Promise<ReadonlyMap<Queue, QueueCount>> {
  if (queues.length === 0) return new Map()
  const each = queues.map(([queue, codes]) => {
    const waiting = queued(ctx, queue, codes).select('orders.waiting_since').limit(MOST_COUNTED)
    return sql`select ${sql.lit(queue)} as queue, count(*) as count, min(waiting_since) as oldest from ${waiting} as waiting`
  })
  const { rows } = await sql<QueueCount & { queue: Queue }>`${sql.join(each, sql` union all `)}`.execute(ctx.db)
  return new Map(rows.map(({ queue, ...counted }) => [queue, counted]))
}

/** A claim that has not ended. */
const isLive = ({ now }: SignedInCtx) => sql<SqlBool>`work_claims.expires_at > ${now}`

export const ownClaims = (ctx: SignedInCtx) =>
  ctx.db
    .selectFrom('work_claims')
    .innerJoin('orders', 'orders.id', 'work_claims.order_id')
    .select(['work_claims.queue', 'orders.id', 'orders.number', 'work_claims.expires_at'])
    .where('work_claims.account_id', '=', ctx.user.id)
    .where(isLive(ctx))
    .where(sql<SqlBool>`orders.queues @> array[work_claims.queue]`)
    .orderBy('work_claims.claimed_at')
    .execute()

export type QueuedRow = Awaited<ReturnType<typeof queuedOrders>>[number]

/** Orders of a queue with who has each, the urgent and those waiting longest first; that one alone where told. */
export const queuedOrders = (
  ctx: SignedInCtx,
  queue: Queue,
  codes: Codes,
  { page, size, id }: { readonly page: number; readonly size: number; readonly id?: string },
) =>
  queued(ctx, queue, codes)
    .$if(id !== undefined, (query) => query.where('orders.id', '=', id ?? ''))
    .leftJoin('work_claims', (join) =>
      join.onRef('work_claims.order_id', '=', 'orders.id').on('work_claims.queue', '=', queue).on(isLive(ctx)),
    )
    .leftJoin('accounts', 'accounts.id', 'work_claims.account_id')
    .select(['orders.id', 'orders.number', 'orders.site', 'orders.buyer_name', 'orders.car', 'orders.dealer'])
    .select(['orders.waiting_since', 'work_claims.account_id', 'work_claims.expires_at', 'accounts.name as holder'])
    .orderBy('orders.is_urgent', 'desc')
    .orderBy('orders.waiting_since')
    .orderBy('orders.id')
    .limit(size)
    .offset(page * size)
    .execute()

/** The order that waits longest and nobody has, or an own one; locked, and passed over where somebody is about to claim it. */
export async function nextFree(ctx: SignedInCtx, queue: Queue, codes: Codes, notId: string | undefined) {
  const row = await queued(ctx, queue, codes)
    .$if(notId !== undefined, (query) => query.where('orders.id', '<>', notId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('work_claims')
            .select('work_claims.order_id')
            .whereRef('work_claims.order_id', '=', 'orders.id')
            .where('work_claims.queue', '=', queue)
            .where('work_claims.account_id', '<>', ctx.user.id)
            .where(isLive(ctx)),
        ),
      ),
    )
    .select('orders.id')
    .orderBy('orders.is_urgent', 'desc')
    .orderBy('orders.waiting_since')
    .orderBy('orders.id')
    .limit(1)
    .forUpdate('orders')
    .skipLocked()
    .executeTakeFirst()
  return row?.id
}

/** Claims an order until then where nobody else has it; returns whether it is the caller's now. */
export async function keepClaim({ db, now, user }: SignedInCtx, queue: Queue, orderId: string, until: Date) {
  const claim = { account_id: user.id, claimed_at: now, expires_at: until }
  const kept = await db
    .insertInto('work_claims')
    .values({ queue, order_id: orderId, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'order_id'])
        .doUpdateSet(claim)
        .where((eb) => eb.or([eb('work_claims.account_id', '=', user.id), eb('work_claims.expires_at', '<=', now)])),
    )
    .returning('order_id')
    .executeTakeFirst()
  return kept !== undefined
}

export const dropClaim = ({ db, user }: SignedInCtx, queue: Queue, orderId: string) =>
  db
    .deleteFrom('work_claims')
    .where('queue', '=', queue)
    .where('order_id', '=', orderId)
    .where('account_id', '=', user.id)
    .execute()
