import type { Batch } from '@volante/contract/sheets'
import { type DealerReach, reachesNothing } from '@volante/domain/policy/held-scopes'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { IsWithin } from '../../platform/http/implement.ts'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { isAloneWith } from '../identity/api.ts'
import { type BatchRow, findBatch, lockBatch, type Markets, type StoredBatch } from './batch-queries.ts'
import { finishApplying, tellWaiting } from './jobs.ts'
import { batchView, needsAnother } from './present.ts'

export type Reach = DealerReach | 'all'

/** The sheets and changes that a caller reaches. */
export interface SheetAccess {
  readonly all: readonly Sheet[]
  /** Refuses (404) a sheet there is not, and anybody who reaches nothing. */
  sheetOf(ctx: SignedInCtx, name: string, reach: Reach): Sheet
  batchOf(ctx: SignedInCtx, id: string): Promise<{ readonly row: BatchRow; readonly sheet: Sheet }>
  /** The change, held, to be decided by itself; refuses one of a change set, which is decided as a whole. */
  alone(ctx: SignedInCtx, id: string): Promise<{ readonly batch: StoredBatch; readonly sheet: Sheet }>
  view(ctx: SignedInCtx, id: string): Promise<Batch>
  /** One person's change is in force at once, unless it takes two. */
  applyUnlessTwo(ctx: SignedInCtx, sheet: Sheet, id: string): Promise<void>
}

/** Takes the sheets of all modules; returns what calls ask of them. */
export function sheetAccess(all: readonly Sheet[]): SheetAccess {
  const byName = new Map(all.map((sheet) => [sheet.name, sheet]))

  async function batchOf(ctx: SignedInCtx, id: string) {
    const row = await findBatch(ctx.db, id)
    const sheet = row && byName.get(row.sheet)
    if (!row || !sheet) throw ctx.fail('request.notFound')
    return { row, sheet }
  }

  return {
    all,
    sheetOf(ctx, name, reach) {
      const sheet = byName.get(name)
      if (!sheet || reachesNothing(reach)) throw ctx.fail('request.notFound')
      return sheet
    },
    batchOf,
    async alone(ctx, id) {
      const batch = await lockBatch(ctx.db, id)
      const { row, sheet } = await batchOf(ctx, id)
      if (!batch || row.set_id) throw ctx.fail('sheets.inSet')
      return { batch, sheet }
    },
    async view(ctx, id) {
      const { row, sheet } = await batchOf(ctx, id)
      return batchView(row, sheet, await viewerOf(ctx))
    },
    async applyUnlessTwo(ctx, sheet, id) {
      const batch = await lockBatch(ctx.db, id)
      if (!batch) return
      if (needsAnother(batch, sheet, await viewerOf(ctx))) return tellWaiting(ctx, sheet, batch)
      await finishApplying(ctx, sheet, batch, ctx.user.id)
    },
  }
}

/** A change of rows within reach, or the caller's own. */
export const isBatchWithin: IsWithin = async ({ db, user }, id, reach) => {
  const row = await findBatch(db, id)
  const markets = marketsOf(reach)
  if (!row || reachesNothing(reach)) return false
  // What it says of which countries is not known before its columns are.
  if (row.state === 'MAPPING') return markets === 'all' || row.made_by === user.id
  return markets === 'all' || row.made_by === user.id || row.markets.every((market) => markets.includes(market))
}

export const marketsOf = (reach: Reach): Markets => (reach === 'all' ? 'all' : reach.markets)

export const viewerOf = async (ctx: SignedInCtx) => ({
  id: ctx.user.id,
  isAlone: await isAloneWith(ctx, 'data.manage'),
})
