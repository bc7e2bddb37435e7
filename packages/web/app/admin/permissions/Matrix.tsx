import { PERMISSIONS, POLICY } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import type { Permission } from '@volante/domain/policy/permissions'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { Soft } from '../../work/Soft.tsx'
import { useRoleNames } from '../../work/role-names.ts'
import { AUDIENCE_ORDER, type Chosen, MATRIX } from './matrix.ts'
import css from './permissions.module.css'

/** The chosen role stands first, where it is seen on a phone too. */
function shownRoles({ role: first, audience: only }: Chosen): Role[] {
  const audiences = only ? [only] : AUDIENCE_ORDER
  const ordered = audiences.flatMap((audience) => ROLES.filter((role) => POLICY[role].audience === audience))
  return ordered.toSorted((a, b) => Number(b === first) - Number(a === first))
}

/** Every permission by every role; a cell names how far the right reaches and is empty where there is none. */
export function Matrix({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const roles = shownRoles(chosen)
  return (
    <Stack gap={3}>
      <Row gap={[1, 3]} align="baseline">
        <h2>{t('admin.permissions.matrix')}</h2>
        <Soft as="p">{t('admin.permissions.count', { permissions: PERMISSIONS.length, roles: roles.length })}</Soft>
        <Audiences chosen={chosen} />
      </Row>
      <Table caption={t('admin.permissions.matrix')} isCaptionHidden isDense className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin.permissions.permission')}</th>
            {roles.map((role) => (
              <th key={role} scope="col" data-chosen={role === chosen.role || undefined}>
                <Link to={addressOf(MATRIX, chosen, { role })} preventScrollReset className={css.role}>
                  {nameOf(role)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSIONS.map((permission) => (
            <Permitted key={permission} permission={permission} roles={roles} chosen={chosen} />
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}

interface PermittedProps {
  readonly permission: Permission
  readonly roles: readonly Role[]
  readonly chosen: Chosen
}

function Permitted({ permission, roles, chosen }: PermittedProps) {
  const { t } = useTexts()
  return (
    <tr data-chosen={permission === chosen.permission || undefined}>
      <th scope="row">
        <Link to={addressOf(MATRIX, chosen, { permission })} preventScrollReset>
          {t(`rights.name.${permission}`)}
        </Link>
        <code>{permission}</code>
      </th>
      {roles.map((role) => {
        const scope = POLICY[role].holds[permission]
        return (
          <td key={role} data-chosen={role === chosen.role || undefined}>
            {scope && <span className="fine">{t(`rights.scope.${scope}`)}</span>}
          </td>
        )
      })}
    </tr>
  )
}

function Audiences({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useTexts()
  return (
    <Row as="nav" gap={[0, 4]} aria-label={t('admin.permissions.audience')} className={css.audiences}>
      {(['', ...AUDIENCE_ORDER] as const).map((audience) => (
        <Link
          key={audience}
          to={addressOf(MATRIX, chosen, { audience })}
          preventScrollReset
          aria-current={audience === chosen.audience ? 'true' : undefined}
        >
          {audience ? t(`rights.audience.${audience}`) : t('admin.permissions.everyone')}
        </Link>
      ))}
    </Row>
  )
}
