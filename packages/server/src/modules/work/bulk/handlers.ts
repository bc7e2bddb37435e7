import {
  bulk,
  type BulkBatch,
  type BulkPreview,
  MOST_AT_ONCE,
  UNDO_MINUTES,
  type WantedBulk,
} from '@volante/contract/bulk'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import { allRows, type BatchRow, countOutcomes, findBatch, insertBatch, moveTo, rowsWith } from './queries.ts'
import { type RowDone, setRow } from './set-row.ts'
import { doingAgain, nextRows } from './steps.ts'
import { type Doing, doingOf, idsMatching } from './targets.ts'

const PROBLEMS = 100

export const bulkHandlers = implement(bulk, {
  async preview({ ctx, body, fail }) {
    const doing = doingOf(body)
    if (!doing) throw fail('request.forbidden')
    return tried(ctx, doing, body)
  },

  async create({ ctx, body, fail }) {
    const doing = doingOf(body)
    if (!doing) throw fail('request.forbidden')
    const ids = await idsOf(ctx, doing, body)
    const kept = { list: body.list, call: body.call, set: body.set }
    if (ids.length > MOST_AT_ONCE) {
      if (ids.length !== body.expected) throw fail('bulk.changed')
      const id = await insertBatch(ctx, { ...kept, state: 'running', rows: ids })
      await ctx.enqueue('bulk.run', { site: ctx.site.id, batch: id })
      return shown(ctx, id)
    }
    const rows = await setAll(ctx, doing, ids)
    if (rows.filter(({ outcome }) => outcome === 'changed').length !== body.expected) throw fail('bulk.changed')
    return shown(ctx, await insertBatch(ctx, { ...kept, state: 'done', rows }))
  },

  async get({ ctx, params, fail }) {
    if (!(await findBatch(ctx, params.id, { accountId: ctx.user.id }))) throw fail('request.notFound')
    return shown(ctx, params.id)
  },

  async rows({ ctx, params, fail }) {
    const batch = await findBatch(ctx, params.id, { accountId: ctx.user.id })
    if (!batch) throw fail('request.notFound')
    return {
      fields: [...(doingAgain(batch)?.held ?? Object.keys(batch.values_set))],
      rows: await allRows(ctx, batch.id),
    }
  },

  async undo({ ctx, params, fail }) {
    const batch = await findBatch(ctx, params.id, { accountId: ctx.user.id, isLocked: true })
    if (!batch) throw fail('request.notFound')
    if (undoUntil(ctx, batch) === null) throw fail('bulk.noUndo')
    await moveTo(ctx, batch.id, 'undoing')
    if (batch.total > MOST_AT_ONCE) await ctx.enqueue('bulk.run', { site: ctx.site.id, batch: batch.id })
    else await nextRows(ctx, { ...batch, state: 'undoing' }, MOST_AT_ONCE + 1)
    return shown(ctx, batch.id)
  },
})

const idsOf = (ctx: SignedInCtx, doing: Doing, { ids, query }: WantedBulk) =>
  ids ? [...new Set(ids)] : idsMatching(ctx, doing, query)

async function setAll(ctx: SignedInCtx, doing: Doing, ids: readonly string[]): Promise<RowDone[]> {
  const rows: RowDone[] = []
  for (const id of ids) rows.push(await setRow(ctx, doing, id))
  return rows
}

/** What is thrown to take back what was only tried. */
class Tried extends Error {
  readonly preview: BulkPreview
  constructor(preview: BulkPreview) {
    super('tried')
    this.preview = preview
  }
}

/** The same as carrying it out, in a transaction that is always rolled back: what it shows is what would be done. */
async function tried(outer: SignedInCtx, doing: Doing, wanted: WantedBulk): Promise<BulkPreview> {
  try {
    return await outer.inTransaction(async (inside) => {
      const ctx = { ...inside, user: outer.user }
      const ids = await idsOf(ctx, doing, wanted)
      const isSample = ids.length > MOST_AT_ONCE
      const rows = await setAll(ctx, doing, ids.slice(0, MOST_AT_ONCE))
      const of = (outcome: RowDone['outcome']) => rows.filter((row) => row.outcome === outcome).length
      const will = of('changed')
      throw new Tried({
        total: ids.length,
        will,
        same: of('same'),
        refused: of('refused'),
        isSample,
        expected: isSample ? ids.length : will,
        rows: rows.map(({ id, name, outcome, why, reason, waits }) => ({
          id,
          name,
          why,
          reason,
          waits,
          outcome: outcome === 'changed' ? 'will' : outcome,
        })),
      })
    })
  } catch (error) {
    if (error instanceof Tried) return error.preview
    throw error
  }
}

function undoUntil({ now }: SignedInCtx, batch: BatchRow): string | null {
  const { state, done_at: doneAt } = batch
  if (state !== 'done' || !doneAt || !doingAgain(batch)?.back) return null
  const until = new Date(doneAt.getTime() + UNDO_MINUTES * 60_000)
  return until > now ? until.toISOString() : null
}

type RowOutcome = Awaited<ReturnType<typeof countOutcomes>>[number]['outcome']

async function shown(ctx: SignedInCtx, id: string): Promise<BulkBatch> {
  const batch = await findBatch(ctx, id)
  if (!batch) throw ctx.fail('request.notFound')
  const counted = await countOutcomes(ctx, id)
  const sum = (some: typeof counted) => some.reduce((all, { count }) => all + Number(count), 0)
  const of = (wanted: RowOutcome) => sum(counted.filter(({ outcome }) => outcome === wanted))
  const problems = await rowsWith(ctx, id, ['refused', 'skipped'], PROBLEMS)
  return {
    id,
    list: batch.list,
    country: ctx.everySite.find((site) => site.id === batch.site)?.country ?? ctx.site.country,
    state: batch.state,
    total: batch.total,
    changed: of('changed') + of('undone') + of('skipped'),
    waiting: sum(counted.filter(({ outcome, waits }) => outcome === 'changed' && waits)),
    same: of('same'),
    refused: of('refused'),
    undone: of('undone'),
    skipped: of('skipped'),
    undoUntil: of('changed') > 0 ? undoUntil(ctx, batch) : null,
    problems: problems.map(({ id: row, name, outcome, why, reason, waits }) => ({
      id: row,
      name,
      outcome,
      why,
      reason,
      waits,
    })),
  }
}
