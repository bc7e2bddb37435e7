import { BULK_ACTIONS } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/policy/roles'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { BulkForm } from '../../work/bulk/BulkForm.tsx'
import { BULK_PATH } from '../../work/people/people-bulk.ts'
import type { ResourceListData } from '../../work/resource/load-resource.server.ts'
import { useRoleNames } from '../../work/role-names.ts'
import { people } from './people.tsx'

/** What to do with the people ticked in the list; the next page asks first. */
export function PeopleBar({ data }: { readonly data: ResourceListData }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  return (
    <BulkForm
      list={people}
      chosen={data.chosen}
      rows={data.items.length}
      total={data.total}
      isAllTicked={data.isAllTicked}
      action={BULK_PATH}
    >
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
    </BulkForm>
  )
}
