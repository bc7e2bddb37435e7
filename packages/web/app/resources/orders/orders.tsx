import { ASSIGNEES, QUEUE_NAMES } from '@volante/domain/order/queues'
import { STAGES } from '@volante/domain/order/stages'
import { ORDER_STATUSES } from '@volante/domain/order/transitions'
import { Link } from 'react-router'
import { listed } from '../../texts/listed.ts'
import { addressOf } from '../../work/list/list-address.ts'
import { Cut } from '../../work/list/WorkTable.tsx'
import { dealerChoice } from '../dealer/dealer-choice.ts'
import { resource } from '../../work/resource/resource.ts'
import { waitingTime } from '../../work/time/time-left.ts'

/** Orders of the reader's dealers, those that wait longest first; a person's data is read where one is open. */
export const orders = resource('orders', {
  path: '/desk/orders',
  list: 'deskList',
  get: 'deskGet',
  title: ({ number }) => number,
  columns: [
    'number',
    {
      of: 'status',
      says: ({ title }, { byKey }) => byKey(title),
      pair: ({ title, stage }, { t, byKey }) => [byKey(title), t(`order.stage.${stage}`)],
    },
    {
      of: 'waitingSince',
      says: ({ waitingSince }, texts, { now }) => waitingTime(texts, waitingSince, now) ?? '',
      pair: ({ assignees, waitingSince }, texts, { now }) => [
        listed(
          texts,
          assignees.map((one) => texts.t(`orders.desk.actor.${one}`)),
        ),
        waitingTime(texts, waitingSince, now) ?? '',
      ],
      none: 'orders.desk.nobody',
    },
    { of: 'buyer', pair: ({ buyer }) => [buyer.name, buyer.document] },
    { of: 'car', pair: ({ car }) => [car.modelName, car.versionName] },
    {
      of: 'dealer',
      says: ({ dealer }) => dealer.name,
      as: ({ dealer }) => (
        <Link to={addressOf({ path: '/desk/orders' }, { dealerCode: dealer.code })} preventScrollReset>
          <Cut>{dealer.name}</Cut>
        </Link>
      ),
    },
    'createdAt',
  ],
  filters: ['site', 'stage', 'status', 'actor', 'queue', 'promise', 'dealerCode', 'from', 'to', 'text'],
  choices: {
    stage: ({ t }) => STAGES.map((value) => ({ value, label: t(`order.stage.${value}`) })),
    status: ({ t }) => ORDER_STATUSES.map((value) => ({ value, label: t(`order.status.${value}.title`) })),
    actor: ({ t }) => ASSIGNEES.map((value) => ({ value, label: t(`orders.desk.actor.${value}`) })),
    queue: ({ t }) => QUEUE_NAMES.map((value) => ({ value, label: t(`orders.desk.queue.${value}`) })),
    dealerCode: { from: 'deskDealers', read: (dealers) => dealers.map(dealerChoice) },
  },
  sorts: { waitingSince: { ascending: '' }, createdAt: { descending: 'newest' } },
  kinds: { site: 'site', createdAt: 'siteMoment' },
})
