import { type Permission, SCOPE_KINDS } from '@volante/domain/policy/permissions'
import { PERMISSIONS, POLICY, rolesWith, scopeOf, whyDenied } from '@volante/domain/policy/policy'
import { type Role, ROLES } from '@volante/domain/vocabulary'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { useRoleNames } from '../role-names.ts'
import { addressOf, type Chosen } from './matrix-address.ts'
import css from './permissions.module.css'

/** Choose a role, a permission or both, and read what the policy says of them. */
export function AskWhy({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const { audience, permission, role } = chosen
  const roles = ROLES.map((value) => ({ value, label: nameOf(value) }))
  const permissions = PERMISSIONS.map((value) => ({ value, label: t(`admin.permission.${value}`) }))
  return (
    <section className={css.why} aria-labelledby="why">
      <h2 id="why">{t('admin.permissions.why')}</h2>
      <form className={css.ask} action="/admin/permissions">
        {audience && <input type="hidden" name="audience" value={audience} />}
        <Select
          name="role"
          label={t('admin.permissions.role')}
          placeholder={t('admin.permissions.any')}
          options={roles}
          defaultValue={role ?? ''}
        />
        <Select
          name="permission"
          label={t('admin.permissions.permission')}
          placeholder={t('admin.permissions.any')}
          options={permissions}
          defaultValue={permission ?? ''}
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="small">
            {t('admin.permissions.show')}
          </Button>
          {(role || permission) && (
            <a
              href={addressOf(chosen, { role: null, permission: null })}
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              {t('admin.permissions.clear')}
            </a>
          )}
        </div>
      </form>
      {role && permission && <Verdict role={role} permission={permission} />}
      {role && <ViewAs role={role} />}
      {permission && !role && <Holders permission={permission} />}
    </section>
  )
}

function Verdict({ role, permission }: { readonly role: Role; readonly permission: Permission }) {
  const { t } = useTexts()
  const { nameOf, anyOf } = useRoleNames()
  const denial = whyDenied([role], permission)
  const scope = scopeOf([role], permission)
  const words = { role: nameOf(role), permission: t(`admin.permission.${permission}`) }
  if (scope) {
    return (
      <div className={css.verdict} data-may="yes">
        <p>{t('admin.permissions.yes', { ...words, reach: t(`admin.reach.${scope}`) })}</p>
      </div>
    )
  }
  return (
    <div className={css.verdict} data-may="no">
      <p>{t('admin.permissions.no', words)}</p>
      {denial && (
        <p>
          {t('admin.forbidden.roles', { roles: anyOf(denial.roles) })}{' '}
          {t('admin.permissions.grantedBy', { roles: anyOf(denial.grantedBy) })}
        </p>
      )}
    </div>
  )
}

function ViewAs({ role }: { readonly role: Role }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const { holds } = POLICY[role]
  const kinds = SCOPE_KINDS.map((kind) => ({ kind, of: PERMISSIONS.filter((one) => holds[one] === kind) }))
  const filled = kinds.filter(({ of }) => of.length > 0)
  return (
    <div className={css.facts}>
      <h3>{t('admin.permissions.viewAs', { role: nameOf(role) })}</h3>
      {filled.length === 0 && <p>{t('admin.permissions.nothing')}</p>}
      {filled.map(({ kind, of }) => (
        <div key={kind}>
          <h4>{t(`admin.reach.${kind}`)}</h4>
          <ul role="list" className={css.rights}>
            {of.map((permission) => (
              <li key={permission}>{t(`admin.permission.${permission}`)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Holders({ permission }: { readonly permission: Permission }) {
  const { t } = useTexts()
  const { nameOf, anyOf } = useRoleNames()
  const scopes = rolesWith(permission).map((role) => ({ role, scope: POLICY[role].holds[permission] }))
  return (
    <div className={css.facts}>
      <h3>{t('admin.permissions.holders', { permission: t(`admin.permission.${permission}`) })}</h3>
      <ul role="list" className={css.rights}>
        {scopes.map(({ role, scope }) => (
          <li key={role}>
            {nameOf(role)}
            {scope && <span className={css.soft}> {t(`admin.reach.${scope}`)}</span>}
          </li>
        ))}
      </ul>
      <p className={css.soft}>{t('admin.permissions.grantedBy', { roles: anyOf(rolesWith('users.roles')) })}</p>
    </div>
  )
}
