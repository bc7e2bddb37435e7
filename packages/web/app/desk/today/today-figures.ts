import type { Today } from '@volante/contract/work'
import type { TextId } from '../../texts/ids.ts'
import { LEADS, ORDERS, VISITS } from '../../work/list/known-lists.ts'
import { addressOf } from '../../work/list/list-address.ts'
import { STOCK } from '../stock/stock-list.ts'
import { queueList } from '../work/queue-address.ts'

/** A number and the list that it counts. */
export interface Figure {
  readonly name: TextId
  readonly count: number
  readonly to: string
  /** More of it is worse: it stands out where there is any. */
  readonly isLate?: boolean
}

/** What waits for the caller, the late first. */
export const waitingOf = ({ leads, queues, scheduledSets }: Today): Figure[] => [
  ...(leads
    ? ([
        { name: 'desk.today.late', count: leads.late, to: addressOf(LEADS, { state: 'late' }), isLate: true },
        { name: 'desk.today.due', count: leads.due, to: addressOf(LEADS, { state: 'inTime' }) },
        { name: 'desk.today.free', count: leads.free, to: addressOf(LEADS, { owner: 'nobody' }) },
        { name: 'desk.today.own', count: leads.own, to: addressOf(LEADS, { owner: 'own' }) },
      ] as const)
    : []),
  ...queues.map(({ queue, count }) => ({ name: `work.queue.${queue}` as const, count, to: queueList(queue).path })),
  ...(scheduledSets === null
    ? []
    : [{ name: 'desk.today.sets' as const, count: scheduledSets, to: '/admin/data/sets?state=SCHEDULED' }]),
]

type Month = Readonly<Record<'funnel' | 'replies' | 'promises' | 'stages' | 'stock', readonly Figure[]>>

/** What became of the last days: contacts, test drives, orders and deliveries, whether replies and days were kept, where orders stand. */
export function monthOf({ from, to, leads, orders, promises, stock }: Today, drives: number | null): Month {
  const days = { from, to }
  const leadsBy = (reply: string) => addressOf(LEADS, { ...days, reply })
  const ordersBy = (more: Partial<Record<'stage' | 'status' | 'promise', string>> = {}) =>
    addressOf(ORDERS, { ...more, ...days })
  return {
    funnel: [
      ...(leads ? [{ name: 'desk.today.leads' as const, count: leads.made, to: leadsBy('any') }] : []),
      ...(drives === null
        ? []
        : [
            {
              name: 'desk.today.drives' as const,
              count: drives,
              to: addressOf(VISITS, { status: 'DONE', kind: 'TEST_DRIVE', ...days }),
            },
          ]),
      ...(orders
        ? [
            { name: 'desk.today.orders' as const, count: orders.made, to: ordersBy() },
            {
              name: 'desk.today.delivered' as const,
              count: orders.delivered,
              to: ordersBy({ stage: 'delivery', status: 'DELIVERED' }),
            },
          ]
        : []),
    ],
    replies: leads
      ? [
          { name: 'desk.today.kept', count: leads.kept, to: leadsBy('kept') },
          { name: 'desk.today.missed', count: leads.missed, to: leadsBy('missed'), isLate: true },
        ]
      : [],
    promises: promises
      ? [
          { name: 'desk.today.handedOver', count: promises.delivered, to: ordersBy({ promise: 'given' }) },
          { name: 'desk.today.onDay', count: promises.kept, to: ordersBy({ promise: 'kept' }) },
        ]
      : [],
    stages: (orders?.stages ?? []).map(({ stage, count }) => ({
      name: `order.stage.${stage}` as const,
      count,
      to: ordersBy({ stage }),
    })),
    stock: (stock ?? []).map(({ age, count }) => ({
      name: `desk.stock.age.${age}` as const,
      count,
      to: addressOf(STOCK, { age }),
      isLate: age === 'over90',
    })),
  }
}
