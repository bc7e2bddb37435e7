import { PERSON_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

/** Whether the dealer still has time to answer. */
export const LEAD_STATES = ['inTime', 'late'] as const
export type LeadState = (typeof LEAD_STATES)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A lead in a list: personal data is masked (***.456.789-**). */
export const LeadRow = z.object({
  id: z.string(),
  protocol: z.string(),
  site: z.string(),
  createdAt: z.string(),
  replyBy: z.string(),
  isLate: z.boolean(),
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
  state: z.nullable(z.string()),
  source: z.nullable(z.string()),
})
export type LeadRow = z.output<typeof LeadRow>

const Consent = z.object({ channel: z.string(), purpose: z.string(), textVersion: z.string(), at: z.string() })
const LeadEvent = z.object({ kind: z.string(), at: z.string(), details: z.record(z.string(), z.unknown()) })

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
})
export type LeadDetail = z.output<typeof LeadDetail>

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
      state: z.optional(z.enum(LEAD_STATES)),
      protocol: z.optional(short(20)),
      from: z.optional(day),
      to: z.optional(day),
      ...paging,
    }),
    ok: page(LeadRow),
    says: "Takes any of site, dealer, the person's UF or province, a piece of name, e-mail, phone or protocol, state and days, and returns the leads of the caller's dealers, or all of the site for those who manage the queue, newest first, personal data masked.",
  }),
  leadDealers: call({
    id: 'desk.leads.dealers',
    get: '/desk/lead-dealers',
    access: 'bearer',
    may: 'leads.read',
    within: 'rows',
    query: z.object({ site: z.optional(short(40)) }),
    ok: z.array(z.object({ code: z.string(), name: z.string(), leads: z.int() })),
    says: 'Takes a site or none and returns the dealers that have leads among those the caller may see, by name, with how many.',
  }),
  leadStates: call({
    id: 'desk.leads.states',
    get: '/desk/lead-states',
    access: 'bearer',
    may: 'leads.read',
    within: 'rows',
    query: z.object({ site: z.optional(short(40)) }),
    ok: z.array(z.object({ code: z.string(), leads: z.int() })),
    says: 'Takes a site or none and returns the UFs and provinces the leads the caller may see come from, with how many.',
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
})
