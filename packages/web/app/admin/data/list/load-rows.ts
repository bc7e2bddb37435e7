import { sheets as service } from '@volante/contract/sheets'
import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { Page } from '../../../shell/page-context.ts'
import { columnsText, shownColumns } from '../../../work/list/columns.ts'
import { beyondReach } from '../../../work/list/beyond-reach.ts'
import { type ListState, narrowedTo, searchOf } from '../../../work/list/list-address.ts'
import { readList } from '../../../work/list/read-list.ts'
import { withoutEach } from '../../../work/list/without-each.ts'
import { refuseForbidden } from '../../../work/require-right.ts'
import { openView } from '../../../work/views/view-address.ts'
import type { SheetView } from '@volante/contract/sheets'
import { filterName, rowsList } from '../data-list.ts'
import { loadSheet } from '../load-sheet.ts'
import { languageOf, zonesOf } from '../row/load-row.ts'
import { heldChoices } from './held-choices.ts'

const HELD = z.string().check(z.maxLength(80))

/** Takes a sheet and what an address says of its list; returns what is chosen, and what the service is asked for it. */
export function readRows(sheet: SheetView, search: URLSearchParams) {
  const list = rowsList(sheet)
  const { text, country, sort, after } = service.calls.rows.query.shape
  const held = Object.fromEntries(sheet.filters.map((name) => [filterName(name), HELD]))
  const own = { text, country, sort, after, columns: z.string(), choose: z.literal('columns') }
  const { chosen } = readList(list, search, { ...own, ...held } as Readonly<Record<string, z.ZodMiniType>>)
  // A form without script says one after the other.
  const shown = shownColumns(list.columns ?? [], search.getAll('columns').join('.'), list.own)
  const columns = columnsText(list.own ?? [], shown)
  const state: ListState = { ...chosen, columns }
  return { chosen: state, shown, asked: askedOf(sheet, chosen) }
}

/** What narrows and orders rows, as the service takes it. */
function askedOf({ filters }: SheetView, chosen: Readonly<Record<string, string>>) {
  const only = searchOf(Object.fromEntries(filters.map((name) => [name, chosen[filterName(name)] ?? ''])))
  const { text = '', country = '', sort = '' } = chosen
  return Object.fromEntries(Object.entries({ text, country, sort, only }).filter(([, value]) => value !== ''))
}

/** Takes columns; returns what those offer that are one of some choices, under the name that `parameterOf` gives each. */
export const offeredBy = (columns: SheetView['columns'], parameterOf: (column: string) => string) =>
  Object.fromEntries(
    columns
      .filter(({ kind, as, choices }) => choices.length > 0 && kind !== 'flag' && as !== 'state')
      .map(({ name, choices }) => [parameterOf(name), choices]),
  )

/** The rows of a sheet as an address narrows and orders them, or the list that its reader saved to begin with. */
export async function loadRows(known: Page, url: URL, name: string) {
  const sheet = await loadSheet(known, name)
  const list = rowsList(sheet)
  const params = { sheet: sheet.name }
  const { chosen, shown, asked } = readRows(sheet, url.searchParams)
  const beyond = beyondReach({ country: sheet.countries, ...offeredBy(sheet.columns, filterName) }, chosen)
  if (beyond) throw redirect(narrowedTo(list, chosen, beyond))
  const after = chosen['after'] ? { after: chosen['after'] } : {}
  const query = { ...asked, ...after, show: shown.join('.'), language: languageOf(known) }
  const [rows, found, views] = await Promise.all([
    known.api.sheets.rows({ params, query }),
    heldChoices(known, sheet, {
      path: list.path,
      search: url.searchParams,
      among: sheet.filters,
      parameterOf: filterName,
    }),
    known.api.views.list({ query: { list: list.path } }),
  ]).catch(refuseForbidden('data.keep'))
  const start = views.find(({ isDefault }) => isDefault)
  const to = start && openView(list, start.query).to
  // A default view of nothing would lead to itself.
  if (to && to !== list.path && url.search === '') throw redirect(to)
  const narrowed = rows.items.length > 0 ? [] : list.filters.filter((one) => chosen[one] !== '')
  const without = await withoutEach(narrowed, async (one) => {
    const less = askedOf(sheet, { ...chosen, [one]: '' })
    return (await known.api.sheets.rows({ params, query: { ...less, size: 0 } })).total
  })
  return {
    sheet,
    chosen,
    shown,
    asked,
    ...rows,
    found,
    views,
    /** The bare address opens a list that its reader saved. */
    opensSaved: start !== undefined,
    without,
    /** Every row of the page is ticked. */
    isAllTicked: url.searchParams.get('all') === 'page',
    zones: zonesOf(known),
    done: url.searchParams.get('done'),
  }
}
export type SheetData = Awaited<ReturnType<typeof loadRows>>
