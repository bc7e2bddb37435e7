import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { type ListedOrder, listedOrders } from './load-order.ts'
import type { OrderRow } from './order-row.ts'

const MOST_ORDERS = 100

/** A customer's own orders, newest first, of one brand where told. */
export const ordersOfAccount = ({ db }: SignedInCtx, accountId: string, brand?: string): Promise<ListedOrder[]> =>
  listedOrders(db, newestOf(db, accountId, brand).limit(MOST_ORDERS), sql`created_at desc, id`, accountId)

/** A customer's newest order. */
export const lastOrderOf = ({ db }: SignedInCtx, accountId: string): Promise<OrderRow | undefined> =>
  newestOf(db, accountId).limit(1).executeTakeFirst()

const newestOf = (db: Db, accountId: string, brand?: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(brand !== undefined, (query) => query.where((eb) => eb(eb.ref('car', '->>').key('brand'), '=', brand ?? '')))
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** What is there is not new to the caller any more, what another machine's clock dated a little later included. */
export async function noteVisit({ db, now, user }: SignedInCtx, orderId: string): Promise<void> {
  const seen_at = sql<Date>`greatest(
    ${now}::timestamptz,
    (select max(at) from order_events where order_id = ${orderId}),
    (select max(made_at) from order_estimates where order_id = ${orderId})
  )`
  await db
    .insertInto('order_visits')
    .values({ order_id: orderId, account_id: user.id, seen_at })
    .onConflict((conflict) => conflict.columns(['order_id', 'account_id']).doUpdateSet({ seen_at }))
    .execute()
}

/** The last opinion sent stands. */
export async function keepFeedback(
  { db, now }: SignedInCtx,
  orderId: string,
  { rating, comment = null }: { readonly rating: number; readonly comment?: string | null | undefined },
) {
  const feedback = { rating, comment, at: now.toISOString() }
  await db
    .updateTable('orders')
    .set({ feedback: JSON.stringify(feedback) })
    .where('id', '=', orderId)
    .execute()
  return feedback
}

/** Whether a CPF, CNPJ, DNI or CUIT has an order that is not over. */
export async function hasOpenOrder({ db }: Ctx, country: Country, document: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('country', '=', country)
    .where('document', '=', document)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
