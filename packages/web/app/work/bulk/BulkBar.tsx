import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf, searchOf } from '../list/list-address.ts'
import type { ResourceListData } from '../resource/load-resource.server.ts'
import { listOf } from '../resource/resource-list.ts'
import type { Resource } from '../resource/resource.ts'
import css from './bulk.module.css'
import { useCallNames } from './use-call-names.ts'

interface BulkBarProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

/** What to set in the rows that are ticked, or in all that the filters leave; the next pages ask for values and show what would change. */
export function BulkBar({ resource, data: { chosen, items, total, may, isAllTicked } }: BulkBarProps) {
  const { t } = useTexts()
  const nameOf = useCallNames(resource.noun)
  const list = listOf(resource)
  const ticked = addressOf(list, chosen)
  return (
    <Stack as="section" gap={2} aria-labelledby="bulk-title" className={css.bar}>
      <h2 id="bulk-title">{t('work.bulk')}</h2>
      <Form id="bulk" action={`${resource.path}/bulk`} autoComplete="off">
        <input type="hidden" name="list" value={searchOf({ ...chosen, page: '', after: '' })} />
        <Row gap={3} align="end">
          <Select
            name="do"
            id="bulk-do"
            label={t('work.bulk.what')}
            options={may.bulk.map((value) => ({ value, label: nameOf(value) }))}
          />
          <Button type="submit" size="small">
            {t('work.bulk.go')}
          </Button>
          {total !== undefined && total > items.length && (
            <Button type="submit" size="small" name="all" value="1" variant="quiet">
              {t('work.bulk.all', { count: total })}
            </Button>
          )}
          <Link to={isAllTicked ? ticked : `${ticked}${ticked.includes('?') ? '&' : '?'}all=page`} preventScrollReset>
            {isAllTicked ? t('work.bulk.none') : t('work.bulk.page')}
          </Link>
        </Row>
      </Form>
    </Stack>
  )
}
