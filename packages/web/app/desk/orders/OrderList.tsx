import type { DeskOrderRow } from '@volante/contract/orders'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data/DataTable.tsx'
import { shortMoment } from '../leads/short-moment.ts'
import desk from '../desk.module.css'
import type { OrderListData } from './order-list.page.tsx'
import { orderListAddress } from './order-query.ts'
import { waitingTime } from './waiting-time.ts'

/** Dense and masked: a person's data is read where an order is open. */
export function OrderList({ data }: { readonly data: OrderListData }) {
  const texts = useTexts()
  return (
    <div className={desk.list}>
      <DataTable
        caption={texts.t('orders.desk.title')}
        isCaptionHidden
        columns={columnsOf(texts, data)}
        rows={data.orders.items}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function columnsOf(texts: Texts, { query, now, zones }: OrderListData): readonly Column<DeskOrderRow>[] {
  const { t, byKey, language } = texts
  return [
    {
      id: 'number',
      title: t('orders.desk.column.number'),
      cell: ({ id, number }) => (
        <a href={`/desk/orders/${id}`} className={desk.rowLink}>
          {number}
        </a>
      ),
    },
    {
      id: 'status',
      title: t('orders.desk.column.status'),
      cell: ({ status, stage }) => (
        <>
          {byKey(`order.status.${orderStatusOf(status) ?? 'unknown'}.title`)}{' '}
          <span className={desk.soft}>{t(`order.stage.${stage}`)}</span>
        </>
      ),
    },
    {
      id: 'actor',
      title: t('orders.fact.actor'),
      cell: ({ actor }) =>
        actor ? t(`orders.desk.actor.${actor}`) : <span className={desk.soft}>{t('orders.desk.nobody')}</span>,
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
      cell: ({ car }) => (
        <span className={desk.cut} title={`${car.modelName} ${car.versionName}`}>
          {car.modelName} {car.versionName}
        </span>
      ),
    },
    {
      id: 'dealer',
      title: t('desk.column.dealer'),
      cell: ({ dealer }) => (
        <a
          href={orderListAddress(query, { dealer: dealer.code, page: 0 })}
          data-live="orders"
          className={desk.cut}
          title={dealer.name}
        >
          {dealer.name}
        </a>
      ),
    },
    {
      id: 'created',
      title: t('orders.desk.column.created'),
      cell: ({ createdAt, site }) => <time dateTime={createdAt}>{shortMoment(language, createdAt, zones[site])}</time>,
    },
  ]
}
