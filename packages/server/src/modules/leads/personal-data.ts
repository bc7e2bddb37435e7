import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Forgotten, Person, PersonalData } from '../../platform/process/personal-data.ts'
import { redacted } from '../../platform/words/redacted.ts'

export const leadsPersonalData: PersonalData = {
  // Internal to the staff: no part of the copy, and gone with the person. Before the leads, which are found by who sent them.
  lead_acts: {
    forget: ({ db }, who) =>
      db
        .deleteFrom('lead_acts')
        .where(
          'lead_id',
          'in',
          db
            .selectFrom('leads')
            .select('leads.id')
            .where(({ eb, or }) => or([eb('account_id', '=', who.accountId), sentBy(who)])),
        )
        .execute(),
  },
  leads: {
    rows: (db, person) =>
      db
        .selectFrom('leads')
        .select(['created_at', 'protocol', 'person_type', 'name', 'company_name', 'email', 'phone', 'tax_id'])
        .select(['dealer_code', 'product_code', 'model_year', 'state', 'city', 'preferred_contact_method'])
        .select(['description', 'total_vehicles', 'has_two_year_cnpj', 'address', 'tracking', 'site'])
        .select(['first_answer_at', 'closed_at', 'close_reason'])
        .where(({ eb, or }) => or([eb('account_id', '=', person.accountId), sentBy(person)]))
        .orderBy('created_at')
        .execute(),
    /** A dealer's statistics keep which car, where and when, but not whose. What somebody of the staff had to do is anybody's again. */
    async forget({ db }, who) {
      await db
        .updateTable('leads')
        .set({ owner_id: null })
        .where('owner_id', '=', who.accountId)
        .where('closed_at', 'is', null)
        .execute()
      await db
        .updateTable('leads')
        .set({ name: '', company_name: null, email: '', phone: '', tax_id: null, description: null, account_id: null })
        .set({ address: sql`null`, tracking: sql`'{}'::jsonb` })
        .where(({ eb, or }) => or([eb('account_id', '=', who.accountId), sentBy(who)]))
        .execute()
    },
  },
  lead_consents: {
    rows: (db, person) =>
      consentsOf(db, person)
        .select(['given_at', 'channel', 'purpose', 'text_version', 'origin', 'revoked_at', 'lead_consents.site'])
        .execute(),
    async stays(db, who) {
      const { rows } = await consentsOf(db, who)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return rows
    },
  },
  analytics_events: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('analytics_events')
        .select(['at', 'site', 'type', 'payload'])
        .where('account_id', '=', accountId)
        .orderBy('at')
        .execute(),
    forget: ({ db }, { accountId }) =>
      db
        .updateTable('analytics_events')
        .set({ account_id: null, payload: JSON.stringify({}) })
        .where('account_id', '=', accountId)
        .execute(),
  },
  // As with acts on leads; before the messages, which are found by who sent them.
  contact_message_acts: {
    forget: ({ db }, who) =>
      db
        .deleteFrom('contact_message_acts')
        .where('message_id', 'in', db.selectFrom('contact_messages').select('id').where(sentBy(who)))
        .execute(),
  },
  contact_messages: {
    rows: (db, person) =>
      db
        .selectFrom('contact_messages')
        .select(['created_at', 'protocol', 'kind', 'name', 'email', 'phone', 'tax_id', 'reason', 'message'])
        .select(['city', 'state', 'dealer_code', 'site'])
        .where(sentBy(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('contact_messages')
        .set({ name: '', email: '', phone: null, tax_id: null, message: null })
        .where(sentBy(who))
        .execute(),
  },
  // As with acts on messages.
  report_acts: {
    forget: ({ db }, who) =>
      db
        .deleteFrom('report_acts')
        .where('report_id', 'in', db.selectFrom('reports').select('id').where(sentBy(who)))
        .execute(),
  },
  reports: {
    rows: (db, person) =>
      db
        .selectFrom('reports')
        .select(['created_at', 'protocol', 'reason', 'product', 'model', 'version', 'year', 'mileage', 'category'])
        .select(['name', 'email', 'phone', 'tax_id', 'message', 'site'])
        .where(sentBy(person))
        .orderBy('created_at')
        .execute(),
    forget: forgetReporter,
  },
  whatsapp_starts: {
    rows: (db, person) =>
      db
        .selectFrom('whatsapp_starts')
        .select(['created_at', 'dealer_code', 'phone', 'name', 'tax_id', 'email', 'car', 'schedule_date', 'site'])
        .where(sentBy(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('whatsapp_starts')
        .set({ phone: '', name: '', tax_id: null, email: null })
        .where(sentBy(who))
        .execute(),
  },
}

/** Sent with an address the person has proven; as it was typed, so small letters meet an index of small letters. */
export const sentBy = ({ provenEmails }: Person) => sql<boolean>`lower(email) = any(${[...provenEmails]}::text[])`

/** Consents of their proposals, which an erasure leaves without a name but does not part from their consents. */
const consentsOf = (db: Db, { accountId, provenEmails }: Person) =>
  db
    .selectFrom('lead_consents')
    .innerJoin('leads', (join) =>
      join.onRef('leads.id', '=', 'lead_consents.lead_id').onRef('leads.created_at', '=', 'lead_consents.lead_at'),
    )
    .where(({ eb, or }) =>
      or([
        eb('leads.account_id', '=', accountId),
        sql<boolean>`lower(leads.email) = any(${[...provenEmails]}::text[])`,
      ]),
    )

/** The defect may concern others: it stays, without who reported it and without what names them in their own words. */
async function forgetReporter({ db }: { readonly db: Db }, who: Forgotten): Promise<void> {
  const reports = await db.selectFrom('reports').select(['id', 'name', 'message']).where(sentBy(who)).execute()
  for (const { id, name, message } of reports)
    await db
      .updateTable('reports')
      .set({ name: '', email: '', phone: '', tax_id: null, message: redacted(message, [...who.marks, name]) })
      .where('id', '=', id)
      .execute()
}

/** What letters about their proposals and messages call them by. */
export async function marksOfLeads(db: Db, { accountId, provenEmails }: Person): Promise<readonly string[]> {
  const { rows } = await sql<{ mark: string | null }>`
    select unnest(array[protocol, phone, tax_id]) as mark from leads
    where account_id = ${accountId} or lower(email) = any(${[...provenEmails]}::text[])
    union select unnest(array[protocol, phone, tax_id]) from contact_messages
    where lower(email) = any(${[...provenEmails]}::text[])
    union select unnest(array[protocol, phone, tax_id]) from reports
    where lower(email) = any(${[...provenEmails]}::text[])
    union select unnest(array[phone, tax_id]) from whatsapp_starts
    where lower(email) = any(${[...provenEmails]}::text[])`.execute(db)
  return rows.flatMap(({ mark }) => mark ?? [])
}
