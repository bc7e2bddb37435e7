import { SELFIE_LIMITS, type SelfieState } from '@volante/domain/order/selfie'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DocumentTables } from '../tables.ts'

export type CheckRow = Selectable<DocumentTables['photo_checks']>

/** States that still take photos. */
export const OPEN: SelfieState[] = ['ready', 'failed face detection', 'retry']

export const findCheck = (db: Db, orderId: string): Promise<CheckRow | undefined> =>
  db.selectFrom('photo_checks').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The caller's newest check that still takes photos. */
export const openCheckOf = (db: Db, accountId: string): Promise<CheckRow | undefined> =>
  db
    .selectFrom('photo_checks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN)
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
    .where('state', 'in', OPEN)
    .where('started_at', '<=', new Date(now.getTime() - SELFIE_LIMITS.seconds * 1000))
    .execute()
