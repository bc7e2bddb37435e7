import type { DeskOrderRow } from '@volante/contract/desk-order-shapes'
import type { DeskOrderSort, ORDER_PROMISES } from '@volante/contract/orders'
import { addDays } from '@volante/domain/date'
import { type Assignee, type Queue, queuesOf } from '@volante/domain/order/queues'
import { briefName } from '@volante/domain/person/person-name'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import { dealerCodesWithin } from '../../dealers/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { isPortal } from '../../../platform/sites/sites.ts'
import { today } from '../../../platform/sites/today.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { type DayRange, onDays } from '../../../platform/words/day-range.ts'
import { maskTaxId } from '../../../platform/words/masking.ts'
import { type ListedOrder, listedOrders } from '../order/load-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { orderSummary } from '../order/present.ts'
import { stateOf } from '../order/state.ts'
import { foundBy } from './search.ts'

export interface DeskFilter extends DayRange {
  readonly site?: string | undefined
  readonly dealerCode?: string | undefined
  readonly status?: string | undefined
  readonly stage?: OrderRow['stage'] | undefined
  readonly actor?: OrderRow['waits_on'] | undefined
  readonly queue?: Queue | undefined
  /** Only what was handed over with a promise: days are then those of the handing over. */
  readonly promise?: (typeof ORDER_PROMISES)[number] | undefined
  /** Words of name, e-mail, telephone, number, chassis or model, or a whole document. */
  readonly text?: string | undefined
}

/** What the list may be sorted by: legal rights first, then who waits longest, what is over last, unless told. */
const SORTS = {
  waiting: sql`is_urgent desc, waiting_since, id`,
  newest: sql`created_at desc, id`,
  changed: sql`changed_at desc, id`,
} as const satisfies Readonly<Record<DeskOrderSort, RawBuilder<unknown>>>

interface Stretch {
  readonly page: number
  readonly size: number
  readonly sort?: DeskOrderSort | undefined
}

/** Orders of the caller's dealers. */
export async function deskOrders(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: DeskFilter,
  { page, size, sort = 'waiting' }: Stretch,
) {
  const wanted = filtered(ctx, await dealerCodesWithin(ctx, reach), filter)
  const sorted = wanted.selectAll().orderBy(SORTS[sort])
  const { items, total } = await countedPage(ctx.db, wanted.select('id'), { page, size }, (most, before) =>
    listedOrders(ctx.db, sorted.limit(most).offset(before), SORTS[sort], ctx.user.id),
  )
  return { items: items.map((one) => rowOf(ctx, one)), page, size, total }
}

/** The orders that the list with these filters has, to be counted. */
export const ordersFound = async (ctx: SignedInCtx, reach: DealerReach | 'all', filter: DeskFilter) =>
  filtered(ctx, await dealerCodesWithin(ctx, reach), filter).select('id')

/** A list to choose from longer than this is searched, not read. */
const MOST_DEALERS = 500

/** The dealers with orders, of those the caller may see. */
export async function dealersOfOrders(ctx: SignedInCtx, reach: DealerReach | 'all', site: string | undefined) {
  const wanted = filtered(ctx, await dealerCodesWithin(ctx, reach), { site })
  return ctx.db
    .selectFrom('dealers')
    .select(['code', 'name'])
    .where(({ exists }) => exists(wanted.select('id').where(sql<SqlBool>`dealer_code = dealers.code`)))
    .orderBy('name')
    .orderBy('code')
    .limit(MOST_DEALERS)
    .execute()
}

function rowOf(ctx: SignedInCtx, listed: ListedOrder): DeskOrderRow {
  const state = stateOf(listed)
  return {
    ...orderSummary(ctx, listed, state),
    buyer: { name: briefName(listed.order.buyer_name), document: maskTaxId(listed.order.document) },
    waitingSince: listed.order.waiting_since?.toISOString() ?? null,
    queues: [...state.queues],
    isUrgent: state.isUrgent,
  }
}

function filtered(ctx: SignedInCtx, codes: 'all' | readonly string[], filter: DeskFilter) {
  const { db, site } = ctx
  const { dealerCode, status, stage, actor, queue, text, promise } = filter
  const siteId = isPortal(site) ? filter.site : site.id
  return db
    .selectFrom('orders')
    .$if(siteId !== undefined, (query) => query.where('site', '=', siteId ?? ''))
    .$if(codes !== 'all', (query) => query.where(amongDealers(codes === 'all' ? [] : codes)))
    .$if(dealerCode !== undefined, (query) => query.where('dealer_code', '=', dealerCode ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage ?? 'reservation'))
    .$if(actor !== undefined, (query) => query.where(actsNow(actor ?? 'customer')))
    .$if(queue !== undefined, (query) => query.where(standsIn([queue ?? 'papers'])))
    .$if(text !== undefined, (query) => query.where(foundBy(text ?? '')))
    .where(promise === undefined ? onDays('created_at', site, filter) : handedOver(ctx, promise, filter))
}

const FIRST_PROMISE = sql`(select delivery_on from order_estimates where order_id = orders.id order by id limit 1)`
const KEPT = {
  given: sql`${FIRST_PROMISE} is not null`,
  kept: sql`delivered_on <= ${FIRST_PROMISE}`,
  late: sql`delivered_on > ${FIRST_PROMISE}`,
} as const

/** Cars handed over on some days, as the figures of promises count them. */
function handedOver(ctx: SignedInCtx, promise: keyof typeof KEPT, { from, to = today(ctx) }: DayRange) {
  return sql<SqlBool>`(delivered_on between ${from ?? addDays(to, -30)}::date and ${to}::date
    and reached <> 'PRE_RESERVE' and ${KEPT[promise]})`
}

const standsIn = (queues: readonly Queue[]) => sql<SqlBool>`queues && ${queues}::text[] and queues <> '{}'`

/** Who is waited for first, and the people whose queue it stands in besides. */
function actsNow(actor: Assignee) {
  const first = sql<SqlBool>`(waits_on = ${actor} and waiting_since is not null)`
  const queues = queuesOf(actor)
  return queues.length === 0 ? first : sql<SqlBool>`(${first} or ${standsIn(queues)})`
}

/** One dealer's orders lie sorted in an index, several dealers' do not. */
const amongDealers = (codes: readonly string[]) =>
  codes.length === 1 ? sql<SqlBool>`dealer_code = ${codes[0]}` : isOneOf('dealer_code', codes)
