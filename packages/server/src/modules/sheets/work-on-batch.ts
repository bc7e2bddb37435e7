import type { Mapping } from '@volante/domain/sheets/mapping'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isRowRefusal } from '../../platform/db/row-refusal.ts'
import type { SettledWhen, Sheet } from '../../platform/sheets/sheet.ts'
import {
  classify,
  type Counts,
  countRows,
  dropSettled,
  insertRows,
  isChangedSince,
  markBeyond,
  markKeys,
  markLocked,
  markReturning,
  markUnknown,
} from './staged-queries.ts'
import { EVERY_LINE, keepChanges, refuseLines, writeRows, markNamed } from './write-queries.ts'
import { setState, type Within } from './batch-queries.ts'
import { completeRows } from './mapping/complete-rows.ts'
import type { StagedRow } from './stage.ts'

interface Preparing extends Within, SettledWhen {
  /** The sheets whose rows may name those of this one. */
  readonly all: readonly Sheet[]
}

/** Takes a sheet's staged rows; keeps them with what each would do and what is wrong with it. Nothing of the sheet changes. */
export async function prepareBatch(
  db: Db,
  sheet: Sheet,
  batch: string,
  rows: readonly StagedRow[],
  { all, at, sites, ...within }: Preparing,
  mapping?: Mapping,
): Promise<Counts> {
  await insertRows(db, batch, rows, at)
  await planForMany(db, rows.length)
  if (mapping) await completeRows(db, sheet, batch, mapping)
  await markKeys(db, sheet, batch)
  await markUnknown(db, sheet, batch)
  await sheet.settle?.(db, batch, { at, sites })
  await lookAgain(db, all, sheet, batch)
  await markBeyond(db, sheet, batch, within)
  await tryRows(db, sheet, batch)
  await setState(db, batch, 'READY', { content: null })
  return countRows(db, sheet, batch)
}

const MANY = 2_000

/** Nothing is known yet of rows that have just come, and a plan kept from few rows would look at each for each of the others. */
async function planForMany(db: Db, rows: number): Promise<void> {
  if (rows <= MANY) return
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db)
  await sql`set local enable_nestloop = off`.execute(db)
}

/** Tries a batch that waits with the rows as they are now: what it would do may be less, or something else. */
export async function renewBatch(
  db: Db,
  sheet: Sheet,
  batch: string,
  { all, ...when }: SettledWhen & Pick<Preparing, 'all'>,
): Promise<void> {
  if (sheet.settle) await dropSettled(db, batch)
  await markUnknown(db, sheet, batch)
  await sheet.settle?.(db, batch, when)
  await lookAgain(db, all, sheet, batch)
  await tryRows(db, sheet, batch)
  await countRows(db, sheet, batch)
}

/** What the rows would do now. */
async function lookAgain(db: Db, all: readonly Sheet[], sheet: Sheet, batch: string): Promise<void> {
  await classify(db, sheet, batch)
  await markLocked(db, sheet, batch)
  await markReturning(db, sheet, batch)
  await markNamed(db, sheet, batch, all)
}

const MOST_TRIED = 40

/** Writes all rows and takes that back: what the database itself refuses is found line by line, by halves. */
async function tryRows(db: Db, sheet: Sheet, batch: string): Promise<void> {
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(n), 0)::int as last from sheet_rows where batch_id = ${batch}`.execute(db)
  const waiting = [{ from: 0, to: rows[0]?.last ?? 0 }]
  for (let tried = 0; waiting.length > 0; tried++) {
    const lines = waiting.pop()
    if (!lines || (await isWritable(db, sheet, batch, lines))) continue
    const middle = Math.floor((lines.from + lines.to) / 2)
    // A file in which much is wrong is not tried to its last line.
    if (lines.from === lines.to || tried > MOST_TRIED) await refuseLines(db, sheet, batch, lines)
    else waiting.push({ from: lines.from, to: middle }, { from: middle + 1, to: lines.to })
  }
}

async function isWritable(db: Db, sheet: Sheet, batch: string, lines: { from: number; to: number }): Promise<boolean> {
  await sql`savepoint trial`.execute(db)
  try {
    await writeRows(db, sheet, batch, lines)
    return true
  } catch (error) {
    if (!isRowRefusal(error)) throw error
    return false
  } finally {
    await sql`rollback to savepoint trial`.execute(db)
  }
}

/** Takes a batch whose rows were shown; writes them and keeps what they were. Returns false where they no longer do just that. */
export async function applyBatch(
  db: Db,
  sheet: Sheet,
  batch: string,
  shown: Counts,
  { all, at, actor }: { all: readonly Sheet[]; at: Date; actor: string | null },
): Promise<boolean> {
  await planForMany(db, totalOf(shown))
  if (await isChangedSince(db, sheet, batch)) return false
  await markUnknown(db, sheet, batch)
  await lookAgain(db, all, sheet, batch)
  const now = await countRows(db, sheet, batch)
  if (now.refused !== shown.refused || totalOf(now) !== totalOf(shown)) return false
  await writeRows(db, sheet, batch, EVERY_LINE)
  await keepChanges(db, sheet, batch, at, actor)
  await sheet.follow?.(db)
  await setState(db, batch, 'APPLIED', { applied_by: actor, applied_at: at })
  return true
}

const totalOf = ({ to_create, to_change, to_remove, same, refused }: Counts): number =>
  to_create + to_change + to_remove + same + refused
