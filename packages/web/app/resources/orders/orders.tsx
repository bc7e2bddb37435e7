import { assigneeNames } from '../../work/people/assignee-names.ts'
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
    { of: 'status', pair: ({ title, stage }, { t, byKey }) => [byKey(title), t(`order.stage.${stage}`)] },
    {
      of: 'waitingSince',
      pair: ({ assignees, waitingSince }, texts, { now }) => [
        assigneeNames(texts, assignees),
        waitingTime(texts, waitingSince, now) ?? '',
      ],
      none: 'orders.desk.nobody',
    },
    { of: 'buyer', pair: ({ buyer }) => [buyer.name, buyer.document] },
    { of: 'car', pair: ({ car }) => [car.modelName, car.versionName] },
    { of: 'dealer', narrows: 'dealerCode' },
    'createdAt',
  ],
  filters: ['site', 'stage', 'status', 'actor', 'queue', 'promise', 'dealerCode', 'from', 'to', 'text'],
  choices: { dealerCode: { from: 'deskDealers' } },
  words: {
    stage: 'order.stage.*',
    status: 'order.status.*.title',
    actor: 'orders.desk.actor.*',
    queue: 'orders.desk.queue.*',
  },
  sorts: { waitingSince: { ascending: '' }, createdAt: { descending: 'newest' } },
  kinds: { site: 'site', createdAt: 'siteMoment' },
})
