import { sql } from 'kysely'
import { listedOrders } from '../../modules/reservations/order/load-order.ts'
import { stateOf, storedState } from '../../modules/reservations/order/state.ts'
import type { Db } from '../../platform/db/database.ts'

/** Orders that the desk would look for in the wrong place: whoever wrote last, what is stored is what the facts say. */
export async function misplacedOrders(db: Db): Promise<string[]> {
  const listed = await db.connection().execute(async (patient) => {
    // All orders at once, which no page asks for.
    await sql`set statement_timeout = 0`.execute(patient)
    return listedOrders(patient, patient.selectFrom('orders').selectAll(), sql`id`, null)
  })
  return listed.flatMap((one) => {
    const { waits_on, queues, is_urgent, number, status } = one.order
    const stored = JSON.stringify({ waits_on, queues, is_urgent })
    const computed = JSON.stringify(storedState(stateOf(one)))
    return stored === computed ? [] : [`${number} (${status}) is kept as ${stored}, its facts say ${computed}`]
  })
}
