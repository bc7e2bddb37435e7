import type { RouteHandle } from '@volante/contract/page'
import type { PersonDetail } from '@volante/contract/users-admin'
import { can } from '@volante/domain/policy/policy'
import { data } from 'react-router'
import { DeskHead } from '../../desk/DeskHead.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { usePage } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { auditAddress } from '../audit/audit-query.ts'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/person.page'
import { bulkAddress } from './bulk-query.ts'
import { STATE_TONES } from './PeopleList.tsx'
import { peopleAddress, readPeopleQuery } from './people-query.ts'
import { PersonHistory } from './PersonHistory.tsx'
import { RightsForm } from './RightsForm.tsx'
import { RightsSheet } from './RightsSheet.tsx'
import { DONE, takeRights } from './take-rights.ts'
import { UsersProblem } from './UsersProblem.tsx'
import css from './users.module.css'

export const handle = { cache: false, script: false, query: ['done', 'list'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'users.read')
  const asked = url.searchParams
  const [person, places] = await Promise.all([
    api.people.get({ params: { id: params.person } }).catch(refuseUnknown),
    api.people.places(),
  ])
  return {
    person,
    places,
    done: DONE.find((one) => one === asked.get('done')) ?? null,
    list: peopleAddress(readPeopleQuery(new URLSearchParams(asked.get('list') ?? ''))),
  }
}

/** An id that is none and one beyond the visitor's markets read alike. */
function refuseUnknown(error: unknown): never {
  const status = callRefusal(error)?.status
  throw status === 404 || status === 400 ? data(null, { status: 404 }) : error
}

export function action({ context, params, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'users.read')
  return takeRights(context.get(page), request, params.person)
}

/** One person: what they may do and where, and how that came about. */
export default function Person({ loaderData: { person, places, done, list }, actionData }: Route.ComponentProps) {
  const { t, byKey } = useTexts()
  const refused = actionData ?? null
  const failure = refused && !refused.rights ? refused.problem : null
  return (
    <div className={css.page}>
      <DeskHead title={refused ? t('admin.users.errorTitle', { title: person.name }) : person.name} />
      <header className={css.head}>
        <a href={list}>{t('admin.users.toList')}</a>
        <h1>{person.name}</h1>
      </header>
      {(failure || (done && !refused)) && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was loaded to say this
        <div tabIndex={-1} autoFocus>
          <InlineMessage tone={failure ? 'bad' : 'good'}>
            {failure ? byKey(failure) : done && t(`admin.users.done.${done}`)}
          </InlineMessage>
        </div>
      )}
      <div className={css.person}>
        <section aria-labelledby="rights" className={css.section}>
          <h2 id="rights">{t('admin.users.rights')}</h2>
          {person.may.changeRights ? (
            <RightsForm person={person} places={places} refused={refused} />
          ) : (
            <RightsSheet person={person} />
          )}
        </section>
        <div className={css.aside}>
          <About person={person} />
          <PersonHistory history={person.history} />
        </div>
      </div>
    </div>
  )
}

function About({ person }: { readonly person: PersonDetail }) {
  const { t, date } = useTexts()
  const { visitor } = usePage()
  const { may, state } = person
  const facts = [
    [t('admin.users.field.email'), person.email],
    [t('admin.users.document'), person.document],
    [t('admin.users.field.country'), person.country && t(`admin.users.market.${person.country}`)],
    [t('admin.users.createdAt'), date(person.createdAt, 'moment')],
    [t('admin.users.seen'), person.lastSeenAt && date(person.lastSeenAt, 'moment')],
    [t('admin.users.sessions'), String(person.openSessions)],
  ] as const
  return (
    <section aria-labelledby="about" className={css.section}>
      <h2 id="about">{t('admin.users.about')}</h2>
      <p>
        <StatusTag tone={STATE_TONES[state]}>{t(`admin.users.state.${state}`)}</StatusTag>
      </p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div className={css.acts}>
        {may.endSessions && person.openSessions > 0 && <Act intent="sessions" />}
        {may.invite && <Act intent="invite" />}
        {may.changeRights && person.id !== visitor?.id && <Standing person={person} />}
        {can(visitor, 'audit.read') && (
          <a href={auditAddress({ actor: person.id })} className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {t('admin.users.audit')}
          </a>
        )}
      </div>
    </section>
  )
}

/** Closes the account or opens it again, by way of the page that asks first. */
function Standing({ person: { id, state } }: { readonly person: PersonDetail }) {
  const { t } = useTexts()
  const action = state === 'deactivated' ? 'reactivate' : 'deactivate'
  return (
    <a href={bulkAddress({ action, ids: [id] })} className={buttonClass({ size: 'small' })}>
      {t(`admin.users.bulk.action.${action}`)}
    </a>
  )
}

function Act({ intent }: { readonly intent: 'sessions' | 'invite' }) {
  const { t } = useTexts()
  return (
    <form method="post">
      <XsrfField />
      <Button type="submit" size="small" name="intent" value={intent}>
        {t(`admin.users.act.${intent}`)}
      </Button>
    </form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UsersProblem error={error} permission="users.read" />
}
