import { sql } from 'kysely'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

const ofPerson = ({ provenEmails }: Person) => sql<boolean>`lower(email) = any(${[...provenEmails]}::text[])`

/** Who asked to be told of recalls goes with the address. */
export const recallPersonalData: PersonalData = {
  recall_alerts: {
    rows: (db, person) =>
      db
        .selectFrom('recall_alerts')
        .select(['created_at', 'site', 'email', 'plate', 'campaign_id', 'confirmed_at', 'ends_at'])
        // What a plate was found to be is nothing that the person told or is owed.
        .select((eb) => eb.case().when('plate', 'is', null).then(eb.ref('chassis')).end().as('chassis'))
        .where(ofPerson(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) => db.deleteFrom('recall_alerts').where(ofPerson(who)).execute(),
  },
}
