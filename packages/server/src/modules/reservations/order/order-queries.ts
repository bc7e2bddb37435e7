import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
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

export interface Standing {
  readonly country: Country
  readonly document: string
  readonly accountId: string
}

/**
 * Whether a CPF, CNPJ, DNI or CUIT has an order that is in the account's way: one of its own that is not over, or anybody's
 * whose papers and photo were approved. Who only states a number keeps nobody from it.
 */
export const hasOpenOrder = async (ctx: Ctx, standing: Standing): Promise<boolean> =>
  (await inTheWay(ctx, standing)).isTaken

/** Whether the account itself has an order of a number that is not over. */
export async function hasOwnOrder({ db }: Ctx, { country, document, accountId }: Standing): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('country', '=', country)
    .where('document', '=', document)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** The same as `hasOpenOrder`, and how many of the account's orders wait for their reservation value. */
export async function inTheWay({ db }: Ctx, { country, document, accountId }: Standing): Promise<InTheWay> {
  const [row] = await ordersInTheWay(db, { country, document, accountId })
  if (!row) throw new Error('A count is one row')
  return row
}

interface InTheWay {
  readonly isTaken: boolean
  readonly unpaid: number
}

const ordersInTheWay = prepared<Standing, InTheWay>((db, { country, document, accountId }) =>
  db
    .selectFrom('orders')
    .select((eb) => [
      sql<boolean>`coalesce(bool_or(country = ${country} and document = ${document}), false)`.as('isTaken'),
      eb.fn
        .countAll<number>()
        .filterWhere('account_id', '=', accountId)
        .filterWhere('expires_at', 'is not', null)
        .as('unpaid'),
    ])
    .where('is_open', '=', true)
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([eb('country', '=', country), eb('document', '=', document), eb('is_proven', '=', true)]),
      ]),
    )
    .compile(),
)

/** Whether another open order has the same number, with papers and photo approved. */
export async function isProvenElsewhere({ db }: Ctx, { id, country, document }: OrderRow): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('country', '=', country)
    .where('document', '=', document)
    .where('is_open', '=', true)
    .where('is_proven', '=', true)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}
