import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { CancellationRow, EstimateRow, EventRow, OrderRow, PartRow, RefundRow } from './order-row.ts'

/** Everything of an order that this module keeps. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly events: readonly EventRow[]
  readonly parts: readonly PartRow[]
  readonly estimates: readonly EstimateRow[]
  readonly refunds: readonly RefundRow[]
  /** Asked for and not decided. */
  readonly request: CancellationRow | null
  readonly lastVisit: Date | null
}

interface Belongings {
  events: EventRow[]
  parts: PartRow[]
  estimates: EstimateRow[]
  refunds: RefundRow[]
  request: CancellationRow | null
  last_visit: string | null
}

/** Takes an order and who looks at it; reads what belongs to it in one round trip. */
export async function wholeOrder(db: Db, order: OrderRow, readerId: string | null): Promise<WholeOrder> {
  const { rows } = await sql<Belongings>`
    select
      (select coalesce(json_agg(e order by e.id), '[]') from order_events e where e.order_id = ${order.id}) as events,
      (select coalesce(json_agg(p order by p.created_at, p.id), '[]') from order_parts p where p.order_id = ${order.id}) as parts,
      (select coalesce(json_agg(s order by s.id), '[]') from order_estimates s where s.order_id = ${order.id}) as estimates,
      (select coalesce(json_agg(r order by r.created_at, r.id), '[]') from order_refunds r where r.order_id = ${order.id}) as refunds,
      (select to_json(c) from order_cancellations c where c.order_id = ${order.id} and c.decided_at is null) as request,
      (select to_json(v.seen_at)#>>'{}' from order_visits v where v.order_id = ${order.id} and v.account_id = ${readerId}::uuid) as last_visit
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('A select without a table answers one row')
  const { events, parts, estimates, refunds, request, last_visit } = found
  return {
    order,
    events: events.map((row) => dated(row, 'at')),
    parts: parts.map((row) => dated(row, 'created_at', 'paid_at')),
    estimates: estimates.map((row) => dated(row, 'made_at')),
    refunds: refunds.map((row) => dated(row, 'created_at', 'finished_at')),
    request: request && dated(request, 'at', 'decided_at'),
    lastVisit: last_visit === null ? null : new Date(last_visit),
  }
}

/** JSON carries times as text. */
function dated<Row extends object>(row: Row, ...columns: (keyof Row)[]): Row {
  const dates = columns.map((column) => [column, row[column] === null ? null : new Date(String(row[column]))])
  return { ...row, ...Object.fromEntries(dates) }
}
