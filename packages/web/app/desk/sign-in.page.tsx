import type { DemoPerson } from '@volante/contract/demo'
import type { RouteHandle } from '@volante/contract/page'
import { page } from '../shell/page-context.ts'
import { pathTo } from '../shell/slugs.ts'
import { XsrfField } from '../shell/session/XsrfField.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Checkbox } from '../ui/choice/Checkbox.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import type { Route } from './+types/sign-in.page'
import css from './sign-in.module.css'
import { WorkHead } from '../work/WorkHead.tsx'
import { type RefusedSignIn, takeSession } from './session.ts'

export const handle = { query: ['to'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, demo, site } = context.get(page)
  return {
    people: demo ? await api.demo.people() : [],
    to: url.searchParams.get('to') ?? '',
    forgotPath: pathTo(site, 'forgotPassword'),
  }
}

export const action = ({ context, request }: Route.ActionArgs) => takeSession(context.get(page), request)

/** Staff sign in with e-mail and password; in demo mode a visitor may be anybody of the demo. */
export default function SignIn({ loaderData: { people, to, forgotPath }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const refused = refusedIn(actionData)
  const title = t('desk.signIn.title')
  return (
    <div className={css.signIn}>
      <WorkHead title={refused ? t('work.errorTitle', { title }) : title} />
      <h1>{title}</h1>
      <Credentials refused={refused} to={refused?.to ?? to} forgotPath={forgotPath} />
      {people.length > 0 && (
        <section className={css.signInDemo} aria-labelledby="demo">
          <h2 id="demo">{t('desk.signIn.demo')}</h2>
          <p>{t('desk.signIn.text')}</p>
          <ul role="list" className={css.people}>
            {people.map((person) => (
              <Person key={person.email} person={person} to={to} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const refusedIn = (answer: unknown): RefusedSignIn | null =>
  typeof answer === 'object' && answer !== null && 'problem' in answer ? (answer as RefusedSignIn) : null

interface CredentialsProps {
  readonly refused: RefusedSignIn | null
  readonly to: string
  readonly forgotPath: string
}

function Credentials({ refused, to, forgotPath }: CredentialsProps) {
  const { t } = useTexts()
  return (
    <form method="post" action="/desk/sign-in" className={css.signInForm}>
      <XsrfField />
      <input type="hidden" name="to" value={to} />
      {refused && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a refused form must be heard first, without script too
        <div tabIndex={-1} autoFocus>
          <InlineMessage tone={refused.problem === 'confirm' ? 'info' : 'bad'} isLive>
            {t(`desk.signIn.${refused.problem}`, { minutes: refused.minutes, seconds: refused.seconds })}
          </InlineMessage>
        </div>
      )}
      <TextField
        name="email"
        type="email"
        label={t('desk.signIn.email')}
        defaultValue={refused?.email ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField
        name="password"
        type="password"
        label={t('desk.signIn.password')}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Row gap={[0, 4]} justify="space-between">
        <Checkbox name="remember" value="yes" label={t('desk.signIn.remember')} />
        <a href={forgotPath}>{t('desk.signIn.forgot')}</a>
      </Row>
      <Button type="submit" variant="primary">
        {t('desk.signIn.submit')}
      </Button>
    </form>
  )
}

function Person({ person, to }: { readonly person: DemoPerson; readonly to: string }) {
  const { t } = useTexts()
  const { audience, dealers, email, language, name } = person
  const [first, ...more] = dealers
  return (
    <li className={css.person}>
      <div>
        <p className="text-16 strong">{name}</p>
        <p>{t(`desk.signIn.audience.${audience}`)}</p>
        {first && <p className="soft fine">{t('desk.signIn.dealers', { first, more: more.length })}</p>}
        {audience === 'administrator' && <p className="soft fine">{t('desk.signIn.allDealers')}</p>}
      </div>
      <form method="post" action="/desk/sign-in">
        <XsrfField />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="to" value={to} />
        <Button
          type="submit"
          variant="primary"
          name="email"
          value={email}
          aria-label={`${t('desk.signIn.as')}: ${name}`}
        >
          {t('desk.signIn.as')}
        </Button>
      </form>
    </li>
  )
}
