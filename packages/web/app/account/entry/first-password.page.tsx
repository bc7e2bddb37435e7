import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND, refusedOf } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { FORMS } from '../forms/account-forms.ts'
import { isSpent, NewPassword, openToken } from './NewPassword.tsx'
import { Resend, sendAgain, sentTo } from './Resend.tsx'
import type { Route } from './+types/first-password.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  return {
    demo: known.demo,
    token: await openToken(known, url, 'firstPassword'),
    sentTo: sentTo(known),
    wasSentAgain: url.searchParams.get('done') === 'sentAgain',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const posted = await request.formData()
  if (formText(posted, KIND) === FORMS.resend.kind) return sendAgain(known, posted, 'firstPassword')
  return handleForm(known, FORMS.newPassword, posted, async (values) => {
    await known.api.users.firstPassword({ body: { token: formText(posted, 'token'), ...values } })
    return redirect(pathTo(known.site, 'signIn', null, { done: 'passwordSet' }), 303)
  })
}
export const clientAction = keepForm

/** Where an invitation leads: whoever was entered by somebody else chooses their own password. */
export default function FirstPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { demo, sentTo: email, token, wasSentAgain } = loaderData
  if (token === '' || isSpent(actionData) || refusedOf(actionData, FORMS.resend)) {
    const outcome = wasSentAgain ? 'mailSent' : 'linkSpent'
    return (
      <EntryFrame title={t(`account.${outcome}.title`)} lead={t(`account.${outcome}.text`)} isRefused={!wasSentAgain}>
        <Resend answer={actionData} email={email} wasSentAgain={wasSentAgain} demo={demo} />
      </EntryFrame>
    )
  }
  return (
    <NewPassword
      token={token}
      answer={actionData}
      title={t('account.firstPassword.title')}
      lead={t('account.firstPassword.text')}
    />
  )
}
