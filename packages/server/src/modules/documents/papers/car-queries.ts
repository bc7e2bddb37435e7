import { PASSING_PAPERS } from '@volante/domain/vehicle/papers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface OwnPaper {
  readonly id: string
  readonly accountId: string
}

/** Papers that a person keeps of cars, each with the car of the garage it is of, the newest first. */
export const carPapersOf = (db: Db, accountId: string) =>
  db
    .selectFrom('documents as d')
    .leftJoin('garage_cars as g', (join) =>
      join
        .onRef('g.account_id', '=', 'd.account_id')
        .onRef('g.chassis', '=', 'd.chassis')
        .on('g.list', '=', 'owned')
        .on('g.removed_at', 'is', null),
    )
    .select(['d.id', 'd.kind', 'd.version', 'd.sent_at', 'd.car', 'g.id as car_id'])
    .where('d.account_id', '=', accountId)
    .where('d.chassis', 'is not', null)
    .orderBy('d.sent_at', 'desc')
    .orderBy('d.id')
    .execute()

/** In a write: who keeps two papers at the same time waits with one. */
export const lockKeeper = (db: Db, accountId: string) =>
  sql`select 1 from accounts where id = ${accountId} for no key update`.execute(db)

export const papersOfCar = (db: Db, accountId: string, chassis: string) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('chassis', '=', chassis)
    .orderBy('version', 'desc')
    .execute()

export const carPaper = (db: Db, { id, accountId }: OwnPaper) =>
  db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('chassis', 'is not', null)
    .executeTakeFirst()

/** With its pages. */
export const deletePaper = (db: Db, id: string) => db.deleteFrom('documents').where('id', '=', id).execute()

interface Passed {
  readonly chassis: string
  readonly from: string
  readonly to: string
}

/** What tells of the car goes with it, behind what its next owner kept of it already. */
export const passPapers = (db: Db, { chassis, from, to }: Passed) =>
  sql`
    update documents d
    set account_id = ${to}, version = d.version + coalesce(
      (select max(o.version) from documents o where o.account_id = ${to} and o.chassis = d.chassis and o.kind = d.kind), 0)
    where d.account_id = ${from} and d.chassis = ${chassis} and d.kind in (${sql.join(PASSING_PAPERS)})`.execute(db)
