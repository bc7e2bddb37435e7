import { sql } from 'kysely'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

const ofPerson = ({ accountId, provenEmails }: Person) =>
  sql<boolean>`(account_id = ${accountId}::uuid or lower(email) = any(${[...provenEmails]}::text[]))`

/** An offer names whose car it is as long as somebody may ask about it; what was found at the car stays without its plate. */
export const valuationPersonalData: PersonalData = {
  trade_offers: {
    rows: (db, person) =>
      db
        .selectFrom('trade_offers')
        .select(['created_at', 'site', 'dealer_code', 'plate', 'mvs_code', 'year', 'vehicle', 'name', 'email', 'told'])
        .select(['found', 'reference_cents', 'offer_cents', 'note', 'valid_until', 'state', 'answered_at'])
        .where(ofPerson(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('trade_offers')
        .set({ name: '', email: '', plate: '', note: '', account_id: null })
        .where(ofPerson(who))
        .execute(),
  },
}
