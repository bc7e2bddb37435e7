import type { PersonDetail } from '@volante/contract/users-admin'
import { can } from '@volante/domain/policy/policy'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Soft } from '../../../work/Soft.tsx'
import { Facts } from '../../../work/Facts.tsx'
import { useRoleNames } from '../../../work/role-names.ts'

const KINDS = ['markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const

/** What somebody holds, for who may look and not change, and why not (criterion AD9). */
export function RightsSheet({ person }: { readonly person: PersonDetail }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { nameOf } = useRoleNames()
  const nothing = t('admin.users.nothing')
  const why = can(visitor, 'users.roles') ? 'admin.users.beyond' : 'admin.users.onlyRead'
  return (
    <>
      <Soft as="p">{t(why)}</Soft>
      <Facts
        of={{
          [t('admin.users.field.roles')]: person.roles.map(nameOf).join(', ') || nothing,
          ...Object.fromEntries(
            KINDS.map((kind) => [t(`admin.users.scope.${kind}`), person[kind].join(', ') || nothing]),
          ),
        }}
      />
    </>
  )
}
