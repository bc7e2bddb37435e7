import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import { REPORT_CATEGORIES, REPORT_PRODUCTS, REPORT_REASONS } from '@volante/domain/lead/report-work'
import type { Refusals } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import type { ContactBody, LeadEmailBody } from './contact.ts'
import type { ReportBody } from './reporting.ts'

const SENDER = { name: 'name', email: 'email', phone: 'phone?' } as const satisfies FieldRules
const CONTACT = {
  BR: { ...SENDER, cpf: 'cpf?', contactReason: 'filled', message: 'text' },
  AR: { ...SENDER, cpf: 'dni?', contactReason: 'filled', message: 'text' },
} as const satisfies Record<Country, FieldRules>
const LEAD_EMAIL = { ...SENDER, message: 'text?' } as const satisfies FieldRules
const REPORT = {
  reason: { oneOf: REPORT_REASONS },
  product: { oneOf: REPORT_PRODUCTS, presence: 'optional' },
  category: { oneOf: REPORT_CATEGORIES, presence: 'optional' },
  model: 'filled',
  version: 'filled',
  year: 'modelYear',
  mileage: 'digits',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'text',
} as const satisfies FieldRules

/** Takes a contact message and the country; returns each refused field with its message key (spec platform §5). */
export const contactRefusals = (values: ContactBody, country: Country): Refusals =>
  fieldRefusals(values, CONTACT[country], { country })

/** Takes a message to a dealer and the country; returns each refused field with its message key (spec platform §5). */
export const leadEmailRefusals = (values: LeadEmailBody, country: Country): Refusals =>
  fieldRefusals(values, LEAD_EMAIL, { country })

/** Takes a report and the country; returns each refused field with its message key (spec platform §5, required selections). */
export const reportRefusals = (values: ReportBody, country: Country): Refusals =>
  fieldRefusals(values, { ...REPORT, cpf: country === 'BR' ? 'cpf?' : 'dni?' }, { country })
