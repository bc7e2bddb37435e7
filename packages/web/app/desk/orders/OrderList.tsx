import type { DeskOrderRow } from '@volante/contract/orders'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { Cut, WorkTable } from '../../work/list/WorkTable.tsx'
import { shortMoment } from '../leads/short-moment.ts'
import { Soft } from '../../work/Soft.tsx'
import { ORDERS } from './order-list.ts'
import type { OrderListData } from './load-orders.ts'
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

function columnsOf(texts: Texts, { chosen, now, zones }: OrderListData): readonly Column<DeskOrderRow>[] {
  const { t, byKey, language } = texts
  return [
    {
      id: 'number',
      title: t('orders.desk.column.number'),
      cell: ({ id, number }) => <Link to={`${ORDERS.path}/${id}`}>{number}</Link>,
    },
    {
      id: 'status',
      title: t('orders.desk.column.status'),
      cell: ({ status, stage }) => (
        <>
          {byKey(`order.status.${orderStatusOf(status) ?? 'unknown'}.title`)} <Soft>{t(`order.stage.${stage}`)}</Soft>
        </>
      ),
    },
    {
      id: 'actor',
      title: t('orders.fact.actor'),
      cell: ({ actor }) => (actor ? t(`orders.desk.actor.${actor}`) : <Soft>{t('orders.desk.nobody')}</Soft>),
    },
    {
      id: 'waiting',
      title: t('orders.desk.column.waiting'),
      align: 'end',
      cell: ({ waitingSince }) => waitingTime(texts, waitingSince, now),
    },
    { id: 'buyer', title: t('desk.column.person'), cell: ({ buyer }) => buyer.name },
    { id: 'document', title: t('desk.lead.taxId'), cell: ({ buyer }) => buyer.document },
    {
      id: 'car',
      title: t('desk.column.car'),
      cell: ({ car }) => <Cut>{`${car.modelName} ${car.versionName}`}</Cut>,
    },
    {
      id: 'dealer',
      title: t('desk.column.dealer'),
      cell: ({ dealer }) => (
        <Link to={addressOf(ORDERS, chosen, { dealer: dealer.code, page: '' })} preventScrollReset>
          <Cut>{dealer.name}</Cut>
        </Link>
      ),
    },
    {
      id: 'created',
      title: t('orders.desk.column.created'),
      cell: ({ createdAt, site }) => <time dateTime={createdAt}>{shortMoment(language, createdAt, zones[site])}</time>,
    },
  ]
}
