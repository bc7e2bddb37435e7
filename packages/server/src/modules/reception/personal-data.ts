import { sql } from 'kysely'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

/** A visitor bears a first name and a phone only; which account it was is known by their appointment. */
const ofPerson = ({ accountId, provenEmails }: Person) =>
  sql<boolean>`appointment_id in (select id from appointments where account_id = ${accountId}::uuid or lower(email) = any(${[...provenEmails]}::text[]))`

export const receptionPersonalData: PersonalData = {
  dealer_visits: {
    rows: (db, person) =>
      db
        .selectFrom('dealer_visits')
        .select([
          'created_at',
          'dealer_code',
          'subject',
          'state',
          'name',
          'phone',
          'plate',
          'waiting_since',
          'taken_at',
        ])
        .where(ofPerson(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('dealer_visits')
        .set({ name: '', phone: '', plate: null, visitor_id: null })
        .where(ofPerson(who))
        .execute(),
  },
}
