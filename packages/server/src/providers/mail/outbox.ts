import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { together } from '../../platform/db/together.ts'
import type { Letter, LetterFile, Mail } from './provider.ts'

interface Entry {
  readonly id: string
  readonly site: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html?: string
  readonly attachments?: readonly LetterFile[]
  readonly at: Date
}

/** Keeps what would have left the house; the same id twice is one entry. */
export const keepInOutbox = together<Entry>(async (db, entries) => {
  await sql`
    insert into outbox (id, site, kind, recipient, subject, body, html, attachments, state, created_at, sent_at)
    select id, site, kind, recipient, subject, body, html, coalesce(attachments, '[]'), 'sent', at, at
    from jsonb_to_recordset(${JSON.stringify(entries)}) as entry (
      id uuid, site text, kind text, recipient text, subject text, body text, html text, attachments jsonb, at timestamptz)
    on conflict (id) do nothing
  `.execute(db)
  return []
})

/** Keeps a letter that was sent. */
export const keepLetter = (db: Db, { to: recipient, ...letter }: Letter): Promise<unknown> =>
  keepInOutbox(db, { ...letter, recipient, kind: 'mail' })

/** Mail that stays here, readable at /dev/outbox in demo mode. */
export function outboxMail(db: Db): Mail {
  return {
    name: 'built-in',
    async send(letter) {
      await keepLetter(db, letter)
    },
  }
}
