import type { RouteHandle } from '@volante/contract/page'
import { PEOPLE_SORTS, PERSON_STATES } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/policy/roles'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { handleViews } from '../../work/views/handle-views.ts'
import { Views } from '../../work/views/Views.tsx'
import { requireRight } from '../../work/require-right.ts'
import { useRoleNames } from '../../work/role-names.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/users.page'
import { BulkBar } from './BulkBar.tsx'
import { Done } from './Done.tsx'
import { PEOPLE } from './people-list.ts'
import { PeopleList } from './PeopleList.tsx'
import { loadPeople, type PeopleData } from './load-people.ts'
import { readPeople } from './read-people.ts'

export const handle = {
  query: [...namesOf(PEOPLE), 'all', 'done', 'count', 'skipped'],
} satisfies RouteHandle

/** The service counts no further. */
const MOST_COUNTED = 10_000

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'users.read')
  return loadPeople(context.get(page), url.searchParams)
}

export async function action({ context, request }: Route.ActionArgs) {
  const url = new URL(request.url)
  requireRight(context.get(page), url, 'users.read')
  const { chosen } = readPeople(url.searchParams)
  return handleViews(workPage(context.get(page), request), PEOPLE, chosen, await request.formData())
}
export const clientAction = keepForm

/** Everybody in the visitor's markets; everything chosen stands in the address. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { people, chosen, mayCreate } = loaderData
  return (
    <ListPage
      title={t('admin.users.title')}
      count={t(people.total < MOST_COUNTED ? 'admin.users.count' : 'admin.users.countMany', { count: people.total })}
      action={
        mayCreate && (
          <LinkButton to={`${PEOPLE.path}/new`} size="small" variant="primary">
            {t('admin.users.toNew')}
          </LinkButton>
        )
      }
    >
      {!actionData && <Done data={loaderData} />}
      <Views list={PEOPLE} chosen={chosen} views={loaderData.views} answer={actionData} />
      <PeopleFilters data={loaderData} />
      {people.items.length > 0 ? <PeopleList data={loaderData} /> : <Nobody chosen={chosen} />}
      <Turns
        label={t('admin.users.pages')}
        after={chosen.after}
        next={people.next}
        to={(after) => addressOf(PEOPLE, chosen, { after })}
      />
      {loaderData.mayChange && <BulkBar data={loaderData} />}
    </ListPage>
  )
}

function PeopleFilters({ data: { places, chosen } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  const role = useRoleNames()
  const { brands, nameOf } = useBrandNames()
  const select = <const Name extends 'role' | 'state' | 'market' | 'brand' | 'region' | 'group' | 'sort'>(
    name: Name,
  ) => ({
    name,
    label: t(`admin.users.filter.${name}`),
  })
  const ofPlaces = (list: PeopleData['places']['regions']) =>
    list.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))
  return (
    <Filters
      list={PEOPLE}
      chosen={chosen}
      label={t('admin.users.filter')}
      fields={[
        { ...select('role'), options: ROLES.map((value) => ({ value, label: role.nameOf(value) })) },
        {
          ...select('state'),
          options: PERSON_STATES.map((value) => ({ value, label: t(`admin.users.state.${value}`) })),
        },
        {
          ...select('market'),
          options: COUNTRIES.map((value) => ({ value, label: t(`admin.users.market.${value}`) })),
        },
        { ...select('brand'), options: brands.map((value) => ({ value, label: nameOf(value) })) },
        { ...select('region'), options: ofPlaces(places.regions) },
        { ...select('group'), options: ofPlaces(places.dealerGroups) },
        {
          ...select('sort'),
          any: t('admin.users.sort.newest'),
          options: PEOPLE_SORTS.filter((sort) => sort !== 'newest').map((value) => ({
            value,
            label: t(`admin.users.sort.${value}`),
          })),
        },
        { name: 'dealer', label: t('admin.users.filter.dealer') },
        { name: 'text', label: t('admin.users.filter.text') },
      ]}
    />
  )
}

function Nobody({ chosen }: Pick<PeopleData, 'chosen'>) {
  const { t } = useTexts()
  const title = t('admin.users.none.title')
  return (
    <EmptyList
      list={PEOPLE}
      chosen={chosen}
      none={{ title, text: t('admin.users.none.text') }}
      noMatch={{ title, text: t('admin.users.none.filtered') }}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={PEOPLE.path} />
