import { BULK_ACTIONS } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/policy/roles'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf, searchOf } from '../../work/list/list-address.ts'
import { useRoleNames } from '../../work/role-names.ts'
import { BULK_PATH } from './bulk-address.ts'
import { backToList, PEOPLE } from './people-list.ts'
import type { PeopleData } from './load-people.ts'
import css from './users.module.css'

/** What to do with the people ticked in the list; the next page asks first. */
export function BulkBar({ data: { people, chosen, isAllTicked } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const list = searchOf(chosen)
  return (
    <Stack as="section" gap={2} aria-labelledby="bulk-title" className={css.bar}>
      <h2 id="bulk-title">{t('admin.users.bulk')}</h2>
      <Form id="bulk" action={BULK_PATH} autoComplete="off">
        <input type="hidden" name="list" value={list} />
        <Columns least="160px" gap={3} align="end">
          <Select
            name="action"
            id="action"
            label={t('admin.users.bulk.action')}
            options={BULK_ACTIONS.map((value) => ({ value, label: t(`admin.users.bulk.action.${value}`) }))}
          />
          <Select
            name="role"
            id="bulk-role"
            label={t('admin.users.bulk.role')}
            placeholder={t('admin.permissions.any')}
            options={ROLES.map((value) => ({ value, label: nameOf(value) }))}
          />
          <Row gap={3} className={css.bulkButtons}>
            <Button type="submit" size="small">
              {t('admin.users.bulk.go')}
            </Button>
            <Link to={isAllTicked ? addressOf(PEOPLE, chosen) : backToList(list, { all: 'page' })} preventScrollReset>
              {isAllTicked ? t('admin.users.chooseNone') : t('admin.users.choosePage', { count: people.items.length })}
            </Link>
          </Row>
        </Columns>
      </Form>
    </Stack>
  )
}
