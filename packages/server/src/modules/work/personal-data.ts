import type { PersonalData } from '../../platform/process/personal-data.ts'

/** Who works on what, the lists somebody keeps and what they changed in many records are forgotten with the person. */
export const workPersonalData: PersonalData = {
  bulk_batches: {
    rows: (db, { accountId }) =>
      db.selectFrom('bulk_batches').select(['list', 'created_at']).where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('bulk_batches').where('account_id', '=', accountId).execute(),
  },
  list_views: {
    rows: (db, { accountId }) =>
      db.selectFrom('list_views').select(['name', 'created_at']).where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('list_views').where('account_id', '=', accountId).execute(),
  },
  work_claims: {
    rows: (db, { accountId }) =>
      db.selectFrom('work_claims').select(['queue', 'claimed_at']).where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('work_claims').where('account_id', '=', accountId).execute(),
  },
}
