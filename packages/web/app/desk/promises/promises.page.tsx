import { orders } from '@volante/contract/orders'
import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { readList } from '../../work/list/read-list.ts'
import { requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/promises.page'
import { PROMISES } from './promises-list.ts'
import { PromiseList } from './PromiseList.tsx'

export const handle = { query: namesOf(PROMISES) } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'promises.read')
  const { chosen, asked } = readList(PROMISES, url.searchParams, { ...orders.calls.deskPromises.query.shape })
  return { chosen, dealers: await api.orders.deskPromises({ query: asked }) }
}

/** What each dealer promised its buyers and what it kept. */
export default function Promises({ loaderData: { chosen, dealers } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <ListPage
      title={t('orders.promises.title')}
      count={t('orders.promises.count', { count: dealers.length })}
      note={t('orders.promises.text')}
    >
      <Filters
        list={PROMISES}
        chosen={chosen}
        label={t('orders.promises.filter')}
        fields={[
          { name: 'from', label: t('orders.promises.from'), kind: 'day' },
          { name: 'to', label: t('orders.promises.to'), kind: 'day' },
        ]}
      />
      {dealers.length > 0 ? (
        <PromiseList dealers={dealers} />
      ) : (
        <EmptyList
          list={PROMISES}
          chosen={chosen}
          none={{ title: t('orders.promises.none'), text: t('orders.promises.noneText') }}
          noMatch={{ title: t('orders.promises.none'), text: t('orders.promises.noneText') }}
        />
      )}
    </ListPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={PROMISES.path} />
)
