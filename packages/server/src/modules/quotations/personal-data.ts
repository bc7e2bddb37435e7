import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

const ofPerson = ({ provenEmails }: Person) => sql<boolean>`lower(customer_email) = any(${[...provenEmails]}::text[])`

/** Numbers of the quotations that a dealer made for somebody: by them the customer-relationship system knows it. */
export const quotationsOf = async (db: Db, person: Person): Promise<string[]> =>
  (await db.selectFrom('quotations').select('number').where(ofPerson(person)).execute()).map(({ number }) => number)

/** A quotation is its customer's: they may read it, and it goes with its versions where they want to be forgotten. */
export const quotationsPersonalData: PersonalData = {
  quotations: {
    rows: (db, person) =>
      db
        .selectFrom('quotations')
        .select(['created_at', 'changed_at', 'site', 'dealer_code', 'number', 'opportunity_name', 'customer_email'])
        .select(['car', 'initial_cents', 'cash_cents', 'given_cents', 'valid_until'])
        .where(ofPerson(person))
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) => db.deleteFrom('quotations').where(ofPerson(who)).execute(),
  },
}
