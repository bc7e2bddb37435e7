import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import css from './CompareTable.module.css'
import { LiveRegion } from './LiveRegion.tsx'
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
  readonly onlyDifferences: boolean
}

/** Two to four cars under one lens: heads of both axes stay in view, equal rows step back. */
export function CompareTable({ caption, columns, groups, onlyDifferences }: CompareTableProps) {
  const texts = useTexts()
  const shown = groups.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => !(onlyDifferences && row.isEqual)),
  }))
  const count = shown.reduce((sum, group) => sum + group.rows.length, 0)
  return (
    <>
      <LiveRegion>{onlyDifferences ? texts.t('ui.differences', { count }) : ''}</LiveRegion>
      <Table caption={caption} isCaptionHidden className={css.compare}>
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
        {shown
          .filter((group) => group.rows.length > 0)
          .map((group) => (
            <tbody key={group.id} id={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={css.group}>
                  <span>{group.title}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <CompareLine key={row.id} row={row} missing={texts.t('ui.notAvailable')} columns={columns} />
              ))}
            </tbody>
          ))}
      </Table>
    </>
  )
}

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
