import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { knownCookie } from '../../shell/session/known-cookie.ts'
import { page } from '../../shell/page-context.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import type { Route } from './+types/begin.page'
import css from '../sign-in.module.css'
import { BEGIN, Field } from './begin-form.ts'

export const handle = { query: ['token'] } satisfies RouteHandle

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token')?.slice(0, 200) ?? '' })

export async function action({ context, request }: Route.ActionArgs) {
  const known = workPage(context.get(page), request)
  const posted = await request.formData()
  return handleForm(known, BEGIN, posted, async (values) => {
    await known.api.setup.administrator({ body: { ...values, token: formText(posted, 'token') || '-' } })
    const headers = { 'set-cookie': knownCookie(known.origin.startsWith('https:')) }
    return redirect('/admin/setup', { status: 303, headers })
  })
}
export const clientAction = keepForm

/** Whoever started the platform becomes its first administrator. */
export default function Begin({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = t('desk.begin.title')
  const isRefused = usePageProblem()
  return (
    <RecordPage title={title} problem={isRefused && t('work.errorTitle', { title })} text={t('desk.begin.text')}>
      <Form
        form={BEGIN}
        answer={actionData}
        submit={t('desk.begin.submit')}
        look={{ size: 'small' }}
        className={css.signInForm}
      >
        <input type="hidden" name="token" value={token} />
        <Field name="name" />
        <Field name="email" />
        <Field name="password" />
        <Field name="passwordConfirmation" />
      </Form>
    </RecordPage>
  )
}
