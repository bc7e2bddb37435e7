import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** After stock was loaded anew: the cars of orders are held, or sold, as they were. */
export async function holdUnitsOfOrders(db: Db): Promise<void> {
  await sql`
    update stock_units set state = case when orders.is_open then 'RESERVED' else 'SOLD' end
    from orders where orders.stock_unit_id = stock_units.id and orders.holds_unit
      and stock_units.state <> case when orders.is_open then 'RESERVED' else 'SOLD' end
  `.execute(db)
}
