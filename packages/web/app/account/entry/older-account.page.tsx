import type { RouteHandle } from '@volante/contract/page'
import { Link, redirect, useSubmit } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { goOn } from '../../shell/session/go-on.ts'
import { Notice } from '../Notice.tsx'
import type { Route } from './+types/older-account.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export const loader = ({ url }: Route.LoaderArgs) => ({ done: url.searchParams.get('done') })

/** Moves an account of the older platform over, or mails its address a link for a new password. */
export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { api, site } = known
  const posted = await request.formData()
  const username = formText(posted, 'username').trim()
  if (posted.has('intent') && username !== '') {
    await api.authentication.migrationResetPassword({ body: { username } })
    return redirect(pathTo(site, 'olderAccount', null, { done: 'sent' }), 303)
  }
  return handleForm(known, FORMS.olderAccount, posted, async ({ password }) => {
    const { next } = await api.authentication.migrationPreprocess({ body: { username } })
    if (next === 'SIGN_IN') return redirect(pathTo(site, 'olderAccount', null, { done: 'here' }), 303)
    await api.authentication.migrate({ body: { username, password } })
    return goOn(known, null)
  })
}
export const clientAction = keepForm

export default function OlderAccount({ loaderData: { done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const submit = useSubmit()
  return (
    <EntryFrame title={t('account.older.title')} lead={t('account.older.text')}>
      {done === 'sent' && <Notice>{t('account.older.sent')}</Notice>}
      {done === 'here' && <Notice tone="info">{t('account.older.here')}</Notice>}
      <Form
        form={FORMS.olderAccount}
        answer={actionData}
        submit={t('account.older.submit')}
        intents={{ forgot: { form: FORMS.olderForgot, run: (posted) => void submit(posted, { method: 'post' }) } }}
        aside={
          <Button type="submit" variant="quiet" name="intent" value="forgot">
            {t('account.older.forgot')}
          </Button>
        }
      >
        <Field name="username" autoCapitalize="none" />
        <Field name="password" />
      </Form>
      <Link className="tap" to={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </Link>
    </EntryFrame>
  )
}
