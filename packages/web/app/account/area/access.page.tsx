import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { Field, FORMS } from '../forms/account-forms.ts'
import { NewPasswordField } from '../forms/NewPasswordField.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/access.page'
import { Sessions } from './Sessions.tsx'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

const DONE = ['passwordChanged', 'sessionEnded', 'sessionsEnded'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { hasPassword, emailPreferred } = await requirePerson(known, url)
  return { hasPassword, emailPreferred, sessions: await known.api.privacy.sessions(), done: doneIn(url, DONE) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const posted = await request.formData()
  if (posted.has('session')) return endOne(known, formText(posted, 'session'))
  if (posted.has('sessions')) {
    await known.api.privacy.revokeSessions()
    return doneAt(known, 'accountAccess', 'sessionsEnded')
  }
  return handleForm(known, FORMS.changePassword, posted, async (body) => {
    await known.api.users.changePassword({ body })
    return doneAt(known, 'accountAccess', 'passwordChanged')
  })
}
export const clientAction = keepForm

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
    <AccountFrame area="accountAccess" title={t('account.area.accountAccess')} lead={t('account.access.lead')}>
      {done && !actionData && <Notice>{t(`account.done.${done}`)}</Notice>}
      <section aria-labelledby="password-title">
        <h2 id="password-title">{t('account.access.password')}</h2>
        {hasPassword ? (
          <Form
            form={FORMS.changePassword}
            answer={actionData}
            submit={t('account.access.change')}
            className={css.narrow}
          >
            {/* Tells password managers whose password it is. */}
            <input type="email" name="username" value={emailPreferred} autoComplete="username" readOnly hidden />
            <Field name="currentPassword" />
            <NewPasswordField isNew />
            <Field name="passwordConfirmation" />
          </Form>
        ) : (
          <NoPassword />
        )}
      </section>
      <Sessions sessions={sessions} />
    </AccountFrame>
  )
}

/** Who came by a provider has none; the way to a first one is the same as to a forgotten one. */
function NoPassword() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <p>
      {t('account.access.noPassword')}{' '}
      <Link to={pathTo(site, 'forgotPassword')}>{t('account.access.getPassword')}</Link>
    </p>
  )
}
