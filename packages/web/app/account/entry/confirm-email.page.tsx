import type { RouteHandle } from '@volante/contract/page'
import { Link, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND, refusedOf } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { goOn } from '../../shell/session/go-on.ts'
import { isSpent } from './NewPassword.tsx'
import { Resend, sendAgain, sentTo } from './Resend.tsx'
import type { Route } from './+types/confirm-email.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const token = url.searchParams.get('token')?.slice(0, 200) ?? ''
  return {
    demo: known.demo,
    sentTo: sentTo(known),
    token,
    state: token === '' ? null : (await known.api.users.confirmLink({ body: { token } })).state,
    next: known.visitor ? ('account' as const) : ('signIn' as const),
    // Who signed up elsewhere is asked for the password: said at once, not after a refusal.
    isElsewhere: !request.headers.get('cookie')?.includes('volante-device='),
    wasSentAgain: url.searchParams.get('done') === 'sentAgain',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const posted = await request.formData()
  if (formText(posted, KIND) === FORMS.resend.kind) return sendAgain(known, posted, 'confirmEmail')
  return handleForm(known, FORMS.confirm, posted, ({ password }) =>
    confirm(known, formText(posted, 'token'), password, request.headers.get('cookie') ?? ''),
  )
}
export const clientAction = keepForm

async function confirm(known: Page, token: string, password: string, cookie: string) {
  const body = password === '' ? { token } : { token, password }
  const { returnTo, session } = await known.api.users.confirm({ headers: { cookie }, body })
  if (session) return goOn(known, returnTo)
  if (known.visitor) return redirect(pathTo(known.site, 'accountEmails', null, { done: 'emailConfirmed' }), 303)
  return redirect(pathTo(known.site, 'signIn', null, { done: 'emailConfirmed' }), 303)
}

/**
 * Without a token: the mail is on its way. With one: a button confirms, so that no scanner of mails uses the link up;
 * whoever opens it once more is told that it did.
 */
export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { demo, isElsewhere, next, sentTo: email, state, token, wasSentAgain } = loaderData
  if (state === 'confirmed') {
    return (
      <EntryFrame title={t('account.confirmed.title')} lead={t('account.confirmed.text')}>
        <Link to={pathTo(site, next)} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t(next === 'account' ? 'account.home.title' : 'account.signIn.submit')}
        </Link>
      </EntryFrame>
    )
  }
  const isLinkSpent = state === 'spent' || isSpent(actionData, FORMS.confirm)
  const isRefused = refusedOf(actionData, FORMS.confirm) !== null
  if (token === '' || isLinkSpent) {
    const outcome = isLinkSpent ? 'linkSpent' : 'mailSent'
    // Asked for again, it is sent only where somebody waits for it.
    const isKnown = outcome === 'mailSent' && email !== '' && !wasSentAgain
    const lead = isKnown ? t('account.mailSent.textTo', { email }) : t(`account.${outcome}.text`)
    return (
      <EntryFrame title={t(`account.${outcome}.title`)} lead={lead} isRefused={isLinkSpent}>
        <Resend answer={actionData} email={email} wasSentAgain={wasSentAgain} demo={demo} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t('account.confirm.title')} lead={t('account.confirm.text')}>
      <Form form={FORMS.confirm} answer={actionData} submit={t('account.confirm.submit')}>
        <input type="hidden" name="token" value={token} />
        {/* Asked in another browser than the one that signed up. */}
        {isRefused ? (
          <Field name="password" isOptional={false} required />
        ) : isElsewhere ? (
          <Field name="password" hint={t('account.confirm.elsewhere')} />
        ) : null}
      </Form>
    </EntryFrame>
  )
}
