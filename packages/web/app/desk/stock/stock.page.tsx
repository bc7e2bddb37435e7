import type { RouteHandle } from '@volante/contract/page'
import { type StandingUnit, stock as service } from '@volante/contract/stock'
import { STOCK_AGE_NAMES } from '@volante/domain/stock/stock-age'
import { page } from '../../shell/page-context.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Pages } from '../../work/list/Pages.tsx'
import { readList } from '../../work/list/read-list.ts'
import { Pair, WorkTable } from '../../work/list/WorkTable.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/stock.page'
import { STOCK } from './stock-list.ts'

export const handle = { query: namesOf(STOCK) } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'stock.read')
  const { shape } = service.calls.units.query
  const { chosen, asked } = readList(STOCK, url.searchParams, { ...shape, dealer: shape.dealerCode })
  const { dealer: dealerCode, ...filters } = asked
  const units = await api.stock.units({ query: { ...filters, dealerCode } }).catch(refuseForbidden('stock.read'))
  return { chosen, units }
}

/** Unsold cars that stand at the visitor's dealers, those there longest first. */
export default function Stock({ loaderData: { chosen, units } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <ListPage
      title={t('desk.stock.title')}
      count={t('desk.stock.count', { count: units.total })}
      note={t('desk.stock.note')}
    >
      <Filters
        list={STOCK}
        chosen={chosen}
        label={t('desk.stock.filter')}
        fields={[
          {
            name: 'age',
            label: t('desk.stock.age'),
            any: t('desk.stock.anyAge'),
            options: STOCK_AGE_NAMES.map((value) => ({ value, label: t(`desk.stock.age.${value}`) })),
          },
          { name: 'dealer', label: t('desk.stock.dealerCode') },
        ]}
      />
      {units.items.length > 0 ? (
        <WorkTable
          caption={t('desk.stock.title')}
          columns={columnsOf(texts)}
          rows={units.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyList
          list={STOCK}
          chosen={chosen}
          none={{ title: t('desk.stock.none'), text: t('desk.stock.noneText') }}
          noMatch={{ title: t('desk.stock.noMatch'), text: t('work.resource.noMatch.text') }}
        />
      )}
      <Pages label={t('desk.stock.pages')} of={units} to={(number) => addressOf(STOCK, chosen, { page: number })} />
    </ListPage>
  )
}

const columnsOf = ({ t, number, date }: Texts): readonly Column<StandingUnit>[] => [
  {
    id: 'car',
    title: t('desk.stock.car'),
    cell: ({ car, mvsCode, year, colorCode }) => <Pair first={`${car} ${year}`} then={`${mvsCode} · ${colorCode}`} />,
  },
  { id: 'days', title: t('desk.stock.days'), cell: ({ days }) => number(days), align: 'end' },
  { id: 'arrival', title: t('desk.stock.arrival'), cell: ({ arrival }) => date(arrival) },
  {
    id: 'dealer',
    title: t('desk.filter.dealer'),
    cell: ({ dealer }) => (dealer ? <Pair first={dealer.name} then={dealer.code} /> : t('desk.stock.factory')),
  },
  { id: 'chassis', title: t('desk.stock.chassis'), cell: ({ chassis }) => chassis, isRoomy: true },
]

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={STOCK.path} />
