import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Soft } from '../Soft.tsx'
import { WorkHead } from '../WorkHead.tsx'
import { isNarrowed, type ListAddress, type ListState, unfiltered } from './list-address.ts'
import css from './list.module.css'

interface ListPageProps {
  readonly title: string
  /** How many there are, read out when another choice changes it. */
  readonly count: string
  /** What to know of the list. */
  readonly note?: string
  /** What else can be done, as making a new one. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A list of the workplace; everything chosen in it stands in the address. */
export function ListPage({ title, count, note, action, children }: ListPageProps) {
  const { state } = useNavigation()
  return (
    <Stack gap={3} className={css.page} aria-busy={state === 'loading'}>
      <WorkHead title={title} />
      <Row gap={[0, 3]} align="baseline">
        <h1>{title}</h1>
        <p role="status">
          <Soft>{count}</Soft>
        </p>
        {note && (
          <p className={css.end}>
            <Soft>{note}</Soft>
          </p>
        )}
        {action && <div className={css.end}>{action}</div>}
      </Row>
      {children}
    </Stack>
  )
}

export interface Words {
  readonly title: string
  readonly text: string
}

interface EmptyListProps {
  readonly list: ListAddress
  readonly chosen: ListState
  /** What the list is for, where there is nothing at all. */
  readonly none: Words
  /** Where the filters leave nothing. */
  readonly noMatch: Words
  /** Filters each of which, taken away alone, shows something: what each is, and the list then. */
  readonly without?: readonly { readonly filter: string; readonly to: string }[]
}

/** In place of rows: nothing there yet, or nothing that the filters leave. */
export function EmptyList({ list, chosen, none, noMatch, without = [] }: EmptyListProps) {
  const { t } = useTexts()
  if (!isNarrowed(list, chosen)) return <EmptyState title={none.title}>{none.text}</EmptyState>
  return (
    <EmptyState
      title={noMatch.title}
      actions={
        <>
          {without.map(({ filter, to }) => (
            <LinkButton key={filter} to={to} variant="primary" preventScrollReset>
              {t('work.filter.without', { filter })}
            </LinkButton>
          ))}
          <LinkButton to={unfiltered(list, chosen)}>{t('work.filter.clear')}</LinkButton>
        </>
      }
    >
      {without.length > 0 ? t('work.filter.excludes', { count: without.length }) : noMatch.text}
    </EmptyState>
  )
}
