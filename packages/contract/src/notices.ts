import { VISIT_SCHEDULE_CODES } from '@volante/domain/status'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { call, service } from './kit.ts'

const message = maybe(line(300))
const Queued = z.object({
  /** How many are written to. */
  queued: z.int(),
})
const ofEvent = {
  access: 'bearer',
  may: 'notices.answer',
  within: { record: 'event', by: 'body.eventId' },
  body: z.object({ eventId: z.guid(), participantId: maybe(z.guid()), message }),
  ok: Queued,
  status: 202,
  errors: { 'request.notFound': 404, 'event.notVirtual': 409, 'event.state': 409 },
} as const
const ofVisit = {
  access: 'bearer',
  may: 'visits.answer',
  within: { record: 'appointment', by: 'body.visitId' },
  body: z.object({ visitId: z.guid(), message }),
  ok: z.extend(Queued, { visitId: z.string(), code: z.enum(VISIT_SCHEDULE_CODES) }),
  status: 202,
  errors: { 'request.notFound': 404, 'appointment.state': 409, 'request.invalid': 422 },
} as const

export const notices = service('notices', {
  virtualEventCancel: call({
    id: 'notices.virtualEvent.cancel',
    post: '/notices/virtual-event/cancel',
    ...ofEvent,
    says: 'Takes a virtual event within reach, or one of its participants, and words of its own or none; cancels it, or their place alone, and tells everybody concerned.',
  }),
  virtualEventConfirm: call({
    id: 'notices.virtualEvent.confirm',
    post: '/notices/virtual-event/confirm',
    ...ofEvent,
    says: 'Takes a virtual event within reach that is published, one participant or none, and words of its own or none; tells who holds a seat that it takes place, with its link.',
  }),
  virtualEventUpdate: call({
    id: 'notices.virtualEvent.update',
    post: '/notices/virtual-event/update',
    ...ofEvent,
    says: 'Takes a virtual event within reach that is published, one participant or none, and words of its own or none; tells who holds a seat what is new, with its time and link as they are now.',
  }),
  visitCancel: call({
    id: 'notices.visitScheduling.cancel',
    post: '/notices/visitscheduling/cancel',
    ...ofVisit,
    says: 'Takes a visit at a dealer within reach and why; cancels it (code C), tells who asked by letter and, where they allowed it, by message. Refuses what its state does not allow and a cancellation without words.',
  }),
  visitConfirm: call({
    id: 'notices.visitScheduling.confirm',
    post: '/notices/visitscheduling/confirm',
    ...ofVisit,
    says: 'Takes a visit at a dealer within reach and words of its own or none; confirms it (code A), tells who asked by letter and, where they allowed it, by message. Refuses what its state does not allow.',
  }),
})
