import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf, type ListAddress, type ListState, searchOf } from '../list/list-address.ts'
import css from './bulk.module.css'

interface BulkFormProps {
  readonly list: Pick<ListAddress, 'path' | 'opensSaved'>
  /** What is chosen in the list, without a row that is open beside it. */
  readonly chosen: ListState
  readonly isAllTicked: boolean
  /** The page that asks before anything is done. */
  readonly action: string
  /** How many the filters leave, where all of them may be taken instead of those that are ticked. */
  readonly all?: number | undefined
  /** What is to be done. */
  readonly children: ReactNode
}

/** The bar below a list whose rows are ticked. */
export function BulkForm({ list, chosen, isAllTicked, action, all, children }: BulkFormProps) {
  const { t } = useTexts()
  return (
    <Stack as="section" gap={2} aria-labelledby="bulk-title" className={css.bar}>
      <h2 id="bulk-title">{t('work.bulk')}</h2>
      <Form id="bulk" action={action} autoComplete="off">
        <input type="hidden" name="list" value={searchOf({ ...chosen, page: '', after: '' })} />
        <Row gap={3} align="end">
          {children}
          <Button type="submit" size="small">
            {t('work.bulk.go')}
          </Button>
          {all !== undefined && (
            <Button type="submit" size="small" name="all" value="1" variant="quiet">
              {t('work.bulk.all', { count: all })}
            </Button>
          )}
          <Link to={addressOf(list, { ...chosen, all: isAllTicked ? '' : 'page' })} preventScrollReset>
            {isAllTicked ? t('work.bulk.none') : t('work.bulk.page')}
          </Link>
        </Row>
      </Form>
    </Stack>
  )
}
