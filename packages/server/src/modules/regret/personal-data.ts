import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'

/** Withdrawals stay as they are: they prove the person's right as much as the company's answer. */
export const regretPersonalData: PersonalData = {
  module: 'regret',
  export: async (db, accountId) => ({ requests: await requestsOf(db, accountId) }),
  async erase(db, accountId) {
    const { length: rows } = await requestsOf(db, accountId)
    return rows === 0 ? [] : [{ what: 'account.kept.regret', why: 'account.kept.regret.why', rows }]
  },
}

const requestsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('regret_requests')
    .select(['created_at', 'site', 'kind', 'code', 'name', 'email', 'phone', 'reference', 'message'])
    .where(sql<string>`lower(email)`, 'in', (inner) =>
      inner
        .selectFrom('accounts')
        .select('accounts.email')
        .where('accounts.id', '=', accountId)
        .where('email_confirmed_at', 'is not', null),
    )
    .orderBy('created_at')
    .execute()
