import type { DeskHappening } from '@volante/contract/desk-order-shapes'
import { sql } from 'kysely'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'

type Row = Omit<DeskHappening, 'id' | 'at'> & { readonly at: Date }

/** What happened to an order beside its events, with who did it: notes of staff, decisions on papers and photo, money given back. The newest first. */
export async function happeningsOf({ db }: SignedInCtx, orderId: string): Promise<DeskHappening[]> {
  const { rows } = await sql<Row>`
    select at, what, name as by, subject, approved, reason, amount, note from (
      select at, 'note' as what, account_id, null as subject, null::boolean as approved, null as reason,
        null::bigint as amount, text as note
      from order_notes where order_id = ${orderId}
      union all
      select reviewed_at, 'paper', reviewed_by, kind, state = 'approved', reason, null, null
      from documents where order_id = ${orderId} and reviewed_at is not null
      union all
      select decided_at, 'photo', decided_by, null, state = 'success', null, null, note
      from photo_checks where order_id = ${orderId} and decided_at is not null
      union all
      select created_at, 'refund', null, method, state = 'done', null, amount_cents, null
      from order_refunds where order_id = ${orderId}
    ) as happened
    left join accounts on accounts.id = happened.account_id
    order by at desc`.execute(db)
  return rows.map((row, at) => ({ ...row, id: String(rows.length - at), at: row.at.toISOString() }))
}

/** The names of who wrote an order's events, by event; the platform and reports from outside have none. */
export async function writersOf({ db }: SignedInCtx, orderId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('accounts', 'accounts.id', 'order_events.actor_id')
    .select(['order_events.id', 'accounts.name'])
    .where('order_events.order_id', '=', orderId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Keeps a note that only staff read. */
export async function keepNote({ db, now, user }: SignedInCtx, orderId: string, text: string): Promise<void> {
  await db.insertInto('order_notes').values({ order_id: orderId, at: now, account_id: user.id, text }).execute()
}
