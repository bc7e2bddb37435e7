import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import { contactOptInRefusal, mayLeadOmitCpf } from '@volante/domain/lead/lead'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { CONTACT_CHANNELS, type Country, type PersonType } from '@volante/domain/vocabulary'
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

/** Takes the site and where the lead goes (7-digit IBGE code, dealer); returns what the form asks and the service accepts (spec platform §5, §9). */
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

/** The form's fields as the documents name them, plus those Argentina asks (spec platform §3; `document` is DNI, CUIL or CUIT). */
export interface LeadFormValues extends Readonly<Record<TypedField, string>>, Readonly<Record<Flag, boolean>> {
  readonly leadPersonType: PersonType
  readonly totalVehicles: string | null
}
type TypedField =
  | 'name'
  | 'contactName'
  | 'corporateName'
  | 'email'
  | 'cpf'
  | 'cnpj'
  | 'document'
  | 'phone'
  | 'stateCode'
  | 'dealerCode'
  | 'preferredContactMethod'
  | 'description'
type Flag = 'hasTwoYearCnpj' | 'allowSMS' | 'allowWhatsApp' | 'allowEmail' | 'allowPhone'

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
