import { ENROLMENTS, EVENT_ACTS, EVENT_KINDS, EVENT_STATUSES, PARTICIPANT_STATES } from '@volante/domain/event/event'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line, lines, maybe } from './body-fields.ts'
import { Brand } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { bool, page, paging, short } from './query.ts'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const day = z.iso.date()
const seats = z.int().check(z.gte(1), z.lte(100_000))
const State = z.enum(PARTICIPANT_STATES)
const Country = z.enum(COUNTRIES)

const Event = z.object({
  id: z.string(),
  status: z.enum(EVENT_STATUSES),
  country: Country,
  brand: z.string(),
  kind: z.enum(EVENT_KINDS),
  name: z.string(),
  summary: z.string(),
  text: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  enrolUntil: z.string(),
  timeZone: z.string(),
  /** Null where it is behind a link. */
  place: z.nullable(
    z.object({ name: z.string(), address: z.string(), city: z.string(), dealerCode: z.nullable(z.string()) }),
  ),
  enrolment: z.enum(ENROLMENTS),
  /** Null where there is no end to them. */
  seatsFree: z.nullable(z.int()),
  /** Most companions that one person brings. */
  mostCompanions: z.int(),
  /** Seats held. */
  participants: z.int(),
})
export type Event = z.output<typeof Event>

const ListedParticipant = z.object({ id: z.string(), name: z.string(), state: State, seats: z.int() })
const Participant = z.extend(ListedParticipant, {
  email: z.string(),
  phone: z.string(),
  companions: z.array(z.string()),
  whatsApp: z.boolean(),
  enrolledAt: z.string(),
  cameAt: z.nullable(z.string()),
})
export type Participant = z.output<typeof Participant>

/** As who enrolled sees it; the site and the token lead to its own page. */
const Enrolment = z.object({
  id: z.string(),
  site: z.string(),
  token: z.string(),
  state: State,
  seats: z.int(),
  /** How many wait before, and this one; null for who does not wait. */
  placeInList: z.nullable(z.int()),
  /** Of a virtual event, for who holds a seat. */
  link: z.nullable(z.string()),
  event: Event,
})
export type Enrolment = z.output<typeof Enrolment>

const wish = {
  /** Names of who comes along. */
  companions: z._default(z.array(line(120)).check(z.maxLength(9)), []),
  /** Where no seat is free: to be told when one is. */
  waiting: z._default(z.boolean(), false),
  /** News also as a message to the phone. */
  whatsApp: z._default(z.boolean(), false),
}
export const Guest = z.object({ name: maybe(line()), email: maybe(line(254)), phone: maybe(line(40)), ...wish })
export type Guest = z.output<typeof Guest>

const EventBody = z.object({
  brand: Brand,
  name: short(120),
  summary: maybe(line(200)),
  text: maybe(lines(4000)),
  kind: z.enum(EVENT_KINDS),
  dealerCode: maybe(line(40)),
  placeName: maybe(line(120)),
  address: maybe(line(200)),
  city: maybe(line(80)),
  link: maybe(line(500)),
  day,
  from: time,
  lastDay: maybe(day),
  to: time,
  enrolUntil: maybe(day),
  capacity: maybe(seats),
  companions: z._default(z.int().check(z.gte(0), z.lte(9)), 0),
})
export type EventBody = z.output<typeof EventBody>

const DeskEvent = z.extend(EventBody, {
  id: z.string(),
  status: z.enum(EVENT_STATUSES),
  startsAt: z.string(),
  taken: z.int(),
  waiting: z.int(),
  came: z.int(),
})
export type DeskEvent = z.output<typeof DeskEvent>

const DeskParticipant = z.extend(Participant, { eventId: z.string(), eventName: z.string() })
const AtDoor = z.extend(ListedParticipant, { eventId: z.string(), eventName: z.string(), startsAt: z.string() })
export type AtDoor = z.output<typeof AtDoor>

const byId = z.object({ id: z.guid() })
const byToken = z.object({ token: short(80) })
const notFound = { 'request.notFound': 404 } as const
const refused = { ...notFound, 'event.full': 409, 'event.closed': 409, 'request.invalid': 422 } as const
const manage = { access: 'bearer', may: 'events.manage' } as const
const record = { record: 'event', by: 'params.id' } as const

export const events = service('events', {
  list: call({
    id: 'events.root.list',
    get: '/events',
    access: 'bearer',
    query: z.object({ brand: z.optional(Brand), country: z.optional(Country), ...paging }),
    ok: z.array(Event),
    says: 'Takes a brand and a country or none of them; returns the published events that are not over, next first.',
  }),
  get: call({
    id: 'events.root.get',
    get: '/events/{id}',
    access: 'bearer',
    params: byId,
    query: z.object({ includeParticipants: z.optional(bool()) }),
    ok: z.extend(Event, { participantList: z.optional(z.array(ListedParticipant)) }),
    errors: notFound,
    says: 'Takes an event that is published, or that the caller enrolled for, and returns it; with includeParticipants those whom the caller may see: everybody for who administers events, else the caller alone.',
  }),
  enroll: call({
    id: 'events.enroll.update',
    put: '/events/{eventId}/enroll',
    access: 'bearer',
    params: z.object({ eventId: z.guid() }),
    body: z.object(wish),
    ok: Enrolment,
    errors: { ...refused, 'request.conflict': 409 },
    says: "Takes an event and the caller's companions; holds their seats and returns the enrolment. Twice changes nothing. Refuses an event that is full, unless the caller wants to wait, and one that takes nobody any more.",
  }),
  participants: call({
    id: 'events.participants.list',
    get: '/events/{id}/participants',
    access: 'bearer',
    may: 'participants.list',
    within: record,
    params: byId,
    ok: z.array(ListedParticipant),
    errors: notFound,
    says: 'Takes an event within reach and returns who comes and who waits, by name.',
  }),
  participantDetails: call({
    id: 'events.participants.details',
    get: '/events/{id}/participants/details',
    access: 'bearer',
    may: 'participants.read',
    within: record,
    params: byId,
    ok: z.array(Participant),
    errors: notFound,
    says: 'Takes an event within reach and returns who comes and who waits, with how to reach them and whom they bring.',
  }),
  participantDelete: call({
    id: 'events.participants.delete',
    delete: '/events/{eventId}/participants/{pid}',
    access: 'bearer',
    params: z.object({ eventId: z.guid(), pid: z.guid() }),
    errors: notFound,
    says: "Takes an event and one of its participants, frees the seats and lets who waits move up; refuses a participant who is not the caller's own, unless the caller administers the event.",
  }),
  agenda: call({
    id: 'events.agenda.list',
    get: '/events/agenda',
    access: 'public',
    query: z.object({
      kind: z.optional(z.enum(EVENT_KINDS)),
      city: z.optional(short(80)),
      dealerCode: z.optional(short(40)),
      from: z.optional(day),
      to: z.optional(day),
      ...paging,
    }),
    ok: page(Event),
    says: "Takes what kind of event, where and when, or none of it; returns the published events of the site's brand that are not over, next first.",
  }),
  agendaGet: call({
    id: 'events.agenda.get',
    get: '/events/agenda/{id}',
    access: 'public',
    params: byId,
    ok: Event,
    errors: notFound,
    says: "Takes an event of the site's brand that was published, and returns it without the link to it.",
  }),
  guestEnroll: call({
    id: 'events.guests.create',
    post: '/events/agenda/{id}/guests',
    access: 'public',
    params: byId,
    body: Guest,
    /** Null where the address is enrolled already: its own page is sent there. */
    ok: z.nullable(Enrolment),
    status: 201,
    errors: refused,
    says: 'Takes an event and who comes, without login; holds the seats and returns the enrolment with the token of its own page. Of an address that is enrolled already nothing is told but to the address itself. Refuses wrong fields by name and a full event, unless they want to wait.',
  }),
  mine: call({
    id: 'events.mine.list',
    get: '/events/mine',
    access: 'bearer',
    query: z.object(paging),
    ok: page(Enrolment),
    says: "Returns the caller's enrolments, the latest event first, each with the token of its own page.",
  }),
  byLink: call({
    id: 'events.byLink.get',
    get: '/events/links/{token}',
    access: 'public',
    params: byToken,
    ok: Enrolment,
    errors: notFound,
    says: "Takes the token of an enrolment's own page and returns it; the link of a virtual event only while a seat is held.",
  }),
  cancelByLink: call({
    id: 'events.byLink.cancel',
    post: '/events/links/{token}/cancel',
    access: 'public',
    params: byToken,
    ok: Enrolment,
    errors: notFound,
    says: 'Takes the token of an enrolment, frees its seats and lets who waits move up; twice changes nothing.',
  }),
  calendarFile: call({
    id: 'events.byLink.calendar',
    get: '/events/links/{token}/calendar',
    access: 'public',
    params: byToken,
    file: true,
    errors: notFound,
    says: 'Takes the token of an enrolment and returns its event as a calendar file (RFC 5545).',
  }),
  deskList: call({
    id: 'events.desk.list',
    get: '/events/desk',
    ...manage,
    within: 'rows',
    query: z.object({ brand: z.optional(Brand), status: z.optional(z.enum(EVENT_STATUSES)), ...paging }),
    ok: page(DeskEvent),
    says: "Takes a brand and a status or none of them; returns the events of the site's country within reach, the latest first.",
  }),
  deskGet: call({
    id: 'events.desk.get',
    get: '/events/desk/{id}',
    ...manage,
    within: record,
    params: byId,
    ok: DeskEvent,
    errors: notFound,
    says: 'Takes an event within reach and returns it.',
  }),
  deskCreate: call({
    id: 'events.desk.create',
    post: '/events/desk',
    ...manage,
    within: { brand: 'body.brand' },
    body: EventBody,
    ok: DeskEvent,
    status: 201,
    errors: { 'request.invalid': 422 },
    says: "Takes an event of a brand in the site's country and keeps it as a draft. Refuses wrong fields by name.",
  }),
  deskUpdate: call({
    id: 'events.desk.update',
    put: '/events/desk/{id}',
    ...manage,
    within: [record, { brand: 'body.brand' }],
    params: byId,
    body: EventBody,
    ok: DeskEvent,
    errors: { ...notFound, 'event.state': 409, 'request.invalid': 422 },
    says: 'Takes an event within reach as a whole; tells who comes where its time or place changed, and lets who waits move up where seats were added. Refuses wrong fields by name, fewer seats than are held and an event that was cancelled.',
  }),
  deskDelete: call({
    id: 'events.desk.delete',
    delete: '/events/desk/{id}',
    ...manage,
    within: record,
    params: byId,
    errors: { ...notFound, 'event.state': 409 },
    says: 'Takes a draft within reach and deletes it; refuses an event that was published, which is cancelled instead.',
  }),
  deskAct: call({
    id: 'events.desk.act',
    post: '/events/desk/acts',
    ...manage,
    within: { record: 'event', by: 'body.id' },
    body: z.object({
      id: z.guid(),
      act: z.enum(EVENT_ACTS),
      /** Told to who comes, where it is cancelled. */
      message: maybe(line(300)),
    }),
    ok: DeskEvent,
    errors: { ...notFound, 'event.state': 409 },
    says: 'Takes an event within reach, publishes it or cancels it and tells who comes and who waits. Refuses what its status does not allow.',
  }),
  deskParticipants: call({
    id: 'events.desk.participants',
    get: '/events/desk/participants',
    access: 'bearer',
    may: 'participants.read',
    within: 'rows',
    query: z.object({ eventId: z.optional(z.guid()), state: z.optional(State), ...paging }),
    ok: page(DeskParticipant),
    says: "Takes an event and a state or none of them; returns the participants of events within reach in the site's country, the latest event first.",
  }),
  deskParticipant: call({
    id: 'events.desk.participant',
    get: '/events/desk/participants/{id}',
    access: 'bearer',
    may: 'participants.read',
    within: { record: 'participant', by: 'params.id' },
    params: byId,
    ok: DeskParticipant,
    errors: notFound,
    says: 'Takes a participant of an event within reach and returns who it is.',
  }),
  deskParticipantDelete: call({
    id: 'events.desk.participantDelete',
    delete: '/events/desk/participants/{id}',
    access: 'bearer',
    may: 'participants.read',
    within: { record: 'participant', by: 'params.id' },
    params: byId,
    errors: notFound,
    says: 'Takes a participant of an event within reach, takes them out, tells them, and lets who waits move up.',
  }),
  doorEvents: call({
    id: 'events.door.list',
    get: '/events/door',
    access: 'bearer',
    may: 'events.receive',
    within: 'rows',
    ok: z.array(DeskEvent),
    says: 'Returns the events within reach that begin or end within twelve hours, next first.',
  }),
  door: call({
    id: 'events.door.get',
    get: '/events/door/{id}',
    access: 'bearer',
    may: 'events.receive',
    within: record,
    params: byId,
    query: z.object({ name: z.optional(short(80)) }),
    ok: z.object({ event: DeskEvent, participants: z.array(AtDoor) }),
    errors: notFound,
    says: 'Takes an event within reach and a part of a name or none; returns who holds a seat, by name, at most two hundred.',
  }),
  doorCode: call({
    id: 'events.door.code',
    get: '/events/door/codes/{code}',
    access: 'bearer',
    may: 'events.receive',
    within: 'rows',
    params: z.object({ code: short(80) }),
    ok: AtDoor,
    errors: notFound,
    says: 'Takes the code that somebody shows at the door and returns who it is; refuses one of an event beyond reach.',
  }),
  checkIn: call({
    id: 'events.door.checkIn',
    post: '/events/door/check-in',
    access: 'bearer',
    may: 'events.receive',
    within: { record: 'participant', by: 'body.participantId' },
    body: z.object({ participantId: z.guid() }),
    ok: AtDoor,
    errors: { ...notFound, 'event.notEnrolled': 409 },
    says: 'Takes a participant who holds a seat and notes that they came; twice changes nothing. Refuses who waits or has cancelled.',
  }),
})
