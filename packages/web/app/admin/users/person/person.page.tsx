import type { RouteHandle } from '@volante/contract/page'
import type { PersonDetail } from '@volante/contract/users-admin'
import { can } from '@volante/domain/policy/policy'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { usePageProblem } from '../../../shell/page-problem.ts'
import { usePage } from '../../../shell/root-data.ts'
import { type Texts, useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../../ui/data/Tag.tsx'
import { Row, Stack } from '../../../ui/layout/Stack.tsx'
import { Facts } from '../../../work/Facts.tsx'
import { bulkAddress } from '../../../work/people/people-bulk.ts'
import { AUDIT, PEOPLE } from '../../../work/list/known-lists.ts'
import { addressOf, backTo } from '../../../work/list/list-address.ts'
import { Outcome } from '../../../work/Outcome.tsx'
import { PERSON_TONES } from '../../../work/people/person-tones.ts'
import { PostButton } from '../../../work/PostButton.tsx'
import { RecordPage } from '../../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import type { Route } from './+types/person.page'
import { GroupsForm } from './GroupsForm.tsx'
import { IdleRoles } from './IdleRoles.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { RightsForm } from './RightsForm.tsx'
import { RightsSheet } from './RightsSheet.tsx'
import { WaitingRights } from './WaitingRights.tsx'
import { DONE, handlePerson } from './handle-person.ts'
import css from '../users.module.css'

export const handle = { query: ['done', 'list'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'users.read')
  const asked = url.searchParams
  const [person, places] = await Promise.all([
    api.people.get({ params: { id: params.person } }).catch(refuseForbidden('users.read')),
    api.people.places(),
  ])
  return {
    person,
    places,
    done: DONE.find((one) => one === asked.get('done')) ?? null,
    list: backTo(PEOPLE.path, asked.get('list') ?? ''),
  }
}

export function action({ context, params, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'users.read')
  return handlePerson(workPage(context.get(page), request), request, params.person)
}
export const clientAction = keepForm

/** One person: what they may do and where, and how that came about. */
export default function Person({ loaderData: { person, places, done, list }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const isRefused = usePageProblem()
  const failure = actionData && 'problem' in actionData ? actionData.problem : null
  return (
    <RecordPage
      title={person.name}
      problem={(isRefused || failure !== null) && t('work.errorTitle', { title: person.name })}
      back={{ to: list, text: t('admin.users.toList') }}
    >
      {failure && <Outcome tone="bad">{failure}</Outcome>}
      {done && !actionData && (
        <Outcome key={`${done} ${person.history[0]?.id}`}>{t(`admin.users.done.${done}`)}</Outcome>
      )}
      <WaitingRights person={person} />
      <div className={css.record}>
        <Stack gap={6}>
          <Stack as="section" gap={3} aria-labelledby="rights" className={css.section}>
            <h2 id="rights">{t('admin.users.rights')}</h2>
            <IdleRoles person={person} />
            {person.may.changeRights ? (
              <RightsForm person={person} places={places} answer={actionData} />
            ) : (
              <RightsSheet person={person} />
            )}
          </Stack>
          <GroupsForm person={person} answer={actionData} />
        </Stack>
        <Stack gap={6}>
          <About person={person} />
          <PersonHistory history={person.history} />
        </Stack>
      </div>
    </RecordPage>
  )
}

function About({ person }: { readonly person: PersonDetail }) {
  const { t, date } = useTexts()
  const { visitor } = usePage()
  const { may, state } = person
  return (
    <Stack as="section" gap={3} aria-labelledby="about" className={css.section}>
      <h2 id="about">{t('admin.users.about')}</h2>
      <p>
        <StatusTag tone={PERSON_TONES[state]}>{t(`admin.users.state.${state}`)}</StatusTag>
      </p>
      <Facts
        of={{
          [t('admin.users.field.email')]: person.email,
          [t('admin.users.document')]: person.document ?? '–',
          [t('admin.users.field.country')]: person.country ? t(`admin.users.market.${person.country}`) : '–',
          [t('admin.users.createdAt')]: date(person.createdAt, 'moment'),
          [t('admin.users.seen')]: person.lastSeenAt ? date(person.lastSeenAt, 'moment') : '–',
          [t('admin.users.sessions')]: String(person.openSessions),
          [t('admin.users.cameBySignUp')]: campaignWords(t, person.cameBy.signUp),
          [t('admin.users.cameBySignIn')]: campaignWords(t, person.cameBy.signIn),
        }}
      />
      <Row gap={2}>
        {may.endSessions && person.openSessions > 0 && <Act intent="sessions" />}
        {may.invite && <Act intent="invite" />}
        {may.changeRights && person.id !== visitor?.id && <Standing person={person} />}
        {can(visitor, 'audit.read') && (
          <LinkButton to={addressOf(AUDIT, { actor: person.id })} size="small" variant="quiet">
            {t('admin.users.audit')}
          </LinkButton>
        )}
      </Row>
    </Stack>
  )
}

/** "Partner's link / club / mail / spring" */
function campaignWords(t: Texts['t'], campaign: PersonDetail['cameBy']['signUp']): string | null {
  const { utm_source: source, utm_medium: medium, utm_campaign: name } = campaign ?? {}
  return campaign && [t('admin.users.partnerLink'), source, medium, name].filter(Boolean).join(' / ')
}

/** Closes the account or opens it again, by way of the page that asks first. */
function Standing({ person: { id, state } }: { readonly person: PersonDetail }) {
  const { t } = useTexts()
  const action = state === 'deactivated' ? 'reactivate' : 'deactivate'
  return (
    <LinkButton to={bulkAddress({ action, ids: [id] })} size="small">
      {t(`admin.users.bulk.action.${action}`)}
    </LinkButton>
  )
}

function Act({ intent }: { readonly intent: 'sessions' | 'invite' }) {
  const { t } = useTexts()
  return (
    <PostButton name="intent" value={intent}>
      {t(`admin.users.act.${intent}`)}
    </PostButton>
  )
}

const GONE = {
  title: 'admin.users.unknown.title',
  text: 'admin.users.unknown.text',
  back: 'admin.users.toList',
} as const

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={PEOPLE.path} gone={GONE} />
)
