import { addressRefusals } from '@volante/domain/address'
import { adultBirthDateRefusal } from '@volante/domain/birth-date'
import { choiceRefusal } from '@volante/domain/choice'
import { cnpjRefusal } from '@volante/domain/cnpj'
import { cpfRefusal } from '@volante/domain/cpf'
import { CUIL_PERSON_PREFIXES, CUIT_COMPANY_PREFIXES, cuilRefusal } from '@volante/domain/cuil'
import { dniRefusal } from '@volante/domain/dni'
import { emailRefusal } from '@volante/domain/email'
import { newPasswordRefusals, passwordConfirmationRefusal } from '@volante/domain/password'
import { fullNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { refuse, type Refusal } from '@volante/domain/refusal'
import { textRefusal } from '@volante/domain/text'
import { type Country, GENDERS } from '@volante/domain/vocabulary'
import type { AddressBody, NewPerson } from './person-shapes.ts'
import { type Refusals, refusing } from './refusals.ts'

export interface PersonValues {
  readonly name?: string | null | undefined
  readonly nickname?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly birthdate?: string | null | undefined
  readonly gender?: string | null | undefined
  readonly address?: AddressBody | null | undefined
  readonly cpf?: string | null | undefined
  readonly dni?: string | null | undefined
  readonly cuil?: string | null | undefined
  readonly cuit?: string | null | undefined
  readonly companyName?: string | null | undefined
  readonly cnpj?: string | null | undefined
  readonly companyCnpj?: string | null | undefined
}

/** Where and when a rule is applied: the country's formats, the site's day. */
export interface Place {
  readonly country: Country
  /** YYYY-MM-DD. */
  readonly today: string
}

/** Takes what is given of a person; answers each refused field. A field that is absent or null is not looked at (spec platform §5). */
export function personRefusals(values: PersonValues, { country, today }: Place): Refusals {
  const given = (value: string | null | undefined, rule: (value: string) => Refusal | null) =>
    value === undefined || value === null ? null : rule(value)
  const { address } = values
  return {
    ...refusing({
      name: given(values.name, (name) => fullNameRefusal(name)),
      nickname: given(values.nickname, (nickname) => textRefusal(nickname, 'optional')),
      phone: given(values.phone, (phone) => phoneRefusal(phone, country)),
      birthdate: given(values.birthdate, (birthdate) => adultBirthDateRefusal(birthdate, today)),
      gender: given(values.gender, (gender) => choiceRefusal(gender, GENDERS)),
      cpf: given(values.cpf, (cpf) => cpfRefusal(cpf)),
      dni: given(values.dni, (dni) => dniRefusal(dni)),
      cuil: given(values.cuil, (cuil) => personCuilRefusal(cuil, values.dni)),
      cuit: given(values.cuit, cuitRefusal),
      companyName: given(values.companyName, (name) => textRefusal(name, values.cuit ? 'required' : 'optional')),
      cnpj: given(values.cnpj, (cnpj) => cnpjRefusal(cnpj)),
      companyCnpj: given(values.companyCnpj, (cnpj) => cnpjRefusal(cnpj, 'optional')),
    }),
    ...(address ? underPath('address', addressRefusals(address, country)) : {}),
  }
}

/** Takes a person's CUIL and DNI, if told; refuses a wrong one and one of somebody else (spec platform §5). */
const personCuilRefusal = (cuil: string, dni: string | null | undefined): Refusal | null =>
  cuilRefusal(cuil, { prefixes: CUIL_PERSON_PREFIXES, ...(dni ? { dni } : {}) })

/** Takes a company's CUIT; refuses a wrong shape, prefix or check digit (spec platform §5). */
export const cuitRefusal = (cuit: string): Refusal | null =>
  cuilRefusal(cuit, { prefixes: CUIT_COMPANY_PREFIXES }) &&
  refuse(cuit.trim() === '' ? 'validation.required' : 'validation.cuit.invalid')

/** Takes a sign-up with its credentials; answers each refused field: full name, e-mail and password are asked, the rest may be absent (spec platform §5, features F-43). */
export function signUpRefusals(
  values: PersonValues,
  { email, password }: { readonly email: string; readonly password: string },
  place: Place,
): Refusals {
  const passwordRefusal = newPasswordRefusals(password)[0]
  return {
    ...personRefusals({ ...values, name: values.name ?? '' }, place),
    ...refusing({ email: emailRefusal(email) }),
    ...(passwordRefusal ? { password: passwordRefusal } : {}),
  }
}

/** Takes a password to be set and its repetition; answers the first rule either breaks (spec platform §5). */
export function newPasswordPairRefusals(values: {
  readonly password: string
  readonly passwordConfirmation: string
}): Refusals {
  return refusing({
    password: newPasswordRefusals(values.password)[0] ?? null,
    passwordConfirmation: passwordConfirmationRefusal(values.password, values.passwordConfirmation),
  })
}

/** Takes somebody an administrator enters; answers each refused field (spec platform §5, features F-117). */
export function newPersonRefusals(person: NewPerson, place: Place): Refusals {
  return {
    ...personRefusals(
      {
        name: person.name,
        cpf: person.cpf || null,
        dni: person.dni || null,
        cuil: person.cuil || null,
        phone: person.phone || null,
      },
      place,
    ),
    ...refusing({ email: emailRefusal(person.email) }),
  }
}

const underPath = (path: string, refusals: Readonly<Partial<Record<string, Refusal>>>): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([field, refusal]) => (refusal ? [[`${path}.${field}`, refusal]] : [])),
  )
