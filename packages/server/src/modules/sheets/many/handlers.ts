import { MOST_AT_ONCE, MOST_ROWS } from '@volante/contract/bulk'
import type { sheets as service } from '@volante/contract/sheets'
import { headingsOf } from '@volante/domain/sheets/column'
import { readCell } from '@volante/domain/sheets/read-cell'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import { countUpTo } from '../../../platform/words/count-up-to.ts'
import { placesIn, type SheetAccess } from '../access.ts'
import { insertBatch } from '../batch-queries.ts'
import { refuseCells } from '../row-handlers.ts'
import { readKey } from '../row-key.ts'
import { rowsFound } from '../row-queries.ts'
import { type Doing, filterOf, stageMany, type Which } from './stage-many.ts'

type Calls = (typeof service)['calls']

/** One column set in many rows, or many rows removed: prepared as a change, which is looked at and put in force like a file's. */
export const manyHandlers = ({ all, sheetOf, view }: SheetAccess): Handlers<Pick<Calls, 'many'>> => ({
  async many({ ctx, params, body: { set, keys, query, expected = 0 }, reach, fail }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const places = placesIn(reach)
    const doing = set && readSet(ctx, sheet, set)
    if (!keys) {
      const count = await countUpTo(ctx.db, rowsFound(sheet, filterOf(sheet, places, query)))
      if (count >= MOST_ROWS) throw fail('bulk.tooMany')
      if (count !== expected) throw fail('bulk.changed')
    }
    const which: Which = keys
      ? { keys: keys.flatMap((key) => [readKey(ctx.settings, sheet, key) ?? []]) }
      : { query, expected }
    const batch = await insertBatch(ctx.db, { sheet: sheet.name, source: 'many', madeBy: ctx.user.id, at: ctx.now })
    if (!keys && expected > MOST_AT_ONCE) await ctx.enqueue('sheets.many', { batch, places, doing, which } as never)
    else await stageMany(ctx, all, sheet, { batch, places, doing, which })
    return view(ctx, batch)
  },
})

/** What is set, as the table keeps it; refuses a column that tells rows apart, and a cell that it cannot hold. */
function readSet(
  ctx: SignedInCtx,
  sheet: Sheet,
  { column, cells }: { readonly column: string; readonly cells: Readonly<Record<string, string>> },
): Doing {
  const of = sheet.columns[column]
  if (!of || sheet.key.includes(column)) throw ctx.fail('request.invalid')
  const reading = readCell(
    of,
    headingsOf(column, of).map((heading) => cells[heading]),
  )
  return 'value' in reading
    ? { column, value: reading.value }
    : refuseCells(ctx, sheet, [{ column, code: reading.problem }])
}
