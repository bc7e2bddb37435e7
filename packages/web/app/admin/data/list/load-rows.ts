import { sheets as service } from '@volante/contract/sheets'
import * as z from 'zod/mini'
import type { Page } from '../../../shell/page-context.ts'
import { readList } from '../../../work/list/read-list.ts'
import { refuseForbidden } from '../../../work/require-right.ts'
import { filterName, rowsList } from '../data-list.ts'
import { loadSheet } from '../load-sheet.ts'
import { languageOf, zonesOf } from '../row/load-row.ts'
import { heldChoices } from './held-choices.ts'

const HELD = z.string().check(z.maxLength(80))

/** The rows of a sheet as an address narrows and orders them. */
export async function loadRows(known: Page, url: URL, name: string) {
  const sheet = await loadSheet(known, name)
  const { text, country, sort, after } = service.calls.rows.query.shape
  const held = Object.fromEntries(sheet.filters.map((name) => [filterName(name), HELD]))
  const { chosen } = readList(rowsList(sheet), url.searchParams, { text, country, sort, after, ...held } as Readonly<
    Record<string, z.ZodMiniType>
  >)
  const only = new URLSearchParams(
    sheet.filters.flatMap((name) => (chosen[filterName(name)] ? [[name, chosen[filterName(name)] ?? '']] : [])),
  ).toString()
  const asked = Object.fromEntries(
    ['text', 'country', 'sort', 'after'].flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : [])),
  )
  const [rows, found] = await Promise.all([
    known.api.sheets.rows({
      params: { sheet: sheet.name },
      query: { ...asked, language: languageOf(known), ...(only && { only }) },
    }),
    heldChoices(known, sheet, {
      path: rowsList(sheet).path,
      search: url.searchParams,
      among: sheet.filters,
      parameterOf: filterName,
    }),
  ]).catch(refuseForbidden('data.manage'))
  const done = url.searchParams.get('done')
  return { sheet, chosen, ...rows, found, zones: zonesOf(known), isRemoved: done === 'removed' }
}
export type SheetData = Awaited<ReturnType<typeof loadRows>>
