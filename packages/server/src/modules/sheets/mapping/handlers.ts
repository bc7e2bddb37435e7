import type { BatchDetail, sheets as service } from '@volante/contract/sheets'
import { allHeadings, type Column, headingsOf } from '@volante/domain/sheets/column'
import { guessColumns } from '@volante/domain/sheets/guess-columns'
import { checkMapping, matchesOf, type Placing, usualMatch } from '@volante/domain/sheets/mapping'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import { placesIn, type SheetAccess } from '../access.ts'
import { type BatchRow, setState } from '../batch-queries.ts'
import { readContent } from '../jobs.ts'
import { wordsOf } from './mapping-for.ts'
import { findMapping, forgetMapping, keepHeads, rememberMapping } from './queries.ts'

type Calls = (typeof service)['calls']

/** What is asked of a file's columns, and where they go once that is known. */
export async function mappingView(
  ctx: Ctx,
  sheet: Sheet,
  row: BatchRow,
): Promise<Pick<BatchDetail, 'asks' | 'mapping'>> {
  if (row.state === 'MAPPING') {
    const guess = guessColumns(sheet.columns, (heading) => wordsOf(ctx, heading), row.heads)
    const asks = {
      columns: row.heads.map(({ heading, samples }) => ({ heading, samples: [...samples] })),
      headings: Object.entries(sheet.columns).flatMap(([name, column]) =>
        headingsOf(name, column).map((heading) => ({ heading, isNeeded: isNeeded(column) })),
      ),
      guess,
      match: [...matchAsked(sheet, guess)],
      matches: matchesOf(sheet).map((match) => [...match]),
    }
    return { asks, mapping: null }
  }
  const { mapping, signature } = row
  if (!mapping?.by || mapping.by === 'headings' || !mapping.match) return { asks: null, mapping: null }
  const kept = signature === null ? undefined : await findMapping(ctx.db, sheet.name, signature)
  return {
    asks: null,
    mapping: {
      columns: mapping.columns,
      match: [...mapping.match],
      by: mapping.by,
      kept: kept ? { by: kept.name, at: kept.made_at.toISOString() } : null,
    },
  }
}

/** What is chosen at first: nothing is left unrecognised unasked. */
function matchAsked(sheet: Sheet, guess: Placing): readonly string[] {
  const usual = usualMatch(sheet, guess) ?? sheet.key
  return usual.length > 0 ? usual : (sheet.unique?.[0] ?? usual)
}

/** Whether a new row cannot be without it. */
const isNeeded = ({ isOptional, blank, isMade }: Column): boolean => !isOptional && blank === undefined && !isMade

/** Where a file's columns go is said, and forgotten. */
export const mappingHandlers = ({
  all,
  keptBatch,
  alone,
  view,
}: SheetAccess): Handlers<Pick<Calls, 'map' | 'forget'>> => ({
  async map({ ctx, params: { id }, body: { columns, match, isRemembered }, reach, fail }) {
    const { batch, sheet } = await alone(ctx, id)
    if (batch.state !== 'MAPPING' || batch.signature === null) throw fail('sheets.notReady')
    const { heads, signature } = batch
    const problem = checkMapping(
      sheet,
      { columns, match },
      heads.map(({ heading }) => heading),
    )
    if (problem) throw fail(problem)
    // What is left out is not taken, though its heading may be the sheet's own.
    const whole = Object.fromEntries(allHeadings(sheet.columns).map((one) => [one, columns[one] ?? null]))
    const mapping = { columns: whole, match }
    await setState(ctx.db, id, 'READING')
    await keepHeads(ctx.db, id, { heads, signature, mapping })
    if (isRemembered)
      await rememberMapping(ctx.db, { sheet: sheet.name, signature, mapping, by: ctx.user.id, at: ctx.now })
    await readContent(ctx, all, { id, ...placesIn(reach) })
    return view(ctx, id)
  },

  async forget({ ctx, params: { id } }) {
    const { row, sheet } = await keptBatch(ctx, id)
    if (row.signature !== null) await forgetMapping(ctx.db, sheet.name, row.signature)
    return view(ctx, id)
  },
})
