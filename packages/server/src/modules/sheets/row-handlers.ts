import type { sheets as service } from '@volante/contract/sheets'
import { headingsOf } from '@volante/domain/sheets/column'
import { reachesNothing } from '@volante/domain/policy/held-scopes'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { keeps, placesIn, preparing, type Reach, type SheetAccess } from './access.ts'
import { insertBatch } from './batch-queries.ts'
import { refusedRows } from './staged-queries.ts'
import { findChoices, isState, namesIn, sourceOf, stateChoices } from './find/choices.ts'
import { onlyOf, sortOf } from './find/found-by.ts'
import { cellsOf, changeView, listedCells, sheetView, versionOf } from './present.ts'
import { changesOf, countEach, findRow, lastChanges, listRows, rowsFound } from './row-queries.ts'
import { keyText, readKey } from './row-key.ts'
import { inLanguage, sheetFile } from './file/sheet-file.ts'
import { madeFor, readRow, stagedRows } from './stage.ts'
import type { RowProblem, TableRow } from './tables.ts'
import { prepareBatch } from './work-on-batch.ts'

type Calls = (typeof service)['calls']

const MOST_AT_ONCE = 200_000

/** Sheets and their rows, on a page or in a file. */
export const readHandlers = ({ all, sheetOf }: SheetAccess): Handlers<Pick<Calls, 'list' | 'rows' | 'file'>> => ({
  async list({ ctx, query, reach }) {
    if (reachesNothing(reach)) return []
    const wanted = all.filter(
      (one) => keeps(ctx.user, one, reach) && (query.sheet === undefined || one.name === query.sheet),
    )
    const changes = await lastChanges(ctx.db)
    const reader = { places: placesIn(reach), sites: ctx.sites }
    const counts = await countEach(ctx.db, wanted, reader.places)
    return wanted.map((sheet, at) =>
      sheetView(sheet, all, { rows: counts[at] ?? 0, lastChange: changes.get(sheet.name), reader }),
    )
  },

  async rows({ ctx, params, query: { text, country, only, sort: sortText, show, language, after, size }, reach }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const filter = { ...placesIn(reach), text, country, only: onlyOf(sheet, only) }
    const place = after === undefined ? undefined : (readKey(ctx.settings, sheet, after) ?? undefined)
    const sort = sortOf(sheet, sortText)
    const stretch = { page: place ? null : 0, size: size && size + 1 }
    const { items: found, total } = await countedPage(ctx.db, rowsFound(sheet, filter), stretch, (most) =>
      listRows(ctx.db, sheet, filter, { after: place, size: most, sort, language }),
    )
    const shown = found.slice(0, size)
    const last = found.length > size ? shown.at(-1) : undefined
    const rows = shown.map(({ row }) => row)
    return {
      items: shown.map(({ key, row }) => ({ key: keyText(ctx.settings, sheet, key), cells: listedCells(sheet, row) })),
      names: await namesIn(ctx.db, all, sheet, { rows, columns: shownOf(sheet, show), language }),
      next: last ? keyText(ctx.settings, sheet, [...(last.place === null ? [] : [last.place]), ...last.key]) : null,
      total,
    }
  },

  async file({ ctx, params, query: { format, rows, text, country, only, sort, language }, reach, fail }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const filter = { ...placesIn(reach), text, country, only: onlyOf(sheet, only) }
    const turn = { size: MOST_AT_ONCE + 1, sort: sortOf(sheet, sort), language }
    const found = rows === 'none' ? [] : await listRows(ctx.db, sheet, filter, turn)
    if (found.length > MOST_AT_ONCE) throw fail('sheets.tooManyRows')
    return sheetFile(
      (language && inLanguage(ctx, language)) ?? ctx,
      sheet,
      format,
      found.map(({ row }) => row),
    )
  },
})

/** The columns that a list says it shows, as far as the sheet lists them. */
function shownOf({ key, shown, columns, personal }: Sheet, show?: string): readonly string[] {
  const listed = [...key, ...shown]
  if (show === undefined || personal) return listed
  return show.split('.').filter((name) => name in columns)
}

/** One row, and what its columns can name. */
export const rowHandlers = ({ all, sheetOf }: SheetAccess): Handlers<Pick<Calls, 'row' | 'choices'>> => ({
  async row({ ctx, params, query: { change, language }, reach }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const key = readKey(ctx.settings, sheet, params.key)
    const found = key && (await findRow(ctx.db, sheet, key, placesIn(reach)))
    if (!key || !found) throw ctx.fail('request.notFound')
    const history = await changesOf(ctx.db, sheet, key)
    const then = sheet.personal ? undefined : history.find(({ id }) => id === change)
    const rows = [found.row, ...(then?.after ? [then.after] : [])]
    return {
      key: params.key,
      cells: cellsOf(sheet, found.row),
      names: await namesIn(ctx.db, all, sheet, { rows, columns: Object.keys(sheet.columns), language }),
      past: then?.after ? { at: then.at.toISOString(), cells: cellsOf(sheet, then.after) } : null,
      version: versionOf(found.row),
      isLocked: found.isLocked,
      history: history.map((change) => changeView(sheet, change)),
    }
  },

  async choices({ ctx, params, query: { text, language, size }, reach }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const column = sheet.columns[params.column]
    if (column && isState(column))
      return { items: stateChoices(column, placesIn(reach), text).slice(0, size), isAll: text === undefined }
    const source = column && sourceOf(all, column)
    if (!source) throw ctx.fail('request.notFound')
    const asked = { ...placesIn(reach), size: size + 1, ...(text && { text }), ...(language && { language }) }
    const found = await findChoices(ctx.db, source, asked)
    return { items: found.slice(0, size), isAll: found.length <= size }
  },
})

/** One row that is saved or removed: a change like any other. */
export const saveHandlers = ({
  all,
  sheetOf,
  view,
  applyUnlessTwo,
}: SheetAccess): Handlers<Pick<Calls, 'save' | 'remove'>> => ({
  async save({ ctx, params, body, reach, fail }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const cells = body.isNew ? withMade(sheet, body.cells) : body.cells
    const { row, problems } = readRow(sheet, (heading) => cells[heading])
    if (!row) return refuseCells(ctx, sheet, problems)
    const key = sheet.key.map((name) => row[tableColumn(sheet, name)] ?? null)
    const current = await findRow(ctx.db, sheet, key, { markets: 'all' })
    if (body.isNew && current) throw fail('sheets.exists')
    if (!body.isNew && (!current || versionOf(current.row) !== body.version)) throw fail('sheets.changedSince')
    const batch = await changeRows(ctx, sheet, [row], { all, reach, applyUnlessTwo })
    return { batch: await view(ctx, batch), key: keyText(ctx.settings, sheet, key) }
  },

  async remove({ ctx, params, reach, fail }) {
    const sheet = sheetOf(ctx, params.sheet, reach)
    const key = readKey(ctx.settings, sheet, params.key)
    const current = key && (await findRow(ctx.db, sheet, key, placesIn(reach)))
    if (!key || !current) throw fail('request.notFound')
    const batch = await insertBatch(ctx.db, { sheet: sheet.name, source: 'form', madeBy: ctx.user.id, at: ctx.now })
    await prepareBatch(
      ctx.db,
      sheet,
      batch,
      stagedRows(sheet, [current.row], 'remove'),
      preparing(ctx, all, placesIn(reach)),
    )
    if ((await refusedRows(ctx.db, batch)).length > 0) throw fail('sheets.inUse')
    await applyUnlessTwo(ctx, sheet, batch)
    return view(ctx, batch)
  },
})

interface Changing extends Pick<SheetAccess, 'all' | 'applyUnlessTwo'> {
  readonly reach: Reach
}

/** Takes whole rows as they are to be; puts them in force as one change, or has it wait for a second person. Refuses what is wrong with the first. */
export async function changeRows(
  ctx: SignedInCtx,
  sheet: Sheet,
  rows: readonly TableRow[],
  { all, reach, applyUnlessTwo }: Changing,
): Promise<string> {
  const batch = await insertBatch(ctx.db, { sheet: sheet.name, source: 'form', madeBy: ctx.user.id, at: ctx.now })
  await prepareBatch(ctx.db, sheet, batch, stagedRows(sheet, rows), preparing(ctx, all, placesIn(reach)))
  const [refused] = await refusedRows(ctx.db, batch)
  if (refused) return refuseCells(ctx, sheet, refused.problems)
  await applyUnlessTwo(ctx, sheet, batch)
  return batch
}

/** A new row's cells with what the platform makes of it. */
const withMade = ({ columns }: Sheet, cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...cells,
  ...Object.fromEntries(
    Object.entries(columns)
      .filter(([name, { isMade }]) => isMade && !cells[name])
      .map(([name, column]) => [name, madeFor(column)]),
  ),
})

/** Refuses what is wrong with a row, each cell by its heading. */
export function refuseCells(ctx: SignedInCtx, { columns }: Sheet, problems: readonly RowProblem[]): never {
  const refusals = problems.flatMap(({ column, code }) => {
    const of = columns[column]
    return of ? headingsOf(column, of).map((heading) => [`cells.${heading}`, { key: code }] as const) : []
  })
  refuseFields(ctx, Object.fromEntries(refusals))
  throw ctx.fail('request.invalid')
}
