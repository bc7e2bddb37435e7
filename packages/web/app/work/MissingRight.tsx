import type { Permission } from '@volante/domain/policy/permissions'
import { rolesWith, scopeOf, whyDenied } from '@volante/domain/policy/policy'
import { usePage } from '../shell/root-data.ts'
import { XsrfField } from '../shell/session/XsrfField.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { LinkButton } from '../ui/action/LinkButton.tsx'
import { ForbiddenState } from '../ui/feedback/States.tsx'
import { useRoleNames } from './role-names.ts'
import { menuFor } from './frame/work-menu.ts'

interface MissingRightProps {
  readonly title: string
  readonly permission: Permission | null
}

/** Which right is missing and which roles have it, or how far the one that is held reaches; and who grants both (criterion AD9). */
export function MissingRight({ title, permission }: MissingRightProps) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { anyOf } = useRoleNames()
  const roles = visitor?.roles ?? []
  const denial = permission && whyDenied(roles, permission)
  const reach = permission && scopeOf(roles, permission)
  const words = {
    name: visitor?.name ?? '',
    permission: permission ? t(`rights.name.${permission}`) : '',
    code: permission ?? '',
    reach: reach ? t(`rights.reach.${reach}`) : '',
  }
  return (
    <ForbiddenState title={title} actions={<WaysOut />}>
      {permission && <p>{t(reach ? 'work.forbidden.beyond' : 'work.forbidden.missing', words)}</p>}
      {denial && <p>{t('work.forbidden.roles', { roles: anyOf(denial.roles) })}</p>}
      {permission && <p>{t('work.forbidden.ask', { roles: anyOf(rolesWith('users.roles')) })}</p>}
    </ForbiddenState>
  )
}

function WaysOut() {
  const { t } = useTexts()
  const [first] = menuFor(usePage().visitor)
  return (
    <>
      {first && (
        <LinkButton to={first.path} variant="primary">
          {t(`rights.menu.${first.may}`)}
        </LinkButton>
      )}
      <form method="post" action="/desk/sign-in">
        <XsrfField />
        <Button type="submit" variant={first ? 'secondary' : 'primary'} name="intent" value="close">
          {t('work.forbidden.other')}
        </Button>
      </form>
    </>
  )
}
