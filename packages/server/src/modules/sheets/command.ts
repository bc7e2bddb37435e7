import type { Placing } from '@volante/domain/sheets/mapping'
import type { Site } from '@volante/contract/site'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import type { Texts } from '../../platform/texts/texts.ts'
import { insertBatch, lockBatch } from './batch-queries.ts'
import { readNow } from './jobs.ts'
import { listRows } from './row-queries.ts'
import { sheetFile } from './file/sheet-file.ts'
import { refusedRows } from './staged-queries.ts'
import { applyBatch } from './work-on-batch.ts'

/** What a command works with: whoever runs it owns the machine, and reaches everything. */
export interface Terminal {
  readonly db: Db
  readonly now: Date
  readonly sites: readonly Site[]
  readonly texts: Texts
}

export interface Imported {
  readonly create: number
  readonly change: number
  readonly same: number
  /** New ones that were removed before. */
  readonly returning: number
  /** Line and reasons of each refused row. */
  readonly refused: readonly string[]
  /** Why the file as a whole is refused. */
  readonly problem: string | null
}

/** A file of a sheet: only tried, or put in force without its refused rows; where its columns come from, if their headings do not say it. */
export interface GivenFile {
  readonly name: string
  readonly bytes: Buffer
  readonly isTrial: boolean
  readonly isPartial: boolean
  readonly placing?: Placing
}

/** Takes a sheet, a file and whether it is only tried; puts what it says in force, unless rows are refused and `isPartial` is not told. */
export function importFile(
  terminal: Terminal,
  all: readonly Sheet[],
  sheet: Sheet,
  { name, bytes, isTrial, isPartial, placing }: GivenFile,
): Promise<Imported> {
  const { db, now } = terminal
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    const given = {
      sheet: sheet.name,
      source: 'command' as const,
      fileName: name,
      content: bytes,
      ...(placing ? { mapping: { columns: placing } } : {}),
      madeBy: null,
      at: now,
    }
    const id = await insertBatch(trx, given)
    await readNow({ ...wordsOf(terminal), db: trx, now }, all, { id, markets: 'all' })
    const batch = await lockBatch(trx, id)
    if (!batch) throw new Error('The batch is gone')
    const refused = await refusedRows(trx, id)
    const isStopped = isTrial || batch.state !== 'READY' || (refused.length > 0 && !isPartial)
    if (isStopped) await trx.deleteFrom('sheet_batches').where('id', '=', id).execute()
    else await applyBatch(trx, sheet, id, batch, { all, at: now, actor: null })
    if (!isStopped) for (const noun of sheet.nouns) await sql`select pg_notify('volante_changed', ${noun})`.execute(trx)
    const { text } = wordsOf(terminal)
    return {
      create: batch.to_create,
      change: batch.to_change,
      same: batch.same,
      returning: batch.to_return,
      refused: refused.map(
        ({ n, problems }) =>
          `${n}: ${problems.map(({ column, code }) => `${text(`sheets.column.${column}`)}: ${text(code)}`).join(' ')}`,
      ),
      problem: batch.problem,
    }
  })
}

/** All rows of a sheet as a file. */
export async function exportFile(terminal: Terminal, sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Uint8Array> {
  const rows = await listRows(terminal.db, sheet, { markets: 'all' }, { size: 1_000_000 })
  const found = rows.map(({ row }) => row)
  return (await sheetFile(wordsOf(terminal), sheet, format, found)).body as Uint8Array
}

function wordsOf({ sites, texts }: Terminal) {
  const [site] = sites
  if (!site) throw new Error('No site is configured')
  const text = (key: string, values?: Readonly<Record<string, string | number>>) => texts.say(site, key, values)
  return { everySite: sites, texts, text }
}
