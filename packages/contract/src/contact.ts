import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, lines, maybe } from './body-fields.ts'

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
})
