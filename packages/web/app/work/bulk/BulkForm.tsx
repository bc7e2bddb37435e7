import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf, searchOf } from '../list/list-address.ts'
import type { ResourceListData } from '../resource/load-resource.server.ts'
import type { Resource } from '../resource/resource.ts'
import css from './bulk.module.css'

interface BulkFormProps {
  readonly resource: Resource
  readonly data: ResourceListData
  /** The page that asks before anything is done. */
  readonly action: string
  /** All that the filters leave may be taken instead of those that are ticked. */
  readonly hasAll?: boolean
  /** What is to be done. */
  readonly children: ReactNode
}

/** The bar below a list whose rows are ticked. */
export function BulkForm({ resource, data, action, hasAll, children }: BulkFormProps) {
  const { chosen, items, total, isAllTicked } = data
  const { t } = useTexts()
  const here = { ...chosen, ...(resource.beside ? { [resource.beside]: '' } : {}) }
  return (
    <Stack as="section" gap={2} aria-labelledby="bulk-title" className={css.bar}>
      <h2 id="bulk-title">{t('work.bulk')}</h2>
      <Form id="bulk" action={action} autoComplete="off">
        <input type="hidden" name="list" value={searchOf({ ...here, page: '', after: '' })} />
        <Row gap={3} align="end">
          {children}
          <Button type="submit" size="small">
            {t('work.bulk.go')}
          </Button>
          {hasAll && total !== undefined && total > items.length && (
            <Button type="submit" size="small" name="all" value="1" variant="quiet">
              {t('work.bulk.all', { count: total })}
            </Button>
          )}
          <Link to={addressOf(resource, { ...here, all: isAllTicked ? '' : 'page' })} preventScrollReset>
            {isAllTicked ? t('work.bulk.none') : t('work.bulk.page')}
          </Link>
        </Row>
      </Form>
    </Stack>
  )
}
