import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import { contactOptInRefusal, mayLeadOmitCpf } from '@volante/domain/lead'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { CONTACT_CHANNELS, type Country, PERSON_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { formSchema, line, lines } from './refusals.ts'
import type { Site } from './site.ts'

/** What the opt-ins of the form say and what for. A changed text gets a new version: each consent keeps the one it was given to (LGPD art. 8). */
export const LEAD_CONSENT = { textVersion: '2026-11', purpose: 'LEAD_CONTACT' } as const

/** What a site and a place ask of a lead. */
export interface LeadRules {
  readonly country: Country
  /** The person's and company's number is asked: CPF or CNPJ by setting; DNI, CUIL or CUIT always. */
  readonly asksTaxId: boolean
  readonly mayOmitCpf: boolean
  readonly needsDealer: boolean
  readonly needsSurname: boolean
}

type LeadSite = Pick<Site, 'country' | 'features' | 'lead'>

/** Takes the site and where the lead goes (7-digit IBGE code, dealer); answers what the form asks and the service accepts (spec platform §5, §9). */
export function leadRules(
  site: LeadSite,
  place: { readonly cityCode?: string | undefined; readonly dealerIds: readonly string[] },
  asked: { readonly surname: boolean },
): LeadRules {
  const { features, lead, country } = site
  const setting = {
    isEnabled: features.leadsAllowedWithoutCpf,
    isEverywhere: lead.withoutCpf.anywhere,
    cityCodes: lead.withoutCpf.cities,
    dealerIds: lead.withoutCpf.dealers,
  }
  const places = [
    place.cityCode ? { cityCode: place.cityCode } : {},
    ...place.dealerIds.map((dealerId) => ({ dealerId })),
  ]
  return {
    country,
    asksTaxId: country === 'AR' || features.cpfCnpjInLeadForm,
    mayOmitCpf: places.some((one) => mayLeadOmitCpf(setting, one)),
    needsDealer: !features.leadForCitiesWithoutInfluenceArea,
    needsSurname: asked.surname,
  }
}

const flag = z._default(z.boolean(), false)
const typed = z._default(line(), '')

/** The form's fields as the documents name them, plus those Argentina asks (spec platform §3; `document` is DNI, CUIL or CUIT). */
const FIELDS = {
  leadPersonType: z._default(z.enum(PERSON_TYPES), 'physicalPerson'),
  name: typed,
  contactName: typed,
  corporateName: typed,
  email: typed,
  cpf: typed,
  cnpj: typed,
  document: typed,
  phone: typed,
  stateCode: typed,
  dealerCode: typed,
  preferredContactMethod: typed,
  description: z._default(lines(), ''),
  totalVehicles: z._default(z.nullable(line(6)), null),
  hasTwoYearCnpj: flag,
  allowSMS: flag,
  allowWhatsApp: flag,
  allowEmail: flag,
  allowPhone: flag,
}

const Values = z.object(FIELDS)
export type LeadFormValues = z.output<typeof Values>

/** The schema of the lead form for the given rules; issues carry message keys. */
export const leadForm = (rules: LeadRules) => formSchema(FIELDS, (values) => leadRefusals(values, rules))

/** Takes the form's values and the rules of the place; returns each refused field with its message key (spec platform §5). */
export function leadRefusals(values: LeadFormValues, rules: LeadRules): Refusals {
  const { allowSMS, allowWhatsApp, allowEmail, allowPhone } = values
  const asked = values.leadPersonType === 'legalPerson' ? companyFields(rules) : personFields(rules)
  return {
    ...fieldRefusals(values, { ...asked, ...CONTACT }, rules),
    ...refusing({
      allowEmail: contactOptInRefusal({ EMAIL: allowEmail, SMS: allowSMS, WHATSAPP: allowWhatsApp, PHONE: allowPhone }),
    }),
  }
}

const CONTACT = {
  email: 'email',
  phone: 'phone',
  preferredContactMethod: { oneOf: CONTACT_CHANNELS, presence: 'optional' },
  description: 'text?',
} as const satisfies FieldRules

const personFields = ({ country, asksTaxId, mayOmitCpf, needsDealer, needsSurname }: LeadRules) =>
  ({
    name: needsSurname ? 'fullName' : 'name',
    ...(needsDealer ? ({ dealerCode: 'filled' } as const) : {}),
    ...(country === 'BR'
      ? ({ cpf: asksTaxId && !mayOmitCpf ? 'cpf' : 'cpf?' } as const)
      : ({ document: 'dniOrCuil', stateCode: 'filled' } as const)),
  }) satisfies FieldRules

const companyFields = ({ country, asksTaxId }: LeadRules) =>
  ({
    corporateName: 'companyName',
    contactName: 'name',
    totalVehicles: 'count?',
    ...(country === 'BR'
      ? ({ cnpj: asksTaxId ? 'cnpj' : 'cnpj?' } as const)
      : ({ document: 'cuit', stateCode: 'filled' } as const)),
  }) satisfies FieldRules
