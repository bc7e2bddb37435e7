import { redirect } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { type PageName, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from '../entry.module.css'
import { AccountForm } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { Notice } from '../Notice.tsx'

interface ResendProps {
  readonly refused: unknown
  readonly wasSentAgain: boolean
  readonly demo: boolean
}

/** Mails the pending link again and says the same for every address. */
export async function sendAgain(
  { api, site }: Page,
  email: string,
  back: Extract<PageName, 'confirmEmail' | 'firstPassword'>,
) {
  await api.users.resendEmail({ body: { email } })
  return redirect(pathTo(site, back, null, { done: 'sentAgain' }), 303)
}

export function Resend({ refused, wasSentAgain, demo }: ResendProps) {
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
        <AccountForm
          kind="resend"
          refused={refused}
          submit={t('account.resend.submit')}
          look={{ variant: 'secondary' }}
        >
          <EmailOnly />
        </AccountForm>
      </section>
      <a className={css.link} href={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </a>
    </>
  )
}

export function EmailOnly() {
  const { field } = useField()
  return (
    <TextField
      {...field('email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      required
    />
  )
}
