import type { Permission } from '@volante/domain/policy/permissions'
import { SCOPE_KINDS } from '@volante/domain/policy/right'
import { PERMISSIONS, POLICY, rolesWith, scopeOf, whyDenied } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import { useTexts } from '../../texts/texts.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { useRoleNames } from '../../work/role-names.ts'
import { Soft } from '../../work/Soft.tsx'
import { type Chosen, MATRIX, RIGHTS_PATH, rightsIn } from './matrix.ts'
import css from './permissions.module.css'

/** Choose a role, a permission or both, and read what the policy says of them. */
export function AskWhy({ chosen }: { readonly chosen: Chosen }) {
  const texts = useTexts()
  const { t } = texts
  const { nameOf } = useRoleNames()
  const { permission, role } = chosen
  const roles = ROLES.map((value) => ({ value, label: nameOf(value) }))
  return (
    <Stack as="section" gap={3} className={css.why} aria-labelledby="why">
      <h2 id="why">{t('admin.permissions.why')}</h2>
      <Filters
        list={MATRIX}
        chosen={chosen}
        isQuestion
        keep={['audience']}
        label={t('admin.permissions.why')}
        fields={[
          { name: 'role', label: t('admin.permissions.role'), any: t('admin.permissions.any'), options: roles },
          {
            name: 'permission',
            label: t('admin.permissions.permission'),
            any: t('admin.permissions.any'),
            options: rightsIn(texts),
            from: RIGHTS_PATH,
          },
        ]}
      />
      {role && permission && <Verdict role={role} permission={permission} />}
      {role && <ViewAs role={role} />}
      {permission && !role && <Holders permission={permission} />}
    </Stack>
  )
}

function Verdict({ role, permission }: { readonly role: Role; readonly permission: Permission }) {
  const { t } = useTexts()
  const { nameOf, anyOf } = useRoleNames()
  const denial = whyDenied([role], permission)
  const scope = scopeOf([role], permission)
  const words = { role: nameOf(role), permission: t(`rights.name.${permission}`) }
  if (scope) {
    return (
      <Stack gap={1} className={css.verdict} data-may="yes">
        <p>{t('admin.permissions.yes', { ...words, reach: t(`rights.reach.${scope}`) })}</p>
      </Stack>
    )
  }
  return (
    <Stack gap={1} className={css.verdict} data-may="no">
      <p>{t('admin.permissions.no', words)}</p>
      {denial && (
        <p>
          {t('work.forbidden.roles', { roles: anyOf(denial.roles) })}{' '}
          {t('admin.permissions.grantedBy', { roles: anyOf(denial.grantedBy) })}
        </p>
      )}
    </Stack>
  )
}

function ViewAs({ role }: { readonly role: Role }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const { holds } = POLICY[role]
  const kinds = SCOPE_KINDS.map((kind) => ({ kind, of: PERMISSIONS.filter((one) => holds[one] === kind) }))
  const filled = kinds.filter(({ of }) => of.length > 0)
  return (
    <Stack gap={2} className={css.facts}>
      <h3>{t('admin.permissions.viewAs', { role: nameOf(role) })}</h3>
      {filled.length === 0 && <p>{t('admin.permissions.nothing')}</p>}
      {filled.map(({ kind, of }) => (
        <div key={kind}>
          <h4>{t(`rights.reach.${kind}`)}</h4>
          <Columns as="ul" role="list" least="260px" gap={[1, 4]}>
            {of.map((permission) => (
              <li key={permission}>{t(`rights.name.${permission}`)}</li>
            ))}
          </Columns>
        </div>
      ))}
    </Stack>
  )
}

function Holders({ permission }: { readonly permission: Permission }) {
  const { t } = useTexts()
  const { nameOf, anyOf } = useRoleNames()
  const scopes = rolesWith(permission).map((role) => ({ role, scope: POLICY[role].holds[permission] }))
  return (
    <Stack gap={2} className={css.facts}>
      <h3>{t('admin.permissions.holders', { permission: t(`rights.name.${permission}`) })}</h3>
      <Columns as="ul" role="list" least="260px" gap={[1, 4]}>
        {scopes.map(({ role, scope }) => (
          <li key={role}>
            {nameOf(role)}
            {scope && <Soft> {t(`rights.reach.${scope}`)}</Soft>}
          </li>
        ))}
      </Columns>
      <Soft as="p">{t('admin.permissions.grantedBy', { roles: anyOf(rolesWith('users.roles')) })}</Soft>
    </Stack>
  )
}
