import type { DeskOrderRow } from '@volante/contract/desk-order-shapes'
import type { DeskOrderSort } from '@volante/contract/orders'
import { Link } from 'react-router'
import { listed } from '../../texts/listed.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { Cut, Pair, WorkTable } from '../../work/list/WorkTable.tsx'
import { shortMoment } from '../../work/short-moment.ts'
import { Soft } from '../../work/Soft.tsx'
import { ORDERS } from './order-list.ts'
import type { OrderListData } from './load-orders.ts'
import css from './orders.module.css'
import { waitingTime } from './waiting-time.ts'

/** Dense and masked: a person's data is read where an order is open. */
export function OrderList({ data }: { readonly data: OrderListData }) {
  const texts = useTexts()
  return (
    <WorkTable
      caption={texts.t('orders.desk.title')}
      columns={columnsOf(texts, data)}
      rows={data.orders.items}
      rowKey={({ id }) => id}
    />
  )
}

function columnsOf(texts: Texts, { chosen, now, sort, zones }: OrderListData): readonly Column<DeskOrderRow>[] {
  const { t, byKey, language } = texts
  const sortTo = (sort: DeskOrderSort | '') => addressOf(ORDERS, chosen, { sort, page: '' })
  return [
    {
      id: 'number',
      title: t('orders.desk.column.number'),
      cell: ({ id, number, buyer }) => (
        <>
          <Link to={`${ORDERS.path}/${id}`}>{number}</Link>
          <div className={css.onPhone}>{buyer.name}</div>
        </>
      ),
    },
    {
      id: 'status',
      title: t('orders.desk.column.status'),
      cell: ({ title, stage }) => <Pair first={byKey(title)} then={t(`order.stage.${stage}`)} />,
    },
    {
      id: 'waiting',
      title: t('orders.desk.column.waitsOn'),
      sortTo: sortTo(''),
      ...(sort === 'waiting' && { sorted: 'ascending' }),
      cell: ({ assignees, waitingSince }) =>
        assignees.length > 0 ? (
          <Pair
            first={listed(
              texts,
              assignees.map((one) => t(`orders.desk.actor.${one}`)),
            )}
            then={waitingTime(texts, waitingSince, now) ?? ''}
          />
        ) : (
          <Soft>{t('orders.desk.nobody')}</Soft>
        ),
    },
    {
      id: 'buyer',
      title: t('desk.column.person'),
      cell: ({ buyer }) => <Pair first={buyer.name} then={buyer.document} />,
    },
    {
      id: 'car',
      title: t('desk.column.car'),
      isRoomy: true,
      cell: ({ car }) => <Pair first={car.modelName} then={car.versionName} />,
    },
    {
      id: 'dealer',
      title: t('desk.column.dealer'),
      isRoomy: true,
      cell: ({ dealer }) => (
        <Link to={addressOf(ORDERS, chosen, { dealer: dealer.code, page: '' })} preventScrollReset>
          <Cut>{dealer.name}</Cut>
        </Link>
      ),
    },
    {
      id: 'created',
      title: t('orders.desk.column.created'),
      sortTo: sortTo('newest'),
      ...(sort === 'newest' && { sorted: 'descending' }),
      isRoomy: true,
      cell: ({ createdAt, site }) => <time dateTime={createdAt}>{shortMoment(language, createdAt, zones[site])}</time>,
    },
  ]
}
