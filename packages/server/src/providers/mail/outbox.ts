import type { Db } from '../../db/database.ts'
import type { Mail } from './provider.ts'

interface Entry {
  readonly id: string
  readonly site: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly at: Date
}

/** Keeps what would have left the house; the same id twice is one entry. */
export async function keepInOutbox(db: Db, { at, ...entry }: Entry): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...entry, state: 'sent', created_at: at, sent_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Mail that stays here, readable at /dev/outbox in demo mode. */
export function outboxMail(db: Db): Mail {
  return {
    name: 'built-in',
    send: ({ id, site, to, subject, body, at }) =>
      keepInOutbox(db, { id, site, kind: 'mail', recipient: to, subject, body, at }),
  }
}
