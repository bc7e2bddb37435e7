import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import type { ShownFigure } from './today-figures.ts'
import { useCount } from './use-count.ts'
import css from './today.module.css'

interface FigureTableProps {
  readonly title: string
  readonly figures: readonly ShownFigure[]
}

/** Figures beside each other's length: a chart to the eye, a table to everybody. */
export function FigureTable({ title, figures }: FigureTableProps) {
  const { t } = useTexts()
  const countOf = useCount()
  const most = Math.max(1, ...figures.map(({ count }) => count))
  return (
    <Table caption={title} isDense className={css.figures}>
      <thead className="unseen">
        <tr>
          <th scope="col">{t('desk.today.what')}</th>
          <th scope="col">{t('desk.today.count')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, count, to, isLate }) => (
          <tr key={name}>
            <th scope="row">
              <Link to={to}>{t(name)}</Link>
            </th>
            <td className={css.bar}>
              {countOf(count)}
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / most) * 100} height="10" data-late={isLate || undefined} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
