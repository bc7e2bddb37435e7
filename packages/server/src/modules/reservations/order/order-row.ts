import type { OrderFacts } from '@volante/domain/order/line'
import { type Ledger, ledgerOf } from '@volante/domain/order/ledger'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ReservationTables } from '../tables.ts'

export type OrderRow = Selectable<ReservationTables['orders']>
export type EventRow = Selectable<ReservationTables['order_events']>
export type PartRow = Selectable<ReservationTables['order_parts']>
export type EstimateRow = Selectable<ReservationTables['order_estimates']>
export type CancellationRow = Selectable<ReservationTables['order_cancellations']>
export type RefundRow = Selectable<ReservationTables['order_refunds']>

/** An order and its parts, as they are at one moment. */
export interface Booked {
  readonly order: OrderRow
  readonly parts: readonly PartRow[]
}

/** What decides an order's path. */
export const factsOf = (order: OrderRow): OrderFacts => ({
  deposit: order.deposit_kind,
  balance: order.balance_kinds,
  directSale: order.is_direct_sale,
  employee: order.buyer_type !== null,
  hasBank: order.has_bank,
  ownConsortium: order.is_own_consortium,
  isDepositReturned: order.deposit_returned_at !== null,
  isCarMissing: order.stock_unit_id === null,
})

/** Whose order it is and of which number. */
export const standingOf = ({ country, document, account_id: accountId }: OrderRow) => ({ country, document, accountId })

export const ledgerOfOrder = (order: OrderRow, parts: readonly PartRow[]): Ledger =>
  ledgerOf(
    order.total_cents,
    parts.map(({ id, kind, amount_cents, is_paid, refunded_cents }) => ({
      id,
      kind,
      amountCents: amount_cents,
      isPaid: is_paid,
      refundedCents: refunded_cents,
    })),
  )

/** An order whoever's it is: callers check who asks. */
export const findOrder = (db: Db, id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** The dealer an order belongs to. */
export async function dealerOfOrder(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('dealer_code').where('id', '=', id).executeTakeFirst()
  return row?.dealer_code
}

/** The row everything that changes an order waits at. Its charges are locked after it, never before. */
export const lockOrder = (db: Db, id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Waits until nobody else changes the order, and lets nobody until the transaction ends. */
export const holdOrder = (db: Db, id: string) =>
  db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** In the order they were made; a coupon before the money that was promised with it at the same moment. */
export const partsOf = (db: Db, orderId: string): Promise<PartRow[]> =>
  db
    .selectFrom('order_parts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy((eb) => eb('kind', '=', 'coupon'), 'desc')
    .orderBy('id')
    .execute()

export const eventsOf = (db: Db, orderId: string): Promise<EventRow[]> =>
  db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const estimatesOf = (db: Db, orderId: string): Promise<EstimateRow[]> =>
  db.selectFrom('order_estimates').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
