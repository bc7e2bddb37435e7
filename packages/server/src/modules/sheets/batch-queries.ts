import type { BatchSource, BatchState } from '@volante/contract/sheets'
import { type Selectable, sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ChosenMapping, SheetTables } from './tables.ts'

export type StoredBatch = Selectable<SheetTables['sheet_batches']>

/** The countries whose rows a person may change; 'all' for a command of the machine's owner too. */
export type Markets = readonly string[] | 'all'

/** Where a row may lie: in these countries. */
export interface Places {
  readonly markets: Markets
  /** Of these countries' rows those of these brands alone. */
  readonly brands?: readonly string[]
}

/** In these places, or at these dealers by their ids. */
export interface Within extends Places {
  readonly dealers?: readonly string[]
}

export interface NewBatch {
  readonly sheet: string
  readonly source: BatchSource
  readonly fileName?: string
  readonly content?: Buffer
  /** Where its columns go, as far as their headings do not say it. */
  readonly mapping?: ChosenMapping
  readonly madeBy: string | null
  readonly at: Date
}

export async function insertBatch(
  db: Db,
  { sheet, source, fileName, content, mapping, madeBy, at }: NewBatch,
): Promise<string> {
  const { id } = await db
    .insertInto('sheet_batches')
    .values({
      sheet,
      source,
      state: 'READING',
      file_name: fileName ?? null,
      content: content ?? null,
      mapping: mapping ? JSON.stringify(mapping) : null,
      made_by: madeBy,
      made_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The batch, held until the transaction ends. */
export const lockBatch = (db: Db, id: string): Promise<StoredBatch | undefined> =>
  db.selectFrom('sheet_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const setState = (
  db: Db,
  id: string,
  state: BatchState,
  more: Partial<{
    problem: string
    content: null
    heads: string
    applied_by: string | null
    applied_at: Date
    undo_asked_by: string | null
    undone_by: string | null
    undone_at: Date
    skipped: number
  }> = {},
) =>
  db
    .updateTable('sheet_batches')
    .set({ state, ...more })
    .where('id', '=', id)
    .execute()

interface BatchFilter {
  readonly sheets: readonly string[]
  /** Whoever prepared a change sees it, whatever became of its rows. */
  readonly viewer: string
  readonly within: Within
  readonly state: BatchState | undefined
  readonly after: string | undefined
  readonly size: number
}

export const listBatches = (db: Db, { sheets, viewer, within: { markets, brands }, state, after, size }: BatchFilter) =>
  batchesWithNames(db)
    .where(isOneOf('b.sheet', sheets))
    .$if(markets !== 'all', (query) =>
      query.where(sql<SqlBool>`(b.markets <@ ${markets}::text[] or b.made_by = ${viewer})`),
    )
    .$if(brands !== undefined, (query) =>
      query.where(sql<SqlBool>`(b.brands <@ ${brands}::text[] or b.made_by = ${viewer})`),
    )
    .$if(state !== undefined, (query) => query.where('b.state', '=', state ?? 'READY'))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(b.made_at, b.id) < (select made_at, id from sheet_batches where id = ${after ?? ''})`),
    )
    .orderBy('b.made_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(size)
    .execute()

export const findBatch = (db: Db, id: string) => batchesWithNames(db).where('b.id', '=', id).executeTakeFirst()

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

const batchesWithNames = (db: Db) =>
  db
    .selectFrom('sheet_batches as b')
    .leftJoin('accounts as maker', 'maker.id', 'b.made_by')
    .leftJoin('accounts as applier', 'applier.id', 'b.applied_by')
    .leftJoin('accounts as asker', 'asker.id', 'b.undo_asked_by')
    .leftJoin('api_clients as sender', 'sender.id', 'b.made_by')
    .leftJoin('change_set_parts as part', (join) =>
      join.onRef('part.part_id', '=', 'b.id').on('part.kind', '=', 'sheet'),
    )
    .leftJoin('change_sets as s', 's.id', 'part.set_id')
    .select([
      'b.id',
      'b.sheet',
      'b.source',
      'b.state',
      'b.file_name',
      'b.problem',
      'b.to_create',
      'b.to_change',
      'b.to_remove',
    ])
    .select([
      'b.same',
      'b.refused',
      'b.skipped',
      'b.to_return',
      'b.heads',
      'b.signature',
      'b.mapping',
      'b.markets',
      'b.brands',
      'b.made_by',
      'b.made_at',
      'b.applied_by',
      'b.applied_at',
      'b.undo_asked_by',
      'b.undone_at',
    ])
    .select('asker.name as asker_name')
    .select(sql<string | null>`coalesce(maker.name, sender.name)`.as('maker_name'))
    .select(
      sql<string | null>`coalesce(applier.name, case when b.applied_by = b.made_by then sender.name end)`.as(
        'applier_name',
      ),
    )
    .select(['s.id as set_id', 's.name as set_name'])
