import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import type { Route } from './+types/older-account.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export const loader = ({ url }: Route.LoaderArgs) => ({ done: url.searchParams.get('done') })

/** Moves an account of the older platform over, or mails its address a link for a new password. */
export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { api, site } = known
  const form = await request.formData()
  const username = formText(form, 'username').trim()
  if (form.get('intent') === 'forgot' && username !== '') {
    await api.authentication.migrationResetPassword({ body: { username } })
    return redirect(pathTo(site, 'olderAccount', null, { done: 'sent' }), 303)
  }
  return takeForm(known, form, 'olderAccount', async ({ password }) => {
    const { next } = await api.authentication.migrationPreprocess({ body: { username } })
    if (next === 'SIGN_IN') return redirect(pathTo(site, 'olderAccount', null, { done: 'here' }), 303)
    await api.authentication.migrate({ body: { username, password } })
    return redirect(pathTo(site, 'signIn', null, { done: 'accountMoved' }), 303)
  })
}

export default function OlderAccount({ loaderData: { done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame
      title={t('account.older.title')}
      lead={t('account.older.text')}
      isRefused={refusedOf('olderAccount', actionData) !== null}
    >
      {done === 'sent' && <Notice>{t('account.older.sent')}</Notice>}
      {done === 'here' && <Notice tone="info">{t('account.older.here')}</Notice>}
      <AccountForm
        kind="olderAccount"
        refused={actionData}
        submit={t('account.older.submit')}
        isInPlace={false}
        aside={
          <Button type="submit" variant="quiet" name="intent" value="forgot" formNoValidate data-unchecked>
            {t('account.older.forgot')}
          </Button>
        }
      >
        <Fields />
      </AccountForm>
      <a className={css.link} href={pathTo(site, 'signIn')}>
        {t('account.toSignIn')}
      </a>
    </EntryFrame>
  )
}

function Fields() {
  const { field } = useField()
  return (
    <>
      <TextField {...field('username')} autoComplete="username" autoCapitalize="none" maxLength={254} required />
      <PasswordField {...field('password')} required />
    </>
  )
}
