import type { SheetView } from '@volante/contract/sheets'
import type { Country, Language } from '@volante/domain/vocabulary'
import type { Page } from '../../../shell/page-context.ts'
import { refuseForbidden } from '../../../work/require-right.ts'
import { loadSheet } from '../load-sheet.ts'
import { type DatasheetGroup, datasheetGroups } from './datasheet-lines.ts'
import type { Found } from './fields-of.ts'
import { zoneFor } from './zones.ts'

/** What fits a list of choices; more is searched. */
const MOST_CHOICES = 60
const MOST_LINES = 200

export const languageOf = ({ texts }: Page): Language => (texts.language === 'es-AR' ? 'es-AR' : 'pt-BR')

/** A row's page: its sheet, what its columns can name, and the row, with what it once was where the address asks for that. */
export async function loadRow(
  known: Page,
  url: URL,
  params: { readonly sheet: string; readonly key?: string | undefined },
) {
  const language = languageOf(known)
  const sheet = await loadSheet(known, params.sheet)
  const change = /^\d{1,9}$/.exec(url.searchParams.get('restore') ?? '')?.[0]
  const [row, found, datasheet] = await Promise.all([
    params.key === undefined
      ? null
      : known.api.sheets
          .row({ params: { sheet: sheet.name, key: params.key }, query: { language, ...(change && { change }) } })
          .catch(refuseForbidden('data.keep')),
    choicesIn(known, sheet),
    sheet.columns.some(({ kind }) => kind === 'values') ? linesOf(known) : [],
  ])
  const timeZone = zoneFor(zonesOf(known), row?.cells ?? {})
  const list = url.searchParams.get('list') ?? ''
  return { sheet, row, found, datasheet, timeZone, list, done: url.searchParams.get('done') }
}

/** Takes a sheet; returns what each of its columns that names something can name, as far as it fits a list. */
export async function choicesIn(known: Page, { name, columns }: Pick<SheetView, 'name' | 'columns'>): Promise<Found> {
  const query = { language: languageOf(known), size: MOST_CHOICES }
  const found = await Promise.all(
    columns
      .filter(({ isChosen }) => isChosen)
      .map(async (column) => {
        const params = { sheet: name, column: column.name }
        return [column.name, await known.api.sheets.choices({ params, query })] as const
      }),
  )
  return Object.fromEntries(found)
}

/** The lines that datasheets have. */
async function linesOf(known: Page): Promise<readonly DatasheetGroup[]> {
  const query = { size: MOST_LINES }
  const [groups, lines] = await Promise.all([
    known.api.sheets.rows({ params: { sheet: 'datasheet-groups' }, query }),
    known.api.sheets.rows({ params: { sheet: 'datasheet-rows' }, query }),
  ])
  const cellsOf = ({ items }: typeof groups) => items.map(({ cells }) => cells)
  return datasheetGroups(cellsOf(groups), cellsOf(lines), languageOf(known))
}

/** By country, the time that its portal keeps; under none that of whoever looks. */
export function zonesOf({ sites, texts }: Pick<Page, 'sites' | 'texts'>): Readonly<Record<Country | '', string>> {
  const zoneIn = (country: Country) =>
    sites.find((site) => site.brand === 'portal' && site.country === country)?.timeZone ?? texts.timeZone
  return { BR: zoneIn('BR'), AR: zoneIn('AR'), '': texts.timeZone }
}
