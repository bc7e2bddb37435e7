import { APPOINTMENT_KINDS } from '@volante/domain/appointment/kinds'
import { CLOSED } from '@volante/domain/appointment/slots'
import { TEST_DRIVE_STATUSES } from '@volante/domain/status'
import { LICENCE_CATEGORIES, TEST_DRIVE_PERIODS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { Cents } from './car-shapes.ts'
import { AgendaDay, Block, Resource } from './agenda-shapes.ts'
import { Wait } from './wait-shapes.ts'
import { WorkshopService } from './dealers.ts'
import { call, service } from './kit.ts'
import { Quote, QuoteBody } from './maintenance-quote.ts'
import { int, page, paging, short } from './query.ts'
import { recallDealers } from './recall-dealers.ts'

const period = z.enum(TEST_DRIVE_PERIODS)
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/))
const day = z.iso.date()
const Status = z.enum(TEST_DRIVE_STATUSES)
const kind = z.enum(APPOINTMENT_KINDS)

/** "HH:MM" are of the dealer's own clock. */
const Slot = z.object({ day, period, time: z.nullable(time), from: time, to: time, isFree: z.boolean() })
const SlotDay = z.object({
  day,
  /** Why nothing can be had that day. */
  closed: z.nullable(z.enum(CLOSED)),
  slots: z.array(Slot),
})
export type SlotDay = z.output<typeof SlotDay>

const AppointmentBody = z.object({
  dealerCode: short(40),
  /** Of the workshop; none: a test drive. */
  serviceId: maybe(short(40)),
  /** Without a service; none: a test drive. */
  kind: z.optional(kind),
  /** DD/MM/YYYY, or as in ISO 8601. */
  day: z.string().check(z.maxLength(10)),
  period,
  time: maybe(time),
  name: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  /** The DNI in Argentina. */
  cpf: maybe(line(20)),
  plate: maybe(line(12)),
  chassis: maybe(line(30)),
  model: maybe(line(80)),
  version: maybe(line(120)),
  mileage: maybe(line(9)),
  /** The category of the driver's licence, where the car needs one above B. */
  licence: maybe(z.enum(LICENCE_CATEGORIES)),
  allowSMS: z._default(z.boolean(), false),
  allowWhatsApp: z._default(z.boolean(), false),
  allowEmail: z._default(z.boolean(), false),
  /** Whose car is collected: of the caller, with the kind HANDOVER alone. */
  orderId: z.optional(z.nullable(z.guid())),
  /** The recall that is repaired, with SV03 alone: the visit holds one part of the dealer's. */
  campaignId: maybe(short(60)),
  /** A revision at the price that was shown. */
  quote: z.optional(z.nullable(QuoteBody)),
})
export type AppointmentBody = z.output<typeof AppointmentBody>

const shared = {
  id: z.string(),
  kind,
  /** What is done in the workshop. */
  serviceId: z.nullable(z.string()),
  service: z.nullable(z.string()),
  day,
  period,
  time: z.nullable(time),
  startsAt: z.string(),
  status: Status,
  /** By when the dealer answers. */
  answerBy: z.string(),
  model: z.nullable(z.string()),
  version: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The recall that is repaired, of one appointment alone, not in lists of the dealer. */
  recall: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** What a booked revision costs; of one appointment alone, not in lists of the dealer. */
  quote: z.nullable(Quote),
}

const Appointment = z.object({
  ...shared,
  dealer: z.object({
    code: z.string(),
    name: z.string(),
    phone: z.string(),
    whatsApp: z.string(),
    address: z.string(),
    timeZone: z.string(),
  }),
})
export type Appointment = z.output<typeof Appointment>
/** For who asked for it: its own page stands at its site, the token leads there; of a hand-over the order. */
const Booked = z.extend(Appointment, { site: z.string(), token: z.string(), orderId: z.nullable(z.string()) })

/** For the dealer: who comes, shortened in lists where it need not be whole. */
const DeskAppointment = z.object({
  ...shared,
  dealerCode: z.string(),
  dealerName: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  channels: z.array(z.string()),
  plate: z.nullable(z.string()),
  mileage: z.nullable(z.string()),
  isLate: z.boolean(),
  /** In the agenda: A confirmed, P pending, R rejected, C cancelled. */
  code: z.enum(['A', 'C', 'P', 'R']),
  endsAt: z.string(),
  resourceCode: z.nullable(z.string()),
  sellerCode: z.nullable(z.string()),
  /** Whose car is collected. */
  orderId: z.nullable(z.string()),
})
export type DeskAppointment = z.output<typeof DeskAppointment>

const byLink = z.object({ token: short(80) })
const notFound = { 'request.notFound': 404 } as const
const refused = { ...notFound, 'appointment.taken': 409, 'appointment.state': 409, 'request.invalid': 422 } as const
const chosen = z.object({ day, period, time: maybe(time) })

/** What a dealer's staff see of some days. */
const Agenda = z.object({
  dealer: z.object({ code: z.string(), name: z.string(), timeZone: z.string(), isOnline: z.boolean() }),
  today: day,
  resources: z.array(Resource),
  days: z.array(AgendaDay),
  items: z.array(DeskAppointment),
  blocks: z.array(Block),
})
export type Agenda = z.output<typeof Agenda>
/** A slot with what can be had in it: codes of resources, null where the dealer names none. */
const DeskSlot = z.object({
  day,
  period,
  time: z.nullable(time),
  from: time,
  to: time,
  free: z.array(z.nullable(z.string())),
})
export type DeskSlot = z.output<typeof DeskSlot>

const WaitBody = z.object({
  ...z.pick(AppointmentBody, {
    dealerCode: true,
    serviceId: true,
    kind: true,
    day: true,
    model: true,
    licence: true,
    campaignId: true,
  }).shape,
  ...z.pick(AppointmentBody, {
    name: true,
    email: true,
    phone: true,
    allowSMS: true,
    allowWhatsApp: true,
    allowEmail: true,
  }).shape,
  /** None: any time of the day. */
  period: maybe(period),
})
export type WaitBody = z.output<typeof WaitBody>
export type Wait = z.output<typeof Wait>

export const scheduler = service('scheduler', {
  list: call({
    id: 'scheduler.v2.appointments.list',
    unused: ['X-Timezone'],
    get: '/scheduler/v2/appointments/web',
    access: 'bearer',
    query: z.object({ status: z.optional(Status), ...paging }),
    ok: page(Booked),
    says: "Takes a status or none and returns the caller's appointments, newest first, each with the token of its own page.",
  }),
  timeslots: call({
    id: 'scheduler.v2.timeslots.list',
    unused: ['X-Timezone'],
    get: '/scheduler/v2/timeslots',
    access: 'public',
    query: z.object({
      schedulerId: z.optional(short(40)),
      dealerCode: z.optional(short(40)),
      serviceId: z.optional(short(40)),
      date: z.optional(short(10)),
    }),
    ok: z.array(z.object({ date: day, period, time: z.nullable(time), from: time, to: time })),
    errors: notFound,
    says: 'Takes a dealer by its id or code, a service or none and a day or none; returns what is free in the coming thirty days, on the clock of the dealer.',
  }),
  create: call({
    id: 'scheduler.v2.appointments.create',
    unused: ['X-Timezone'],
    post: '/scheduler/v2/appointments/web',
    access: 'optional',
    body: AppointmentBody,
    ok: Booked,
    status: 201,
    errors: { ...refused, 'maintenance.priceChanged': 409 },
    says: 'Takes who comes, when, where and for what, and the price of a revision as it was shown; holds the slot, tells the dealer, who answers within 24 hours, and returns the appointment with the token of its own page. Refuses wrong fields by name, a slot that is not free or finds no part, a recall that is not repaired, a price that has changed meanwhile, and a hand-over (404, 409) but of an own order whose car stands at that dealer, once.',
  }),
  services: call({
    id: 'scheduler.v2.schedulers.services',
    get: '/scheduler/v2/schedulers/{id}/services',
    access: 'public',
    params: z.object({ id: short(40) }),
    ok: z.array(WorkshopService),
    errors: notFound,
    says: 'Takes a dealer by its id or code and returns what can be booked in its workshop, prices in cents.',
  }),
  days: call({
    id: 'scheduler.days.list',
    get: '/scheduler/v2/days',
    access: 'public',
    query: z.object({
      dealerCode: short(40),
      serviceId: z.optional(short(40)),
      kind: z.optional(kind),
      model: z.optional(short(80)),
      /** The recall that is repaired. */
      campaignId: z.optional(short(60)),
      /** Of an appointment that is to be moved: its own slot is free, its seller and car stay. */
      token: z.optional(short(80)),
    }),
    ok: z.array(SlotDay),
    errors: notFound,
    says: 'Takes a dealer and what somebody comes for, or the token of an appointment to move; returns today and the coming thirty days with their slots, and why a day has none.',
  }),
  ...recallDealers,
  byLink: call({
    id: 'scheduler.byLink.get',
    get: '/scheduler/v2/links/{token}',
    access: 'public',
    params: byLink,
    ok: Appointment,
    errors: notFound,
    says: "Takes the token of an appointment's own page and returns it.",
  }),
  cancelByLink: call({
    id: 'scheduler.byLink.cancel',
    post: '/scheduler/v2/links/{token}/cancel',
    access: 'public',
    params: byLink,
    ok: Appointment,
    errors: refused,
    says: 'Takes the token of an appointment, cancels it, frees its slot and tells the dealer; refuses one that is over.',
  }),
  moveByLink: call({
    id: 'scheduler.byLink.move',
    post: '/scheduler/v2/links/{token}/move',
    access: 'public',
    params: byLink,
    body: z.extend(chosen, { dealerCode: maybe(short(40)) }),
    ok: Appointment,
    errors: refused,
    says: 'Takes the token of an appointment and another slot, of its dealer or another one; frees the old one and asks for the new one in one step. Refuses a slot that is not free.',
  }),
  calendarFile: call({
    id: 'scheduler.byLink.calendar',
    get: '/scheduler/v2/links/{token}/calendar',
    access: 'public',
    params: byLink,
    file: true,
    errors: notFound,
    says: 'Takes the token of an appointment and returns it as a calendar file (RFC 5545).',
  }),
  waitJoin: call({
    id: 'scheduler.waits.create',
    post: '/scheduler/v2/waits',
    access: 'optional',
    body: WaitBody,
    ok: z.extend(Wait, { token: z.string() }),
    status: 201,
    errors: refused,
    says: 'Takes who waits for a day, or half of it, at a dealer; returns their place with the token of its own page. Refuses wrong fields by name and a day on which something is free (409).',
  }),
  waitGet: call({
    id: 'scheduler.waits.get',
    get: '/scheduler/v2/waits/{token}',
    access: 'public',
    params: byLink,
    ok: Wait,
    errors: notFound,
    says: 'Takes the token of a place on the waiting list; returns it with what is held for it.',
  }),
  waitTake: call({
    id: 'scheduler.waits.take',
    post: '/scheduler/v2/waits/{token}/take',
    access: 'public',
    params: byLink,
    ok: Booked,
    errors: refused,
    says: 'Takes the token of a place for which a slot is held; books it and returns the appointment. Refuses (409) where nothing is held any more.',
  }),
  waitLeave: call({
    id: 'scheduler.waits.leave',
    post: '/scheduler/v2/waits/{token}/leave',
    access: 'public',
    params: byLink,
    ok: Wait,
    errors: refused,
    says: 'Takes the token of a place on the waiting list and gives it up; what was held goes to the next.',
  }),
  agenda: call({
    id: 'scheduler.desk.agenda',
    get: '/scheduler/desk/agenda',
    access: 'bearer',
    may: 'agenda.keep',
    within: { dealer: 'query.dealerCode' },
    query: z.object({ dealerCode: short(40), from: day, days: z._default(int(1, 7), 7) }),
    ok: Agenda,
    errors: notFound,
    says: 'Takes a dealer within reach and up to seven days; returns its hours, resources, appointments and blocks on them.',
  }),
  deskSlots: call({
    id: 'scheduler.desk.slots',
    get: '/scheduler/desk/appointments/{id}/slots',
    access: 'bearer',
    may: 'visits.answer',
    within: { record: 'appointment', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: z.array(DeskSlot),
    errors: notFound,
    says: 'Takes an appointment and returns where it may be moved to, each slot with the resources that are free in it.',
  }),
  deskMove: call({
    id: 'scheduler.desk.move',
    post: '/scheduler/desk/appointments/{id}/move',
    access: 'bearer',
    may: 'visits.answer',
    within: { record: 'appointment', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    body: z.extend(chosen, { resourceCode: maybe(short(60)), sellerCode: maybe(short(60)) }),
    ok: DeskAppointment,
    errors: refused,
    says: 'Takes an appointment, a slot, and a resource or a seller where they change; moves it in one step and tells who asked. Refuses (409) a slot that is not free.',
  }),
  block: call({
    id: 'scheduler.desk.block',
    post: '/scheduler/desk/blocks',
    access: 'bearer',
    may: 'agenda.keep',
    within: { dealer: 'body.dealerCode' },
    body: z.object({
      dealerCode: short(40),
      resourceCode: maybe(short(60)),
      day,
      toDay: day,
      from: time,
      to: time,
      reason: line(120),
    }),
    ok: Block,
    status: 201,
    errors: refused,
    says: 'Takes a dealer within reach, days, times and a reason, and a resource or none for the whole dealer; keeps that time free of bookings. What is booked there stays. Refuses (422) an end before its beginning.',
  }),
  unblock: call({
    id: 'scheduler.desk.unblock',
    delete: '/scheduler/desk/blocks/{id}',
    access: 'bearer',
    may: 'agenda.keep',
    within: { record: 'calendarBlock', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    errors: notFound,
    says: 'Takes a block at a dealer within reach and removes it; who waits is offered what becomes free.',
  }),
  deskList: call({
    id: 'scheduler.desk.list',
    get: '/scheduler/desk/appointments',
    access: 'bearer',
    may: 'visits.answer',
    within: 'rows',
    query: z.object({
      status: z.optional(Status),
      kind: z.optional(kind),
      dealerCode: z.optional(short(40)),
      from: z.optional(day),
      to: z.optional(day),
      /** Of whose car the hand-over is. */
      orderId: z.optional(z.guid()),
      ...paging,
    }),
    ok: page(DeskAppointment),
    says: 'Takes a status, a kind, a dealer, days and an order or none of them; returns the appointments at dealers within reach, those that wait for an answer first, then by when they begin.',
  }),
  deskGet: call({
    id: 'scheduler.desk.get',
    get: '/scheduler/desk/appointments/{id}',
    access: 'bearer',
    may: 'visits.answer',
    within: { record: 'appointment', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: DeskAppointment,
    errors: notFound,
    says: 'Takes an appointment at a dealer within reach and returns it.',
  }),
  deskAnswer: call({
    id: 'scheduler.desk.answer',
    post: '/scheduler/desk/appointments/{id}',
    access: 'bearer',
    may: 'visits.answer',
    within: { record: 'appointment', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    body: z.object({
      act: z.enum(['confirm', 'decline', 'finish', 'miss']),
      /** Told to who asked; with `decline` it is needed. */
      reason: maybe(line(300)),
      /** With `confirm` of half a day: when exactly. */
      time: maybe(time),
    }),
    ok: DeskAppointment,
    errors: refused,
    says: 'Takes an appointment and what the dealer says to it; keeps it and tells who asked. Refuses what its state does not allow.',
  }),
  deskPrice: call({
    id: 'scheduler.desk.price',
    post: '/scheduler/desk/prices',
    access: 'bearer',
    may: 'visits.answer',
    within: { record: 'appointment', by: 'body.id' },
    body: z.object({ id: z.guid(), price: Cents, reason: short(300) }),
    ok: DeskAppointment,
    errors: refused,
    says: 'Takes an appointment of a revision, what it costs after all and why; keeps it and tells who booked it. Refuses (409) one that has no price or is over.',
  }),
})
