import type { OutboxMessage } from '@volante/contract/demo'
import type { Db } from '../../platform/db/database.ts'

/** Mails and phone messages that stayed here, newest first. */
export async function findOutbox(
  db: Db,
  site: string | undefined,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ items: OutboxMessage[]; total: number }> {
  const wanted = db.selectFrom('outbox').$if(site !== undefined, (query) => query.where('site', '=', site ?? ''))
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .select(['id', 'site', 'kind', 'recipient', 'subject', 'body', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { items: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })), total }
}

/** Milliseconds by which the demo clock runs ahead. */
export const movedBy = async (db: Db): Promise<number> =>
  (await db.selectFrom('clock').select('offset_ms').executeTakeFirst())?.offset_ms ?? 0
