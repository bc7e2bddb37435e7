import { CONSENT_PURPOSES } from '@volante/contract/consents'
import { CONTACT_CHANNELS, type Country } from '@volante/domain/vocabulary'
import type { Values } from './field-specs.ts'
import { argentineNumbers } from '../../forms/tax-ids.ts'

/** An empty field takes away what was there. */
const orNothing = (value: string): string | null => value.trim() || null

/** What a form says about its person, as the calls take it and the rules check it. */
export const personPatch = ({
  name,
  nickname,
  phone,
  birthdate,
  gender,
}: Values<'name' | 'nickname' | 'phone' | 'birthdate' | 'gender'>) => ({
  name,
  nickname: orNothing(nickname),
  phone: orNothing(phone),
  birthdate: orNothing(birthdate),
  gender: orNothing(gender),
})

type AddressField =
  | 'postalCode'
  | 'street'
  | 'number'
  | 'withoutNumber'
  | 'complement'
  | 'neighbourhood'
  | 'city'
  | 'stateCode'

export const addressPatch = (values: Values<AddressField>) => ({
  address: { ...values, number: values.withoutNumber ? '' : values.number },
})

type TaxIds = Values<'cpf' | 'dni'>

/** The number the country knows a person by, as it was typed. */
const taxId = ({ cpf, dni }: TaxIds, country: Country) => (country === 'BR' ? { cpf } : argentineNumbers(dni))

/** A number that names a person is only ever told, never taken away: a blank says nothing. */
const typedTaxId = ({ cpf, dni }: TaxIds, country: Country) =>
  (country === 'BR' ? cpf : dni).trim() === '' ? {} : taxId({ cpf, dni }, country)

export const documentsPatch = (values: TaxIds & Values<'companyCnpj'>, country: Country) => ({
  ...typedTaxId(values, country),
  ...(country === 'BR' ? { companyCnpj: orNothing(values.companyCnpj) } : {}),
})

export const userDataPatch = (values: TaxIds & Values<'name' | 'phone' | 'birthdate'>, country: Country) => ({
  name: values.name,
  phone: values.phone,
  birthdate: values.birthdate,
  ...taxId(values, country),
})

type SignUpField = 'personType' | 'name' | 'phone' | 'birthdate' | 'cpf' | 'dni' | 'cnpj' | 'cuit' | 'companyName'

/** A person by their own number, or for a company by its: CNPJ in Brazil, whose register knows the name; CUIT and name in Argentina. */
export function signUpPerson(values: Values<SignUpField>, country: Country) {
  const { name, phone, birthdate, cnpj, cuit, companyName } = values
  const company = country === 'BR' ? { cnpj } : { cuit, companyName }
  return { name, phone, birthdate, ...(values.personType === 'company' ? company : taxId(values, country)) }
}

/** Takes the short sign-up; returns the person: what is not there is asked for when it is needed. */
export const quickPerson = ({ name, ...numbers }: TaxIds & { readonly name: string }, country: Country) => ({
  name,
  ...taxId(numbers, country),
})

/** Every channel and purpose as the boxes say: what is not ticked is taken back. */
export const permissionsOf = (values: Values<(typeof CONSENT_PURPOSES)[number]>) =>
  CONSENT_PURPOSES.flatMap((purpose) =>
    CONTACT_CHANNELS.map((channel) => ({ channel, purpose, granted: values[purpose].includes(channel) })),
  )
