import { cpfRefusal } from '@volante/domain/cpf'
import { dniRefusal } from '@volante/domain/dni'
import { emailRefusal } from '@volante/domain/email'
import { personNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { formSchema, line, lines, maybe, type Refusals, refusing } from './refusals.ts'

/** Reasons the contact page offers; their texts are `contact.reason.<code>`. Other senders may state their own. */
export const CONTACT_REASONS = [
  'QUESTION',
  'COMPLAINT',
  'PRAISE',
  'SUGGESTION',
  'PRIVACY',
  'REPENTANCE',
  'OTHER',
] as const

const contactFields = {
  name: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  /** The DNI in Argentina. */
  cpf: maybe(line(20)),
  contactReason: maybe(line(80)),
  message: maybe(lines(4000)),
  city: maybe(line(120)),
  state: maybe(line(60)),
}
const leadEmailFields = {
  name: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  dealerCode: maybe(line(40)),
  message: maybe(lines(4000)),
}

const ContactBody = z.object(contactFields)
const LeadEmailBody = z.object(leadEmailFields)
export type ContactBody = z.output<typeof ContactBody>
export type LeadEmailBody = z.output<typeof LeadEmailBody>

/** Takes a contact message and the country; answers each refused field with its message key (spec platform §5). */
export function contactRefusals(values: ContactBody, country: Country): Refusals {
  return refusing({
    ...senderRefusals(values, country),
    cpf: (country === 'BR' ? cpfRefusal : dniRefusal)(values.cpf ?? '', 'optional'),
    contactReason: requiredRefusal(values.contactReason),
    message: textRefusal(values.message ?? ''),
  })
}

/** Takes a message to a dealer and the country; answers each refused field with its message key (spec platform §5). */
export function leadEmailRefusals(values: LeadEmailBody, country: Country): Refusals {
  return refusing({ ...senderRefusals(values, country), message: textRefusal(values.message ?? '', 'optional') })
}

type Sender = Pick<ContactBody, 'name' | 'email' | 'phone'>

const senderRefusals = ({ name, email, phone }: Sender, country: Country) => ({
  name: personNameRefusal(name ?? ''),
  email: emailRefusal(email ?? ''),
  phone: phoneRefusal(phone ?? '', country, 'optional'),
})

/** The contact page's form. */
export const contactForm = (country: Country) => formSchema(contactFields, (values) => contactRefusals(values, country))

/** Its form to a dealer. */
export const leadEmailForm = (country: Country) =>
  formSchema(leadEmailFields, (values) => leadEmailRefusals(values, country))

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
    says: 'Takes a message with its sender and reason, keeps it for the brand and answers its protocol; refuses wrong fields by name.',
  }),
  leadEmail: call({
    id: 'contact.leadEmail.create',
    post: '/contact/leadEmail',
    access: 'client',
    body: LeadEmailBody,
    ok: Sent,
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes a message to a dealer, or to the brand when none is named, mails it and answers its protocol; refuses wrong fields and an unknown dealer.',
  }),
})
