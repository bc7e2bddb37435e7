import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import type { ShownFigure } from './today-figures.ts'
import { useCount } from './use-count.ts'
import css from './today.module.css'

/** Figures of one kind: their bars are as long as they are to each other. */
export interface FigureGroup {
  readonly head?: string
  readonly note?: string | undefined
  readonly figures: readonly ShownFigure[]
}

interface FigureTableProps {
  readonly title: string
  readonly groups: readonly FigureGroup[]
}

/** Figures beside each other's length: a chart to the eye, a table to everybody. */
export function FigureTable({ title, groups }: FigureTableProps) {
  const { t } = useTexts()
  return (
    <Table caption={title} isDense className={css.figures}>
      <thead className="unseen">
        <tr>
          <th scope="col">{t('desk.today.what')}</th>
          <th scope="col">{t('desk.today.count')}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.figures[0]?.name} {...group} />
      ))}
    </Table>
  )
}

function Group({ head, note, figures }: FigureGroup) {
  const { t } = useTexts()
  const countOf = useCount()
  const most = Math.max(1, ...figures.map(({ count }) => count))
  return (
    <tbody>
      {head && (
        <tr>
          <th scope="rowgroup" colSpan={2} className={css.group}>
            {head}
            {note && <span className="soft small">{note}</span>}
          </th>
        </tr>
      )}
      {figures.map(({ name, count, to, isLate, isSum }) => (
        <tr key={name}>
          <th scope="row">
            <Link to={to}>{t(name)}</Link>
          </th>
          <td className={css.bar}>
            {countOf(count, isSum)}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="10" data-late={isLate || undefined} />
            </svg>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
