import { addressRefusals } from '@volante/domain/places/address'
import { licenceRefusals } from '@volante/domain/person/driver-licence'
import { fieldRefusals, type FieldRules, type Place, rulesOfChange } from '@volante/domain/fields/field-rules'
import { type Refusals, underPath } from '@volante/domain/refusal'
import { GENDERS, MARITAL_STATUSES, OCCUPATIONS } from '@volante/domain/vocabulary'
import type { AddressBody, NewPerson } from './person-shapes.ts'
import type { RentalBody } from './users.ts'

export type { Place }

/** What an account holds of a person, and of the company it is for. */
const ACCOUNT = {
  name: 'fullName',
  nickname: 'text?',
  phone: 'phone',
  birthdate: 'birthDate',
  gender: { oneOf: GENDERS },
  cpf: 'cpf',
  dni: 'dni',
  cuil: 'cuil',
  cuit: 'cuit',
  companyName: 'companyName',
  cnpj: 'cnpj',
  companyCnpj: 'cnpj?',
} as const satisfies FieldRules

export type PersonValues = {
  readonly [Field in keyof typeof ACCOUNT]?: string | null | undefined
} & { readonly address?: AddressBody | null | undefined }

/** Takes what a change sets of a person; returns each refused field. A field that is absent or null is not looked at (spec platform §5). */
export function personRefusals(values: PersonValues, place: Place): Refusals {
  // Nothing tells a CUIT's company its name: who gives the one gives the other.
  const rules = { ...rulesOfChange(values, ACCOUNT), ...(values.cuit ? { companyName: ACCOUNT.companyName } : {}) }
  return {
    ...fieldRefusals(values, rules, place),
    ...(values.address ? underPath('address', addressRefusals(values.address, place.country)) : {}),
  }
}

const CREDENTIALS = { email: 'email', password: 'newPassword' } as const satisfies FieldRules

/** Takes a sign-up with its credentials; returns each refused field: full name, e-mail and password are required, the rest may be absent (spec platform §5, features F-43). */
export const signUpRefusals = (
  values: PersonValues,
  credentials: { readonly email: string; readonly password: string },
  place: Place,
): Refusals => ({
  ...personRefusals({ ...values, name: values.name ?? '' }, place),
  ...fieldRefusals(credentials, CREDENTIALS, place),
})

const NEW_PERSON = {
  name: 'fullName',
  cpf: 'cpf?',
  dni: 'dni?',
  cuil: 'cuil?',
  phone: 'phone?',
  email: 'email',
} as const satisfies FieldRules

/** Takes somebody an administrator enters; returns each refused field (spec platform §5, features F-117). */
export const newPersonRefusals = (person: NewPerson, place: Pick<Place, 'country'>): Refusals =>
  fieldRefusals(person, NEW_PERSON, place)

const RENTAL = {
  cpf: 'cpf',
  maritalStatus: { oneOf: MARITAL_STATUSES, presence: 'optional' },
  occupation: { oneOf: OCCUPATIONS, presence: 'optional' },
} as const satisfies FieldRules

/** Takes what renting asks of a person; returns each refused field: the CPF is required, licence and address may be absent (spec platform §5). */
export function rentalRefusals(body: RentalBody, place: Place): Refusals {
  const { driverLicence, address } = body
  return {
    ...fieldRefusals(body, RENTAL, place),
    ...(driverLicence ? underPath('driverLicence', licenceRefusals(driverLicence, place.today)) : {}),
    ...(address ? underPath('address', addressRefusals(address, place.country)) : {}),
  }
}
