import type { Permission } from '@volante/domain/policy/permissions'
import { MENU, POLICY, rolesWith, scopeOf } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'
import { Link } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useRoleNames } from '../../work/role-names.ts'
import { Soft } from '../../work/Soft.tsx'

interface OwnRightsProps {
  readonly roles: readonly Role[]
  readonly rights: readonly Permission[]
  readonly isOpen: boolean
}

/** What somebody's roles let them do, how far, and where; nobody ends on an empty page. */
export function OwnRights({ roles, rights, isOpen }: OwnRightsProps) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  return (
    <Disclosure title={t('desk.today.rights')} isOpen={isOpen}>
      <Stack gap={3}>
        {roles.length > 0 && <p>{t('desk.today.roles', { roles: roles.map(nameOf).join(' · ') })}</p>}
        {rights.length === 0 ? (
          <NoRights roles={roles} />
        ) : (
          <>
            <ul>
              {rights.map((right) => (
                <RightLine key={right} right={right} roles={roles} />
              ))}
            </ul>
            {rights.some((right) => MENU.some(({ may }) => may === right)) ? null : (
              <>
                <p>{t('desk.today.noPages')}</p>
                <Meanwhile />
              </>
            )}
          </>
        )}
      </Stack>
    </Disclosure>
  )
}

function RightLine({ right, roles }: { readonly right: Permission; readonly roles: readonly Role[] }) {
  const { t } = useTexts()
  const path = MENU.find(({ may }) => may === right)?.path
  const scope = scopeOf(roles, right)
  const name = t(`rights.name.${right}`)
  return (
    <li>
      {path ? <Link to={path}>{name}</Link> : name} {scope && <Soft>({t(`rights.scope.${scope}`)})</Soft>}
    </li>
  )
}

function NoRights({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useTexts()
  const { anyOf } = useRoleNames()
  const later = LATER.find(({ role }) => roles.includes(role))
  const isCustomer = roles.every((role) => POLICY[role].audience === 'customer')
  if (isCustomer) return <p>{t('desk.today.customer')}</p>
  return (
    <>
      {later && <p>{t('desk.today.later', { area: t(`desk.today.later.${later.area}`) })}</p>}
      <p>{t('desk.today.nothing', { roles: anyOf(rolesWith('users.roles')) })}</p>
      <Meanwhile />
    </>
  )
}

/** Roles that the documents name and say nothing of (spec features O-61). */
const LATER = [
  { role: 'toll_event_manager', area: 'toll' },
  { role: 'food_catalog_manager', area: 'food' },
] as const

/** What everybody may read: of the first brand that sells in the country. */
function Meanwhile() {
  const { t } = useTexts()
  const { site, sites } = usePage()
  const shop = sites.find(({ country, afterSalesOnly }) => country === site.country && !afterSalesOnly)
  return (
    <>
      <p>{t('desk.today.meanwhile')}</p>
      <ul>
        <li>
          <Link to="/desk/notifications">{t('desk.today.see.notifications')}</Link>
        </li>
        {(shop ? (['events', 'manuals', 'dealers'] as const) : []).map((name) => (
          <li key={name}>
            <a href={pathTo(shop ?? site, name)}>{t(`desk.today.see.${name}`)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
