import { ASSIGNEES, QUEUE_NAMES } from '@volante/domain/order/queues'
import { STAGES } from '@volante/domain/order/stages'
import { ORDER_STATUSES } from '@volante/domain/order/transitions'
import { Link } from 'react-router'
import { listed } from '../../texts/listed.ts'
import { addressOf } from '../../work/list/list-address.ts'
import { Cut, Pair } from '../../work/list/WorkTable.tsx'
import { resource } from '../../work/resource/resource.ts'
import { shortMoment } from '../../work/time/short-moment.ts'
import { Soft } from '../../work/Soft.tsx'
import { waitingTime } from '../../work/time/time-left.ts'
import css from './orders.module.css'

/** Orders of the reader's dealers, those that wait longest first; a person's data is read where one is open. */
export const orders = resource('orders', {
  path: '/desk/orders',
  list: 'deskList',
  get: 'deskGet',
  title: ({ number }) => number,
  columns: [
    {
      of: 'number',
      says: ({ number }) => number,
      as: ({ number, buyer }) => (
        <>
          {number} <span className={css.onPhone}>{buyer.name}</span>
        </>
      ),
    },
    {
      of: 'status',
      says: ({ title }, { byKey }) => byKey(title),
      as: ({ title, stage }, { t, byKey }) => <Pair first={byKey(title)} then={t(`order.stage.${stage}`)} />,
    },
    {
      of: 'waitingSince',
      says: ({ waitingSince }, texts, { now }) => waitingTime(texts, waitingSince, now) ?? '',
      as({ assignees, waitingSince }, texts, { now }) {
        const { t } = texts
        if (assignees.length === 0) return <Soft>{t('orders.desk.nobody')}</Soft>
        const who = assignees.map((one) => t(`orders.desk.actor.${one}`))
        return <Pair first={listed(texts, who)} then={waitingTime(texts, waitingSince, now) ?? ''} />
      },
    },
    {
      of: 'buyer',
      says: ({ buyer }) => `${buyer.name} ${buyer.document}`,
      as: ({ buyer }) => <Pair first={buyer.name} then={buyer.document} />,
    },
    {
      of: 'car',
      says: ({ car }) => `${car.modelName} ${car.versionName}`,
      as: ({ car }) => <Pair first={car.modelName} then={car.versionName} />,
    },
    {
      of: 'dealer',
      says: ({ dealer }) => dealer.name,
      as: ({ dealer }) => (
        <Link to={addressOf({ path: '/desk/orders' }, { dealerCode: dealer.code })} preventScrollReset>
          <Cut>{dealer.name}</Cut>
        </Link>
      ),
    },
    {
      of: 'createdAt',
      says: ({ createdAt }, { date }) => date(createdAt, 'moment'),
      as: ({ createdAt, site }, { language }, { zones }) => (
        <time dateTime={createdAt}>{shortMoment(language, createdAt, zones[site])}</time>
      ),
    },
  ],
  filters: ['site', 'stage', 'status', 'actor', 'queue', 'promise', 'dealerCode', 'from', 'to', 'text'],
  choices: {
    stage: ({ t }) => STAGES.map((value) => ({ value, label: t(`order.stage.${value}`) })),
    status: ({ t }) => ORDER_STATUSES.map((value) => ({ value, label: t(`order.status.${value}.title`) })),
    actor: ({ t }) => ASSIGNEES.map((value) => ({ value, label: t(`orders.desk.actor.${value}`) })),
    queue: ({ t }) => QUEUE_NAMES.map((value) => ({ value, label: t(`orders.desk.queue.${value}`) })),
    dealerCode: {
      from: 'deskDealers',
      read: (dealers) => dealers.map(({ code, name }) => ({ value: code, label: name })),
    },
  },
  sorts: { waitingSince: { ascending: '' }, createdAt: { descending: 'newest' } },
  kinds: { site: 'site' },
})
