import type { PersonDetail } from '@volante/contract/users-admin'
import { can } from '@volante/domain/policy/policy'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useRoleNames } from '../role-names.ts'
import css from './users.module.css'

const KINDS = ['markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const

/** What somebody holds, for who may look and not change, and why not (criterion AD9). */
export function RightsSheet({ person }: { readonly person: PersonDetail }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { nameOf } = useRoleNames()
  const why = can(visitor, 'users.roles') ? 'admin.users.beyond' : 'admin.users.onlyRead'
  return (
    <>
      <p className={css.soft}>{t(why)}</p>
      <dl className={css.facts}>
        <div>
          <dt>{t('admin.users.field.roles')}</dt>
          <dd>{person.roles.map(nameOf).join(', ') || t('admin.users.nothing')}</dd>
        </div>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`admin.users.scope.${kind}`)}</dt>
            <dd>{person[kind].join(', ') || t('admin.users.nothing')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
