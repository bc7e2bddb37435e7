import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { DeskHead } from '../../desk/DeskHead.tsx'
import desk from '../../desk/desk.module.css'
import { Said } from '../../enhance/Said.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/users.page'
import { BulkBar } from './BulkBar.tsx'
import { Done } from './Done.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleList } from './PeopleList.tsx'
import { askedPeople, isNarrowed, PEOPLE_PATH, PEOPLE_QUERY, peopleAddress, readPeopleQuery } from './people-query.ts'
import { takeViews } from './take-views.ts'
import { UsersProblem } from './UsersProblem.tsx'
import { Views } from './Views.tsx'
import css from './users.module.css'

export const handle = { cache: false, script: 'light', query: PEOPLE_QUERY } satisfies RouteHandle

const SIZE = 20
/** The service counts no further. */
const MOST_COUNTED = 10_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, visitor } = context.get(page)
  requireRight(context.get(page), url, 'users.read')
  const query = readPeopleQuery(url.searchParams)
  const [people, places, views] = await Promise.all([
    api.people.list({ query: { ...askedPeople(query), size: SIZE } }),
    api.people.places(),
    api.people.views(),
  ])
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const what = asked('done')
  const done = DONE.test(what)
    ? { what, count: Number(asked('count')) || 0, skipped: Number(asked('skipped')) || 0 }
    : null
  const mayChange = can(visitor, 'users.roles') && people.items.length > 0
  const isAllChosen = asked('chosen') === 'page'
  return { people, places, views, query, done, mayChange, isAllChosen, mayCreate: can(visitor, 'users.create') }
}

/** What the page can say was done: the batch that undoes it, or a word. */
const DONE = /^(undone|saved|deleted|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'users.read')
  return takeViews(context.get(page), request)
}
export type PeopleData = Route.ComponentProps['loaderData']

/** Everybody in the visitor's markets; everything chosen stands in the address. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { people, query, mayCreate } = loaderData
  const count = t(people.total < MOST_COUNTED ? 'admin.users.count' : 'admin.users.countMany', { count: people.total })
  return (
    <div id="people" className={desk.listPane}>
      <DeskHead title={t('admin.users.title')} />
      <div className={desk.listHead}>
        <h1>{t('admin.users.title')}</h1>
        <p className={desk.soft} data-announce>
          {count}
        </p>
        {mayCreate && (
          <a
            href={`${PEOPLE_PATH}/new`}
            className={`${buttonClass({ size: 'small', variant: 'primary' })} ${css.toEnd}`}
          >
            {t('admin.users.toNew')}
          </a>
        )}
      </div>
      {!actionData && <Done data={loaderData} />}
      <Views data={loaderData} refused={actionData ?? null} />
      <PeopleFilters data={loaderData} />
      {people.items.length === 0 ? <Nobody isNarrowed={isNarrowed(query)} /> : <PeopleList data={loaderData} />}
      {(people.next || query.after) && <Pages data={loaderData} />}
      {loaderData.mayChange && <BulkBar data={loaderData} />}
      <Said />
    </div>
  )
}

function Pages({ data: { people, query } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('admin.users.pages')} className={css.acts}>
      {query.after && (
        <a href={peopleAddress(query, { after: '' })} className={buttonClass({ size: 'small', variant: 'quiet' })}>
          {t('admin.users.first')}
        </a>
      )}
      {people.next && (
        <a href={peopleAddress(query, { after: people.next })} rel="next" className={buttonClass({ size: 'small' })}>
          {t('admin.users.more')}
        </a>
      )}
    </nav>
  )
}

function Nobody({ isNarrowed: isFiltered }: { readonly isNarrowed: boolean }) {
  const { t } = useTexts()
  const clear = isFiltered && (
    <a href={PEOPLE_PATH} className={buttonClass({})}>
      {t('admin.users.clear')}
    </a>
  )
  return (
    <EmptyState title={t('admin.users.none.title')} actions={clear || undefined}>
      {t(isFiltered ? 'admin.users.none.filtered' : 'admin.users.none.text')}
    </EmptyState>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UsersProblem error={error} permission="users.read" />
}
