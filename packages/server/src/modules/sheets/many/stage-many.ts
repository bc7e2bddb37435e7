import type { Json } from '@volante/domain/sheets/column'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'
import { preparing } from '../access.ts'
import { lockBatch, type Places, setState } from '../batch-queries.ts'
import { onlyOf } from '../find/found-by.ts'
import { tellWaiting } from '../jobs.ts'
import { findRows, listRows, type RowFilter } from '../row-queries.ts'
import { stagedRows } from '../stage.ts'
import type { TableRow } from '../tables.ts'
import { prepareBatch } from '../work-on-batch.ts'

/** What is done with many rows: a column set, or the rows removed. */
export type Doing = { readonly column: string; readonly value: Json } | null

/** Which rows: by their keys, or all that filters left, and how many these were. */
export type Which =
  | { readonly keys: readonly (readonly Json[])[] }
  | { readonly query: ManyQuery; readonly expected: number }

export interface ManyQuery {
  readonly text?: string | undefined
  readonly country?: string | undefined
  readonly only?: string | undefined
}

export const filterOf = (sheet: Sheet, places: Places, { text, country, only }: ManyQuery): RowFilter => ({
  ...places,
  text,
  country,
  only: onlyOf(sheet, only),
})

interface Many {
  readonly batch: string
  readonly places: Places
  readonly doing: Doing
  readonly which: Which
}

/** Stages what is to become of many rows and says what each would do; refuses the whole where the filters leave another count than was told. */
export async function stageMany(
  ctx: Ctx,
  all: readonly Sheet[],
  sheet: Sheet,
  { batch, places, doing, which }: Many,
): Promise<void> {
  const rows =
    'keys' in which ? await rowsOf(ctx, sheet, places, which.keys) : await rowsLeft(ctx, sheet, places, which)
  if (!rows) return void (await setState(ctx.db, batch, 'REFUSED', { problem: ctx.text('bulk.changed') }))
  const next = doing ? rows.map((row) => ({ ...row, [tableColumn(sheet, doing.column)]: doing.value })) : rows
  const staged = stagedRows(sheet, next, doing ? undefined : 'remove')
  await prepareBatch(ctx.db, sheet, batch, staged, preparing(ctx, all, places))
  const prepared = await lockBatch(ctx.db, batch)
  if (prepared) await tellWaiting(ctx, sheet, prepared)
}

async function rowsLeft(
  { db }: Pick<Ctx, 'db'>,
  sheet: Sheet,
  places: Places,
  { query, expected }: Extract<Which, { query: unknown }>,
): Promise<readonly TableRow[] | null> {
  const found = await listRows(db, sheet, filterOf(sheet, places, query), { size: expected + 1 })
  return found.length === expected ? found.map(({ row }) => row) : null
}

/** Those that are there still and within reach. */
const rowsOf = async (
  { db }: Pick<Ctx, 'db'>,
  sheet: Sheet,
  places: Places,
  keys: readonly (readonly Json[])[],
): Promise<readonly TableRow[]> => (await findRows(db, sheet, keys, places)).map(({ row }) => row)
