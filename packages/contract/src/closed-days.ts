import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const staff = { access: 'bearer', may: 'closedDays.keep' } as const
const one = { record: 'closedDays', by: 'params.id' } as const
const params = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const
const day = z.iso.date()

const ClosedDays = z.object({
  id: z.string(),
  dealerCode: z.string(),
  dealerName: z.string(),
  day,
  /** The last of them. */
  toDay: day,
  reason: z.string(),
})
export type ClosedDays = z.output<typeof ClosedDays>

/** Days on which dealers are closed besides the holidays of laws, states and cities. The calendar and all that is offered follow. */
export const closedDays = service('closedDays', {
  list: call({
    id: 'closedDays.list',
    get: '/closed-days',
    ...staff,
    within: 'rows',
    query: z.object({ dealerCode: z.optional(short(40)), ...paging }),
    ok: page(ClosedDays),
    says: 'Takes a dealer or none; returns the days from today on which dealers within reach are closed, the next first.',
  }),
  get: call({
    id: 'closedDays.get',
    get: '/closed-days/{id}',
    ...staff,
    within: one,
    params,
    ok: ClosedDays,
    errors: notFound,
    says: 'Takes closed days of a dealer within reach; returns them.',
  }),
  create: call({
    id: 'closedDays.create',
    post: '/closed-days',
    ...staff,
    within: { dealer: 'body.dealerCode' },
    body: z.object({ dealerCode: short(40), day, toDay: maybe(day), reason: line(120) }),
    ok: ClosedDays,
    status: 201,
    errors: { ...notFound, 'request.invalid': 422 },
    says: 'Takes a dealer within reach, a day, the last one where there are several, and a reason; from then on nothing is offered there. What is booked stays, to be moved by people. Refuses days that are over, an end before the beginning and no reason.',
  }),
  remove: call({
    id: 'closedDays.delete',
    delete: '/closed-days/{id}',
    ...staff,
    within: one,
    params,
    errors: notFound,
    says: 'Takes closed days of a dealer within reach and opens them again; who waits is offered what becomes free.',
  }),
})
