import { sql } from 'kysely'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

const ofPerson = ({ accountId, provenEmails }: Person) =>
  sql<boolean>`(account_id = ${accountId}::uuid or lower(email) = any(${[...provenEmails]}::text[]))`

/** An appointment names who comes as long as it is needed; a dealer's statistics keep when and for which car. */
export const appointmentsPersonalData: PersonalData = {
  appointments: {
    rows: (db, person) =>
      db
        .selectFrom('appointments')
        .select(['created_at', 'site', 'dealer_code', 'kind', 'service_id', 'starts_at', 'status', 'name', 'email'])
        .select([
          'phone',
          'tax_id',
          'model',
          'version',
          'plate',
          'chassis',
          'mileage',
          'channels',
          'reason',
          'campaign_id',
        ])
        .where(ofPerson(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('appointments')
        .set({ name: '', email: '', phone: '', tax_id: null, plate: null, chassis: null, mileage: null })
        .set({ reason: null, account_id: null })
        .where(ofPerson(who))
        .execute(),
  },
  appointment_waits: {
    rows: (db, person) =>
      db
        .selectFrom('appointment_waits')
        .select(['created_at', 'site', 'dealer_code', 'kind', 'model', 'licence', 'day', 'state', 'name', 'email'])
        .select(['phone', 'channels', 'campaign_id'])
        .where(ofPerson(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) => db.deleteFrom('appointment_waits').where(ofPerson(who)).execute(),
  },
}
