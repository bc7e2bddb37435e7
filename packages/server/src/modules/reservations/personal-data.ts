import type { PersonalData } from '../../platform/process/personal-data.ts'
import { eventsOf, partsOf } from './order/order-row.ts'

const ERASED = 'erased'

/** Orders are contracts and invoices: what was agreed on is kept for the years the law says, what was not is made anonymous. */
export const ordersPersonalData: PersonalData = {
  module: 'orders',

  async export(db, accountId) {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    const orders = []
    for (const { share_hash: _hash, ...order } of rows) {
      const cancellations = await db
        .selectFrom('order_cancellations')
        .select(['reason', 'comment', 'basis', 'refund_cents', 'at', 'accepted', 'decided_at'])
        .where('order_id', '=', order.id)
        .execute()
      orders.push({ ...order, events: await eventsOf(db, order.id), parts: await partsOf(db, order.id), cancellations })
    }
    return { orders }
  },

  /** Reservations that came to nothing name nobody afterwards; bought cars keep the buyer as the fiscal record does. */
  async erase(db, accountId) {
    const ended = db
      .selectFrom('orders')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', 'in', ['EXPIRED', 'CANCELLED'])
      .where('signed_on', 'is', null)
    await db.updateTable('order_cancellations').set({ comment: null }).where('order_id', 'in', ended).execute()
    await db.updateTable('order_parts').set({ details: '{}' }).where('order_id', 'in', ended).execute()
    await db
      .updateTable('orders')
      .set({
        document: ERASED,
        buyer_name: '',
        email: '',
        person: JSON.stringify({}),
        billing_address: null,
        welcome_address: null,
        feedback: null,
        share_hash: null,
      })
      .where('id', 'in', ended)
      .execute()
    await db
      .updateTable('orders')
      .set({ welcome_address: null, feedback: null, share_hash: null })
      .where('account_id', '=', accountId)
      .where('status', 'in', ['DELIVERED', 'CANCELLED'])
      .execute()
    await db.deleteFrom('order_visits').where('account_id', '=', accountId).execute()
    const kept = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('account_id', '=', accountId)
      .where('document', '<>', ERASED)
      .executeTakeFirstOrThrow()
    return kept.rows === 0 ? [] : [{ what: 'orders.kept', why: 'orders.kept.why', rows: kept.rows }]
  },
}
