import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { addressOf, type ListAddress, type ListState, searchOf } from '../list/list-address.ts'
import css from './bulk.module.css'
import { useTicked } from './use-ticked.ts'

interface BulkFormProps {
  readonly list: Pick<ListAddress, 'path' | 'opensSaved'>
  /** What is chosen in the list, without a row that is open beside it. */
  readonly chosen: ListState
  /** Rows of the page, and how many the filters leave where that is known. */
  readonly rows: number
  readonly total: number | undefined
  readonly isAllTicked: boolean
  /** The page that asks before anything is done. */
  readonly action: string
  /** How many the filters leave, where all of them may be taken instead of those that are ticked. */
  readonly all?: number | undefined
  /** What is to be done. */
  readonly children: ReactNode
}

/** The bar below a list whose rows are ticked; from the first tick on it stays in sight and counts them, without script too. */
export function BulkForm({ list, chosen, rows, total, isAllTicked, action, all, children }: BulkFormProps) {
  const { t, number } = useTexts()
  const count = useTicked(isAllTicked ? rows : 0)
  const of = total === undefined ? '' : number(total)
  return (
    <section aria-labelledby="bulk-title" className={css.bar}>
      <div>
        <h2 id="bulk-title">{t('work.bulk')}</h2>
        <p role="status">
          {count === 0 ? '' : of ? t('work.bulk.ticked.of', { count, total: of }) : t('work.bulk.ticked', { count })}
        </p>
        <p className={css.counted}>{of ? t('work.bulk.counted.of', { total: of }) : t('work.bulk.counted')}</p>
        <Link to={addressOf(list, { ...chosen, all: isAllTicked ? '' : 'page' })} preventScrollReset>
          {isAllTicked ? t('work.bulk.none') : t('work.bulk.page')}
        </Link>
      </div>
      <Form id="bulk" action={action} autoComplete="off">
        <input type="hidden" name="list" value={searchOf({ ...chosen, page: '', after: '' })} />
        <Row gap={[2, 3]} align="end">
          {children}
          <Button type="submit" size="small">
            {t('work.bulk.go')}
          </Button>
          {all !== undefined && (
            <Button type="submit" size="small" name="all" value="1" variant="quiet">
              {t('work.bulk.all', { count: all })}
            </Button>
          )}
        </Row>
      </Form>
    </section>
  )
}
