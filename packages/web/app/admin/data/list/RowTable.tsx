import type { SheetColumn, SheetRow } from '@volante/contract/sheets'
import { Link } from 'react-router'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { addressOf } from '../../../work/list/list-address.ts'
import { Cut, Pair, WorkTable } from '../../../work/list/WorkTable.tsx'
import { withName } from '../cells/cell-text.ts'
import { cellWord } from '../cells/cell-word.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { listColumns, rowPath, rowsList } from '../data-list.ts'
import { zoneFor } from '../row/zones.ts'
import type { SheetData } from './load-rows.ts'

const SHOWN_ON_PHONE = 3

/** The rows as people read them; the first cell names each and leads to it, heads put them in order. */
export function RowTable({ data: { sheet, items, names, chosen, zones } }: { readonly data: SheetData }) {
  const texts = useTexts()
  const { sites } = usePage()
  const { heading, sheetName } = useSheetWords()
  const list = rowsList(sheet)
  // Of a text in both languages the reader's.
  const headOf = ({ headings: [first = ''], name }: SheetColumn) =>
    first === name ? name : `${name}.${texts.language}`
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
      columns={listColumns(sheet).map((column, at) => ({
        id: column.name,
        title: heading(column.name),
        ...sortOf(column.name),
        align: column.kind === 'money' ? ('end' as const) : ('start' as const),
        isRoomy: at >= SHOWN_ON_PHONE,
        cell: ({ key, cells }: SheetRow) => {
          const cell = cells[headOf(column)] ?? ''
          const words = { texts, sites, timeZone: zoneFor(zones, cells), names }
          const word = cellWord(words, column, cell, cells)
          const isCode = column.isChosen && column.as === null && word !== cell
          if (at > 0) return isCode ? <Pair first={word} then={cell} /> : <Cut>{word}</Cut>
          return (
            <Link to={rowPath(sheet.name, key)}>{isCode ? withName(cell, word) : word || texts.t('work.blank')}</Link>
          )
        },
      }))}
    />
  )
}
