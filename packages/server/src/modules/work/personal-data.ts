import type { PersonalData } from '../../platform/process/personal-data.ts'

/** Who works on what is forgotten with the person. */
export const workPersonalData: PersonalData = {
  work_claims: {
    rows: (db, { accountId }) =>
      db.selectFrom('work_claims').select(['queue', 'claimed_at']).where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('work_claims').where('account_id', '=', accountId).execute(),
  },
}
