import type { PersonalData } from '../../platform/process/personal-data.ts'

/** Their devices, what they wanted to be told on them, and what was sent there. */
export const pushPersonalData: PersonalData = {
  push_devices: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('push_devices')
        .select(['device', 'site', 'endpoint', 'added_at', 'last_at'])
        .where('account_id', '=', accountId)
        .execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('push_devices').where('account_id', '=', accountId).execute(),
  },
  push_choices: {
    rows: (db, { accountId }) =>
      db.selectFrom('push_choices').select(['wanted', 'at']).where('account_id', '=', accountId).execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('push_choices').where('account_id', '=', accountId).execute(),
  },
  push_sends: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('push_sends as s')
        .innerJoin('push_messages as m', 'm.id', 's.message_id')
        .select(['m.kind', 'm.words', 's.state', 's.at', 's.opened_at'])
        .where('s.account_id', '=', accountId)
        .execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('push_sends').where('account_id', '=', accountId).execute(),
  },
}
