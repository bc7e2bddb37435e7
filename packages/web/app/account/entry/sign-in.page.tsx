import type { RouteHandle } from '@volante/contract/page'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import type { Route } from './+types/sign-in.page'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { useField } from '../forms/form-context.tsx'
import { returnPath } from '../go-on.ts'
import { Notice } from '../Notice.tsx'
import { DemoPeople } from './DemoPeople.tsx'
import { Leaving, Providers } from './Providers.tsx'
import { leavingFor, problemOf, takeSignIn } from './take-sign-in.ts'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

/** What may have led here. */
const DONE = ['emailConfirmed', 'passwordSet', 'accountMoved', 'signedOut'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { api, demo, visitor } = known
  const search = url.searchParams
  const providers = await api.authentication.providers().catch((error: unknown) => {
    if (!callRefusal(error)) known.report(error)
    return []
  })
  return {
    providers,
    people: demo ? await api.demo.people() : [],
    name: visitor?.name ?? null,
    returnTo: returnPath(known, search.get('returnTo')),
    done: DONE.find((one) => one === search.get('done')) ?? null,
    problem: problemOf(known, search.get('problem')),
    confirmation: search.get('token') ?? '',
    isProtected: search.has('returnTo'),
  }
}

export const action = ({ context, request }: Route.ActionArgs) => takeSignIn(context.get(page), request)

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { confirmation, done, people, problem, providers, returnTo } = loaderData
  const leaving = leavingFor(actionData)
  if (leaving) return <Leaving {...leaving} />
  return (
    <EntryFrame
      title={t('account.signIn.title')}
      lead={loaderData.isProtected ? t('account.signIn.leadBack') : t('account.signIn.lead')}
      isRefused={refusedOf('signIn', actionData) !== null}
    >
      {done && !actionData && <Notice>{t(`account.done.${done}`)}</Notice>}
      {problem && !actionData && <Notice tone="bad">{problem}</Notice>}
      {loaderData.name && <AlreadyHere name={loaderData.name} returnTo={returnTo} />}
      {confirmation && <InlineMessage tone="info">{t('account.signIn.confirmation')}</InlineMessage>}
      <AccountForm kind="signIn" refused={actionData} submit={t('account.signIn.submit')} look={{ isWide: true }}>
        <input type="hidden" name="returnTo" value={returnTo} />
        {confirmation && <input type="hidden" name="confirmation" value={confirmation} />}
        <SignInFields />
      </AccountForm>
      {providers.length > 0 && <Providers providers={providers} returnTo={returnTo} />}
      <nav className={css.further} aria-label={t('account.signIn.further')}>
        <p>
          {t('account.signIn.noAccount')}{' '}
          <a className={css.link} href={pathTo(site, 'signUp', null, { returnTo })}>
            {t('account.signIn.toSignUp')}
          </a>
        </p>
        <a className={css.link} href={pathTo(site, 'olderAccount')}>
          {t('account.signIn.toOlder')}
        </a>
      </nav>
      {people.length > 0 && <DemoPeople people={people} returnTo={returnTo} />}
    </EntryFrame>
  )
}

function AlreadyHere({ name, returnTo }: { readonly name: string; readonly returnTo: string }) {
  const { t } = useTexts()
  return (
    <InlineMessage tone="info" actions={<a href={returnTo}>{t('account.signIn.goOn')}</a>}>
      {t('account.signIn.already', { name })}
    </InlineMessage>
  )
}

function SignInFields() {
  const { t } = useTexts()
  const site = useSite()
  const { field } = useField()
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField {...field('password')} required />
      <div className={css.row}>
        <Checkbox name="remember" value="yes" label={t('account.signIn.remember')} />
        <a className={css.link} href={pathTo(site, 'forgotPassword')}>
          {t('account.signIn.forgot')}
        </a>
      </div>
    </>
  )
}
