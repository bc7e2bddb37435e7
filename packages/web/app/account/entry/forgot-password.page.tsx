import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import { EmailOnly } from './Resend.tsx'
import type { Route } from './+types/forgot-password.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return { demo: context.get(page).demo, isSent: url.searchParams.get('done') === 'sent' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const form = await request.formData()
  return takeForm(known, form, 'forgot', async ({ email }) => {
    await known.api.users.forgotPassword({ body: { email, brand: known.site.brand } })
    return redirect(pathTo(known.site, 'forgotPassword', null, { done: 'sent' }), 303)
  })
}

export default function ForgotPassword({ loaderData: { demo, isSent }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame
      title={t('account.forgot.title')}
      lead={t('account.forgot.text')}
      isRefused={refusedOf('forgot', actionData) !== null}
    >
      {isSent && <Notice>{t('account.forgot.sent')}</Notice>}
      {isSent && demo && (
        <a className={css.link} href="/dev/outbox">
          {t('account.demo.outbox')}
        </a>
      )}
      <AccountForm kind="forgot" refused={actionData} submit={t('account.forgot.submit')}>
        <EmailOnly />
      </AccountForm>
      <a className={css.link} href={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </a>
    </EntryFrame>
  )
}
