import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'

export const leadsPersonalData: PersonalData = {
  module: 'leads',

  async export(db, accountId) {
    const leads = await leadsOf(db, accountId).selectAll('leads').orderBy('leads.created_at').execute()
    const consents = await consentsOf(
      db,
      leads.map(({ id }) => id),
    )
    const messages = await messagesOf(db, accountId).selectAll().orderBy('created_at').execute()
    const events = await db.selectFrom('analytics_events').selectAll().where('account_id', '=', accountId).execute()
    return { leads, consents, messages, events }
  },

  /** A dealer's statistics keep the lead: which car, where and when, but not whose. */
  async erase(db, accountId) {
    const leads = await leadsOf(db, accountId).select('leads.id').execute()
    const ids = leads.map(({ id }) => id)
    await db
      .updateTable('contact_messages')
      .set({ name: '', email: '', phone: null, tax_id: null, message: null })
      .where('id', 'in', messagesOf(db, accountId).select('id'))
      .execute()
    await db
      .updateTable('analytics_events')
      .set({ account_id: null, payload: JSON.stringify({}) })
      .where('account_id', '=', accountId)
      .execute()
    if (ids.length === 0) return []
    await anonymise(db, ids)
    const consents = await consentsOf(db, ids)
    if (consents.length === 0) return []
    return [{ what: 'account.kept.consents', why: 'account.kept.consents.why', rows: consents.length }]
  },
}

async function anonymise(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('leads')
    .set({ name: '', company_name: null, email: '', phone: '', tax_id: null, description: null, account_id: null })
    .set({ address: sql`null`, tracking: sql`'{}'::jsonb` })
    .where('id', 'in', [...ids])
    .execute()
}

/** The address the person has confirmed, in small letters. */
const confirmedEmail = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('accounts.id', '=', accountId)
    .where('email_confirmed_at', 'is not', null)

/** Leads sent while signed in, and those sent with an address the person has confirmed. */
const leadsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('leads')
    .where(({ eb, or }) =>
      or([
        eb('leads.account_id', '=', accountId),
        eb(sql<string>`lower(leads.email)`, 'in', confirmedEmail(db, accountId)),
      ]),
    )

const messagesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('contact_messages')
    .where(sql<string>`lower(contact_messages.email)`, 'in', confirmedEmail(db, accountId))

const consentsOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('lead_consents')
        .selectAll()
        .where('lead_id', 'in', [...ids])
        .execute()
