import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import type { ShownFigure } from './today-figures.ts'
import { useCount } from './use-count.ts'
import css from './today.module.css'

/** Numbers to go by, each a link to the list that it counts. */
export function Tiles({ tiles }: { readonly tiles: readonly ShownFigure[] }) {
  const { t } = useTexts()
  const countOf = useCount()
  return (
    <Columns least="11rem" gap={3} as="ul" role="list">
      {tiles.map(({ name, count, to, isLate }) => (
        <li key={name}>
          <Link to={to} className={css.tile} data-late={(isLate && count > 0) || undefined}>
            <span>{t(name)}</span>
            <strong>{countOf(count)}</strong>
          </Link>
        </li>
      ))}
    </Columns>
  )
}
