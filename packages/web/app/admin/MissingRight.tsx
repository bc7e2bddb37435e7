import type { Permission } from '@volante/domain/policy/permissions'
import { whyDenied } from '@volante/domain/policy/policy'
import { usePage } from '../shell/root-data.ts'
import { XsrfField } from '../shell/XsrfField.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button, buttonClass } from '../ui/action/Button.tsx'
import { ForbiddenState } from '../ui/feedback/States.tsx'
import { menuFor } from './admin-menu.ts'
import { useRoleNames } from './role-names.ts'

/** Which right is missing, which roles have it and who grants them (criterion AD9). */
export function MissingRight({ permission }: { readonly permission: Permission }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { anyOf } = useRoleNames()
  const denial = whyDenied(visitor?.roles ?? [], permission)
  return (
    <ForbiddenState title={t('admin.forbidden.title')} actions={<WaysOut />}>
      <p>
        {t('admin.forbidden.missing', {
          name: visitor?.name ?? '',
          permission: t(`admin.permission.${permission}`),
          code: permission,
        })}
      </p>
      {denial && (
        <>
          <p>{t('admin.forbidden.roles', { roles: anyOf(denial.roles) })}</p>
          <p>{t('admin.forbidden.ask', { roles: anyOf(denial.grantedBy) })}</p>
        </>
      )}
    </ForbiddenState>
  )
}

function WaysOut() {
  const { t } = useTexts()
  const [area] = menuFor(usePage().visitor)
  return (
    <>
      {area && (
        <a href={area.path} className={buttonClass({ variant: 'primary' })}>
          {t(area.text)}
        </a>
      )}
      <form method="post" action="/desk/sign-in">
        <XsrfField />
        <Button type="submit" variant={area ? 'secondary' : 'primary'} name="intent" value="close">
          {t('admin.forbidden.other')}
        </Button>
      </form>
    </>
  )
}
