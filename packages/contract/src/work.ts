import { QUEUE_NAMES } from '@volante/domain/order/queues'
import { ROLES } from '@volante/domain/policy/roles'
import { FIGURE_NAMES, type FigureName } from '@volante/domain/work/figures'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging } from './query.ts'

const queue = z.object({ queue: z.enum(QUEUE_NAMES) })
const notFound = { 'request.notFound': 404, 'request.forbidden': 403 } as const

/** Who works on something now, until when, and whether it is the caller. */
const Claim = z.object({ by: z.string(), until: z.string(), isOwn: z.boolean() })

/** An order that waits in a queue: personal data is masked. */
export const QueuedOrder = z.object({
  id: z.string(),
  number: z.string(),
  site: z.string(),
  buyer: z.string(),
  car: z.string(),
  dealer: z.string(),
  since: z.nullable(z.string()),
  claim: z.nullable(Claim),
})
export type QueuedOrder = z.output<typeof QueuedOrder>

export const QueueCount = z.object({
  queue: z.enum(QUEUE_NAMES),
  /** Exact up to ten thousand. */
  count: z.int(),
  /** Since when the first of them waits. */
  oldest: z.nullable(z.string()),
  /** Orders of it that the caller has claimed. */
  own: z.array(z.object({ id: z.string(), number: z.string(), until: z.string() })),
})
export type QueueCount = z.output<typeof QueueCount>

/** What a day begins with; each figure is the count of a list with the same filters. */
export const Today = z.object({
  /** The days whose contacts, orders and deliveries are counted. */
  from: z.string(),
  to: z.string(),
  /** Those whose lists the caller may open, in their order; counts of rows are exact up to ten thousand. */
  figures: z.array(z.object({ name: z.enum(FIGURE_NAMES as readonly [FigureName]), count: z.int() })),
  /** From which of these days pages are counted, where that is not the first; null too where the caller does not read it. */
  viewsFrom: z.nullable(z.string()),
  /** Roles that somebody gave the caller and that wait for a second person. */
  rightsWait: z.nullable(z.object({ by: z.string(), at: z.string(), roles: z.array(z.enum(ROLES)) })),
})
export type Today = z.output<typeof Today>

/** The work that waits for the caller, by queue. */
export const work = service('work', {
  today: call({
    id: 'work.today.get',
    get: '/work/today',
    access: 'bearer',
    ok: Today,
    says: 'Returns what waits for the caller, what is late and what became of the last thirty days, each within the reach of the right that opens its list, and nothing where they hold none.',
  }),
  queues: call({
    id: 'work.queues.list',
    get: '/work/queues',
    access: 'bearer',
    may: 'work.read',
    within: 'rows',
    ok: z.object({
      queues: z.array(QueueCount),
      /** Contacts whose time to reply is over, where the caller answers contacts. */
      lateLeads: z.nullable(z.int()),
      /** Where the caller answers for the platform and its newest backup is too old: how many hours, null where there is none. */
      lateBackup: z.nullable(z.object({ hours: z.nullable(z.int()) })),
    }),
    says: 'Returns how much waits in each queue of the caller’s rights and dealers, since when, what the caller has claimed, and whether the platform’s backup is late.',
  }),
  items: call({
    id: 'work.items.list',
    get: '/work/queues/{queue}',
    access: 'bearer',
    may: 'work.read',
    within: 'rows',
    params: queue,
    query: z.object({ id: z.optional(z.guid()), ...paging }),
    ok: page(QueuedOrder),
    says: 'Takes a queue of the caller’s, and one of its orders where that alone is asked about; returns its orders, those waiting longest first, with who has claimed each; none of a queue of another’s right.',
  }),
  claim: call({
    id: 'work.claims.create',
    post: '/work/queues/{queue}/claims',
    access: 'bearer',
    may: 'work.read',
    within: 'rows',
    params: queue,
    body: z.object({
      /** The one that waits longest and nobody has, unless told. */
      orderId: z.optional(z.guid()),
      /** Not this one again: it was just put aside. */
      notId: z.optional(z.guid()),
    }),
    ok: z.nullable(QueuedOrder),
    errors: { ...notFound, 'work.claimed': 409 },
    says: 'Takes a queue and one of its orders or none; claims it for a quarter of an hour and returns it, null where nothing is free; refuses one that somebody else has.',
  }),
  release: call({
    id: 'work.claims.delete',
    delete: '/work/queues/{queue}/claims/{id}',
    access: 'bearer',
    may: 'work.read',
    within: 'rows',
    params: z.extend(queue, { id: z.guid() }),
    errors: { 'request.forbidden': 403 },
    says: 'Takes an order that the caller has claimed and lets somebody else take it.',
  }),
})
