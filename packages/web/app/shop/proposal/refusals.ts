import { type LeadFormValues, type LeadRules, leadRefusals } from '@volante/contract/lead-form'
import type { Refusals } from '@volante/contract/refusals'
import { type Address, addressRefusals } from '@volante/domain/address'
import type { ProposalValues } from './fields.ts'

/** Takes the form's values and the rules of the place; answers each refused field of the form with its message key, in the order they stand in (spec platform §5). */
export function proposalRefusals(values: ProposalValues, rules: LeadRules): Refusals {
  const { document, ...refused } = leadRefusals(leadFormOf(values), rules)
  const found = {
    ...refused,
    ...(document ? { [isCompany(values) ? 'companyDocument' : 'document']: document } : {}),
    ...addressBlockRefusals(values, rules.country),
  }
  return Object.fromEntries(ORDER.flatMap((name) => (found[name] ? [[name, found[name]]] : [])))
}

const isCompany = ({ leadPersonType }: ProposalValues): boolean => leadPersonType === 'legalPerson'

function leadFormOf(values: ProposalValues): LeadFormValues {
  return {
    ...values,
    document: isCompany(values) ? values.companyDocument : values.document,
    totalVehicles: values.totalVehicles.trim() || null,
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
function addressBlockRefusals(values: ProposalValues, country: 'BR' | 'AR'): Refusals {
  const parts = Object.entries(ADDRESS)
  if (parts.every(([, name]) => values[name].trim() === '')) return {}
  const address = Object.fromEntries(parts.map(([part, name]) => [part, values[name]])) as Record<
    keyof typeof ADDRESS,
    string
  >
  const refused = Object.entries(addressRefusals(address, country))
  return Object.fromEntries(refused.map(([part, refusal]) => [ADDRESS[part as keyof typeof ADDRESS], refusal]))
}

const ORDER = [
  ...(['leadPersonType', 'corporateName', 'contactName', 'name', 'email', 'phone'] as const),
  ...(['cpf', 'document', 'cnpj', 'companyDocument', 'stateCode', 'totalVehicles'] as const),
  ...(['place', 'dealerCode', 'userPostalCode', 'street', 'homeNumber', 'complement'] as const),
  ...(['neighborhood', 'cidade', 'uf', 'preferredContactMethod', 'allowEmail', 'description'] as const),
] as const
