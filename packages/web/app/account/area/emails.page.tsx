import type { RouteHandle } from '@volante/contract/page'
import type { Self } from '@volante/contract/person-shapes'
import { redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { EmailOnly } from '../entry/Resend.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/emails.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

const DONE = ['emailConfirmed', 'emailAdded', 'emailPreferred', 'emailRemoved', 'sentAgain'] as const
const INTENTS = ['prefer', 'remove', 'resend'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { emails } = await requirePerson(known, url)
  const code = url.searchParams.get('problem')
  return { emails, done: doneIn(url, DONE), problem: code && known.texts.byKey(code) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { emails } = await requirePerson(known, new URL(request.url))
  const form = await request.formData()
  const intent = INTENTS.find((one) => form.has(one))
  if (intent) return changeOne(known, emails, intent, formText(form, intent))
  return takeForm(known, form, 'newEmail', async ({ email }) => {
    const list = [
      ...emails.map(({ email: one, preferred }) => ({ email: one, preferred })),
      { email, preferred: false },
    ]
    await known.api.users.patchSelf({ body: { emails: list } })
    return doneAt(known, 'accountEmails', 'emailAdded')
  })
}

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
    <AccountFrame
      area="accountEmails"
      title={t('account.area.accountEmails')}
      lead={t('account.emails.lead')}
      isRefused={refusedOf('newEmail', actionData) !== null}
    >
      {done && !actionData && <Notice>{t(`account.done.${done}`)}</Notice>}
      {problem && !actionData && <Notice tone="bad">{problem}</Notice>}
      <ul role="list" className={css.rows}>
        {emails.map((one) => (
          <EmailRow key={one.email} {...one} />
        ))}
      </ul>
      <section className={css.section} aria-labelledby="new-email">
        <h2 id="new-email">{t('account.emails.add')}</h2>
        <AccountForm
          kind="newEmail"
          refused={actionData}
          submit={t('account.emails.addSubmit')}
          look={{ variant: 'secondary' }}
        >
          <EmailOnly />
        </AccountForm>
      </section>
    </AccountFrame>
  )
}

function EmailRow({ email, preferred, confirmed }: Self['emails'][number]) {
  const { t } = useTexts()
  const button = (intent: (typeof INTENTS)[number]) => (
    <Button
      type="submit"
      size="small"
      name={intent}
      value={email}
      aria-label={`${t(`account.emails.${intent}`)}: ${email}`}
    >
      {t(`account.emails.${intent}`)}
    </Button>
  )
  return (
    <li>
      <div className={css.rowText}>
        <span className={css.rowTitle}>
          {email}
          {preferred && <StatusTag tone="info">{t('account.emails.preferred')}</StatusTag>}
          {!confirmed && <StatusTag tone="warn">{t('account.emails.waiting')}</StatusTag>}
        </span>
        <span className={css.soft}>
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
        <form method="post" className={css.rowActions}>
          <XsrfField />
          {button(confirmed ? 'prefer' : 'resend')}
          {button('remove')}
        </form>
      )}
    </li>
  )
}
