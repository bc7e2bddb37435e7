import { cnpjRefusal } from '@volante/domain/cnpj'
import { choiceRefusal } from '@volante/domain/choice'
import { cpfRefusal } from '@volante/domain/cpf'
import { CUIL_PREFIXES, CUIT_COMPANY_PREFIXES, cuilDigits, cuilRefusal } from '@volante/domain/cuil'
import { dniRefusal } from '@volante/domain/dni'
import { emailRefusal } from '@volante/domain/email'
import { contactOptInRefusal, mayLeadOmitCpf } from '@volante/domain/lead'
import { fullNameRefusal, personNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { type Refusal, refuse } from '@volante/domain/refusal'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import { CONTACT_CHANNELS, PERSON_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { formSchema, line, lines, type Refusals, refusing } from './refusals.ts'
import type { Site } from './site.ts'

/** What the opt-ins of the form say and what for. A changed text gets a new version: each consent keeps the one it was given to (LGPD art. 8). */
export const LEAD_CONSENT = { textVersion: '2026-11', purpose: 'LEAD_CONTACT' } as const

/** What a site and a place ask of a lead. */
export interface LeadRules {
  readonly country: 'BR' | 'AR'
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

/** Takes the form's values and the rules of the place; answers each refused field with its message key (spec platform §5). */
export function leadRefusals(values: LeadFormValues, rules: LeadRules): Refusals {
  const isCompany = values.leadPersonType === 'legalPerson'
  const { allowSMS, allowWhatsApp, allowEmail, allowPhone } = values
  return refusing({
    ...(isCompany ? companyRefusals(values, rules) : personRefusals(values, rules)),
    email: emailRefusal(values.email),
    phone: phoneRefusal(values.phone, rules.country),
    preferredContactMethod: choiceRefusal(values.preferredContactMethod, CONTACT_CHANNELS, 'optional'),
    description: textRefusal(values.description, 'optional'),
    allowEmail: contactOptInRefusal({ EMAIL: allowEmail, SMS: allowSMS, WHATSAPP: allowWhatsApp, PHONE: allowPhone }),
  })
}

type Answers = Readonly<Record<string, Refusal | null>>

function personRefusals(values: LeadFormValues, rules: LeadRules): Answers {
  const presence = rules.asksTaxId && !rules.mayOmitCpf ? 'required' : 'optional'
  return {
    name: rules.needsSurname ? fullNameRefusal(values.name) : personNameRefusal(values.name),
    dealerCode: rules.needsDealer ? requiredRefusal(values.dealerCode) : null,
    ...(rules.country === 'BR'
      ? { cpf: cpfRefusal(values.cpf, presence) }
      : { document: dniOrCuilRefusal(values.document), stateCode: requiredRefusal(values.stateCode) }),
  }
}

function companyRefusals(values: LeadFormValues, rules: LeadRules): Answers {
  const prefixes = [...CUIL_PREFIXES, ...CUIT_COMPANY_PREFIXES]
  return {
    // Companies are called "Silva & Filhos": the restricted & of other texts is part of a name here.
    corporateName: textRefusal(values.corporateName.replaceAll('&', '+')),
    contactName: personNameRefusal(values.contactName),
    totalVehicles: /^[1-9]\d*$/.test(values.totalVehicles ?? '1') ? null : refuse('validation.digitsOnly'),
    ...(rules.country === 'BR'
      ? { cnpj: cnpjRefusal(values.cnpj, rules.asksTaxId ? 'required' : 'optional') }
      : { document: cuilRefusal(values.document, { prefixes }), stateCode: requiredRefusal(values.stateCode) }),
  }
}

/** Up to 8 digits are a DNI, more a CUIL. */
function dniOrCuilRefusal(value: string): Refusal | null {
  return cuilDigits(value).length > 8 ? cuilRefusal(value) : dniRefusal(value)
}
