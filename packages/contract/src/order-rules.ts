import { addressNumberRefusal } from '@volante/domain/address'
import { adultBirthDateRefusal } from '@volante/domain/birth-date'
import { cnpjCharacters, cnpjRefusal } from '@volante/domain/cnpj'
import { cpfDigits, cpfRefusal } from '@volante/domain/cpf'
import { CUIT_COMPANY_PREFIXES, cuilDigits, cuilRefusal } from '@volante/domain/cuil'
import type { Day } from '@volante/domain/date'
import { dniDigits, dniRefusal } from '@volante/domain/dni'
import { fullNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { postalCodeRefusal } from '@volante/domain/postal-code'
import type { Refusal } from '@volante/domain/refusal'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import type { Country } from '@volante/domain/vocabulary'
import type * as z from 'zod/mini'
import type { OrderAddress, OrderPerson } from './order-shapes.ts'
import { type Refusals, refusing } from './refusals.ts'

export interface OrderPlace {
  readonly country: Country
  /** Today at the site. */
  readonly today: Day
}

/** Takes the buyer as completed from the account, and the site's country and day; answers each refused field (spec platform §3, §5). */
export function orderPersonRefusals(person: OrderPerson, { country, today }: OrderPlace): Refusals {
  const text = (value: string | null | undefined) => value ?? ''
  const isCompany = person.personType === 'legalPerson'
  return refusing({
    ...documentRefusals(person, country),
    name: fullNameRefusal(text(person.name)),
    // Companies are called "Silva & Filhos": the restricted & of other texts is part of a name here.
    companyName: isCompany ? textRefusal(text(person.companyName).replaceAll('&', '+')) : null,
    phone: phoneRefusal(text(person.phone), country),
    birthdate: adultBirthDateRefusal(text(person.birthdate), today, isCompany ? 'optional' : 'required'),
  })
}

function documentRefusals(person: OrderPerson, country: Country): Readonly<Record<string, Refusal | null>> {
  const { personType, cpf, cnpj, dni, cuil } = person
  const isCompany = personType === 'legalPerson'
  if (country === 'BR') return isCompany ? { cnpj: cnpjRefusal(cnpj ?? '') } : { cpf: cpfRefusal(cpf ?? '') }
  if (isCompany) return { cuil: cuilRefusal(cuil ?? '', { prefixes: CUIT_COMPANY_PREFIXES }) }
  return { dni: dniRefusal(dni ?? ''), cuil: cuilRefusal(cuil ?? '', dni ? { dni } : {}, 'optional') }
}

/** Takes a buyer without refusals and the country; answers the number an order goes by, without mask: CPF or CNPJ, DNI or CUIT. */
export function orderDocument({ personType, cpf, cnpj, dni, cuil }: OrderPerson, country: Country): string {
  const isCompany = personType === 'legalPerson'
  if (country === 'BR') return isCompany ? cnpjCharacters(cnpj ?? '') : cpfDigits(cpf ?? '')
  return isCompany ? cuilDigits(cuil ?? '') : dniDigits(dni ?? '')
}

/** Takes an address of a welcome kit or a bill and its country; answers each refused field: street, neighbourhood and number are required, the number above 0 (spec platform §5). */
export const orderAddressRefusals = (address: z.output<typeof OrderAddress>, country: Country): Refusals =>
  refusing({
    postalCode: postalCodeRefusal(address.postalCode, country),
    street: textRefusal(address.street),
    number: addressNumberRefusal(address.number),
    complement: textRefusal(address.complement ?? '', 'optional'),
    neighbourhood: textRefusal(address.neighbourhood, country === 'BR' ? 'required' : 'optional'),
    city: requiredRefusal(address.city),
    uf: requiredRefusal(address.uf),
  })
