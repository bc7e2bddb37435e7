import { DAY_MS } from '@volante/domain/duration'
import { CAME_TO_NOTHING_DAYS, PURCHASE_DAYS } from '@volante/domain/privacy/retention-terms'
import type { Queue } from '@volante/domain/order/queues'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Forgotten, PersonalData } from '../../platform/process/personal-data.ts'

const ERASED = 'erased'

/** Orders are contracts and invoices: what came to nothing names nobody afterwards; a bought car keeps its buyer as the fiscal record does. */
export const ordersPersonalData: PersonalData = {
  orders: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('orders')
        .select(['number', 'created_at', 'site', 'status', 'car', 'dealer', 'chassis', 'currency', 'total_cents'])
        .select(['reservation_cents', 'remaining_cents', 'document', 'buyer_name', 'email', 'person', 'buyer_type'])
        .select(['billing_address', 'deposit_kind', 'balance_kinds', 'signed_on', 'delivered_on'])
        .select(['welcome_address', 'feedback', 'return_on', 'changed_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    forget: forgetBuyers,
    async stays(db, { accountId, orders }) {
      const { rows } = await db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('account_id', '=', accountId)
        .where('document', '<>', ERASED)
        .where(sql<boolean>`id <> all(${[...orders]}::uuid[])`)
        .executeTakeFirstOrThrow()
      return rows
    },
  },
  order_parts: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('order_parts')
        .innerJoin('orders', 'orders.id', 'order_parts.order_id')
        .select(['orders.number', 'order_parts.created_at', 'order_parts.kind', 'order_parts.payment_kind'])
        .select(['order_parts.amount_cents', 'orders.currency', 'order_parts.is_paid', 'order_parts.paid_at'])
        .select(['order_parts.refunded_cents', 'order_parts.details'])
        .where('orders.account_id', '=', accountId)
        .orderBy('order_parts.created_at')
        .execute(),
    forget: ({ db }, { orders }) =>
      db
        .updateTable('order_parts')
        .set({ details: '{}' })
        .where('order_id', 'in', [...orders, NO_ORDER])
        .execute(),
  },
  order_events: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('order_events')
        .innerJoin('orders', 'orders.id', 'order_events.order_id')
        .select(['orders.number', 'order_events.at', 'order_events.status', 'order_events.actor', 'order_events.note'])
        .where('orders.account_id', '=', accountId)
        .orderBy('order_events.id')
        .execute(),
    forget: forgetNotes('order_events'),
  },
  // Internal to the staff: no part of the copy, and gone with the person.
  order_notes: {
    forget: ({ db }, { accountId }) =>
      db
        .deleteFrom('order_notes')
        .where('order_id', 'in', db.selectFrom('orders').select('orders.id').where('orders.account_id', '=', accountId))
        .execute(),
  },
  order_estimates: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('order_estimates')
        .innerJoin('orders', 'orders.id', 'order_estimates.order_id')
        .select(['orders.number', 'order_estimates.made_at', 'order_estimates.delivery_on', 'order_estimates.reason'])
        .where('orders.account_id', '=', accountId)
        .orderBy('order_estimates.id')
        .execute(),
    forget: forgetNotes('order_estimates'),
  },
  order_cancellations: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('order_cancellations')
        .innerJoin('orders', 'orders.id', 'order_cancellations.order_id')
        .select(['orders.number', 'at', 'reason', 'comment', 'basis', 'refund_cents', 'orders.currency'])
        .select(['accepted', 'decided_at', 'regret_code'])
        .where('orders.account_id', '=', accountId)
        .orderBy('at')
        .execute(),
    forget: ({ db }, { orders }) =>
      db
        .updateTable('order_cancellations')
        .set({ comment: null, note: null })
        .where('order_id', 'in', [...orders, NO_ORDER])
        .execute(),
  },
  order_refunds: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('order_refunds')
        .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
        .select(['orders.number', 'order_refunds.created_at', 'method', 'amount_cents', 'orders.currency', 'state'])
        .select(['expected_on', 'finished_at', 'order_refunds.reason'])
        .where('orders.account_id', '=', accountId)
        .orderBy('order_refunds.created_at')
        .execute(),
    forget: ({ db }, { orders }) =>
      db
        .updateTable('order_refunds')
        .set({ reason: null })
        .where('order_id', 'in', [...orders, NO_ORDER])
        .execute(),
  },
  refund_accounts: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('refund_accounts')
        .innerJoin('orders', 'orders.id', 'refund_accounts.order_id')
        .select(['orders.number', 'masked', 'given_at'])
        .where('orders.account_id', '=', accountId)
        .execute(),
    forget: ({ db }, { accountId, orders }) =>
      db
        .deleteFrom('refund_accounts')
        .where(
          'order_id',
          'in',
          db
            .selectFrom('orders')
            .select('id')
            .where((eb) => eb.or([eb('account_id', '=', accountId), eb('id', 'in', [...orders, NO_ORDER])])),
        )
        .execute(),
  },
  order_visits: {
    forget: ({ db }, { accountId }) => db.deleteFrom('order_visits').where('account_id', '=', accountId).execute(),
  },
}

const NO_ORDER = '00000000-0000-0000-0000-000000000000'

async function forgetBuyers({ db }: { readonly db: Db }, { accountId, orders }: Forgotten): Promise<void> {
  await db
    .updateTable('orders')
    .set({ document: ERASED, buyer_name: '', email: '', person: JSON.stringify({}), billing_address: null })
    .set({ welcome_address: null, feedback: null, share_hash: null })
    .where('id', 'in', [...orders, NO_ORDER])
    .execute()
  await db
    .updateTable('orders')
    .set({ welcome_address: null, feedback: null, share_hash: null })
    .where('account_id', '=', accountId)
    .where('is_open', '=', false)
    .execute()
}

/** Their tables are append-only but for what forgets people. */
function forgetNotes(table: 'order_events' | 'order_estimates') {
  return ({ db }: { readonly db: Db }, { orders }: Forgotten) =>
    db
      .updateTable(table)
      .set({ note: null })
      .where('order_id', 'in', [...orders, NO_ORDER])
      .where('note', 'is not', null)
      .execute()
}

/** Numbers of a person's orders that go on, or whose car or money is still on its way: nobody is forgotten in the middle of one. */
export async function unfinishedOrders(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('is_open', '=', true), eb('queues', '<>', sql<Queue[]>`'{}'::text[]`)]))
    .orderBy('created_at')
    .execute()
  return rows.map(({ number }) => number)
}

/** Orders of a person which no law keeps: over, and never signed. */
export async function ordersToForget(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_open', '=', false)
    .where('signed_on', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders that came to nothing after their buyers were erased: nothing keeps them any longer. */
export async function ordersOfErased(db: Db, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('orders', 'orders.account_id', 'accounts.id')
    .select('orders.id')
    .where('erased_at', 'is not', null)
    .where('is_open', '=', false)
    .where('signed_on', 'is', null)
    .where('document', '<>', ERASED)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders of anybody whose time is over, oldest first. */
export async function oldOrders(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('is_open', '=', false)
    .where('document', '<>', ERASED)
    .where('changed_at', '<', before(CAME_TO_NOTHING_DAYS))
    .where(({ eb, or, and }) =>
      or([
        eb('signed_on', 'is', null),
        and([eb('country', '=', 'BR'), eb('changed_at', '<', before(PURCHASE_DAYS.BR))]),
        and([eb('country', '=', 'AR'), eb('changed_at', '<', before(PURCHASE_DAYS.AR))]),
      ]),
    )
    .orderBy('changed_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Numbers of the person's orders and what they typed into them. */
export async function marksOfOrders(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'document', 'email', 'person'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.flatMap(({ number, document, email, person }) => [number, document, email, person.phone ?? ''])
}
