import { SUBJECT_KINDS, type SubjectKind } from '@volante/domain/policy/right'
import { AUDITED_RIGHTS } from '@volante/domain/policy/policy'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'

/** What somebody of the staff does without a right, being their own, and what each is about. */
const AUDITED_OWN = {
  'orders.coupon.update': 'order',
  'orders.buyer.update': 'order',
  'orders.reactivate': 'order',
  'orders.refundAccount.create': 'order',
  'orders.returnDay.update': 'order',
  'orders.appraisal.answer': 'order',
  'orders.share.create': 'order',
  'orders.share.delete': 'order',
  'offers.v1.reserve.create': null,
  'financing.applicant.save': null,
  'financing.proposal.create': null,
  'financing.v2.psa.financing': null,
  'financing.proposal.contest': null,
  'financing.proposal.withdraw': null,
  'financing.documents.create': null,
  'financing.v2.psa.financingDocuments': null,
  'events.enroll.update': null,
  'events.participants.delete': null,
  'garage.v1.owned.delete': null,
  'garage.v1.owned.exclusive': null,
  'garage.v1.visited.create': null,
  'garage.v1.visited.delete': null,
  'garage.v1.wanted.create': null,
  'garage.v1.wanted.delete': null,
  'garage.cars.restore': null,
  'garage.readings.create': null,
  'garage.readings.delete': null,
  'garage.handover.create': null,
  'garage.handover.delete': null,
  'garage.handover.accept': null,
  'logbook.links.create': null,
  'logbook.links.delete': null,
  'price-passport.proposals.create': null,
  'rating.reviews.create': null,
  'rating.reviews.useful': null,
  'rating.reviews.notUseful': null,
  'rating.own.update': null,
  'rating.own.delete': null,
  'rating.photos.create': null,
  'rating.photos.delete': null,
  'reservation.v2.reservations.preReserve': null,
  'reservation.v2.reservations.payment': 'order',
  'reservation.v2.reservations.remainingPayment': 'order',
  'reservation.v2.reservations.cancel': 'order',
  'reservation.v2.reservations.feedback': 'order',
  'users.v2.users.reservations': 'order',
  'private-api.file.upload': 'order',
  'private-api.file.uploadBulk': 'order',
  'documents.file.get': 'order',
  'documents.vehicles.delete': null,
  'documents.photo.start': 'order',
  'documents.photo.handOff': 'order',
  'documents.photo.askHuman': 'order',
  'private-api.employee.validate': null,
  'data-dictionary.v2.datadictionary.create': null,
  'payment-instruments.v1.root.delete': null,
  'payment-instruments.v2.root.create': null,
  'payment-instruments.v2.root.patch': null,
  'private-api.cardManagement.create': null,
  'private-api.cardManagement.update': null,
  'private-api.cardManagement.delete': null,
  'privacy.consents.revoke': null,
  'privacy.sessions.revoke': null,
  'privacy.sessions.revokeOthers': null,
  'users.v2.self.patch': null,
  'users.v2.self.rentalCreate': null,
  'users.v2.self.agreementAccept': null,
  'users.v2.self.agreementOutdate': null,
  'authentication.v3.authentication.signOut': null,
  'bulk.create': null,
  'bulk.undo': null,
  'notifications.read': null,
  'notifications.choices.update': null,
  'push.devices.create': null,
  'push.devices.delete': null,
  'push.choices.update': null,
  'views.save': null,
  'views.delete': null,
} as const satisfies Readonly<Record<string, SubjectKind | null>>

/** What leaves a trace, by call, and what each is about: every write of staff, readings of personal data, and who asks the payroll for the employee benefit. */
export const AUDITED = { ...AUDITED_RIGHTS, ...AUDITED_OWN }
export type AuditedCall = keyof typeof AUDITED
export const AUDITED_CALLS = Object.keys(AUDITED) as readonly AuditedCall[]

const day = z.iso.date()

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for somebody who is gone; an external application under its own name. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  call: z.string(),
  site: z.string(),
  requestId: z.string(),
  /** What it was done to; `label` is the number of an order or a person's masked name, null where that is gone. */
  subject: z.nullable(z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string(), label: z.nullable(z.string()) })),
  /** From what to what, where that is kept. */
  changes: z.array(z.object({ field: z.string(), before: z.array(z.string()), after: z.array(z.string()) })),
  /** What was sent, personal data shortened and secrets removed. */
  told: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** What the latest reading of the whole log found. */
const AuditCheck = z.object({
  at: z.string(),
  /** How many entries it has. */
  entries: z.int(),
  isIntact: z.boolean(),
  /** The first one that is not as it was written, where it is one entry. */
  brokenEntry: z.nullable(z.string()),
})
export type AuditCheck = z.output<typeof AuditCheck>

/** What staff did, for who answers for it. */
export const audit = service('audit', {
  list: call({
    id: 'audit.entries.list',
    get: '/audit/entries',
    access: 'bearer',
    may: 'audit.read',
    within: 'rows',
    query: z.object({
      actor: z.optional(short(80)),
      call: z.optional(short(80)),
      subject: z.optional(short(80)),
      from: z.optional(day),
      to: z.optional(day),
      after: z.optional(z.string().check(z.regex(/^\d{1,14}-\d{1,15}$/, 'request.invalid'))),
      size: z._default(int(1, 100), 30),
    }),
    ok: z.object({ items: z.array(AuditEntry), next: z.nullable(z.string()) }),
    says: "Takes any of who (an id, or a piece of name or e-mail), a call, a subject (an id, the number of an order or the protocol of a lead), days of the site's time zone and where the page before ended; returns what staff of the caller's markets did, newest first, personal data shortened.",
  }),
  check: call({
    id: 'audit.check.get',
    get: '/audit/check',
    access: 'bearer',
    may: 'audit.read',
    within: 'rows',
    ok: z.object({ latest: z.nullable(AuditCheck) }),
    says: 'Returns when the log was last read from its first entry on, how many entries it has and whether all are as they were written; null before the first time.',
  }),
})
