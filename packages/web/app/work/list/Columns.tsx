import { useNavigate, useNavigation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Column } from './Column.tsx'
import { columnsText, shownColumns } from './columns.ts'
import { addressOf, type ListAddress } from './list-address.ts'
import css from './columns.module.css'
import { useMoves } from './use-moves.ts'

interface ColumnsProps {
  readonly list: ListAddress
  readonly chosen: Readonly<Record<string, string>>
  readonly titleOf: (name: string) => string
}

/** Leads to the choice of columns, and away from it. */
export function ColumnsLink({ list, chosen }: Omit<ColumnsProps, 'titleOf'>) {
  const { columns: all = [], own } = list
  const { t } = useTexts()
  const isOpen = chosen['choose'] !== ''
  return (
    <LinkButton
      to={addressOf(list, chosen, { choose: isOpen ? '' : 'columns' })}
      size="small"
      variant="quiet"
      aria-expanded={isOpen}
      preventScrollReset
    >
      {t('work.columns', { shown: shownColumns(all, chosen['columns'] ?? '', own).length, all: all.length })}
    </LinkButton>
  )
}

/** Which columns are shown, and in which order: part of the address, so of a saved list too. Without script a form and links. */
export function Columns({ list, chosen, titleOf }: ColumnsProps) {
  const { columns: all = [], own = all } = list
  const { t } = useTexts()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  // What was pressed a moment ago is seen before the rows follow.
  const isNext = next?.pathname === list.path
  const chosenColumns = isNext ? (new URLSearchParams(next.search).get('columns') ?? '') : chosen['columns']
  const shown = shownColumns(all, chosenColumns ?? '', own)
  const to = (columns: readonly string[]) => addressOf(list, chosen, { columns: columnsText(own, columns) })
  const { status, moved, place } = useMoves(chosen)
  return (
    <Stack as="form" gap={2} action={list.path} ref={place} className={css.columns}>
      {Object.entries(chosen).map(
        ([name, value]) => name !== 'columns' && value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="columns" value={all[0]} />
      <ol role="list" className={css.list} aria-label={t('work.columns.list')}>
        {[...shown.slice(1), ...all.filter((name) => !shown.includes(name))].map((name) => (
          <Column
            key={name}
            name={name}
            title={titleOf(name)}
            shown={shown}
            to={to}
            moved={moved}
            show={(isOn) =>
              void navigate(to(isOn ? [...shown, name] : shown.filter((one) => one !== name)), {
                preventScrollReset: true,
              })
            }
          />
        ))}
      </ol>
      <Row gap={2}>
        <Button type="submit" size="small" className={css.plain}>
          {t('work.columns.show')}
        </Button>
        {chosenColumns !== '' && (
          <LinkButton to={to(own)} size="small" variant="quiet" preventScrollReset>
            {t('work.columns.reset')}
          </LinkButton>
        )}
      </Row>
      <p role="status" className="unseen">
        {status}
      </p>
    </Stack>
  )
}
