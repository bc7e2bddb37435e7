import type { sheets as service } from '@volante/contract/sheets'
import type { Json } from '@volante/domain/sheets/column'
import { movedOrder } from '@volante/domain/sheets/moved-order'
import { readCell } from '@volante/domain/sheets/read-cell'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'
import { placesIn, type Reach, type SheetAccess } from '../access.ts'
import { namesIn } from '../find/choices.ts'
import { listedCells, versionOf } from '../present.ts'
import { changeRows } from '../row-handlers.ts'
import { keyText, readKey } from '../row-key.ts'
import { findRow } from '../row-queries.ts'
import type { TableRow } from '../tables.ts'
import { lockOrder, rowsInOrder } from './queries.ts'

type Calls = (typeof service)['calls']

/** As many as a page shows at once. */
const MOST = 500

/** Rows that people put in an order of their own, a model's parts for one. */
export const orderHandlers = ({
  all,
  sheetOf,
  view,
  applyUnlessTwo,
}: SheetAccess): Handlers<Pick<Calls, 'order' | 'move'>> => {
  function orderedSheet(ctx: SignedInCtx, name: string, reach: Reach) {
    const sheet = sheetOf(ctx, name, reach)
    if (!sheet.order) throw ctx.fail('request.notFound')
    return { sheet, ...sheet.order }
  }

  return {
    async order({ ctx, params, query: { only, language }, reach, fail }) {
      const { sheet, within } = orderedSheet(ctx, params.sheet, reach)
      const held = heldIn(sheet, within, new URLSearchParams(only))
      if (!held) throw fail('request.invalid')
      const { rows, version, isWhole } = await readOrder(ctx, sheet, held, reach)
      if (!isWhole) throw fail('sheets.orderTooLong')
      const shown = rows.map(({ row }) => row)
      return {
        items: rows.map(({ key, row }) => ({
          key: keyText(ctx.settings, sheet, key),
          cells: listedCells(sheet, row),
        })),
        names: await namesIn(ctx.db, all, sheet, { rows: shown, columns: [...sheet.key, ...sheet.shown], language }),
        version,
      }
    },

    async move({ ctx, params, body, reach, fail }) {
      const { sheet, by, within } = orderedSheet(ctx, params.sheet, reach)
      await lockOrder(ctx.db, sheet)
      const key = readKey(ctx.settings, sheet, body.key)
      const moving = key && (await findRow(ctx.db, sheet, key, placesIn(reach)))
      if (!moving) throw fail('request.notFound')
      const held = within.map((name) => [name, moving.row[tableColumn(sheet, name)] ?? null] as const)
      const { rows, version, isWhole } = await readOrder(ctx, sheet, held, reach)
      if (!isWhole) throw fail('sheets.orderTooLong')
      if (version !== body.version) throw fail('sheets.orderChanged')
      const from = rows.findIndex((one) => JSON.stringify(one.key) === JSON.stringify(key))
      const to = Math.min(body.to, rows.length) - 1
      const batch = await changeRows(ctx, sheet, movedRows(sheet, by, rows, { from, to }), {
        all,
        reach,
        applyUnlessTwo,
      })
      return { batch: await view(ctx, batch), place: to + 1, total: rows.length }
    },
  }
}

type Held = readonly (readonly [string, Json])[]

/** What the columns that share an order must hold, as an address says it; null where one of them is missing. */
function heldIn({ columns }: Sheet, within: readonly string[], query: URLSearchParams): Held | null {
  const held = within.flatMap((name) => {
    const column = columns[name]
    const reading = column && readCell(column, [query.get(name) ?? ''])
    return reading && 'value' in reading ? [[name, reading.value] as const] : []
  })
  return held.length === within.length ? held : null
}

/** The rows as they are once one of them has moved. */
function movedRows(
  sheet: Sheet,
  by: string,
  rows: readonly { readonly row: TableRow }[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly TableRow[] {
  const column = tableColumn(sheet, by)
  const held = rows.map(({ row }) => Number(row[column]))
  const { least = 0, most = Infinity } = sheet.columns[by] ?? {}
  const places = movedOrder(held, from, to, { least, most })
  return rows.map(({ row }, at) => ({ ...row, [column]: places[at] ?? null }))
}

/** The rows that share an order, and what tells that it is still the one that was read. */
async function readOrder(ctx: SignedInCtx, sheet: Sheet, only: Held, reach: Reach) {
  const by = sheet.order?.by ?? ''
  const rows = await rowsInOrder(ctx.db, sheet, by, {
    filter: { ...placesIn(reach), only },
    size: MOST + 1,
  })
  const version = versionOf(
    Object.fromEntries(rows.map(({ key, row }, at) => [at, [key, row[tableColumn(sheet, by)] ?? null]])),
  )
  return { rows, version, isWhole: rows.length <= MOST }
}
