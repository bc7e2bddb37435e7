import type { Today } from '@volante/contract/work'
import type { Permission } from '@volante/domain/policy/permissions'
import { MENU, POLICY, rolesWith, scopeOf } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'
import { Link } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useRoleNames } from '../../work/role-names.ts'
import { Soft } from '../../work/Soft.tsx'

interface OwnRightsProps {
  readonly roles: readonly Role[]
  readonly rights: readonly Permission[]
  /** Roles that wait for a second person. */
  readonly waiting: Today['rightsWait']
  readonly isOpen: boolean
}

/** What somebody's roles let them do, how far, and where; nobody ends on an empty page. */
export function OwnRights({ roles, rights, waiting, isOpen }: OwnRightsProps) {
  const { t } = useTexts()
  const { nameOf, anyOf } = useRoleNames()
  return (
    <Disclosure title={t('desk.today.rights')} isOpen={isOpen || waiting !== null}>
      <Stack gap={3}>
        {roles.length > 0 && <p>{t('desk.today.roles', { roles: roles.map(nameOf).join(' · ') })}</p>}
        {waiting && <Waiting {...waiting} />}
        <Later roles={roles} rights={rights} />
        {rights.length === 0 ? (
          <NoRights roles={roles} waiting={waiting} />
        ) : (
          <>
            <ul>
              {rights.map((right) => (
                <RightLine key={right} right={right} roles={roles} />
              ))}
            </ul>
            {rights.some((right) => MENU.some(({ may }) => may === right)) ? null : (
              <>
                {!waiting && !hasMoreToRead(roles) && (
                  <p>{t('desk.today.noPages', { roles: anyOf(rolesWith('users.roles')) })}</p>
                )}
                <Meanwhile />
              </>
            )}
          </>
        )}
      </Stack>
    </Disclosure>
  )
}

/** Rights over data sheets, which have no line of their own in the menu: their list shows those within reach. */
const SHEET_OF: Readonly<Partial<Record<Permission, string>>> = {
  'offers.manage': '/admin/data',
  'coupons.manage': '/admin/data',
}

function RightLine({ right, roles }: { readonly right: Permission; readonly roles: readonly Role[] }) {
  const { t } = useTexts()
  const path = MENU.find(({ may }) => may === right)?.path ?? SHEET_OF[right]
  const scope = scopeOf(roles, right)
  const name = t(`rights.name.${right}`)
  return (
    <li>
      {path ? <Link to={path}>{name}</Link> : name} {scope && <Soft>({t(`rights.scope.${scope}`)})</Soft>}
    </li>
  )
}

function NoRights({ roles, waiting }: Pick<OwnRightsProps, 'roles' | 'waiting'>) {
  const { t } = useTexts()
  const { anyOf } = useRoleNames()
  // Somebody whose only roles wait for a second person has none yet, and is no customer for that.
  const isCustomer = !waiting && roles.every((role) => POLICY[role].audience === 'customer')
  if (isCustomer) return <p>{t('desk.today.customer')}</p>
  return (
    <>
      {!waiting && !hasMoreToRead(roles) && (
        <p>{t('desk.today.nothing', { roles: anyOf(rolesWith('users.roles')) })}</p>
      )}
      <Meanwhile />
    </>
  )
}

/** Roles that wait for a second person: who asked, and who may agree. */
function Waiting({ by, at, roles }: NonNullable<Today['rightsWait']>) {
  const { t, date } = useTexts()
  const { nameOf, anyOf } = useRoleNames()
  const values = { by, at: date(at, 'moment'), roles: roles.map(nameOf).join(' · ') }
  return (
    <InlineMessage tone="warn" title={t('desk.today.waits', values)}>
      {t('desk.today.waits.who', { by, roles: anyOf(rolesWith('users.roles')) })}
    </InlineMessage>
  )
}

/** What a role administers that this platform does not have yet, in words: the documents name it, or say nothing of it (spec features O-61). */
const LATER = {
  toll_event_manager: 'toll',
  food_catalog_manager: 'food',
  offer_admin: 'offers',
  voucher_admin: 'vouchers',
  game_admin: 'games',
  game_moderator: 'medals',
} as const satisfies Partial<Record<Role, string>>

const hasMoreToRead = (roles: readonly Role[]): boolean =>
  roles.some((role) => role in LATER || role === 'external_application_user')

function Later({ roles, rights }: Pick<OwnRightsProps, 'roles' | 'rights'>) {
  const { t } = useTexts()
  const { anyOf } = useRoleNames()
  const areas = Object.entries(LATER).flatMap(([role, area]) => (roles.includes(role as Role) ? [area] : []))
  const isPart = rights.some((right) => MENU.some(({ may }) => may === right))
  const isSystem = roles.includes('external_application_user')
  return (
    <>
      {isSystem && <p>{t('desk.today.system', { roles: anyOf(rolesWith('clients.manage')) })}</p>}
      {areas.map((area) => (
        <p key={area}>
          {t(isPart ? 'desk.today.laterPart' : 'desk.today.later', {
            area: t(`desk.today.later.${area}`),
            roles: anyOf(rolesWith('users.roles')),
          })}
        </p>
      ))}
    </>
  )
}

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
