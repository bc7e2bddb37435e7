import { hash } from 'node:crypto'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { RefundState } from '@volante/domain/order/refund'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { type KeptPapers, keptPapers, type OrderPapers, papersOfOrder } from '../papers/order-papers.ts'
import {
  type Charge,
  chargeFrom,
  type KeptCharge,
  keptCharges,
  type RefundedCharge,
  refundsOfOrder,
} from '../../payments/api.ts'
import type { Booked, CancellationRow, EstimateRow, EventRow, OrderRow, PartRow, RefundRow } from './order-row.ts'

/** What a list tells an order's place, news and tasks by. */
export interface ListedOrder {
  readonly order: OrderRow
  readonly events: readonly EventRow[]
  readonly lastVisit: Date | null
  /** The way to pay the reservation value that was chosen last; null while none stands. */
  readonly chosenKind: PaymentKind | null
  /** When the delivery day was promised last. */
  readonly estimatedAt: Date | null
  readonly papers: OrderPapers
  readonly parts: readonly PartRow[]
  /** Everything that goes or went back. */
  readonly returns: readonly KeptReturn[]
  /** The newest cancellation or withdrawal that was not declined. */
  readonly cancellation: CancellationRow | null
}

/** Everything of an order that this module keeps. */
export interface WholeOrder extends ListedOrder {
  readonly estimates: readonly EstimateRow[]
  readonly refunds: readonly RefundRow[]
  /** Asked for and not decided. */
  readonly request: CancellationRow | null
}

/** The same with what payments keep of it. */
export interface FullOrder extends WholeOrder {
  readonly charges: readonly RefundedCharge[]
}

/** One payment on its way back or back: ordered here, or by the payments alone as money that came too late. */
export interface KeptReturn {
  readonly state: RefundState
  readonly amount_cents: number
}

interface Kept {
  readonly events: EventRow[]
  readonly parts: PartRow[]
  readonly returns: KeptReturn[]
  readonly cancellation: CancellationRow | null
  readonly last_visit: string | null
  /** Null of an order that is over, in a list: nothing is asked of anybody there. */
  readonly papers: KeptPapers | null
}

/** What a list reads instead of all promises. */
interface Listed extends Kept {
  readonly estimated_at: string | null
}

interface Belongings extends Kept {
  readonly estimates: EstimateRow[]
  readonly refunds: RefundRow[]
}

/** A refund that failed is replaced by the next one of its charge. */
const returns = sql`(
  select coalesce(json_agg(json_build_object('state', back.state, 'amount_cents', back.amount_cents)), '[]') from (
    select r.state, r.amount_cents from order_refunds r where r.order_id = o.id
    union all
    select r.state, r.amount_cents from ${refundsOfOrder(sql`o.id`)} r
    where not exists (select from order_refunds own where own.order_id = o.id and own.refund_id = r.id)
  ) back
)`

const kept = (readerId: string | null, papers: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(e order by e.id), '[]') from order_events e where e.order_id = o.id) as events,
  (select coalesce(json_agg(p order by p.created_at, p.kind = 'coupon' desc, p.id), '[]') from order_parts p where p.order_id = o.id) as parts,
  ${returns} as returns,
  (select to_json(c) from order_cancellations c
    where c.order_id = o.id and c.accepted is distinct from false order by c.at desc limit 1) as cancellation,
  (select to_json(v.seen_at)#>>'{}' from order_visits v where v.order_id = o.id and v.account_id = ${readerId}::uuid) as last_visit,
  ${papers} as papers`

const papersOf = keptPapers(sql`o.id`)
const papersWhileOpen = sql`case when o.is_open then ${papersOf} end`

const listed = (readerId: string | null) => sql`${kept(readerId, papersWhileOpen)},
  (select to_json(max(s.made_at))#>>'{}' from order_estimates s where s.order_id = o.id) as estimated_at`

const belongings = (readerId: string | null) => sql`${kept(readerId, papersOf)},
  (select coalesce(json_agg(s order by s.id), '[]') from order_estimates s where s.order_id = o.id) as estimates,
  (select coalesce(json_agg(r order by r.created_at, r.id), '[]') from order_refunds r where r.order_id = o.id) as refunds`

/** Takes an SQL condition on `o` and who looks; reads that order with its papers and what this module keeps of it, in one statement. */
export async function wholeOrder(
  db: Db,
  which: RawBuilder<unknown>,
  readerId: string | null,
): Promise<WholeOrder | undefined> {
  const { rows } = await sql<
    OrderRow & Belongings
  >`select o.*, ${belongings(readerId)} from orders o where ${which}`.execute(db)
  return rows[0] && wholeOf(rows[0])
}

interface NewRow extends OrderRow {
  readonly event: EventRow
  readonly estimate: EstimateRow
}

/** An order that was made in this moment, without reading it again: its first event and its first promise are all it has. */
export function newOrder({ event, estimate, ...order }: NewRow): FullOrder {
  const read = { events: [event], last_visit: null, papers: NO_PAPERS, parts: [], returns: [], cancellation: null }
  const whole = wholeOf({ ...order, ...read, estimates: [estimate], refunds: [] })
  return { ...whole, charges: [] }
}

/** An order after its first promise and the charge that asks for it, without reading it again. */
export const withFirstPromise = (full: FullOrder, { order, parts }: Booked, charge: Charge | null): FullOrder => ({
  ...full,
  order,
  parts: parts.toSorted(
    (one, other) =>
      +one.created_at - +other.created_at || +isCoupon(other) - +isCoupon(one) || (one.id < other.id ? -1 : 1),
  ),
  chosenKind: chosenKindOf(parts),
  charges: charge ? [{ ...charge, refunds: [] }] : [],
})

/** Takes an order's id and who looks; reads all that is kept of it in one statement. */
export async function fullOrder(db: Db, id: string, readerId: string | null): Promise<FullOrder | undefined> {
  const [row] = await reading(db, { id, readerId })
  if (!row) return undefined
  const { charges, ...own } = row
  return { ...wholeOf(own), charges: charges.map(chargeFrom) }
}

const reading = prepared((db, { id, readerId }: { readonly id: string; readonly readerId: string | null }) =>
  sql<OrderRow & Belongings & { readonly charges: KeptCharge[] }>`
    select o.*, ${belongings(readerId)}, ${keptCharges(sql`o.id`)} as charges from orders o where o.id = ${id}`.compile(
    db,
  ),
)

/** Takes what is kept of an order; returns a short name of that state, the same for every reader and until something changes. */
export function versionOf({ order, events, parts, estimates, refunds, request, papers, charges }: FullOrder): string {
  // JSON comes back from the database in another order than it was typed; changed_at tells of another address. Where the desk
  // finds an order follows from the rest.
  const left = { billing_address: null, waits_on: null, waiting_since: null, queues: null, is_urgent: null }
  const columns = { ...order, ...left }
  const kept = [columns, events.at(-1)?.id, parts, estimates.at(-1)?.id, refunds, request, papers, charges]
  return hash('sha256', JSON.stringify(kept), 'base64url').slice(0, 16)
}

/** Takes a query of orders, how they are sorted and who looks; reads them with their events and papers in one statement. */
export async function listedOrders(
  db: Db,
  orders: Expression<unknown>,
  sorting: RawBuilder<unknown>,
  readerId: string | null,
): Promise<ListedOrder[]> {
  const { rows } = await sql<OrderRow & Listed>`
    select o.*, ${listed(readerId)} from (${orders}) o order by ${sorting}`.execute(db)
  return rows.map(listedOf)
}

const NO_PAPERS: KeptPapers = { lines: [], photo: null, contract: null }

function listedOf({
  events,
  last_visit,
  estimated_at,
  papers,
  parts,
  returns,
  cancellation,
  ...order
}: OrderRow & Listed): ListedOrder {
  return {
    order,
    events: events.map((row) => dated(row, 'at')),
    lastVisit: last_visit === null ? null : new Date(last_visit),
    chosenKind: chosenKindOf(parts),
    estimatedAt: estimated_at === null ? null : new Date(estimated_at),
    papers: papersOfOrder(order, papers ?? NO_PAPERS),
    parts: parts.map((part) => dated(part, 'created_at', 'paid_at')),
    returns,
    cancellation: cancellation && dated(cancellation, 'at', 'decided_at'),
  }
}

function wholeOf({ estimates, refunds, ...row }: OrderRow & Belongings): WholeOrder {
  const estimated_at = estimates.at(-1)?.made_at
  const listed = listedOf({ ...row, estimated_at: estimated_at ? String(estimated_at) : null })
  return {
    ...listed,
    estimates: estimates.map((estimate) => dated(estimate, 'made_at')),
    refunds: refunds.map((refund) => dated(refund, 'created_at', 'finished_at')),
    request: listed.cancellation?.decided_at === null ? listed.cancellation : null,
  }
}

const isCoupon = ({ kind }: PartRow): boolean => kind === 'coupon'

const chosenKindOf = (parts: readonly PartRow[]): PaymentKind | null =>
  parts.find(({ purpose }) => purpose === 'deposit')?.payment_kind ?? null

/** JSON carries times as text. */
function dated<Row extends object>(row: Row, ...columns: (keyof Row)[]): Row {
  const dates = columns.map((column) => [column, row[column] === null ? null : new Date(String(row[column]))])
  return { ...row, ...Object.fromEntries(dates) }
}
