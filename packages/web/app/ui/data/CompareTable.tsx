import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import css from './CompareTable.module.css'
import { LiveRegion } from '../feedback/LiveRegion.tsx'
import { Table } from './Table.tsx'

export interface CompareRow {
  readonly id: string
  readonly title: string
  /** One a column; null is "not available". */
  readonly cells: readonly ReactNode[]
  /** All columns say the same. */
  readonly isEqual: boolean
}

export interface CompareTableProps {
  readonly caption: string
  readonly columns: readonly { readonly id: string; readonly head: ReactNode }[]
  readonly groups: readonly { readonly id: string; readonly title: string; readonly rows: readonly CompareRow[] }[]
  /** Absent where the page's own styles hide `data-equal` lines, as the comparator's do. */
  readonly onlyDifferences?: boolean
}

/** Two to four cars under one lens: heads of both axes stay in view, equal rows step back. */
export function CompareTable({ caption, columns, groups, onlyDifferences = false }: CompareTableProps) {
  const texts = useTexts()
  const count = differingRows(groups)
  return (
    <>
      <LiveRegion>{onlyDifferences ? texts.t('ui.differences', { count }) : ''}</LiveRegion>
      <Table caption={caption} isCaptionHidden className={classes(css.compare, onlyDifferences && css.short)}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className="unseen">{texts.t('ui.feature')}</span>
            </th>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id} id={id} data-equal={differingRows([{ rows }]) === 0 || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={css.group}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <CompareLine key={row.id} row={row} missing={texts.t('ui.notAvailable')} columns={columns} />
            ))}
          </tbody>
        ))}
      </Table>
    </>
  )
}

/** Takes groups of lines; returns how many lines set the columns apart. */
export const differingRows = (groups: readonly Pick<CompareTableProps['groups'][number], 'rows'>[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ isEqual }) => !isEqual).length

interface CompareLineProps extends Pick<CompareTableProps, 'columns'> {
  readonly row: CompareRow
  readonly missing: string
}

function CompareLine({ row, missing, columns }: CompareLineProps) {
  return (
    <tr data-equal={row.isEqual || undefined}>
      <th scope="row">{row.title}</th>
      {columns.map(({ id }, i) => (
        <td key={id}>
          {row.cells[i] ?? (
            <>
              <span aria-hidden="true">—</span>
              <span className="unseen">{missing}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
