import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { takeForm } from '../forms/take-form.ts'
import { goOn } from '../go-on.ts'
import { Resend, sendAgain } from './Resend.tsx'
import type { Route } from './+types/confirm-email.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  const { demo } = context.get(page)
  return {
    demo,
    token: url.searchParams.get('token')?.slice(0, 200) ?? '',
    wasSentAgain: url.searchParams.get('done') === 'sentAgain',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const form = await request.formData()
  if (form.get('form') === 'resend') {
    return takeForm(known, form, 'resend', ({ email }) => sendAgain(known, email, 'confirmEmail'))
  }
  return takeForm(known, form, 'confirm', ({ password }) =>
    confirm(known, formText(form, 'token'), password, request.headers.get('cookie') ?? ''),
  )
}

async function confirm(known: Page, token: string, password: string, cookie: string) {
  const body = password === '' ? { token } : { token, password }
  const { returnTo, session } = await known.api.users.confirm({ headers: { cookie }, body })
  if (session) return goOn(known, returnTo)
  if (known.visitor) return redirect(pathTo(known.site, 'accountEmails', null, { done: 'emailConfirmed' }), 303)
  return redirect(pathTo(known.site, 'signIn', null, { done: 'emailConfirmed' }), 303)
}

/** Without a token: the mail is on its way. With one: a button confirms, so that no scanner of mails uses the link up. */
export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { demo, token, wasSentAgain } = loaderData
  const refused = refusedOf('confirm', actionData)
  const isSpent = refused?.failure !== null && refused?.failure !== undefined
  if (token === '' || isSpent) {
    return (
      <EntryFrame
        title={t(isSpent ? 'account.linkSpent.title' : 'account.mailSent.title')}
        lead={t(isSpent ? 'account.linkSpent.text' : 'account.mailSent.text')}
        isRefused={isSpent}
      >
        <Resend refused={actionData} wasSentAgain={wasSentAgain} demo={demo} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t('account.confirm.title')} lead={t('account.confirm.text')} isRefused={refused !== null}>
      <AccountForm kind="confirm" refused={actionData} submit={t('account.confirm.submit')} isInPlace={false}>
        <input type="hidden" name="token" value={token} />
        {refused?.errors.password && <OwnPassword />}
      </AccountForm>
    </EntryFrame>
  )
}

/** In another browser than the one that signed up. */
function OwnPassword() {
  const { field } = useField()
  return <PasswordField {...field('password')} required />
}
