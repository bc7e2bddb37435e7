import type { DemoPerson } from '@volante/contract/demo'
import type { RouteHandle } from '@volante/contract/page'
import { page } from '../shell/page-context.ts'
import { XsrfField } from '../shell/xsrf-field.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { ForbiddenState } from '../ui/States.tsx'
import type { Route } from './+types/sign-in.page'
import css from './desk.module.css'
import { DeskHead } from './DeskHead.tsx'
import { takeSession } from './session.ts'

export const handle = { cache: false, script: false, query: ['to'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, demo } = context.get(page)
  return { people: demo ? await api.demo.people() : [], to: url.searchParams.get('to') ?? '' }
}

export const action = ({ context, request }: Route.ActionArgs) => takeSession(context.get(page), request)

/** Stands in until there are accounts: nobody has a password, so nobody is here outside demo mode. */
export default function SignIn({ loaderData: { people, to } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <div className={css.signIn}>
      <DeskHead title={t('desk.signIn.title')} />
      <h1>{t('desk.signIn.title')}</h1>
      {people.length === 0 ? (
        <Closed />
      ) : (
        <>
          <p>{t('desk.signIn.text')}</p>
          <ul role="list" className={css.people}>
            {people.map((person) => (
              <Person key={person.email} person={person} to={to} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Closed() {
  const { t } = useTexts()
  const home = (
    <a href="/" className={buttonClass({ variant: 'primary' })}>
      {t('desk.signIn.home')}
    </a>
  )
  return (
    <ForbiddenState title={t('desk.signIn.closedTitle')} actions={home}>
      {t('desk.signIn.closedText')}
    </ForbiddenState>
  )
}

function Person({ person, to }: { readonly person: DemoPerson; readonly to: string }) {
  const { t } = useTexts()
  const { audience, dealers, email, language, name } = person
  const [first, ...more] = dealers
  return (
    <li className={css.person}>
      <div>
        <p className={css.personName}>{name}</p>
        <p>{t(`desk.signIn.audience.${audience}`)}</p>
        {first && <p className={css.soft}>{t('desk.signIn.dealers', { first, more: more.length })}</p>}
        {audience === 'administrator' && <p className={css.soft}>{t('desk.signIn.allDealers')}</p>}
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
