import type { PersonalData } from '../../platform/process/personal-data.ts'

/** A garage goes with its person; that a car was passed on stays without who gave and who took it. */
export const garagePersonalData: PersonalData = {
  garage_cars: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('garage_cars')
        .select(['at', 'list', 'country', 'brand as car_brand', 'mvs_code', 'year', 'color_code', 'coating_code'])
        .select(['parts', 'services', 'plate', 'nickname', 'added_by', 'removed_at'])
        // What a plate was found to be is nothing that the person told or is owed.
        .select((eb) => eb.case().when('added_by', '<>', 'PLATE').then(eb.ref('chassis')).end().as('chassis'))
        .where('account_id', '=', accountId)
        .orderBy('at')
        .execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('garage_cars').where('account_id', '=', accountId).execute(),
  },
  garage_recall_notices: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('garage_recall_notices')
        .select(['at', 'campaign_id'])
        .where('account_id', '=', accountId)
        .orderBy('at')
        .execute(),
    forget: ({ db }, { accountId }) =>
      db.deleteFrom('garage_recall_notices').where('account_id', '=', accountId).execute(),
  },
  garage_revision_notices: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('garage_revision_notices')
        .select(['at', 'revision'])
        .where('account_id', '=', accountId)
        .orderBy('at')
        .execute(),
    forget: ({ db }, { accountId }) =>
      db.deleteFrom('garage_revision_notices').where('account_id', '=', accountId).execute(),
  },
  vehicle_handovers: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('vehicle_handovers')
        .select(['chassis', 'until', 'taken_at'])
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('taken_by', '=', accountId)]))
        .orderBy('until')
        .execute(),
    forget: async ({ db }, { accountId }) => {
      await db.updateTable('vehicle_handovers').set({ account_id: null }).where('account_id', '=', accountId).execute()
      await db.updateTable('vehicle_handovers').set({ taken_by: null }).where('taken_by', '=', accountId).execute()
    },
  },
}
