import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { takeForm } from '../forms/take-form.ts'
import { isSpent, NewPassword } from './NewPassword.tsx'
import type { Route } from './+types/reset-password.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token')?.slice(0, 200) ?? '' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const form = await request.formData()
  return takeForm(known, form, 'newPassword', async ({ password, passwordConfirmation }) => {
    const body = { token: formText(form, 'token'), password, passwordConfirmation }
    await known.api.authentication.resetPassword({ body })
    return redirect(pathTo(known.site, 'signIn', null, { done: 'passwordSet' }), 303)
  })
}

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  if (token === '' || isSpent(actionData)) {
    return (
      <EntryFrame title={t('account.linkSpent.title')} lead={t('account.linkSpent.resetText')} isRefused>
        <a href={pathTo(site, 'forgotPassword')} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('account.forgot.again')}
        </a>
      </EntryFrame>
    )
  }
  return (
    <NewPassword token={token} refused={actionData} title={t('account.reset.title')} lead={t('account.reset.text')} />
  )
}
