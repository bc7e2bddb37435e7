import type { RouteHandle } from '@volante/contract/page'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { NewPasswordPair } from '../entry/NewPassword.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { takeForm } from '../forms/take-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/access.page'
import { Sessions } from './Sessions.tsx'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

const DONE = ['passwordChanged', 'sessionEnded', 'sessionsEnded'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { hasPassword, emailPreferred } = await requirePerson(known, url)
  return { hasPassword, emailPreferred, sessions: await known.api.privacy.sessions(), done: doneIn(url, DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, new URL(request.url))
  const form = await request.formData()
  if (form.has('session')) return endOne(known, formText(form, 'session'))
  if (form.has('sessions')) {
    await known.api.privacy.revokeSessions()
    return doneAt(known, 'accountAccess', 'sessionsEnded')
  }
  return takeForm(known, form, 'changePassword', async ({ currentPassword, password, passwordConfirmation }) => {
    await known.api.users.changePassword({ body: { currentPassword, password, passwordConfirmation } })
    return doneAt(known, 'accountAccess', 'passwordChanged')
  })
}

/** One that ended meanwhile is ended all the same. */
async function endOne(known: Page, id: string) {
  await known.api.privacy.revokeSession({ params: { id } }).catch((error: unknown) => {
    if (!callRefusal(error)) throw error
  })
  return doneAt(known, 'accountAccess', 'sessionEnded')
}

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { done, emailPreferred, hasPassword, sessions } = loaderData
  return (
    <AccountFrame
      area="accountAccess"
      title={t('account.area.accountAccess')}
      lead={t('account.access.lead')}
      isRefused={refusedOf('changePassword', actionData) !== null}
    >
      {done && !actionData && <Notice>{t(`account.done.${done}`)}</Notice>}
      <section className={css.section} aria-labelledby="password-title">
        <h2 id="password-title">{t('account.access.password')}</h2>
        {hasPassword ? <ChangePassword refused={actionData} email={emailPreferred} /> : <NoPassword />}
      </section>
      <Sessions sessions={sessions} />
    </AccountFrame>
  )
}

interface ChangePasswordProps {
  readonly refused: unknown
  readonly email: string
}

function ChangePassword({ refused, email }: ChangePasswordProps) {
  const { t } = useTexts()
  return (
    <div className={css.narrow}>
      <AccountForm kind="changePassword" refused={refused} submit={t('account.access.change')}>
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <Current />
        <NewPasswordPair />
      </AccountForm>
    </div>
  )
}

function Current() {
  const { field } = useField()
  return <PasswordField {...field('currentPassword')} required />
}

/** Who came by a provider has none; the way to a first one is the same as to a forgotten one. */
function NoPassword() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <p>
      {t('account.access.noPassword')} <a href={pathTo(site, 'forgotPassword')}>{t('account.access.getPassword')}</a>
    </p>
  )
}
