import { sql } from 'kysely'
import type { PersonalData } from '../../platform/process/personal-data.ts'

/** Shorter ones would be found in letters of others. */
const SHORTEST_MARK = 6

/** What the platform itself holds of people: letters, and responses to requests that may come again. */
export const platformPersonalData: PersonalData = {
  outbox: {
    rows: (db, { emails }) =>
      db
        .selectFrom('outbox')
        .select(['created_at', 'kind', 'recipient', 'subject', 'body'])
        .where('recipient', 'in', [...emails])
        .orderBy('created_at')
        .execute(),
    /** Letters to them, and those to dealers that name them. */
    async forget({ db }, { emails, marks }) {
      const telling = marks.filter((mark) => mark.length >= SHORTEST_MARK).map((mark) => mark.toLowerCase())
      await sql`
        delete from outbox where recipient = any(${[...emails]}::text[]) or exists (
          select from unnest(${telling}::text[]) as mark
          where position(mark in lower(recipient || ' ' || subject || ' ' || body)) > 0)`.execute(db)
    },
  },
  idempotency: {
    forget: ({ db }, { accountId }) => db.deleteFrom('idempotency').where('account_id', '=', accountId).execute(),
  },
  /** What staff wrote about an order goes with its buyer, and with it the salt by which the chain knows it; who did what stays. */
  audit: {
    forget: ({ db }, { orders }) =>
      sql`
        with noted as (
          update audit set input = input #- '{body,note}'
          where subject = any(${[...orders]}::text[]) and input -> 'body' ? 'note' returning id)
        update audit_chain set salt = null from noted where entry_id = noted.id and salt is not null`.execute(db),
  },
}
