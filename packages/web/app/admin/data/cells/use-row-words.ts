import type { SheetColumn, SheetNames, SheetRow } from '@volante/contract/sheets'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { zoneFor } from '../row/zones.ts'
import { cellWord } from './cell-word.ts'

interface RowsRead {
  readonly names: SheetNames
  readonly zones: Readonly<Record<string, string>>
}

/** Takes what was read with some rows; returns what says a row's cell in the reader's words, of a text in both languages theirs. */
export function useRowWords({ names, zones }: RowsRead) {
  const texts = useTexts()
  const { sites } = usePage()
  return (column: SheetColumn, { cells }: SheetRow): { readonly cell: string; readonly word: string } => {
    const [first = ''] = column.headings
    const cell = cells[first === column.name ? first : `${column.name}.${texts.language}`] ?? ''
    return { cell, word: cellWord({ texts, sites, timeZone: zoneFor(zones, cells), names }, column, cell, cells) }
  }
}
