import { type LeadRules, leadRefusals } from '@volante/contract/lead-rules'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { type Address, addressRefusals } from '@volante/domain/places/address'
import { personNameRefusal } from '@volante/domain/person/person-name'
import { phoneRefusal } from '@volante/domain/person/phone'
import type { Refusal } from '@volante/domain/refusal'
import { describeFields } from '../../forms/describe-fields.ts'
import type { FormValues } from '../../forms/field-spec.ts'

const lead = describeFields(
  {
    leadPersonType: { label: 'lead.you.personType', control: 'segments' },
    corporateName: { label: 'lead.you.corporateName', autoComplete: 'organization' },
    contactName: { label: 'lead.you.contactName', autoComplete: 'name' },
    name: { label: 'lead.you.name', autoComplete: 'name' },
    email: { label: 'lead.you.email', type: 'email', inputMode: 'email', autoComplete: 'email' },
    phone: { label: 'lead.you.phone', control: 'phone' },
    cpf: { label: 'lead.you.cpf', mask: 'cpf', inputMode: 'numeric' },
    cnpj: { label: 'lead.you.cnpj', mask: 'cnpj' },
    document: { label: 'lead.you.document', hint: 'lead.you.documentHint', mask: 'dniOrCuil', inputMode: 'numeric' },
    companyDocument: { label: 'lead.you.companyDocument', mask: 'cuil', inputMode: 'numeric' },
    stateCode: { label: 'lead.you.state', control: 'select', autoComplete: 'address-level1' },
    totalVehicles: { label: 'lead.you.totalVehicles', control: 'number' },
    hasTwoYearCnpj: { label: 'lead.you.hasTwoYearCnpj', control: 'box' },
    place: { label: 'lead.dealer.place', autoComplete: 'postal-code' },
    dealerCode: { label: 'lead.dealer.title', control: 'radios' },
    userPostalCode: { label: 'lead.address.postalCode', autoComplete: 'postal-code', mask: { BR: 'cep' } },
    street: { label: 'lead.address.street', autoComplete: 'address-line1' },
    homeNumber: { label: 'lead.address.number', inputMode: 'numeric' },
    complement: { label: 'lead.address.complement', autoComplete: 'address-line2' },
    neighborhood: { label: 'lead.address.neighborhood', autoComplete: 'address-level3' },
    cidade: { label: 'lead.address.city', autoComplete: 'address-level2' },
    uf: { label: 'lead.address.state', control: 'select', autoComplete: 'address-level1' },
    preferredContactMethod: { label: 'lead.contact.preferred', control: 'select' },
    allowEmail: { label: 'lead.contact.allow', control: 'box' },
    allowWhatsApp: { label: 'lead.contact.allowWhatsApp', control: 'box' },
    allowPhone: { label: 'lead.contact.allowPhone', control: 'box' },
    allowSMS: { label: 'lead.contact.allowSMS', control: 'box' },
    description: { label: 'lead.contact.message', hint: 'lead.contact.messageHint', control: 'area', maxLength: 2000 },
    productCode: { label: 'lead.car.choose', control: 'select' },
  },
  {
    // As the payload names them (spec platform §3).
    paths: {
      ...({ firstName: 'name', dni: 'document', cuil: 'companyDocument' } as const),
      ...({ cityName: 'place', dealerCode: 'place', dealersCode: 'place' } as const),
      ...({ preferred_contact_method: 'preferredContactMethod' } as const),
    },
  },
)
export const { Field } = lead
export type ProposalValues = FormValues<typeof lead.specs, keyof typeof lead.specs>

/** What the place found so far lets go and, once it was looked for, why it was not found. */
export type ProposalFacts = LeadRules & { readonly placeRefusal?: Refusal | null }

export const proposalForm = lead.form({
  kind: 'lead',
  fields: [
    ...(['leadPersonType', 'corporateName', 'contactName', 'name', 'email', 'phone'] as const),
    ...(['cpf', 'document', 'cnpj', 'companyDocument', 'stateCode', 'totalVehicles', 'hasTwoYearCnpj'] as const),
    ...(['place', 'dealerCode', 'userPostalCode', 'street', 'homeNumber', 'complement'] as const),
    ...(['neighborhood', 'cidade', 'uf', 'preferredContactMethod'] as const),
    ...(['allowEmail', 'allowWhatsApp', 'allowPhone', 'allowSMS', 'description', 'productCode'] as const),
  ],
  rules: proposalRefusals,
})

export const isCompany = ({ leadPersonType }: Pick<ProposalValues, 'leadPersonType'>): boolean =>
  leadPersonType === 'legalPerson'

/** Who is writing. */
export const nameField = (values: Pick<ProposalValues, 'leadPersonType'>) =>
  isCompany(values) ? ('contactName' as const) : ('name' as const)

/** Of the same form, what a conversation needs. */
export const conversationForm = lead.form({
  kind: proposalForm.kind,
  fields: proposalForm.fields,
  rules: (values, { country }) =>
    refusing({
      [nameField(values)]: personNameRefusal(values[nameField(values)]),
      phone: phoneRefusal(values.phone, country),
    }),
})

/** What a draft keeps: what a person types or ticks, not what the address says. */
export const DRAFT_FIELDS = proposalForm.fields.filter((name) => name !== 'productCode')

/** Takes the form's values and the rules of the place; returns each refused field of the form (spec platform §5). */
export function proposalRefusals(values: ProposalValues, { placeRefusal, ...rules }: ProposalFacts): Refusals {
  const leadPersonType = isCompany(values) ? 'legalPerson' : 'physicalPerson'
  const document = isCompany(values) ? values.companyDocument : values.document
  const totalVehicles = values.totalVehicles.trim() || null
  const found = leadRefusals({ ...values, leadPersonType, document, totalVehicles }, rules)
  return {
    ...renamed(found, isCompany(values) ? { document: 'companyDocument' } : {}),
    ...addressBlockRefusals(values, rules.country),
    ...(placeRefusal ? { place: placeRefusal } : {}),
  }
}

/** The lead's name of each part of an address. */
const ADDRESS = {
  postalCode: 'userPostalCode',
  street: 'street',
  number: 'homeNumber',
  complement: 'complement',
  neighbourhood: 'neighborhood',
  city: 'cidade',
  stateCode: 'uf',
} as const satisfies Partial<Record<keyof Address, keyof ProposalValues>>

/** The block is free to stay empty; half an address would be dropped without a word, so it is refused instead. */
function addressBlockRefusals(values: ProposalValues, country: LeadRules['country']): Refusals {
  const parts = Object.entries(ADDRESS).map(([part, name]) => [part, values[name]] as const)
  if (parts.every(([, value]) => value.trim() === '')) return {}
  const address = Object.fromEntries(parts) as Record<keyof typeof ADDRESS, string>
  return renamed(addressRefusals(address, country), ADDRESS)
}

const renamed = (found: Readonly<Record<string, Refusal>>, names: Readonly<Record<string, string>>): Refusals =>
  Object.fromEntries(Object.entries(found).map(([name, refusal]) => [names[name] ?? name, refusal]))
