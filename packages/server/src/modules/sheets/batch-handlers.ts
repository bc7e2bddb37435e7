import type { Language } from '@volante/domain/vocabulary'
import type { Batch, BatchDetail, sheets as service } from '@volante/contract/sheets'
import { reachesNothing } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { keeps, placesIn, type SheetAccess, viewerOf } from './access.ts'
import { firstRows, refusedRows } from './staged-queries.ts'
import { type BatchRow, insertBatch, listBatches, setState } from './batch-queries.ts'
import { finishApplying, finishUndoing, readContent } from './jobs.ts'
import { batchView, contextOf, differences, labelOf, needsAnother, problemView, undoOf } from './present.ts'
import { inLanguage } from './file/sheet-file.ts'
import { mappingView } from './mapping/handlers.ts'
import { ADDED } from './mapping/mapping-for.ts'
import { rowLabels } from './row-label.ts'
import { cellsAsSent } from './stage.ts'
import { csvOf } from '../../platform/words/csv.ts'

type Calls = (typeof service)['calls']

const SHOWN_ROWS = 60

interface Shown {
  readonly sheet: Sheet
  readonly stored: BatchRow
  readonly batch: Batch
  /** The reader's; the site's unless stated. */
  readonly language?: Language | undefined
}

/** A batch with its first refused rows and the first that change something. */
export async function detailOf(
  ctx: Ctx,
  all: readonly Sheet[],
  { sheet, stored, batch, language = ctx.site.language }: Shown,
): Promise<BatchDetail> {
  const rows = await firstRows(ctx.db, stored.id, SHOWN_ROWS)
  const good = rows.flatMap(({ n, key, row, before, problems }) => {
    const is = row ?? before
    return key && is && problems.length === 0 ? [{ n, key, row: is }] : []
  })
  const labels = await rowLabels(ctx, all, sheet, { keyed: good, language })
  const labelBy = new Map(good.map(({ n }, at) => [n, labels[at] ?? '']))
  return {
    ...batch,
    ...(await mappingView(ctx, sheet, stored)),
    rows: rows.map((one) => ({
      line: one.n,
      action: one.action,
      label: labelBy.get(one.n) ?? (one.key ? labelOf(sheet, one.key) : ''),
      problems: one.problems.map((problem) => problemView(ctx, problem)),
      // Of a row that is refused, perhaps as another's, nothing but why.
      fields: one.problems.length > 0 ? [] : differences(sheet, one.before, one.action === 'remove' ? null : one.row),
      removedAt: one.action === 'create' ? (one.removed_at?.toISOString() ?? null) : null,
      context: one.problems.length > 0 ? {} : contextOf(sheet, one.row ?? one.before),
    })),
  }
}

/** What was prepared, and what it would do. */
export const batchHandlers = ({
  all,
  keptBatch,
}: SheetAccess): Handlers<Pick<Calls, 'batches' | 'batch' | 'problems'>> => ({
  async batches({ ctx, query: { sheet, state, after, size }, reach }) {
    if (reachesNothing(reach)) return { items: [], next: null }
    const kept = all.filter((one) => keeps(ctx.user, one, reach) && (sheet === undefined || one.name === sheet))
    const rows = await listBatches(ctx.db, {
      sheets: kept.map(({ name }) => name),
      viewer: ctx.user.id,
      within: placesIn(reach),
      state,
      after,
      size: size + 1,
    })
    const items: Batch[] = []
    for (const row of rows.slice(0, size)) {
      const of = kept.find(({ name }) => name === row.sheet)
      if (of) items.push(batchView(row, of, await viewerOf(ctx, of)))
    }
    return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null }
  },

  async batch({ ctx, params, query: { language } }) {
    const { row, sheet } = await keptBatch(ctx, params.id)
    const batch = batchView(row, sheet, await viewerOf(ctx, sheet))
    return detailOf(ctx, all, { sheet, stored: row, batch, language })
  },

  async problems({ ctx, params, query: { language } }) {
    const { text } = (language && inLanguage(ctx, language)) ?? ctx
    const { row } = await keptBatch(ctx, params.id)
    const headings = row.heads.map(({ heading }) => heading)
    const refused = await refusedRows(ctx.db, row.id)
    const lines = refused.map(({ n, raw, problems }) => [
      ...cellsAsSent(raw, headings, row.mapping?.columns ?? {}),
      String(n),
      problems.map(({ column, code }) => `${text(`sheets.column.${column}`)}: ${text(code)}`).join(' | '),
    ])
    const head = [...headings, ...ADDED.map((key) => text(key))]
    return {
      type: 'text/csv; charset=utf-8',
      name: `${row.sheet}-${text('sheets.file.refused')}.csv`,
      body: csvOf([head, ...lines]),
    }
  },
})

/** Files that are sent, and whether they do what they would. */
export const decisionHandlers = ({
  all,
  sheetOf,
  alone,
  view,
}: SheetAccess): Handlers<Pick<Calls, 'send' | 'apply' | 'undo' | 'keep'>> => ({
  async send({ ctx, params, body: { name, content }, reach }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const bytes = Buffer.from(content, 'base64')
    const id = await insertBatch(ctx.db, {
      sheet: sheet.name,
      source: 'file',
      fileName: name,
      content: bytes,
      madeBy: ctx.user.id,
      at: ctx.now,
    })
    await readContent(ctx, all, { id, ...placesIn(reach) })
    return view(ctx, id)
  },

  async apply({ ctx, params, fail }) {
    const { batch, sheet } = await alone(ctx, params.id)
    if (batch.state !== 'READY') throw fail('sheets.notReady')
    if (needsAnother(batch, sheet, await viewerOf(ctx, sheet))) throw fail('sheets.needsAnother')
    if (!(await finishApplying(ctx, all, { sheet, batch, actor: ctx.user.id }))) throw fail('sheets.changedSince')
    return view(ctx, params.id)
  },

  async undo({ ctx, params, fail }) {
    const { batch, sheet } = await alone(ctx, params.id)
    if (batch.state === 'READY' || batch.state === 'REFUSED' || batch.state === 'MAPPING') {
      const gone = batch.state === 'MAPPING' ? { content: null, heads: '[]' } : {}
      await setState(ctx.db, params.id, 'DROPPED', { ...gone, undone_by: ctx.user.id, undone_at: ctx.now })
      return view(ctx, params.id)
    }
    if (batch.state !== 'APPLIED') throw fail('sheets.notReady')
    const undo = undoOf(batch, sheet, await viewerOf(ctx, sheet))
    if (undo === 'waits') throw fail('sheets.needsAnother')
    if (undo === 'asked') await setState(ctx.db, params.id, 'APPLIED', { undo_asked_by: ctx.user.id })
    else await finishUndoing(ctx, all, sheet, batch, ctx.user.id)
    return view(ctx, params.id)
  },

  async keep({ ctx, params, fail }) {
    const { batch } = await alone(ctx, params.id)
    if (batch.state !== 'APPLIED' || batch.undo_asked_by === null) throw fail('sheets.notReady')
    await setState(ctx.db, params.id, 'APPLIED', { undo_asked_by: null })
    return view(ctx, params.id)
  },
})
