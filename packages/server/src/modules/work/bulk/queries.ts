import type { BulkBatch, WantedBulk } from '@volante/contract/bulk'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import type { RowDone } from './set-row.ts'

type State = BulkBatch['state']

export interface NewBatch extends Pick<WantedBulk, 'list' | 'call' | 'set'> {
  readonly state: State
  /** What became of each row, or the ids of those that wait. */
  readonly rows: readonly RowDone[] | readonly string[]
}

/** Keeps a bulk change with its rows; returns its id. */
export async function insertBatch(
  { db, now, user, site }: SignedInCtx,
  { list, call, set, state, rows }: NewBatch,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('bulk_batches')
    .values({
      id,
      account_id: user.id,
      site: site.id,
      list,
      call,
      values_set: JSON.stringify(set),
      total: rows.length,
      state,
      created_at: now,
      done_at: state === 'done' ? now : null,
    })
    .execute()
  const kept = rows.map((row, place) =>
    typeof row === 'string' ? { place, row_id: row, name: row, outcome: 'waiting' } : { place, row_id: row.id, ...row },
  )
  await sql`
    insert into bulk_rows (batch_id, place, row_id, name, outcome, why, reason, waits, before, after)
    select ${id}, place, row_id, name, outcome, why, reason, coalesce(waits, false), before, after
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as told (place integer, row_id text, name text, outcome text, why text, reason jsonb, waits boolean, before jsonb,
        after jsonb)`.execute(db)
  return id
}

/** A bulk change of this person, or of anybody where a job goes on with it; locked where it is about to change. */
export const findBatch = (
  { db }: Pick<Ctx, 'db'>,
  id: string,
  { accountId, isLocked = false }: { readonly accountId?: string; readonly isLocked?: boolean } = {},
) =>
  db
    .selectFrom('bulk_batches')
    .selectAll()
    .where('id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

export const countOutcomes = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('bulk_rows')
    .select(['outcome', 'waits', ({ fn }) => fn.countAll<number>().as('count')])
    .where('batch_id', '=', id)
    .groupBy(['outcome', 'waits'])
    .execute()

const rowColumns = ['place', 'row_id as id', 'name', 'outcome', 'why', 'reason', 'waits', 'before', 'after'] as const

/** Rows of a bulk change with one of these outcomes, in their order. */
export const rowsWith = (
  { db }: Pick<Ctx, 'db'>,
  id: string,
  outcomes: readonly ('waiting' | 'refused' | 'skipped' | 'changed')[],
  most: number,
) =>
  db
    .selectFrom('bulk_rows')
    .select(rowColumns)
    .where('batch_id', '=', id)
    .where('outcome', 'in', [...outcomes])
    .orderBy('place')
    .limit(most)
    .execute()

export const allRows = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db.selectFrom('bulk_rows').select(rowColumns).where('batch_id', '=', id).orderBy('place').execute()

/** What became of a row that waited, or was to be put back. */
export const keepRow = (
  { db }: Pick<Ctx, 'db'>,
  id: string,
  place: number,
  {
    name,
    outcome,
    why,
    reason,
    waits,
    before,
    after,
  }: Partial<Omit<RowDone, 'outcome'>> & {
    readonly outcome: RowDone['outcome'] | 'undone' | 'skipped'
    readonly why: string | null
    readonly reason: RowDone['reason']
  },
) =>
  db
    .updateTable('bulk_rows')
    .set({
      outcome,
      why,
      reason: reason && JSON.stringify(reason),
      ...(waits === undefined ? {} : { waits }),
      ...(name === undefined ? {} : { name }),
      ...(before ? { before: JSON.stringify(before) } : {}),
      ...(after ? { after: JSON.stringify(after) } : {}),
    })
    .where('batch_id', '=', id)
    .where('place', '=', place)
    .execute()

export const moveTo = ({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string, state: State) =>
  db
    .updateTable('bulk_batches')
    .set({ state, ...(state === 'done' ? { done_at: now } : {}) })
    .where('id', '=', id)
    .execute()
