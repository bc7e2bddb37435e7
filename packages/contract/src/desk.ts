import { ANSWER_CHANNELS, CLOSE_REASON_NAMES, LEAD_ACTS, LEAD_STATES } from '@volante/domain/lead/lead-work'
import { PERSON_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { lines } from './body-fields.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

/** Leads of the caller's, and those that are nobody's yet. */
export const LEAD_OWNERS = ['own', 'nobody'] as const

/** Of leads of some days: every one, answered in the time promised, and not. */
export const LEAD_REPLIES = ['any', 'kept', 'missed'] as const

const day = z.iso.date()

/** A lead in a list: personal data is masked (***.456.789-**). */
export const LeadRow = z.object({
  id: z.string(),
  protocol: z.string(),
  site: z.string(),
  createdAt: z.string(),
  replyBy: z.string(),
  state: z.enum(LEAD_STATES),
  firstAnswerAt: z.nullable(z.string()),
  /** Answered after the time promised. */
  wasLate: z.boolean(),
  closedAt: z.nullable(z.string()),
  closeReason: z.nullable(z.enum(CLOSE_REASON_NAMES)),
  /** Who works on it. */
  owner: z.nullable(z.object({ id: z.string(), name: z.string(), isOwn: z.boolean() })),
  personType: z.enum(PERSON_TYPES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  taxId: z.nullable(z.string()),
  preferredContactMethod: z.nullable(z.string()),
  dealer: z.nullable(
    z.object({
      code: z.string(),
      name: z.string(),
    }),
  ),
  product: z.nullable(
    z.object({
      code: z.string(),
      name: z.string(),
      year: z.nullable(z.string()),
    }),
  ),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  source: z.nullable(z.string()),
})
export type LeadRow = z.output<typeof LeadRow>

const Consent = z.object({ channel: z.string(), purpose: z.string(), textVersion: z.string(), at: z.string() })
const LeadEvent = z.object({ kind: z.string(), at: z.string(), details: z.record(z.string(), z.unknown()) })

/** What somebody of the staff did with a lead; `to` is whom it was given to. */
const Act = z.object({
  id: z.string(),
  at: z.string(),
  act: z.enum(LEAD_ACTS),
  by: z.string(),
  to: z.nullable(z.string()),
  channel: z.nullable(z.enum(ANSWER_CHANNELS)),
  reason: z.nullable(z.enum(CLOSE_REASON_NAMES)),
  note: z.nullable(z.string()),
})
export type LeadDone = z.output<typeof Act>

/** One lead in full, for who may work on it. */
export const LeadDetail = z.extend(LeadRow, {
  companyName: z.nullable(z.string()),
  totalVehicles: z.nullable(z.int()),
  hasTwoYearCnpj: z.nullable(z.boolean()),
  description: z.nullable(z.string()),
  address: z.nullable(z.record(z.string(), z.string())),
  tracking: z.record(z.string(), z.string()),
  consents: z.array(Consent),
  events: z.array(LeadEvent),
  /** The newest first. */
  acts: z.array(Act),
  /** How long the dealer was open between the request and the first answer, or until now; null where no dealer has it. */
  openMinutes: z.nullable(z.int()),
  may: z.object({ work: z.boolean(), assign: z.boolean() }),
  /** Whom it may be given to, where the caller gives leads to others. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type LeadDetail = z.output<typeof LeadDetail>

const note = lines(1000)
const workedOn = {
  may: 'leads.work',
  within: { record: 'lead', by: 'params.id' },
  params: z.object({ id: z.guid() }),
} as const
const closed = { 'request.notFound': 404, 'lead.closed': 409 } as const

export const desk = service('desk', {
  leads: call({
    id: 'desk.leads.list',
    get: '/desk/leads',
    access: 'bearer',
    may: 'leads.read',
    within: 'rows',
    query: z.object({
      site: z.optional(short(40)),
      dealerCode: z.optional(short(40)),
      stateCode: z.optional(short(60)),
      text: z.optional(short(80)),
      /** Every open one unless told; one that is looked up by words or protocol may be closed as well. */
      state: z.optional(z.enum(LEAD_STATES)),
      owner: z.optional(z.enum(LEAD_OWNERS)),
      reply: z.optional(z.enum(LEAD_REPLIES)),
      protocol: z.optional(short(20)),
      from: z.optional(day),
      to: z.optional(day),
      ...paging,
    }),
    ok: page(LeadRow),
    says: "Takes any of site, dealer, the person's UF or province, a piece of name, e-mail, phone or protocol, state, owner, how the promise of a reply was kept and days, and returns the leads of the caller's dealers, or all of the site for those who manage the queue: the late first, then those due next, the answered and the closed, personal data masked.",
  }),
  leadDealers: call({
    id: 'desk.leads.dealers',
    get: '/desk/lead-dealers',
    access: 'bearer',
    may: 'leads.read',
    within: 'rows',
    query: z.object({ site: z.optional(short(40)) }),
    ok: z.array(z.object({ code: z.string(), name: z.string(), leads: z.int() })),
    says: 'Takes a site or none and returns the dealers that have leads among those the caller may see, by name, with how many are open.',
  }),
  leadStates: call({
    id: 'desk.leads.states',
    get: '/desk/lead-states',
    access: 'bearer',
    may: 'leads.read',
    within: 'rows',
    query: z.object({ site: z.optional(short(40)) }),
    ok: z.array(z.object({ code: z.string(), name: z.string(), leads: z.int() })),
    says: 'Takes a site or none and returns the UFs and provinces the leads the caller may see come from, with how many are open.',
  }),
  leadSellers: call({
    id: 'desk.leads.sellers',
    get: '/desk/lead-sellers',
    access: 'bearer',
    may: 'leads.assign',
    within: 'rows',
    query: z.object({ dealerCode: z.optional(short(40)) }),
    ok: z.array(z.object({ id: z.string(), name: z.string() })),
    says: 'Takes a dealer or none; returns who sells for it, or for any dealer to whose people the caller gives leads, by name, the first 200.',
  }),
  lead: call({
    id: 'desk.leads.get',
    get: '/desk/leads/{id}',
    access: 'bearer',
    may: 'leads.read',
    within: { record: 'lead', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: LeadDetail,
    errors: { 'request.notFound': 404 },
    says: "Takes a lead's id and returns it in full, leaving an audit entry; refuses one outside the caller's dealers or site as unknown.",
  }),
  takeLead: call({
    id: 'desk.leads.take',
    post: '/desk/leads/{id}/claim',
    access: 'bearer',
    ...workedOn,
    errors: { ...closed, 'lead.owned': 409 },
    says: 'Takes a lead that is nobody’s for the caller; refuses one that a colleague has and a closed one.',
  }),
  releaseLead: call({
    id: 'desk.leads.release',
    delete: '/desk/leads/{id}/claim',
    access: 'bearer',
    ...workedOn,
    errors: closed,
    says: 'Takes a lead of the caller’s, or of a colleague’s where the caller gives leads to others, and lets somebody else take it; nothing happens to any other.',
  }),
  giveLead: call({
    id: 'desk.leads.give',
    post: '/desk/leads/{id}/owner',
    access: 'bearer',
    ...workedOn,
    may: 'leads.assign',
    body: z.object({ accountId: z.guid() }),
    errors: { ...closed, 'lead.colleague': 422 },
    says: 'Takes a lead and somebody who sells for its dealer and gives it to them; refuses anybody else and a closed lead.',
  }),
  answerLead: call({
    id: 'desk.leads.answer',
    post: '/desk/leads/{id}/answers',
    access: 'bearer',
    ...workedOn,
    body: z.object({ channel: z.enum(ANSWER_CHANNELS), isReached: z.boolean(), note: z.optional(note) }),
    errors: closed,
    says: 'Takes a lead, the way its person was spoken to and whether they were reached; the first time they were ends the waiting, and a lead that was nobody’s is the caller’s from then on.',
  }),
  noteLead: call({
    id: 'desk.leads.note',
    post: '/desk/leads/{id}/notes',
    access: 'bearer',
    ...workedOn,
    body: z.object({ note }),
    errors: { 'request.notFound': 404, 'order.missing.note': 422 },
    says: 'Takes a lead and what colleagues should know of it; its person never reads it.',
  }),
  closeLead: call({
    id: 'desk.leads.close',
    post: '/desk/leads/{id}/end',
    access: 'bearer',
    ...workedOn,
    body: z.object({ reason: z.enum(CLOSE_REASON_NAMES), note: z.optional(note) }),
    errors: { ...closed, 'lead.close.unanswered': 422, 'lead.close.untried': 422 },
    says: 'Takes a lead and why it is over; refuses a sale or a loss of somebody whom nobody answered, and one out of reach whom nobody tried.',
  }),
  reopenLead: call({
    id: 'desk.leads.reopen',
    delete: '/desk/leads/{id}/end',
    access: 'bearer',
    ...workedOn,
    errors: { 'request.notFound': 404, 'lead.open': 409 },
    says: 'Takes a closed lead and opens it again as it stood; refuses one that is open.',
  }),
})
