import { Link, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import type { Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { type PageName, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import css from '../entry.module.css'
import { Field, FORMS } from '../forms/account-forms.ts'
import { Notice } from '../Notice.tsx'

interface ResendProps {
  readonly answer: unknown
  /** Whom the mail was sent to, where it is known. */
  readonly email: string
  readonly wasSentAgain: boolean
  readonly demo: boolean
}

type Waiting = Extract<PageName, 'confirmEmail' | 'firstPassword'>

/** Leads to where one waits for a mail; its address is kept for the page, and stands in none. */
export async function awaitMail(
  { keepFlash, site }: Page,
  email: string,
  name: Waiting,
  query: Readonly<Record<string, string>> = {},
) {
  const path = pathTo(site, name, null, query)
  return redirect((await keepFlash({ step: email }, path)) ?? path, 303)
}

/** Whom the page's mail was sent to, where this browser asked for it. */
export const sentTo = ({ flash }: Pick<Page, 'flash'>): string => (typeof flash?.step === 'string' ? flash.step : '')

/** Mails the pending link again and says the same for every address. */
export const sendAgain = (page: Page, posted: FormData, back: Waiting) =>
  handleForm(page, FORMS.resend, posted, async ({ email }) => {
    await page.api.users.resendEmail({ body: { email } })
    return awaitMail(page, email, back, { done: 'sentAgain' })
  })

export function Resend({ answer, email, wasSentAgain, demo }: ResendProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <>
      {wasSentAgain && <Notice>{t('account.done.sentAgain')}</Notice>}
      {demo && (
        <p>
          <a className="tap" href="/dev/outbox">
            {t('account.demo.outbox')}
          </a>
        </p>
      )}
      <section className={css.further} aria-labelledby="resend">
        <h2 id="resend" className="text-22">
          {t('account.resend.title')}
        </h2>
        <p className="soft small">{t('account.resend.text')}</p>
        <Form
          form={FORMS.resend}
          answer={answer}
          values={{ email }}
          submit={t('account.resend.submit')}
          look={{ variant: 'secondary' }}
        >
          <Field name="email" />
        </Form>
      </section>
      <Link className="tap" to={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </Link>
    </>
  )
}
