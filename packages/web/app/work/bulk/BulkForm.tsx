import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { addressOf, type ListAddress, type ListState, searchOf } from '../list/list-address.ts'
import { TickedBar, type TickedBarProps } from './TickedBar.tsx'

interface BulkFormProps extends Omit<TickedBarProps, 'toOthers'> {
  readonly list: Pick<ListAddress, 'path' | 'opensSaved'>
  /** What is chosen in the list, without a row that is open beside it. */
  readonly chosen: ListState
  /** The page that asks before anything is done. */
  readonly action: string
  /** How many the filters leave, where all of them may be taken instead of those that are ticked. */
  readonly all?: number | undefined
  /** What is to be done. */
  readonly children: ReactNode
}

/** What is done with the rows that are ticked in a list, or with all that its filters leave. */
export function BulkForm({ list, chosen, action, all, children, ...bar }: BulkFormProps) {
  const { t } = useTexts()
  return (
    <TickedBar {...bar} toOthers={addressOf(list, { ...chosen, all: bar.isAllTicked ? '' : 'page' })}>
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
    </TickedBar>
  )
}
