import { VISIT_STATES, VISIT_SUBJECTS } from '@volante/domain/reception/visit-state'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

const State = z.enum(VISIT_STATES)
const Subject = z.enum(VISIT_SUBJECTS)
const dealer = { dealerCode: short(40) }

/** As the visitor sees it. */
const OwnVisit = z.object({
  state: State,
  subject: Subject,
  dealerName: z.string(),
  /** 1 is next; null for who does not wait. */
  place: z.nullable(z.int()),
  waitingSince: z.nullable(z.string()),
  /** First name of who takes care of them. */
  takenBy: z.nullable(z.string()),
  site: z.string(),
})
export type OwnVisit = z.output<typeof OwnVisit>

const DeskVisit = z.object({
  id: z.string(),
  state: State,
  subject: Subject,
  line: z.enum(['sales', 'workshop']),
  name: z.string(),
  plate: z.nullable(z.string()),
  arrivedAt: z.string(),
  waitingSince: z.nullable(z.string()),
  place: z.nullable(z.int()),
  takenBy: z.nullable(z.string()),
  /** Of their appointment. */
  expectedAt: z.nullable(z.string()),
})
export type DeskVisit = z.output<typeof DeskVisit>

/** Somebody who has an appointment today and is not there yet. */
const Expected = z.object({
  appointmentId: z.string(),
  name: z.string(),
  startsAt: z.string(),
  exact: z.boolean(),
  subject: Subject,
  what: z.string(),
  plate: z.nullable(z.string()),
})
export type ExpectedVisit = z.output<typeof Expected>

const who = {
  /** The appointment's own page or code. */
  code: maybe(line(300)),
  plate: maybe(line(12)),
  name: maybe(line()),
  phone: maybe(line(40)),
}
export type Arriving = z.output<z.ZodMiniObject<typeof who>>

const client = { access: 'client', headers: z.object({ 'x-dealer-context': z.optional(short(60)) }) } as const
const refused = { 'request.notFound': 404, 'reception.state': 409, 'request.invalid': 422 } as const
const byToken = z.object({ token: short(80) })
const desk = { access: 'bearer', may: 'reception.work' } as const

export const dealerSales = service('dealer-sales', {
  access: call({
    id: 'dealer-sales.v2.access.create',
    post: '/dealer-sales/v2/access',
    ...client,
    body: z.object({ ...dealer, visitorId: maybe(line(80)), channel: maybe(line(40)) }),
    ok: z.object({ id: z.string(), dealer: z.object({ code: z.string(), name: z.string() }), token: z.string() }),
    status: 201,
    errors: refused,
    says: "Takes a dealer of the site's country, which the dealer context must not contradict; opens a visit there and returns its id and the token of the visitor's own page.",
  }),
  checkIn: call({
    id: 'dealer-sales.v2.checkin.create',
    post: '/dealer-sales/v2/checkin',
    ...client,
    body: z.object({ ...dealer, accessId: maybe(z.guid()), appointmentId: maybe(z.guid()), ...who }),
    ok: z.object({ id: z.string(), time: z.string(), token: z.string() }),
    status: 201,
    errors: refused,
    says: 'Takes a dealer, a visit there or none, and the visitor: an appointment of today by its id, its code or its plate, or a name; notes that they are there. The same appointment twice is one visit. Refuses a visit of another dealer and a visitor without a name.',
  }),
  requestAttendant: call({
    id: 'dealer-sales.v2.requestAttendant.create',
    post: '/dealer-sales/v2/requestattendant',
    ...client,
    body: z.object({ ...dealer, accessId: maybe(z.guid()), subject: maybe(Subject) }),
    ok: z.object({
      id: z.string(),
      state: State,
      place: z.nullable(z.int()),
      since: z.nullable(z.string()),
      token: z.string(),
    }),
    status: 201,
    errors: refused,
    says: 'Takes a dealer, a visit there or none, and why they came; puts them in the line and returns their place. Twice changes nothing. Refuses a visit of another dealer and one that is over.',
  }),
  byLink: call({
    id: 'dealer-sales.byLink.get',
    get: '/dealer-sales/v2/visits/{token}',
    access: 'public',
    params: byToken,
    ok: OwnVisit,
    errors: { 'request.notFound': 404 },
    says: "Takes the token of a visit's own page; returns how it stands: place in line, since when, and who takes care of them.",
  }),
  leaveByLink: call({
    id: 'dealer-sales.byLink.leave',
    post: '/dealer-sales/v2/visits/{token}/leave',
    access: 'public',
    params: byToken,
    ok: OwnVisit,
    errors: refused,
    says: 'Takes the token of a visit and takes them out of the line; refuses a visit that is over.',
  }),
  deskQueue: call({
    id: 'dealer-sales.desk.list',
    get: '/dealer-sales/desk/visits',
    ...desk,
    within: { dealer: 'query.dealerCode' },
    query: z.object(dealer),
    ok: z.object({
      dealer: z.object({ code: z.string(), name: z.string(), timeZone: z.string() }),
      visits: z.array(DeskVisit),
      expected: z.array(Expected),
    }),
    errors: { 'request.notFound': 404 },
    says: 'Takes a dealer within reach; returns who is there today, who waits longest first, and who is expected.',
  }),
  deskArrive: call({
    id: 'dealer-sales.desk.create',
    post: '/dealer-sales/desk/visits',
    ...desk,
    within: { dealer: 'body.dealerCode' },
    body: z.object({ ...dealer, appointmentId: maybe(z.guid()), ...who, subject: maybe(Subject) }),
    ok: DeskVisit,
    status: 201,
    errors: refused,
    says: 'Takes a dealer within reach and who has come, by appointment, code, plate or name; checks them in and puts them in the line. Refuses a visitor without a name.',
  }),
  deskAct: call({
    id: 'dealer-sales.desk.act',
    post: '/dealer-sales/desk/visits/{id}',
    ...desk,
    within: { record: 'visit', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    body: z.object({ act: z.enum(['take', 'release', 'finish', 'leave']) }),
    ok: DeskVisit,
    errors: refused,
    says: 'Takes a visit at a dealer within reach and what is done: taken by the caller, given back to the line, finished, or gone. Refuses what its state does not allow, as somebody whom a colleague has taken.',
  }),
})
