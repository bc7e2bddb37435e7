import type { RouteHandle } from '@volante/contract/page'
import { Link, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { Notice } from '../Notice.tsx'
import type { Route } from './+types/forgot-password.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return { demo: context.get(page).demo, isSent: url.searchParams.get('done') === 'sent' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  return handleForm(known, FORMS.forgot, await request.formData(), async ({ email }) => {
    await known.api.users.forgotPassword({ body: { email, brand: known.site.brand } })
    return redirect(pathTo(known.site, 'forgotPassword', null, { done: 'sent' }), 303)
  })
}
export const clientAction = keepForm

export default function ForgotPassword({ loaderData: { demo, isSent }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame title={t('account.forgot.title')} lead={t('account.forgot.text')}>
      {isSent && <Notice>{t('account.forgot.sent')}</Notice>}
      {isSent && demo && (
        <a className="tap" href="/dev/outbox">
          {t('account.demo.outbox')}
        </a>
      )}
      <Form form={FORMS.forgot} answer={actionData} submit={t('account.forgot.submit')}>
        <Field name="email" />
      </Form>
      <Link className="tap" to={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </Link>
    </EntryFrame>
  )
}
