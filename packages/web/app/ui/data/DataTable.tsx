import { ArrowDown, ArrowUp, ChevronsUpDown } from '../action/icons.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './DataTable.module.css'
import { Icon } from '../action/Icon.tsx'
import { Table } from './Table.tsx'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** Left out where the window is narrow. */
  readonly isRoomy?: boolean
  /** Where a press on the head leads: the same list, sorted. */
  readonly sortTo?: string
  readonly sorted?: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  readonly caption: string
  readonly isCaptionHidden?: boolean
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Marks the row that the detail beside the list belongs to. */
  readonly currentKey?: string
  /** Shown instead of rows. */
  readonly empty?: ReactNode
}

/** Dense lists for people who work in them; sorting lives in the address, so it works without script and can be shared. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, currentKey, empty } = props
  if (rows.length === 0 && empty) return empty
  return (
    <Table caption={caption} isCaptionHidden={isCaptionHidden} isDense>
      <thead>
        <tr className={css.head}>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              data-roomy={column.isRoomy || undefined}
              aria-sort={column.sorted}
            >
              <ColumnHead {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row)
          return (
            <tr key={key} className={css.row} aria-current={key === currentKey || undefined}>
              {columns.map(({ id, title, cell, align, isRoomy }, i) =>
                i === 0 ? (
                  <th key={id} scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-title={title} data-align={align} data-roomy={isRoomy || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type ColumnHeadProps = Pick<Column<never>, 'title' | 'sortTo' | 'sorted'>

function ColumnHead({ title, sortTo, sorted }: ColumnHeadProps) {
  if (!sortTo) return title
  const arrow = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <Link to={sortTo} className={css.sort} preventScrollReset>
      {title}
      <Icon icon={arrow} size={14} />
    </Link>
  )
}
