import type { Batch, sheets as service } from '@volante/contract/sheets'
import type { Cell } from '@volante/domain/sheets/column'
import type { Placing } from '@volante/domain/sheets/mapping'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import { dealerIdsWithin } from '../../dealers/api.ts'
import { noteExchange } from '../../integration-errors/api.ts'
import { marketsOf, type Reach, type SheetAccess } from '../access.ts'
import { insertBatch, type Within } from '../batch-queries.ts'
import { finishFeed, readContent, stageRows } from '../jobs.ts'
import { detailOf } from '../batch-handlers.ts'
import type { Table } from '../file/read-file.ts'

type Calls = (typeof service)['calls']
type JsonRow = Readonly<Record<string, string | number | boolean | null>>

/** What other systems send by themselves, and what became of it. */
export const feedHandlers = ({ all, anySheet, batchOf, view }: SheetAccess): Handlers<Pick<Calls, 'feed' | 'fed'>> => ({
  async feed({ ctx, params, query: { partial }, body: { rows, content, map }, reach, fail }) {
    const sheet = anySheet(ctx, params.sheet, reach)
    const within = await withinOf(ctx, sheet, reach)
    if ((rows === undefined) === (content === undefined)) throw fail('sheets.feed.one')
    const bytes = content === undefined ? {} : { content: Buffer.from(content, 'base64') }
    const id = await insertBatch(ctx.db, {
      ...bytes,
      ...(map ? { mapping: { columns: sourcesOf(map) } } : {}),
      sheet: sheet.name,
      source: 'feed',
      madeBy: ctx.user.id,
      at: ctx.now,
    })
    const feed = { isPartial: partial, actor: ctx.user.id }
    if (!rows) await readContent(ctx, all, { id, ...within, feed })
    else {
      await stageRows(ctx, sheet, tableOf(rows), { id, all, ...within })
      await finishFeed(ctx, all, { sheet, id, feed })
    }
    const sent = await view(ctx, id)
    await note(ctx, within, sent)
    return detailOf(ctx, all, { sheet, stored: (await batchOf(ctx, id)).row, batch: sent })
  },

  async fed({ ctx, params, fail }) {
    const { row, sheet } = await batchOf(ctx, params.id)
    if (row.source !== 'feed' || row.made_by !== ctx.user.id || row.sheet !== params.sheet)
      throw fail('request.notFound')
    return detailOf(ctx, all, { sheet, stored: row, batch: await view(ctx, row.id) })
  },
})

/** The log of integrations says what came, as the desk of dealer systems reads it. */
async function note(ctx: SignedInCtx, { markets }: Within, { sheet, state, problem, counts, madeBy }: Batch) {
  const [country = ctx.site.country] = markets === 'all' ? [] : markets
  const status = state === 'REFUSED' ? 'FAILED' : state === 'APPLIED' ? 'SUCCESS' : 'PROCESSING'
  const source = madeBy ?? ctx.user.id
  await noteExchange(ctx.db, {
    source,
    status,
    country: country === 'AR' ? 'AR' : 'BR',
    operation: `feeds/${sheet}`,
    message: problem,
    payload: counts,
    at: ctx.now,
  })
}

/** Whole countries, or the dealers within reach where the sheet says whose a row is. */
async function withinOf(ctx: SignedInCtx, { country, dealer }: Sheet, reach: Reach): Promise<Within> {
  const markets = marketsOf(reach)
  if (markets === 'all') return { markets }
  const hasCountry = country !== undefined && markets.length > 0
  if (!hasCountry && dealer === undefined) throw ctx.fail('request.forbidden')
  const ids = await dealerIdsWithin(ctx, reach)
  return { markets, dealers: ids === 'all' ? [] : ids }
}

/** Where columns come from, as a sender says it. */
const sourcesOf = (map: Readonly<Record<string, string>>): Placing =>
  Object.fromEntries(Object.entries(map).map(([heading, from]) => [heading, { from }]))

/** Rows as JSON: a cell by its heading, numbers and yes or no as they are. */
function tableOf(rows: readonly JsonRow[]): Table {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { headings, rows: rows.map((row) => headings.map((heading): Cell => row[heading] ?? null)) }
}
