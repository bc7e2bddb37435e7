import { MESSAGE_ACTS, MESSAGE_STAGES, MESSAGE_SUBJECTS } from '@volante/domain/lead/message-work'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, lines, maybe } from './body-fields.ts'
import { page, paging, short } from './query.ts'

const ContactBody = z.object({
  name: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  /** The DNI in Argentina. */
  cpf: maybe(line(20)),
  contactReason: maybe(line(80)),
  message: maybe(lines(4000)),
  city: maybe(line(120)),
  state: maybe(line(60)),
})
const LeadEmailBody = z.object({
  name: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  dealerCode: maybe(line(40)),
  message: maybe(lines(4000)),
})
export type ContactBody = z.output<typeof ContactBody>
export type LeadEmailBody = z.output<typeof LeadEmailBody>

const Message = z.object({
  id: z.string(),
  protocol: z.string(),
  createdAt: z.string(),
  /** Both null once its site is gone. */
  brand: z.nullable(z.string()),
  country: z.nullable(z.enum(COUNTRIES)),
  /** One of `MESSAGE_SUBJECTS`, or what another sender stated. */
  subject: z.string(),
  stage: z.enum(MESSAGE_STAGES),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  dealerCode: z.nullable(z.string()),
  dealerName: z.nullable(z.string()),
  /** Null in a list, as what staff did is empty there. */
  message: z.nullable(z.string()),
  acts: z.array(z.object({ at: z.string(), by: z.string(), act: z.enum(MESSAGE_ACTS), note: z.nullable(z.string()) })),
})
export type Message = z.output<typeof Message>

const Sent = z.object({ success: z.boolean(), protocol: z.string(), message: z.string() })

export const contact = service('contact', {
  create: call({
    id: 'contact.root.create',
    post: '/contact',
    access: 'client',
    body: ContactBody,
    ok: Sent,
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes a message with its sender and reason, keeps it for the brand and returns its protocol; refuses wrong fields by name.',
  }),
  leadEmail: call({
    id: 'contact.leadEmail.create',
    post: '/contact/leadEmail',
    access: 'client',
    body: LeadEmailBody,
    ok: Sent,
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes a message to a dealer, or to the brand when none is named, mails it and returns its protocol; refuses wrong fields and an unknown dealer.',
  }),
  deskList: call({
    id: 'contact.desk.list',
    get: '/contact/desk/messages',
    access: 'bearer',
    may: 'messages.work',
    within: 'rows',
    query: z.object({
      stage: z.optional(z.enum(MESSAGE_STAGES)),
      brand: z.optional(short(40)),
      subject: z.optional(z.enum(MESSAGE_SUBJECTS)),
      dealerCode: z.optional(short(40)),
      protocol: z.optional(short(40)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      ...paging,
    }),
    ok: page(Message),
    says: 'Takes how messages stand, a brand, a subject, a dealer, a protocol, days, or none; returns the messages within reach, personal data masked: the newest first, of those nobody answered the oldest.',
  }),
  deskGet: call({
    id: 'contact.desk.get',
    get: '/contact/desk/messages/{id}',
    access: 'bearer',
    may: 'messages.work',
    within: { record: 'message', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: Message,
    errors: { 'request.notFound': 404 },
    says: 'Takes a message within reach; returns it in full with what staff did. The reading is kept in the audit log.',
  }),
  deskWork: call({
    id: 'contact.desk.work',
    post: '/contact/desk/messages/acts',
    access: 'bearer',
    may: 'messages.work',
    within: { record: 'message', by: 'body.id' },
    body: z.object({ id: z.guid(), act: z.enum(MESSAGE_ACTS), note: maybe(lines(1000)) }),
    ok: Message,
    errors: { 'request.notFound': 404, 'request.invalid': 422, 'message.notNow': 409 },
    says: 'Takes a message within reach and what was done with it: answered, closed, opened again, noted or what was done last taken back, a note only with its words; keeps who did it. Refuses what its state does not allow.',
  }),
})
