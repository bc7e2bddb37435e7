import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { refusedOf } from '../forms/AccountForm.tsx'
import { takeForm } from '../forms/take-form.ts'
import { isSpent, NewPassword } from './NewPassword.tsx'
import { Resend, sendAgain } from './Resend.tsx'
import type { Route } from './+types/first-password.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    demo: context.get(page).demo,
    token: url.searchParams.get('token')?.slice(0, 200) ?? '',
    wasSentAgain: url.searchParams.get('done') === 'sentAgain',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const form = await request.formData()
  if (form.get('form') === 'resend') {
    return takeForm(known, form, 'resend', ({ email }) => sendAgain(known, email, 'firstPassword'))
  }
  return takeForm(known, form, 'newPassword', async ({ password, passwordConfirmation }) => {
    const body = { token: formText(form, 'token'), password, passwordConfirmation }
    await known.api.users.firstPassword({ body })
    return redirect(pathTo(known.site, 'signIn', null, { done: 'passwordSet' }), 303)
  })
}

/** Where an invitation leads: whoever was entered by somebody else chooses their own password. */
export default function FirstPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { demo, token, wasSentAgain } = loaderData
  if (token === '' || isSpent(actionData) || refusedOf('resend', actionData)) {
    return (
      <EntryFrame
        title={t(wasSentAgain ? 'account.mailSent.title' : 'account.linkSpent.title')}
        lead={t(wasSentAgain ? 'account.mailSent.text' : 'account.linkSpent.text')}
        isRefused={!wasSentAgain}
      >
        <Resend refused={actionData} wasSentAgain={wasSentAgain} demo={demo} />
      </EntryFrame>
    )
  }
  return (
    <NewPassword
      token={token}
      refused={actionData}
      title={t('account.firstPassword.title')}
      lead={t('account.firstPassword.text')}
    />
  )
}
