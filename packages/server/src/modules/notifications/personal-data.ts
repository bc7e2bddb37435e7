import type { PersonalData } from '../../platform/process/personal-data.ts'

/** What somebody was told, and what they want to be told, goes with them. */
export const notificationsPersonalData: PersonalData = {
  notifications: {
    rows: (db, { accountId }) =>
      db.selectFrom('notifications').select(['kind', 'at', 'read_at']).where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('notifications').where('account_id', '=', accountId).execute(),
  },
  notification_choices: {
    rows: (db, { accountId }) =>
      db.selectFrom('notification_choices').select('unwanted').where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) =>
      db.deleteFrom('notification_choices').where('account_id', '=', accountId).execute(),
  },
}
