import { addressRefusals } from '@volante/domain/places/address'
import { cnpjCharacters } from '@volante/domain/company/cnpj'
import { cpfDigits } from '@volante/domain/person/cpf'
import { cuilDigits } from '@volante/domain/person/cuil'
import { dniDigits } from '@volante/domain/person/dni'
import { fieldRefusals, type FieldRules, type Place } from '@volante/domain/fields/field-rules'
import type { Refusals } from '@volante/domain/refusal'
import type { Country, PersonType } from '@volante/domain/vocabulary'
import type * as z from 'zod/mini'
import type { BuyerMissing, OrderAddress, OrderCompletion, OrderPerson } from './order-shapes.ts'

/** A number and a name reserve a car; the rest is asked for after the deposit. */
const PERSON = { name: 'fullName', phone: 'phone?', birthdate: 'birthDate?' } as const satisfies FieldRules
/** Who buys for a company is named too. */
const COMPANY = { companyName: 'companyName', ...PERSON } as const satisfies FieldRules

/** What is asked of a buyer before the deposit. A company's CUIT comes as `cuil`. */
export const BUYER = {
  BR: { physicalPerson: { cpf: 'cpf', ...PERSON }, legalPerson: { cnpj: 'cnpj', ...COMPANY } },
  AR: { physicalPerson: { dni: 'dni', cuil: 'cuil?', ...PERSON }, legalPerson: { cuil: 'cuit', ...COMPANY } },
} as const satisfies Record<Country, Record<PersonType, FieldRules>>

/** Takes the buyer as completed from the account, and the site's country and day; returns each refused field (spec platform §3, §5). */
export const orderPersonRefusals = (person: OrderPerson, place: Place): Refusals =>
  fieldRefusals(person, BUYER[place.country][person.personType ?? 'physicalPerson'], place)

/** What is asked afterwards, before the papers; how old somebody is who buys for a company is their own affair. */
const COMPLETION = {
  physicalPerson: { phone: 'phone', birthdate: 'birthDate' },
  legalPerson: { phone: 'phone', birthdate: 'birthDate?' },
} as const satisfies Record<PersonType, FieldRules>

/** Takes what a buyer said after the deposit, the kind of person, and the site's country and day; returns each refused field. */
export const completionRefusals = (
  completion: OrderCompletion,
  type: PersonType | null | undefined,
  place: Place,
): Refusals => ({
  ...fieldRefusals(
    { phone: completion.phone, birthdate: completion.birthdate ?? '' },
    COMPLETION[type ?? 'physicalPerson'],
    place,
  ),
  ...orderAddressRefusals(completion, place.country),
})

/** Takes the buyer of an order and the address it was given; returns what is still to be asked for, in the order of the form. */
export function missingOf(person: OrderPerson, address: object | null): BuyerMissing[] {
  const isPerson = person.personType !== 'legalPerson'
  return [
    ...(person.phone ? [] : (['phone'] as const)),
    ...(isPerson && !person.birthdate ? (['birthdate'] as const) : []),
    ...(address ? [] : (['address'] as const)),
  ]
}

/** Takes a buyer without refusals and the country; returns the number an order goes by, without mask: CPF or CNPJ, DNI or CUIT. */
export function orderDocument({ personType, cpf, cnpj, dni, cuil }: OrderPerson, country: Country): string {
  const isCompany = personType === 'legalPerson'
  if (country === 'BR') return isCompany ? cnpjCharacters(cnpj ?? '') : cpfDigits(cpf ?? '')
  return isCompany ? cuilDigits(cuil ?? '') : dniDigits(dni ?? '')
}

/** Takes an address of a welcome kit or a bill and its country; returns each refused field, the state under its name here (spec platform §5). */
export function orderAddressRefusals(address: z.output<typeof OrderAddress>, country: Country): Refusals {
  const { uf, complement, ...rest } = address
  const { stateCode, ...refused } = addressRefusals({ ...rest, complement: complement ?? '', stateCode: uf }, country)
  return stateCode ? { ...refused, uf: stateCode } : refused
}
