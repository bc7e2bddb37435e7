import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

/** Withdrawals stay as they are: they prove the person's right as much as the company's response. */
export const regretPersonalData: PersonalData = {
  regret_requests: {
    rows: (db, person) => requestsOf(db, person),
    stays: async (db, who) => (await requestsOf(db, who)).length,
  },
}

const requestsOf = (db: Db, { provenEmails }: Person) =>
  db
    .selectFrom('regret_requests')
    .select(['created_at', 'site', 'kind', 'code', 'name', 'email', 'phone', 'reference', 'message'])
    .where(sql<boolean>`lower(email) = any(${[...provenEmails]}::text[])`)
    .orderBy('created_at')
    .execute()
