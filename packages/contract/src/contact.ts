import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import type { Refusals } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { formSchema, line, lines, maybe } from './refusals.ts'

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

const SENDER = { name: 'name', email: 'email', phone: 'phone?' } as const satisfies FieldRules
const CONTACT = {
  BR: { ...SENDER, cpf: 'cpf?', contactReason: 'filled', message: 'text' },
  AR: { ...SENDER, cpf: 'dni?', contactReason: 'filled', message: 'text' },
} as const satisfies Record<Country, FieldRules>
const LEAD_EMAIL = { ...SENDER, message: 'text?' } as const satisfies FieldRules

/** Takes a contact message and the country; returns each refused field with its message key (spec platform §5). */
export const contactRefusals = (values: ContactBody, country: Country): Refusals =>
  fieldRefusals(values, CONTACT[country], { country })

/** Takes a message to a dealer and the country; returns each refused field with its message key (spec platform §5). */
export const leadEmailRefusals = (values: LeadEmailBody, country: Country): Refusals =>
  fieldRefusals(values, LEAD_EMAIL, { country })

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
