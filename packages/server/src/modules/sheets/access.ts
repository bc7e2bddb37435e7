import type { Batch } from '@volante/contract/sheets'
import { type DealerReach, dealerReach, reachesNothing } from '@volante/domain/policy/held-scopes'
import { can, type Holder } from '@volante/domain/policy/policy'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import type { IsWithin } from '../../platform/http/implement.ts'
import { rightOf, type Sheet } from '../../platform/sheets/sheet.ts'
import { isAloneWith } from '../identity/api.ts'
import { type BatchRow, findBatch, lockBatch, type Markets, type Places, type StoredBatch } from './batch-queries.ts'
import { finishApplying, tellWaiting } from './jobs.ts'
import { batchView, needsAnother } from './present.ts'

export type Reach = DealerReach | 'all'

interface FoundBatch {
  readonly row: BatchRow
  readonly sheet: Sheet
}

/** The sheets and changes that a caller reaches. */
export interface SheetAccess {
  readonly all: readonly Sheet[]
  /** Refuses (404) a sheet there is not, and anybody who reaches nothing. */
  anySheet(ctx: SignedInCtx, name: string, reach: Reach): Sheet
  /** The same, and refuses whoever does not keep the sheet. */
  sheetOf(ctx: SignedInCtx, name: string, reach: Reach): Sheet
  batchOf(ctx: SignedInCtx, id: string): Promise<FoundBatch>
  /** The same of a sheet that the caller keeps. */
  keptBatch(ctx: SignedInCtx, id: string): Promise<FoundBatch>
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

  function anySheet(ctx: SignedInCtx, name: string, reach: Reach) {
    const sheet = byName.get(name)
    if (!sheet || reachesNothing(reach)) throw ctx.fail('request.notFound')
    return sheet
  }

  async function keptBatch(ctx: SignedInCtx, id: string) {
    const found = await batchOf(ctx, id)
    if (!keeps(ctx.user, found.sheet, dealerReach(ctx.user, 'data.keep'))) throw ctx.fail('request.notFound')
    return found
  }

  return {
    all,
    anySheet,
    sheetOf(ctx, name, reach) {
      const sheet = anySheet(ctx, name, reach)
      if (!keeps(ctx.user, sheet, reach)) throw ctx.fail('request.notFound')
      return sheet
    },
    batchOf,
    keptBatch,
    async alone(ctx, id) {
      const batch = await lockBatch(ctx.db, id)
      const { row, sheet } = await keptBatch(ctx, id)
      if (!batch || row.set_id) throw ctx.fail('sheets.inSet')
      return { batch, sheet }
    },
    async view(ctx, id) {
      const { row, sheet } = await batchOf(ctx, id)
      return batchView(row, sheet, await viewerOf(ctx, sheet))
    },
    async applyUnlessTwo(ctx, sheet, id) {
      const batch = await lockBatch(ctx.db, id)
      if (!batch) return
      if (needsAnother(batch, sheet, await viewerOf(ctx, sheet))) return tellWaiting(ctx, sheet, batch)
      await finishApplying(ctx, all, { sheet, batch, actor: ctx.user.id })
    },
  }
}

/** Whether somebody keeps a sheet; one that holds for every brand is kept by nobody who reaches some alone. */
export const keeps = (user: Holder, sheet: Sheet, reach: Reach): boolean =>
  can(user, rightOf(sheet)) && (!placesIn(reach).brands || sheet.brand !== undefined || sheet.parent !== undefined)

/** A change within reach of rows that the caller keeps, or the caller's own. */
export const isBatchWithin =
  (all: readonly Sheet[]): IsWithin =>
  async ({ db, user }, id, reach) => {
    const row = await findBatch(db, id)
    const sheet = all.find(({ name }) => name === row?.sheet)
    if (!row || !sheet || !keeps(user, sheet, reach) || reachesNothing(reach)) return false
    const { markets, brands } = placesIn(reach)
    if (row.made_by === user.id) return true
    // What it says of which countries is not known before its columns are.
    if (row.state === 'MAPPING') return markets === 'all' && !brands
    const isInMarkets = markets === 'all' || row.markets.every((market) => markets.includes(market))
    return isInMarkets && (!brands || row.brands.every((brand) => brands.includes(brand)))
  }

/** Whole countries. */
export const marketsOf = (reach: Reach): Markets => (reach === 'all' ? 'all' : reach.markets)

/** Whole countries, or some brands in them. */
export function placesIn(reach: Reach): Places {
  const markets = marketsOf(reach)
  if (reach === 'all' || markets.length > 0 || reach.brands.brands.length === 0) return { markets }
  const { brands } = reach.brands
  return { markets: reach.brands.markets, ...(brands === 'all' ? {} : { brands }) }
}

export const viewerOf = async (ctx: SignedInCtx, sheet: Sheet) => ({
  id: ctx.user.id,
  isAlone: await isAloneWith(ctx, rightOf(sheet)),
})

/** What a change of rows needs to be prepared. */
export const preparing = (
  { now, everySite }: Pick<Ctx, 'now' | 'everySite'>,
  all: readonly Sheet[],
  places: Places,
) => ({
  ...places,
  all,
  at: now,
  sites: everySite,
})
