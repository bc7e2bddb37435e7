import { sql } from 'kysely'
import type { PersonalData } from '../../platform/process/personal-data.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { photoKeys } from './small-queries.ts'

/** A review is its author's and goes with them, with its pictures and wordings; what staff decided stays without it. */
export const reviewsPersonalData: PersonalData = {
  reviews: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('reviews')
        .select(['created_at', 'edited_at', 'country', 'brand', 'model_code', 'year', 'nickname', 'rating', 'title'])
        .select(['text', 'kilometres', 'months', 'verified_by', 'state', 'removal', 'useful', 'not_useful'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    forget: async ({ db, now }, { accountId }) => {
      const own = await db.selectFrom('reviews').select('id').where('account_id', '=', accountId).execute()
      await removeLater(
        { db, now },
        await photoKeys(
          db,
          own.map(({ id }) => id),
        ),
      )
      await db.deleteFrom('reviews').where('account_id', '=', accountId).execute()
    },
  },
  review_versions: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('review_versions as w')
        .innerJoin('reviews as r', 'r.id', 'w.review_id')
        .select(['w.at', 'w.rating', 'w.title', 'w.text', 'w.kilometres'])
        .where('r.account_id', '=', accountId)
        .orderBy('w.at')
        .execute(),
  },
  review_photos: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('review_photos as p')
        .innerJoin('reviews as r', 'r.id', 'p.review_id')
        .select(['p.at', 'p.type'])
        .where('r.account_id', '=', accountId)
        .orderBy('p.at')
        .execute(),
  },
  review_votes: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('review_votes')
        .select(['review_id', 'is_useful', 'at'])
        .where('account_id', '=', accountId)
        .orderBy('at')
        .execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('review_votes').where('account_id', '=', accountId).execute(),
  },
  review_reports: {
    rows: (db, { provenEmails }) =>
      db
        .selectFrom('review_reports')
        .select(['review_id', 'at', 'reason', 'note', 'email', 'outcome'])
        .where(sql<string>`lower(email)`, 'in', provenEmails.length > 0 ? provenEmails : [''])
        .orderBy('at')
        .execute(),
    forget: ({ db }, { provenEmails }) =>
      db
        .updateTable('review_reports')
        .set({ email: null, note: null })
        .where(sql<string>`lower(email)`, 'in', provenEmails.length > 0 ? provenEmails : [''])
        .execute(),
  },
}
