import type { SheetColumn, SheetView } from '@volante/contract/sheets'
import { currencyOf } from '@volante/domain/money/price'
import { money } from '../../../texts/format.ts'
import type { Texts } from '../../../texts/texts.tsx'
import { partsOf } from './cell-text.ts'
import { choiceWord, type KnownSites } from './choice-words.ts'

/** A number that counts or measures something: grouped where it is long, unlike a year. */
export const isCount = ({ kind, name }: Pick<SheetColumn, 'kind' | 'name'>): boolean =>
  kind === 'number' && !/year$/i.test(name)

type Cells = Readonly<Record<string, string>>

/** What is known of the page on which a cell is read. */
export interface CellWords {
  readonly texts: Texts
  readonly sites: KnownSites
  /** Of the row. */
  readonly timeZone: string
  /** Words by column and code. */
  readonly names: Readonly<Record<string, Cells>>
}

/** Takes a row's cells; returns the currency of its amounts, null where nothing tells. */
export function currencyFor({ currency, country }: Cells): string | null {
  if (currency) return currency
  return country === 'BR' || country === 'AR' ? currencyOf(country) : null
}

/** Takes a cell and its row; returns it as people read it. */
export function cellWord(words: CellWords, column: SheetColumn, cell: string, cells: Cells): string {
  const { texts, sites, timeZone, names } = words
  if (cell === '') return ''
  const named = (code: string) => names[column.name]?.[code] ?? code
  const isChoice = column.as !== 'state' && (column.choices.length > 0 || column.as !== null)
  switch (column.kind) {
    case 'flag':
      return texts.t(cell === 'sim' ? 'sheets.yes' : 'sheets.no')
    case 'day':
      return texts.date(`${cell}T12:00:00Z`)
    case 'moment':
      return texts.date(cell, 'moment', timeZone)
    case 'percent':
      return texts.number(Number(cell.replace(',', '.')) / 100, { style: 'percent', maximumFractionDigits: 2 })
    case 'money': {
      const currency = currencyFor(cells)
      const cents = Math.round(Number(cell.replace(',', '.')) * 100)
      return currency ? money({ ...texts, currency }, cents) : texts.number(cents / 100, { minimumFractionDigits: 2 })
    }
    case 'number':
      return isCount(column) ? texts.number(Number(cell)) : cell
    case 'codes':
      return partsOf(cell)
        .map((code) => (isChoice ? choiceWord(texts, sites, column, code) : named(code)))
        .join(', ')
    case 'lists':
    case 'groups':
      return partsOf(cell).join(', ')
    default:
      return isChoice ? choiceWord(texts, sites, column, cell) : named(cell)
  }
}

/** The same of a cell that is known by its heading; what holds many values stays as a file has it. */
export function headedWord(
  words: CellWords,
  { columns }: SheetView,
  heading: string,
  cell: string,
  cells: Cells,
): string {
  const column = columns.find(({ headings }) => headings.includes(heading))
  return column && column.kind !== 'values' ? cellWord(words, column, cell, cells) : cell
}
