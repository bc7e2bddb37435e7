import type { SheetView } from '@volante/contract/sheets'
import { redirect } from 'react-router'
import type { Page } from '../../../shell/page-context.ts'
import { codeIn } from '../cells/cell-text.ts'
import type { Found } from '../row/fields-of.ts'
import { choicesIn, languageOf } from '../row/load-row.ts'

interface HeldIn {
  /** The list's path and what its address says. */
  readonly path: string
  readonly search: URLSearchParams
  /** Columns by which it is narrowed. */
  readonly among: readonly string[]
  readonly parameterOf: (column: string) => string
}

const MOST_LOOKED_AT = 20

/**
 * Takes a sheet and a list of its rows; returns what the columns can hold by which the list is narrowed: all of it where that is little,
 * else what is chosen. Words typed in place of a code lead to the address with the code that they name.
 */
export async function heldChoices(
  page: Page,
  { name: sheet, columns }: SheetView,
  { path, search, among, parameterOf }: HeldIn,
): Promise<Found> {
  const all = await choicesIn(page, { name: sheet, columns: columns.filter(({ name }) => among.includes(name)) })
  const query = { language: languageOf(page), size: MOST_LOOKED_AT }
  const codes: (readonly [string, string])[] = []
  const found = Object.entries(all).map(async ([column, choices]) => {
    const held = search.get(parameterOf(column))?.trim() ?? ''
    if (choices.isAll) return [column, choices] as const
    if (held === '') return [column, { items: [], isAll: false }] as const
    const text = codeIn(held).slice(0, 80)
    const { items } = await page.api.sheets.choices({ params: { sheet, column }, query: { ...query, text } })
    const named = items.find(({ value }) => value === text) ?? items[0]
    if (named && named.value !== held) codes.push([parameterOf(column), named.value])
    return [column, { items: named ? [named] : [], isAll: false }] as const
  })
  const known = Object.fromEntries(await Promise.all(found))
  if (codes.length > 0) throw redirect(`${path}?${new URLSearchParams([...new Map([...search, ...codes])])}`)
  return known
}
