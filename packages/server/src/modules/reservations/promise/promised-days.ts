import type { Day } from '@volante/domain/date'
import type { Db } from '../../../platform/db/database.ts'

/** Takes an order; returns the first and the last day of the delivery that is promised now, null where none is. */
export async function promisedDays(db: Db, orderId: string): Promise<{ readonly from: Day; readonly to: Day } | null> {
  const row = await db
    .selectFrom('order_estimates')
    .select(['delivery_from', 'delivery_on'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { from: row.delivery_from ?? row.delivery_on, to: row.delivery_on } : null
}
