import { BULK_ACTIONS } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/vocabulary'
import desk from '../../desk/desk.module.css'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { useRoleNames } from '../role-names.ts'
import { BULK_PATH } from './bulk-query.ts'
import { peopleAddress, searchOf } from './people-query.ts'
import type { PeopleData } from './users.page.tsx'
import css from './users.module.css'

/** What to do with the people ticked in the list; the next page asks first. */
export function BulkBar({ data: { people, query, isAllChosen } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  return (
    <section aria-labelledby="bulk-title" className={css.bar}>
      <h2 id="bulk-title">{t('admin.users.bulk')}</h2>
      <form id="bulk" action={BULK_PATH} autoComplete="off" className={desk.filters}>
        <input type="hidden" name="list" value={searchOf(query)} />
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
        <div className={css.bulkActs}>
          <Button type="submit" size="small">
            {t('admin.users.bulk.go')}
          </Button>
          <a href={isAllChosen ? peopleAddress(query) : peopleAddress(query, {}, { chosen: 'page' })}>
            {isAllChosen ? t('admin.users.chooseNone') : t('admin.users.choosePage', { count: people.items.length })}
          </a>
        </div>
      </form>
    </section>
  )
}
