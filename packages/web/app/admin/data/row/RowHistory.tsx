import type { SheetChange, SheetView } from '@volante/contract/sheets'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { HistoryTable } from '../../../work/HistoryTable.tsx'
import { type CellWords, headedWord } from '../cells/cell-word.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { changePath } from '../data-list.ts'

interface RowHistoryProps {
  readonly sheet: SheetView
  readonly changes: readonly SheetChange[]
  readonly cells: Readonly<Record<string, string>>
  readonly words: CellWords
  /** The row's page where an earlier state can be put back. */
  readonly path: string | null
}

/** What a row was and became, newest first; each leads to the change it was part of, and back to what it made of the row. */
export function RowHistory({ sheet, changes, cells, words, path }: RowHistoryProps) {
  const { t } = useTexts()
  const { heading } = useSheetWords()
  const worded = (of: string, cell: string) => headedWord(words, sheet, of, cell, cells)
  return (
    <HistoryTable
      entries={changes.map(({ id, at, by, batch, kind, fields }, place) => ({
        id,
        at,
        by: by ?? t('sheets.nobody'),
        says: <Link to={changePath(batch)}>{t(`sheets.history.${kind}`)}</Link>,
        changes: fields.map(({ column, before, after }) => ({
          name: heading(column),
          before: worded(column, before),
          after: worded(column, after),
        })),
        // What stands now needs no putting back, and of what was removed there is nothing.
        back: path && place > 0 && kind !== 'remove' ? `${path}${path.includes('?') ? '&' : '?'}restore=${id}` : null,
      }))}
    />
  )
}
