import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import type { ShownFigure } from './today-figures.ts'
import { useCount } from './use-count.ts'
import css from './today.module.css'

/** Numbers to go by, each a link to the list that it counts; where nothing waits, in a line. */
export function Tiles({ tiles }: { readonly tiles: readonly ShownFigure[] }) {
  const { t } = useTexts()
  const countOf = useCount()
  const some = tiles.filter(({ count }) => count > 0)
  const none = tiles.filter(({ count }) => count === 0)
  return (
    <>
      {some.length > 0 && (
        <Columns least="9.5rem" gap={3} as="ul" role="list">
          {some.map(({ name, count, to, isLate }) => (
            <li key={name}>
              <Link to={to} className={css.tile} data-late={isLate || undefined}>
                <span>{t(name)}</span>
                <strong>{countOf(count)}</strong>
              </Link>
            </li>
          ))}
        </Columns>
      )}
      {none.length > 0 && (
        <Stack gap={1}>
          <h3 className="soft small">{t('desk.today.clear')}</h3>
          <Row as="ul" role="list" gap={[0, 4]} className={css.clear}>
            {none.map(({ name, to }) => (
              <li key={name}>
                <Link to={to} className="soft plain tap">
                  {t(name)} <strong>0</strong>
                </Link>
              </li>
            ))}
          </Row>
        </Stack>
      )}
    </>
  )
}
