import type { OutboxMessage } from '@volante/contract/demo'
import { sql } from 'kysely'
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
    .select(['id', 'site', 'kind', 'recipient', 'subject', 'body', 'state', 'attachments', 'created_at'])
    .select(sql<boolean>`html is not null`.as('hasPage'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  const items = rows.map(({ created_at, hasPage, attachments, ...row }) => ({
    ...row,
    page: hasPage ? outboxPath(row.id) : null,
    attachments: attachments.map(({ name }, nth) => ({ name, address: `${outboxPath(row.id)}/${nth}` })),
    createdAt: created_at.toISOString(),
  }))
  return { items, total }
}

/** Where a letter is read as the page it is, its files below it. */
const outboxPath = (id: string): string => `/demo/outbox/${id}`

export const letterInOutbox = (db: Db, id: string) =>
  db.selectFrom('outbox').select(['html', 'attachments']).where('id', '=', id).executeTakeFirst()

/** Milliseconds by which the demo clock runs ahead. */
export const movedBy = async (db: Db): Promise<number> =>
  (await db.selectFrom('clock').select('offset_ms').executeTakeFirst())?.offset_ms ?? 0
