import { TEST_DRIVE_STATUSES } from '@volante/domain/status'
import { TEST_DRIVE_PERIODS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { WorkshopService } from './dealers.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const period = z.enum(TEST_DRIVE_PERIODS)
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/))
const day = z.iso.date()
const Status = z.enum(TEST_DRIVE_STATUSES)
export const APPOINTMENT_KINDS = ['TEST_DRIVE', 'SERVICE'] as const

/** "HH:MM" are of the dealer's own clock. */
const Slot = z.object({ day, period, time: z.nullable(time), from: time, to: time, isFree: z.boolean() })
const SlotDay = z.object({
  day,
  /** Why nothing can be had that day. */
  closed: z.nullable(z.enum(['holiday', 'noHours', 'tooSoon', 'full'])),
  slots: z.array(Slot),
})
export type SlotDay = z.output<typeof SlotDay>

const AppointmentBody = z.object({
  dealerCode: short(40),
  /** Of the workshop; none: a test drive. */
  serviceId: maybe(short(40)),
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
  allowSMS: z._default(z.boolean(), false),
  allowWhatsApp: z._default(z.boolean(), false),
  allowEmail: z._default(z.boolean(), false),
})
export type AppointmentBody = z.output<typeof AppointmentBody>

const shared = {
  id: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
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
/** For who asked for it: its own page stands at its site, the token leads there. */
const Booked = z.extend(Appointment, { site: z.string(), token: z.string() })

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
})
export type DeskAppointment = z.output<typeof DeskAppointment>

const byLink = z.object({ token: short(80) })
const notFound = { 'request.notFound': 404 } as const
const refused = { ...notFound, 'appointment.taken': 409, 'appointment.state': 409, 'request.invalid': 422 } as const
const chosen = z.object({ day, period, time: maybe(time) })

export const scheduler = service('scheduler', {
  list: call({
    id: 'scheduler.v2.appointments.list',
    get: '/scheduler/v2/appointments/web',
    access: 'bearer',
    query: z.object({ status: z.optional(Status), ...paging }),
    ok: page(Booked),
    says: "Takes a status or none and returns the caller's appointments, newest first, each with the token of its own page.",
  }),
  timeslots: call({
    id: 'scheduler.v2.timeslots.list',
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
    post: '/scheduler/v2/appointments/web',
    access: 'optional',
    body: AppointmentBody,
    ok: Booked,
    status: 201,
    errors: refused,
    says: 'Takes who comes, when, where and for what; holds the slot, tells the dealer, who answers within 24 hours, and returns the appointment with the token of its own page. Refuses wrong fields by name and a slot that is not free.',
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
    query: z.object({ dealerCode: short(40), serviceId: z.optional(short(40)) }),
    ok: z.array(SlotDay),
    errors: notFound,
    says: 'Takes a dealer and a service or none; returns today and the coming thirty days with their slots, and why a day has none.',
  }),
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
    body: chosen,
    ok: Appointment,
    errors: refused,
    says: 'Takes the token of an appointment and another slot of its dealer; frees the old one and asks for the new one in one step. Refuses a slot that is not free.',
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
  deskList: call({
    id: 'scheduler.desk.list',
    get: '/scheduler/desk/appointments',
    access: 'bearer',
    may: 'visits.answer',
    within: 'rows',
    query: z.object({
      status: z.optional(Status),
      dealerCode: z.optional(short(40)),
      from: z.optional(day),
      to: z.optional(day),
      ...paging,
    }),
    ok: page(DeskAppointment),
    says: 'Takes a status, a dealer and days or none of them; returns the appointments at dealers within reach, those that wait for an answer first, then by when they begin.',
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
})
