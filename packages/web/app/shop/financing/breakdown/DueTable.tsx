import { useTexts } from '../../../texts/texts.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { Table } from '../../../ui/data/Table.tsx'

interface DueTableProps<Row> {
  readonly caption: string
  readonly isCaptionHidden?: boolean
  readonly rows: readonly Row[]
  readonly columns: readonly { readonly title: string; readonly centsOf: (row: Row) => number }[]
}

/** What falls due, a row each with its day and its amounts. */
export function DueTable<Row extends { readonly number: number; readonly due: string }>({
  rows,
  columns,
  ...caption
}: DueTableProps<Row>) {
  const { t, date } = useTexts()
  return (
    <Table {...caption} isDense>
      <thead>
        <tr>
          <th scope="col">{t('financing.column.number')}</th>
          <th scope="col">{t('financing.column.due')}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" data-align="end">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">{row.number}</th>
            <td>{date(`${row.due}T12:00:00Z`)}</td>
            {columns.map(({ title, centsOf }) => (
              <td key={title} data-align="end">
                <Price amount={centsOf(row)} hasCents />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
