import type { TextId } from '../../texts/ids.ts'
import { PERSON_TYPES, type PersonType } from '@volante/domain/vocabulary'

const TEXTS = [
  ...(['name', 'contactName', 'corporateName', 'email', 'phone'] as const),
  ...(['cpf', 'cnpj', 'document', 'companyDocument', 'totalVehicles'] as const),
  ...(['stateCode', 'place', 'cityName', 'cityState', 'dealerCode'] as const),
  ...(['userPostalCode', 'street', 'homeNumber', 'complement', 'neighborhood', 'cidade', 'uf'] as const),
  ...(['preferredContactMethod', 'description', 'productCode', 'modelYear'] as const),
]
const FLAGS = ['hasTwoYearCnpj', 'allowWhatsApp', 'allowPhone', 'allowEmail', 'allowSMS'] as const
const TRACKING = [
  ...(['trackingClientId', 'trackingId', 'gClid'] as const),
  ...(['source', 'medium', 'campaign', 'content', 'term'] as const),
]

export type TextName = (typeof TEXTS)[number]
export type FlagName = (typeof FLAGS)[number]
export type FieldName = TextName | FlagName | 'leadPersonType'
export type Tracking = Partial<Record<(typeof TRACKING)[number], string>>

/** Everything the form holds, as it was typed. */
export type ProposalValues = Readonly<Record<TextName, string> & Record<FlagName, boolean>> & {
  readonly leadPersonType: PersonType
}

type Posted = Pick<FormData, 'get'>

const textOf = (form: Posted, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Takes a posted form; answers its values, anything missing as blank or unticked. */
export function valuesOf(form: Posted): ProposalValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, textOf(form, name)])) as Record<TextName, string>
  const flags = Object.fromEntries(FLAGS.map((name) => [name, form.get(name) !== null])) as Record<FlagName, boolean>
  const leadPersonType = PERSON_TYPES.find((type) => type === form.get('leadPersonType')) ?? 'physicalPerson'
  return { ...texts, ...flags, leadPersonType }
}

export const BLANK: ProposalValues = valuesOf(new FormData())

/** Where the visitor came from, as far as the browser was allowed to say. */
export function trackingOf(form: Posted): Tracking {
  return Object.fromEntries(TRACKING.flatMap((name) => (textOf(form, name) ? [[name, textOf(form, name)]] : [])))
}

/** What a draft keeps: what a person types or ticks, not what follows from it or from the address. */
const FOLLOWS: readonly FieldName[] = ['cityName', 'cityState', 'productCode', 'modelYear']
export const DRAFT_FIELDS: readonly string[] = [...TEXTS, ...FLAGS, 'leadPersonType'].filter(
  (name) => !FOLLOWS.some((one) => one === name),
)

/** The control a refusal of a field belongs to: where a summary leads. */
export function controlOf(field: string): string {
  return `lead-${CONTROLS[field] ?? field}`
}

const CONTROLS: Readonly<Record<string, string>> = { allowEmail: 'allowWhatsApp', dealerCode: 'place' }

export const FORM_ID = 'lead-form'

/** Parts of the page that are taken from an answer by themselves. */
export const PLACES = {
  head: 'lead-head',
  car: 'lead-car',
  choice: 'lead-choice',
  dealer: 'lead-dealers',
  document: 'lead-documents',
  talk: 'lead-talk',
} as const

/** What the error of a field stands at: the permissions share theirs. */
export const placeOf = (field: string): string => (field === 'allowEmail' ? 'lead-allow' : controlOf(field))

/** What a field is called where its error stands away from it. */
export const LABELS: Readonly<Record<string, TextId>> = {
  corporateName: 'lead.you.corporateName',
  contactName: 'lead.you.contactName',
  name: 'lead.you.name',
  email: 'lead.you.email',
  phone: 'lead.you.phone',
  cpf: 'lead.you.cpf',
  cnpj: 'lead.you.cnpj',
  document: 'lead.you.document',
  companyDocument: 'lead.you.companyDocument',
  stateCode: 'lead.you.state',
  totalVehicles: 'lead.you.totalVehicles',
  place: 'lead.dealer.place',
  dealerCode: 'lead.dealer.title',
  userPostalCode: 'lead.address.postalCode',
  street: 'lead.address.street',
  homeNumber: 'lead.address.number',
  complement: 'lead.address.complement',
  neighborhood: 'lead.address.neighborhood',
  cidade: 'lead.address.city',
  uf: 'lead.address.state',
  preferredContactMethod: 'lead.contact.preferred',
  description: 'lead.contact.message',
}
