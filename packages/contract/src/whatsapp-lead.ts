import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import type { Refusals } from '@volante/domain/refusal'
import { COUNTRIES, type Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, maybe } from './body-fields.ts'
import { page, paging, short } from './query.ts'

export const WhatsAppLead = z.object({
  phoneNumber: line(20),
  name: line(),
  cpf: maybe(line(20)),
  email: maybe(line(254)),
  model: maybe(line(80)),
  version: maybe(line(120)),
  serie: maybe(line(40)),
  color: maybe(line(80)),
  dealer: maybe(line(40)),
  brand: maybe(line(40)),
  scheduleDate: maybe(line(40)),
})
export type WhatsAppLead = z.output<typeof WhatsAppLead>

const SENDER = { phoneNumber: 'leadServicePhone', name: 'name', email: 'email?' } as const satisfies FieldRules

/** Takes who wants to talk and the country; returns each refused field; the number is the DNI in Argentina (spec platform §3, §5). */
export const whatsAppLeadRefusals = (values: WhatsAppLead, country: Country): Refusals =>
  fieldRefusals(values, { ...SENDER, cpf: country === 'BR' ? 'cpf?' : 'dni?' }, { country })

const Start = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** Both null once its site is gone. */
  brand: z.nullable(z.string()),
  country: z.nullable(z.enum(COUNTRIES)),
  dealerCode: z.string(),
  dealerName: z.nullable(z.string()),
  name: z.string(),
  phone: z.string(),
  taxId: z.nullable(z.string()),
  /** Model, version and colour as they were named. */
  car: z.string(),
  scheduleDate: z.nullable(z.string()),
})
export type WhatsAppStart = z.output<typeof Start>

export const whatsappLead = service('whatsapp-lead', {
  send: call({
    id: 'whatsapp-lead.lead.send',
    post: '/whatsapp-lead/{brand}/Lead/send',
    access: 'client',
    params: z.object({ brand: line(40) }),
    body: WhatsAppLead,
    ok: z.object({ success: z.boolean(), link: z.string() }),
    errors: { 'request.invalid': 422, 'request.notFound': 404, 'whatsapp.submitIntentError': 422 },
    says: "Takes who wants to talk about which car, keeps it and returns the link that opens the conversation with the dealer; refuses another site's brand, wrong fields and a brand nobody answers for.",
  }),
  starts: call({
    id: 'whatsapp-lead.desk.list',
    get: '/whatsapp-lead/desk/starts',
    access: 'bearer',
    may: 'chats.read',
    within: 'rows',
    query: z.object({
      brand: z.optional(short(40)),
      dealerCode: z.optional(short(40)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      ...paging,
    }),
    ok: page(Start),
    says: 'Takes a brand, a dealer and days, or none; returns who began a conversation with a dealer within reach, newest first, personal data masked.',
  }),
})
