import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type CheckRow, OPEN_CHECK_STATES } from '../../reservations/api.ts'

/** The caller's newest check that still takes photos. */
export const openCheckOf = (db: Db, accountId: string): Promise<CheckRow | undefined> =>
  db
    .selectFrom('photo_checks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_CHECK_STATES)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const photosOf = (db: Db, orderId: string) =>
  db.selectFrom('photos').selectAll().where('order_id', '=', orderId).orderBy('taken_at').execute()

export const findPhoto = (db: Db, id: string) =>
  db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()

/** Whose time is over although nobody said so. */
export const overdueChecks = ({ db, now }: { readonly db: Db; readonly now: Date }) =>
  db
    .selectFrom('photo_checks')
    .select('order_id')
    .where('state', 'in', OPEN_CHECK_STATES)
    .where(sql<boolean>`started_at + seconds * interval '1 second' <= ${now}`)
    .execute()
