import { isBatchWithin } from '../access.ts'
import type { ChangePart } from '../../../platform/change-sets/change-part.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import { lockBatch, type StoredBatch } from '../batch-queries.ts'
import { applyNow, undoNow } from '../jobs.ts'
import { renewBatch } from '../work-on-batch.ts'
import { writeRows } from '../write-queries.ts'
import { findStates, keepRows } from './queries.ts'

export const SHEET_PART = 'sheet'

/** Takes the sheets of all modules; returns their batches as parts of a change set. */
export function sheetPart(all: readonly Sheet[]): ChangePart {
  const sheetOf = (name: string) => all.find((one) => one.name === name)
  async function held(db: Db, id: string): Promise<{ batch: StoredBatch; sheet: Sheet }> {
    const batch = await lockBatch(db, id)
    const sheet = batch && sheetOf(batch.sheet)
    if (!sheet) throw new Error(`No batch ${id}`)
    return { batch, sheet }
  }
  return {
    kind: SHEET_PART,
    async find(db, ids) {
      const rows = await findStates(db, ids)
      return rows.map((row) => ({
        id: row.id,
        name: `sheets.name.${row.sheet}`,
        path: `/admin/data/changes/${row.id}`,
        rows: row.to_create + row.to_change + row.to_remove,
        madeBy: row.made_by,
        markets: row.markets,
        isReady: row.state === 'READY',
        needsTwo: sheetOf(row.sheet)?.needsTwo === true,
      }))
    },
    isWithin: isBatchWithin(all),
    async publish(ctx, id, actor) {
      const { batch, sheet } = await held(ctx.db, id)
      return batch.state === 'READY' && applyNow(ctx, all, { sheet, batch, actor })
    },
    async show(db, id) {
      const [row] = await findStates(db, [id])
      const sheet = row && sheetOf(row.sheet)
      if (!sheet) return
      await writeRows(db, sheet, id)
      await sheet.follow?.(db)
    },
    async revert(ctx, id, actor) {
      const { batch, sheet } = await held(ctx.db, id)
      return batch.state === 'APPLIED' ? undoNow(ctx, all, sheet, id, actor) : 0
    },
    async renew(ctx, id) {
      const { sheet } = await held(ctx.db, id)
      await renewBatch(ctx.db, sheet, id, { all, sites: ctx.everySite, at: ctx.now })
    },
    holdUntil: keepRows,
  }
}
