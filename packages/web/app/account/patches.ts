import type { Country } from '@volante/domain/vocabulary'
import type { FormValues } from './forms/account-forms.ts'
import { argentineNumbers } from './forms/tax-ids.ts'

/** An empty field takes away what was there. */
const orNothing = (value: string): string | null => value.trim() || null

/** What a form says about its person, as the call takes it. */
export const personPatch = ({ name, nickname, phone, birthdate, gender }: FormValues) => ({
  name,
  nickname: orNothing(nickname),
  phone: orNothing(phone),
  birthdate: orNothing(birthdate),
  gender: orNothing(gender),
})

export const addressPatch = (values: FormValues) => {
  const { postalCode, street, number, withoutNumber, complement, neighbourhood, city, stateCode } = values
  const isWithout = withoutNumber !== ''
  const place = { postalCode, street, complement, neighbourhood, city, stateCode }
  return { address: { ...place, number: isWithout ? '' : number, withoutNumber: isWithout } }
}

/** A number that names a person is only ever told, never taken away: a blank says nothing. */
export const taxIdPatch = ({ cpf, dni }: FormValues, country: Country) => {
  const told = country === 'BR' ? { cpf: orNothing(cpf) } : dni.trim() === '' ? {} : argentineNumbers(dni)
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
}

export const documentsPatch = (values: FormValues, country: Country) => ({
  ...taxIdPatch(values, country),
  ...(country === 'BR' ? { companyCnpj: orNothing(values.companyCnpj) } : {}),
})

export const userDataPatch = (values: FormValues, country: Country) => ({
  name: values.name,
  phone: values.phone,
  birthdate: values.birthdate,
  ...taxIdPatch(values, country),
})
