import type { PersonalData } from '../../platform/process/personal-data.ts'

/** A book is its car's and names nobody; the addresses that show it are their owner's. */
export const logbookPersonalData: PersonalData = {
  logbook_links: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('logbook_links as l')
        .innerJoin('logbooks as b', 'b.id', 'l.book_id')
        .select(['b.chassis', 'l.until', 'l.made_at'])
        .where('l.account_id', '=', accountId)
        .orderBy('l.made_at')
        .execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('logbook_links').where('account_id', '=', accountId).execute(),
  },
}
