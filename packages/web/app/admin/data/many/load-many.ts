import type { SheetView } from '@volante/contract/sheets'
import { data } from 'react-router'
import type { Page } from '../../../shell/page-context.ts'
import { refuseForbidden } from '../../../work/require-right.ts'
import { REMOVAL, settableColumns } from '../data-list.ts'
import { readRows } from '../list/load-rows.ts'
import { loadSheet } from '../load-sheet.ts'
import { choicesIn } from '../row/load-row.ts'

/** As many as a page of the service holds. */
const MOST = 200

/** What an address says of many rows: what is to be done, with which, or with all that the list's filters leave. */
export function readMany(sheet: SheetView, search: URLSearchParams) {
  const list = search.get('list') ?? ''
  const keys = [...new Set(search.getAll('who'))].slice(0, MOST)
  const isAll = search.has('all')
  const column = settableColumns(sheet).find(({ name }) => name === search.get('do')) ?? null
  if (!column && search.get('do') !== REMOVAL) throw data(null, { status: 404 })
  const { asked } = readRows(sheet, new URLSearchParams(list))
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'sort'))
  return { list, keys, isAll, column, query }
}

/** The page that asks what to set in many rows, or whether they are to go. */
export async function loadMany(known: Page, url: URL, name: string) {
  const sheet = await loadSheet(known, name)
  const { list, keys, isAll, column, query } = readMany(sheet, url.searchParams)
  const left = () => known.api.sheets.rows({ params: { sheet: sheet.name }, query: { ...query, size: 1 } })
  const [found, count] = await Promise.all([
    choicesIn(known, { name: sheet.name, columns: column ? [column] : [] }),
    isAll ? left().then(({ total }) => total) : keys.length,
  ]).catch(refuseForbidden('data.keep'))
  return { sheet, list, column, found, count }
}
