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
  readonly wasSentAgain: boolean
  readonly demo: boolean
}

/** Mails the pending link again and says the same for every address. */
export const sendAgain = (page: Page, posted: FormData, back: Extract<PageName, 'confirmEmail' | 'firstPassword'>) =>
  handleForm(page, FORMS.resend, posted, async (body) => {
    await page.api.users.resendEmail({ body })
    return redirect(pathTo(page.site, back, null, { done: 'sentAgain' }), 303)
  })

export function Resend({ answer, wasSentAgain, demo }: ResendProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <>
      {wasSentAgain && <Notice>{t('account.done.sentAgain')}</Notice>}
      {demo && (
        <p>
          <a className={css.link} href="/dev/outbox">
            {t('account.demo.outbox')}
          </a>
        </p>
      )}
      <section className={css.further} aria-labelledby="resend">
        <h2 id="resend" className={css.small}>
          {t('account.resend.title')}
        </h2>
        <p className={css.soft}>{t('account.resend.text')}</p>
        <Form form={FORMS.resend} answer={answer} submit={t('account.resend.submit')} look={{ variant: 'secondary' }}>
          <Field name="email" />
        </Form>
      </section>
      <Link className={css.link} to={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </Link>
    </>
  )
}
