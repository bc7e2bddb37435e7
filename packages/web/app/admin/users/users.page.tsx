import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { DeskHead } from '../../desk/DeskHead.tsx'
import desk from '../../desk/desk.module.css'
import { Said } from '../../shell/light/Said.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/users.page'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleList } from './PeopleList.tsx'
import { askedPeople, isNarrowed, PEOPLE_PATH, PEOPLE_QUERY, peopleAddress, readPeopleQuery } from './people-query.ts'
import { UsersProblem } from './UsersProblem.tsx'
import css from './users.module.css'

export const handle = { cache: false, script: 'light', query: PEOPLE_QUERY } satisfies RouteHandle

const SIZE = 20
/** The service counts no further. */
const MOST_COUNTED = 10_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, visitor } = context.get(page)
  requireRight(context.get(page), url, 'users.read')
  const query = readPeopleQuery(url.searchParams)
  const [people, places] = await Promise.all([
    api.people.list({ query: { ...askedPeople(query), size: SIZE } }),
    api.people.places(),
  ])
  return { people, places, query, mayCreate: can(visitor, 'users.create') }
}
export type PeopleData = Route.ComponentProps['loaderData']

/** Everybody in the visitor's markets, newest first; everything chosen stands in the address. */
export default function Users({ loaderData }: Route.ComponentProps) {
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
      <PeopleFilters data={loaderData} />
      {people.items.length === 0 ? <Nobody isNarrowed={isNarrowed(query)} /> : <PeopleList data={loaderData} />}
      <Pagination
        label={t('admin.users.pages')}
        current={query.page + 1}
        last={Math.max(1, Math.ceil(people.total / people.size))}
        toPage={(to) => peopleAddress(query, { page: to - 1 })}
      />
      <Said />
    </div>
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
