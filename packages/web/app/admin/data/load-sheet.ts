import type { SheetView } from '@volante/contract/sheets'
import { data } from 'react-router'
import type { Page } from '../../shell/page-context.ts'

/** The sheet that an address names; an unknown one is not there. */
export async function loadSheet({ api }: Page, name: string): Promise<SheetView> {
  // What no sheet could be called, nobody need ask for.
  const [sheet] = /^[a-z-]{1,40}$/.test(name) ? await api.sheets.list({ query: { sheet: name } }) : []
  if (!sheet) throw data(null, { status: 404 })
  return sheet
}
