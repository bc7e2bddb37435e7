import type { RouteHandle } from '@volante/contract/page'
import type { Self } from '@volante/contract/person-shapes'
import { redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { Field, FORMS } from '../forms/account-forms.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/emails.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

const DONE = ['emailConfirmed', 'emailAdded', 'emailPreferred', 'emailRemoved', 'sentAgain'] as const
const INTENTS = ['prefer', 'remove', 'resend'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { emails } = await requirePerson(known, url)
  const code = url.searchParams.get('problem')
  return { emails, done: doneIn(url, DONE), problem: code && known.texts.byKey(code) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const { emails } = await requirePerson(known, url)
  const posted = await request.formData()
  const intent = INTENTS.find((one) => posted.has(one))
  if (intent) return changeOne(known, emails, intent, formText(posted, intent))
  return handleForm(known, FORMS.newEmail, posted, async ({ email }) => {
    const list = [
      ...emails.map(({ email: one, preferred }) => ({ email: one, preferred })),
      { email, preferred: false },
    ]
    await known.api.users.patchSelf({ body: { emails: list } })
    return doneAt(known, 'accountEmails', 'emailAdded')
  })
}
export const clientAction = keepForm

/** The call takes the whole list as it shall be. */
async function changeOne(known: Page, emails: Self['emails'], intent: (typeof INTENTS)[number], email: string) {
  const { api, site } = known
  try {
    if (intent === 'resend') {
      await api.users.resendEmail({ body: { email } })
      return doneAt(known, 'accountEmails', 'sentAgain')
    }
    const list = emails.map((one) => ({
      email: one.email,
      preferred: intent === 'prefer' ? one.email === email : one.preferred,
    }))
    const kept = intent === 'remove' ? list.filter((one) => one.email !== email) : list
    await api.users.patchSelf({ body: { emails: kept } })
    return doneAt(known, 'accountEmails', intent === 'prefer' ? 'emailPreferred' : 'emailRemoved')
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return redirect(pathTo(site, 'accountEmails', null, { problem: refusal.code }), 303)
  }
}

export default function Emails({ loaderData: { emails, done, problem }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AccountFrame area="accountEmails" title={t('account.area.accountEmails')} lead={t('account.emails.lead')}>
      {done && !actionData && <Notice>{t(`account.done.${done}`)}</Notice>}
      {problem && !actionData && <Notice tone="bad">{problem}</Notice>}
      <ul role="list" className={css.rows}>
        {emails.map((one) => (
          <EmailRow key={one.email} {...one} />
        ))}
      </ul>
      <section aria-labelledby="new-email">
        <h2 id="new-email">{t('account.emails.add')}</h2>
        <Form
          form={FORMS.newEmail}
          answer={actionData}
          submit={t('account.emails.addSubmit')}
          look={{ variant: 'secondary' }}
        >
          <Field name="email" />
        </Form>
      </section>
    </AccountFrame>
  )
}

function EmailRow({ email, preferred, confirmed }: Self['emails'][number]) {
  const { t } = useTexts()
  const button = (intent: (typeof INTENTS)[number]) => (
    <PostButton fields={{ [intent]: email }} size="small" aria-label={`${t(`account.emails.${intent}`)}: ${email}`}>
      {t(`account.emails.${intent}`)}
    </PostButton>
  )
  return (
    <li>
      <div className={css.rowText}>
        <span className={css.rowTitle}>
          {email}
          {preferred && <StatusTag tone="info">{t('account.emails.preferred')}</StatusTag>}
          {!confirmed && <StatusTag tone="warn">{t('account.emails.waiting')}</StatusTag>}
        </span>
        <span className="soft small">
          {t(
            preferred
              ? 'account.emails.preferredText'
              : confirmed
                ? 'account.emails.furtherText'
                : 'account.emails.waitingText',
          )}
        </span>
      </div>
      {!preferred && (
        <div className={css.rowActions}>
          {button(confirmed ? 'prefer' : 'resend')}
          {button('remove')}
        </div>
      )}
    </li>
  )
}
