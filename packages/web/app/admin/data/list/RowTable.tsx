import type { SheetColumn, SheetRow, SheetView } from '@volante/contract/sheets'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { Ticked } from '../../../work/bulk/Ticked.tsx'
import { addressOf } from '../../../work/list/list-address.ts'
import { Cut, Pair, WorkTable } from '../../../work/list/WorkTable.tsx'
import { withName } from '../cells/cell-text.ts'
import { isCount } from '../cells/cell-word.ts'
import { useRowWords } from '../cells/use-row-words.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { rowPath, rowsList } from '../data-list.ts'
import type { SheetData } from './load-rows.ts'

/** Beside what tells rows apart, and figures. */
const SHOWN_ON_PHONE = 3

/** The rows as people read them; the first cell names each and leads to it, heads put them in order. */
export function RowTable({ data }: { readonly data: SheetData }) {
  const { sheet, items, names, chosen, shown, zones, opensSaved, isAllTicked } = data
  const { t } = useTexts()
  const { heading, sheetName } = useSheetWords()
  const wordOf = useRowWords({ names, zones })
  const list = rowsList(sheet, opensSaved)
  const from = addressOf(list, chosen).slice(list.path.length + 1)
  const sortOf = (name: string) => {
    if (!sheet.sorts.includes(name)) return {}
    // Unless told the list is in the order of its key.
    const sort = chosen['sort'] || (sheet.columns.find(({ isKey }) => isKey)?.name ?? '')
    const sorted = sort === name ? ('ascending' as const) : sort === `-${name}` ? ('descending' as const) : undefined
    const next = sorted === 'ascending' ? `-${name}` : name
    return { sortTo: addressOf(list, chosen, { sort: next, after: '' }), ...(sorted && { sorted }) }
  }
  return (
    <WorkTable
      caption={sheetName(sheet.name)}
      rows={items}
      rowKey={({ key }) => key}
      columns={shownOf(sheet, shown).map((column, at) => ({
        id: column.name,
        title: heading(column.name),
        ...sortOf(column.name),
        align: isFigure(column) ? ('end' as const) : ('start' as const),
        isRoomy: at >= SHOWN_ON_PHONE && !column.isKey && !isFigure(column),
        cell: (row: SheetRow) => {
          const { cell, word } = wordOf(column, row)
          const isCode = column.isChosen && column.as === null && word !== cell
          if (at > 0) return isCode ? <Pair first={word} then={cell} /> : <Cut>{word}</Cut>
          const name = isCode ? withName(cell, word) : word || t('work.blank')
          return (
            <Ticked key={row.key} id={row.key} name={name} isOn={isAllTicked}>
              <Link to={rowPath(sheet.name, row.key, from)}>
                <Cut>{name}</Cut>
              </Link>
            </Ticked>
          )
        },
      }))}
    />
  )
}

const isFigure = (column: SheetColumn): boolean =>
  column.kind === 'money' || column.kind === 'percent' || isCount(column)

const shownOf = ({ columns }: SheetView, shown: readonly string[]): readonly SheetColumn[] =>
  shown.flatMap((name) => columns.find((column) => column.name === name) ?? [])
