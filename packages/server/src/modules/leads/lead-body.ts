import type { LeadBody } from '@volante/contract/lead'
import { type LeadFormValues, leadRefusals, leadRules } from '@volante/contract/lead-rules'
import { type Refusals, refusing } from '@volante/domain/refusal'
import type { Site } from '@volante/contract/site'
import { cnpjCharacters } from '@volante/domain/company/cnpj'
import { cuilDigits } from '@volante/domain/person/cuil'
import { leadAddress, leadCpf } from '@volante/domain/lead/lead'
import { type Campaign, originOf, PARTNER_ORIGIN } from '@volante/domain/lead/partner-link'
import { phoneDigits } from '@volante/domain/person/phone'
import { refuse } from '@volante/domain/refusal'
import { type LeadDealer, type LeadFacts, placeOf } from './lead-facts.ts'

/** What the form calls otherwise than the payload. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'firstName',
  dealerCode: 'dealersCode',
  preferredContactMethod: 'preferred_contact_method',
}

const text = (value: string | null | undefined): string => value?.trim() ?? ''
const orNull = (value: string): string | null => (value === '' ? null : value)

/** Takes a lead, its site and what is known of its dealer, car and city; returns each refused field of the payload (spec platform §5, §9). */
export function leadBodyRefusals(site: Site, body: LeadBody, facts: LeadFacts): Refusals {
  const { dealer, cityCode } = facts
  const rules = leadRules(
    site,
    { cityCode: cityCode ?? undefined, dealerIds: dealer ? [dealer.id, dealer.code] : [] },
    { surname: false },
  )
  const formRefusals = Object.entries(leadRefusals(formValues(body), rules))
  return {
    ...Object.fromEntries(formRefusals.map(([field, refusal]) => [payloadName(field, body), refusal])),
    ...refusing({
      ...(text(body.dealersCode) && !dealer ? { dealersCode: refuse('dealer.notFound') } : {}),
      ...(text(body.productCode) && !facts.isCarKnown ? { productCode: refuse('request.notFound') } : {}),
      ...(site.features.leadForCitiesWithoutInfluenceArea ? {} : uncovered(body, facts)),
    }),
  }
}

function uncovered(body: LeadBody, { cityCode, isCityCovered }: LeadFacts) {
  if (isCityCovered) return {}
  if (placeOf(body).city === '') return { cityName: refuse('validation.required') }
  return { cityName: refuse(cityCode ? 'dealers.noInfluenceArea' : 'request.notFound') }
}

function payloadName(field: string, body: LeadBody): string {
  if (field === 'document') return text(body.cuil) || body.leadPersonType === 'legalPerson' ? 'cuil' : 'dni'
  return FIELD_NAMES[field] ?? field
}

function formValues(body: LeadBody): LeadFormValues {
  return {
    leadPersonType: body.leadPersonType ?? 'physicalPerson',
    name: body.firstName ?? '',
    contactName: body.contactName ?? '',
    corporateName: body.corporateName ?? '',
    email: body.email ?? '',
    cpf: body.cpf ?? '',
    cnpj: body.cnpj ?? '',
    document: text(body.cuil) || text(body.dni),
    phone: body.phone ?? '',
    stateCode: body.stateCode ?? body.uf ?? '',
    dealerCode: body.dealersCode ?? '',
    preferredContactMethod: body.preferred_contact_method ?? '',
    description: body.description ?? '',
    totalVehicles: orNull(String(body.totalVehicles ?? '')),
    hasTwoYearCnpj: body.hasTwoYearCnpj ?? false,
    allowSMS: body.allowSMS ?? false,
    allowWhatsApp: body.allowWhatsApp ?? false,
    allowEmail: body.allowEmail ?? false,
    allowPhone: body.allowPhone ?? false,
  }
}

/** What is kept of a lead whose fields are all well: numbers as digits, the address only when it is whole (spec platform §5). */
export function newLead(site: Site, body: LeadBody, facts: { readonly dealer: Pick<LeadDealer, 'code'> | null }) {
  const isCompany = body.leadPersonType === 'legalPerson'
  const { city, state } = placeOf(body)
  return {
    personType: isCompany ? ('legalPerson' as const) : ('physicalPerson' as const),
    name: text(isCompany ? body.contactName : body.firstName),
    companyName: isCompany ? text(body.corporateName) : null,
    email: text(body.email),
    phone: phoneDigits(body.phone ?? '', site.country),
    taxId: orNull(taxIdOf(site, body, isCompany)),
    dealerCode: facts.dealer?.code ?? null,
    productCode: orNull(text(body.productCode)),
    modelYear: orNull(String(body.msc_ano_modelo ?? '').trim()),
    state: orNull(text(state) || text(body.stateCode)),
    city: orNull(text(city)),
    preferredContactMethod: orNull(text(body.preferred_contact_method)),
    description: orNull(text(body.description)),
    totalVehicles: isCompany ? Number(body.totalVehicles ?? 0) || null : null,
    hasTwoYearCnpj: isCompany ? (body.hasTwoYearCnpj ?? null) : null,
    address: addressOf(site, body),
    tracking: trackingOf(body),
    channels: channelsOf(body),
  }
}

export type NewLead = ReturnType<typeof newLead>

function taxIdOf(site: Site, body: LeadBody, isCompany: boolean): string {
  if (site.country === 'AR') return cuilDigits(text(body.cuil) || text(body.dni))
  return isCompany ? cnpjCharacters(text(body.cnpj)) : leadCpf(text(body.cpf), site.features.cpfCnpjInLeadForm)
}

function addressOf(site: Site, body: LeadBody): Readonly<Record<string, string>> | null {
  const address = {
    postalCode: text(body.userPostalCode),
    street: text(body.street),
    number: text(body.homeNumber),
    complement: text(body.complement),
    neighbourhood: text(body.neighborhood),
    city: text(body.cidade),
    stateCode: text(body.uf),
  }
  return leadAddress(address, site.country) && address
}

function channelsOf({ allowEmail, allowSMS, allowWhatsApp, allowPhone }: LeadBody): readonly string[] {
  const allowed = { EMAIL: allowEmail, SMS: allowSMS, WHATSAPP: allowWhatsApp, PHONE: allowPhone }
  return Object.entries(allowed).flatMap(([channel, isAllowed]) => (isAllowed ? [channel] : []))
}

/** Takes a lead and the campaign of the partner's link by which its sender came; returns it with the campaign that counts. */
export function withPartner(body: LeadBody, partner: Campaign | null): LeadBody {
  if (!partner) return body
  const stated = UTM_FIELDS.flatMap(([utm, name]) => (text(body[name]) ? [[utm, text(body[name])] as const] : []))
  const origin = originOf(Object.fromEntries(stated), partner)
  const counted = Object.fromEntries(UTM_FIELDS.map(([utm, name]) => [name, origin[utm] ?? '']))
  return { ...body, ...counted, subOrigin: text(body.subOrigin) || PARTNER_ORIGIN }
}

const UTM_FIELDS = [
  ['utm_source', 'source'],
  ['utm_medium', 'medium'],
  ['utm_campaign', 'campaign'],
  ['utm_content', 'content'],
  ['utm_term', 'term'],
] as const

const TRACKING = [
  ...(['trackingClientId', 'trackingId', 'trackingUserId', 'retUrl', 'referer', 'gClid', 'source', 'medium'] as const),
  ...(['campaign', 'content', 'term', 'callbackName', 'formName', 'origin', 'subOrigin', 'productGroup'] as const),
  ...(['country', 'countryCode'] as const),
]

function trackingOf(body: LeadBody): Readonly<Record<string, string>> {
  const given = TRACKING.flatMap((name) => (text(body[name]) ? [[name, text(body[name])] as const] : []))
  return { formName: 'Proposal', ...Object.fromEntries(given) }
}
