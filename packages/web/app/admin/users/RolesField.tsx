import type { Permission } from '@volante/domain/policy/permissions'
import type { ScopeKind } from '@volante/domain/policy/right'
import { PERMISSIONS, POLICY } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import { useFormField } from '../../forms/form-state.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import { Soft } from '../../work/Soft.tsx'
import { useRoleNames } from '../../work/role-names.ts'
import { AUDIENCE_ORDER } from '../permissions/matrix.ts'
import css from './users.module.css'

export interface RolesFieldProps {
  readonly offered: readonly Role[]
  /** Whether each role lists its rights. */
  readonly hasRights?: boolean
}

/** Roles as the policy has them, those of dealers first. */
export function RolesField({ offered, hasRights = false }: RolesFieldProps) {
  const { t } = useTexts()
  const { meta } = useFormField('roles')
  const chosen = meta.defaultOptions ?? []
  return (
    <Fieldset
      id="roles"
      kind="question"
      legend={t('admin.users.field.roles')}
      hint={t('admin.users.rolesHint')}
      error={meta.errors?.[0]}
    >
      {AUDIENCE_ORDER.map((audience) => {
        const roles = ROLES.filter((role) => offered.includes(role) && POLICY[role].audience === audience)
        const isOpen = audience === 'dealerStaff' || roles.some((role) => chosen.includes(role))
        return roles.length === 0 ? null : (
          <details key={audience} open={isOpen} className={css.roles}>
            <summary>{t(`rights.audience.${audience}`)}</summary>
            <Columns least="220px" gap={[0, 4]}>
              {roles.map((role) => (
                <RoleChoice key={role} role={role} isChosen={chosen.includes(role)} hasRights={hasRights} />
              ))}
            </Columns>
          </details>
        )
      })}
    </Fieldset>
  )
}

interface RoleChoiceProps {
  readonly role: Role
  readonly isChosen: boolean
  readonly hasRights: boolean
}

function RoleChoice({ role, isChosen, hasRights }: RoleChoiceProps) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const { holds } = POLICY[role]
  const reaches = [...new Set(Object.values(holds))].map((kind) => t(`rights.scope.${kind}`)).join(', ')
  const rights = PERMISSIONS.flatMap((permission) => {
    const kind = holds[permission]
    return kind ? [{ permission, kind }] : []
  })
  return (
    <div>
      <Checkbox name="roles" value={role} label={nameOf(role)} hint={reaches || undefined} defaultChecked={isChosen} />
      {hasRights && rights.length > 0 && (
        <details className={css.rights}>
          <summary aria-label={t('admin.users.rightsOf', { role: nameOf(role), count: rights.length })}>
            {t('admin.users.rightsCount', { count: rights.length })}
          </summary>
          <ul>
            {rights.map((right) => (
              <Right key={right.permission} {...right} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface RightProps {
  readonly permission: Permission
  readonly kind: ScopeKind
}

function Right({ permission, kind }: RightProps) {
  const { t } = useTexts()
  return (
    <li>
      {t(`rights.name.${permission}`)} <Soft>{t(`rights.scope.${kind}`)}</Soft>
    </li>
  )
}
