import { useEffect } from 'react'
import { Link } from 'react-router'
import type { RouteHandle } from '@volante/contract/page'
import { forgetPages } from '../../order-live/keep-page.ts'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/sign-in.page'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { returnPath } from '../../shell/session/go-on.ts'
import { Notice } from '../Notice.tsx'
import { carBehind } from './car-behind.ts'
import { CarInSight } from './CarInSight.tsx'
import { DemoPeople } from './DemoPeople.tsx'
import { Leaving, Providers } from './Providers.tsx'
import { leavingFor, problemOf, signIn } from './sign-in.ts'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

/** What may have led here. */
const DONE = ['emailConfirmed', 'passwordSet', 'signedOut'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { api, demo, visitor } = known
  const search = url.searchParams
  const providers = await api.authentication.providers().catch((error: unknown) => {
    if (!callRefusal(error)) known.report(error)
    return []
  })
  const returnTo = returnPath(known, search.get('returnTo'))
  return {
    providers,
    car: await carBehind(known, returnTo),
    people: demo ? (await api.demo.people()).map(({ email, name, audience }) => ({ email, name, audience })) : [],
    name: visitor?.name ?? null,
    returnTo,
    done: DONE.find((one) => one === search.get('done')) ?? null,
    problem: problemOf(known, search.get('problem')),
    confirmation: search.get('token') ?? '',
    isProtected: search.has('returnTo'),
    hasEnded: search.has('ended'),
  }
}

export const action = ({ context, request }: Route.ActionArgs) => signIn(context.get(page), request)
export const clientAction = keepForm

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { car, confirmation, done, people, problem, providers, returnTo } = loaderData
  const leaving = leavingFor(actionData)
  useEffect(() => void forgetPages(), [])
  // Whoever signs out here is told nothing here any more; a session that ended by itself changes nothing.
  useEffect(() => void (done === 'signedOut' && leaveThisDevice().catch(() => null)), [done])
  if (leaving) return <Leaving {...leaving} />
  return (
    <EntryFrame
      title={t('account.signIn.title')}
      above={car ? <CarInSight car={car} /> : null}
      lead={loaderData.isProtected ? t('account.signIn.leadBack') : t('account.signIn.lead')}
    >
      {loaderData.hasEnded && !actionData && <Notice tone="warn">{t('account.signIn.ended')}</Notice>}
      {done && !actionData && <Notice>{t(`account.done.${done}`)}</Notice>}
      {problem && !actionData && <Notice tone="bad">{problem}</Notice>}
      {loaderData.name && <AlreadyHere name={loaderData.name} returnTo={returnTo} />}
      {confirmation && <InlineMessage tone="info">{t('account.signIn.confirmation')}</InlineMessage>}
      <Form form={FORMS.signIn} answer={actionData} submit={t('account.signIn.submit')} look={{ isWide: true }}>
        <input type="hidden" name="returnTo" value={returnTo} />
        {confirmation && <input type="hidden" name="confirmation" value={confirmation} />}
        <Field name="email" />
        <Field name="password" />
        <Row gap={[0, 5]} justify="space-between">
          <Field name="remember" />
          <Link className="tap" to={pathTo(site, 'forgotPassword')}>
            {t('account.signIn.forgot')}
          </Link>
        </Row>
      </Form>
      {providers.length > 0 && <Providers providers={providers} returnTo={returnTo} />}
      <nav className={css.further} aria-label={t('account.signIn.further')}>
        <p>
          {t('account.signIn.noAccount')}{' '}
          <Link className="tap" to={pathTo(site, 'signUp', null, { returnTo })}>
            {t('account.signIn.toSignUp')}
          </Link>
        </p>
        <Link className="tap" to={pathTo(site, 'olderAccount')}>
          {t('account.signIn.toOlder')}
        </Link>
      </nav>
      {people.length > 0 && <DemoPeople people={people} returnTo={returnTo} />}
    </EntryFrame>
  )
}

async function leaveThisDevice(): Promise<void> {
  const { leaveDevice } = await import('../push/device-push.ts')
  await leaveDevice()
}

function AlreadyHere({ name, returnTo }: { readonly name: string; readonly returnTo: string }) {
  const { t } = useTexts()
  return (
    <InlineMessage tone="info" actions={<a href={returnTo}>{t('account.signIn.goOn')}</a>}>
      {t('account.signIn.already', { name })}
    </InlineMessage>
  )
}
