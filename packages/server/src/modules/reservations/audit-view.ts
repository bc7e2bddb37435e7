import { readProtocol } from '@volante/domain/protocol'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Numbers of orders by id. */
export const orderNumbers = (db: Db, ids: readonly string[]) =>
  db.selectFrom('orders').select(['id', 'number as label']).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute()

/** The order of a number as somebody typed it; undefined where there is none. */
export async function orderIdOf(db: Db, typed: string): Promise<string | undefined> {
  const number = readProtocol(typed)
  if (!number) return undefined
  return (await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst())?.id
}

export interface OrderMoment {
  readonly orderId: string
  readonly at: Date
}

export interface OrderChange extends OrderMoment {
  readonly field: 'status' | 'deliveryOn'
  readonly before: string | null
  readonly after: string
}

/** Takes orders and moments of writes; answers from what to what each moved its status and its promised day. */
export async function changesOfOrders(db: Db, moments: readonly OrderMoment[]): Promise<OrderChange[]> {
  const wanted = sql`unnest(
    ${moments.map(({ orderId }) => orderId)}::uuid[],
    ${moments.map(({ at }) => at)}::timestamptz[]
  ) as wanted (order_id, at)`
  const { rows } = await sql<OrderChange>`
    select order_id as "orderId", at, 'status' as field,
      (array_agg(status order by id desc))[1] as after,
      (select status from order_events as earlier
       where earlier.order_id = now.order_id and earlier.id < min(now.id) order by id desc limit 1) as before
    from order_events as now join ${wanted} using (order_id, at)
    group by order_id, at
    union all
    select order_id, at, 'deliveryOn',
      (array_agg(delivery_on order by id desc))[1]::text,
      (select delivery_on::text from order_estimates as earlier
       where earlier.order_id = now.order_id and earlier.id < min(now.id) order by id desc limit 1)
    from (select *, made_at as at from order_estimates) as now join ${wanted} using (order_id, at)
    group by order_id, at`.execute(db)
  return rows
}
