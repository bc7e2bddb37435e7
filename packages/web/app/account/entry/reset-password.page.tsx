import type { RouteHandle } from '@volante/contract/page'
import { Link, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { FORMS } from '../forms/account-forms.ts'
import { isSpent, NewPassword, openToken } from './NewPassword.tsx'
import type { Route } from './+types/reset-password.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  token: await openToken(context.get(page), url, 'reset'),
})

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const posted = await request.formData()
  return handleForm(known, FORMS.newPassword, posted, async (values) => {
    await known.api.authentication.resetPassword({ body: { token: formText(posted, 'token'), ...values } })
    return redirect(pathTo(known.site, 'signIn', null, { done: 'passwordSet' }), 303)
  })
}
export const clientAction = keepForm

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  if (token === '' || isSpent(actionData)) {
    return (
      <EntryFrame title={t('account.linkSpent.title')} lead={t('account.linkSpent.resetText')} isRefused>
        <Link to={pathTo(site, 'forgotPassword')} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('account.forgot.again')}
        </Link>
      </EntryFrame>
    )
  }
  return (
    <NewPassword
      token={token}
      answer={actionData}
      title={t('account.reset.title')}
      lead={t('account.reset.text')}
      isNew
    />
  )
}
