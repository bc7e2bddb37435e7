import { orderAddressRefusals, type OrderPlace, orderPersonRefusals } from '@volante/contract/order-rules'
import type { OrderPerson } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { pastDateRefusal } from '@volante/domain/date'
import { EMPLOYEE_NEEDS, type EmployeeField } from '@volante/domain/order/employee'
import { plateRefusal } from '@volante/domain/plate'
import { type Refusal, refuse } from '@volante/domain/refusal'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import { EMPLOYEE_BUYER_TYPES } from '@volante/domain/vocabulary'
import { type FormRules, formSet } from '../../forms/form-set.ts'
import { centsOf } from '../../ui/field/masks.ts'

/** Every field of the checkout's forms by the name it is posted under, which is its control's id too. */
export const FIELDS = [
  ...(['personType', 'name', 'companyName', 'cpf', 'cnpj', 'dni', 'cuil', 'phone', 'birthdate'] as const),
  ...(['buyerType', 'registrationNumber', 'admissionDate', 'kinship', 'employeeName'] as const),
  ...(['postalCode', 'street', 'number', 'complement', 'neighbourhood', 'city', 'uf'] as const),
  ...(['coupon', 'proposalNumber', 'plate', 'description', 'value', 'accepted'] as const),
] as const
export type FieldName = (typeof FIELDS)[number]
export type FormValues = Readonly<Record<FieldName, string>>

const ADDRESS = ['postalCode', 'street', 'number', 'complement', 'neighbourhood', 'city', 'uf'] as const

const amountRefusal = (value: string): Refusal | null =>
  (centsOf(value) ?? 0) > 0 ? null : refuse('order.ledger.amount')

const accepted = ({ accepted }: FormValues): Refusal | null => requiredRefusal(accepted)

const FORMS = {
  buyer: {
    fields: [
      ...(['personType', 'companyName', 'cnpj', 'cuil', 'name', 'cpf', 'dni', 'phone', 'birthdate'] as const),
      ...(['buyerType', 'registrationNumber', 'employeeName', 'kinship', 'admissionDate'] as const),
    ],
    rules: (values, place) => ({
      ...orderPersonRefusals(personOf(values), place),
      ...benefitRefusals(values, place),
    }),
  },
  address: { fields: ADDRESS, rules: (values, { country }) => orderAddressRefusals(addressOf(values), country) },
  card: { fields: ['coupon'], rules: () => ({}) },
  pix: { fields: ['coupon'], rules: () => ({}) },
  boleto: {
    fields: [...ADDRESS, 'coupon'],
    rules: (values, { country }) => orderAddressRefusals(addressOf(values), country),
  },
  financing: {
    fields: ['proposalNumber', 'value', 'coupon'],
    rules: ({ proposalNumber, value }) => ({
      proposalNumber: textRefusal(proposalNumber, 'optional'),
      value: amountRefusal(value),
    }),
  },
  consortium: {
    fields: ['proposalNumber', 'value', 'coupon'],
    rules: ({ proposalNumber, value }) => ({
      proposalNumber: textRefusal(proposalNumber),
      value: amountRefusal(value),
    }),
  },
  trade: {
    fields: ['plate', 'description', 'value', 'coupon'],
    rules: ({ plate, description, value }, { country }) => ({
      plate: plateRefusal(plate, country),
      description: textRefusal(description),
      value: amountRefusal(value),
    }),
  },
  dealer: { fields: ['coupon'], rules: () => ({}) },
  sign: { fields: ['accepted'], rules: (values) => ({ accepted: accepted(values) }) },
  photoConsent: { fields: ['accepted'], rules: (values) => ({ accepted: accepted(values) }) },
} as const satisfies Record<string, FormRules<FieldName>>

export type FormKind = keyof typeof FORMS

export const CHECKOUT_FORMS = formSet<FieldName, FormKind>(FIELDS, FORMS)
export const { valuesOf } = CHECKOUT_FORMS

/** Takes the buyer's fields; answers the buyer as the calls take one. What belongs to the other kind of person is left out. */
export function personOf(values: FormValues): OrderPerson {
  const isCompany = values.personType === 'legalPerson'
  const { name, phone, birthdate, cpf, dni, cuil } = values
  const buyerType = isOneOf(EMPLOYEE_BUYER_TYPES, values.buyerType) ? values.buyerType : null
  const stated = buyerType ? EMPLOYEE_NEEDS[buyerType] : []
  return {
    personType: isCompany ? 'legalPerson' : 'physicalPerson',
    name,
    phone,
    birthdate,
    ...(isCompany ? { companyName: values.companyName, cnpj: values.cnpj, cuil } : { cpf, dni }),
    ...(buyerType && !isCompany
      ? { buyerType, ...Object.fromEntries(stated.map((field) => [field, values[field]])) }
      : {}),
  }
}

/** What can be told without the benefit's conditions: a blank and a day that is none. */
function benefitRefusals(values: FormValues, { today }: OrderPlace): Readonly<Record<string, Refusal | null>> {
  const { buyerType } = personOf(values)
  const refusalOf = (field: EmployeeField) =>
    field === 'admissionDate' ? pastDateRefusal(values[field], today) : requiredRefusal(values[field])
  return Object.fromEntries((buyerType ? EMPLOYEE_NEEDS[buyerType] : []).map((field) => [field, refusalOf(field)]))
}

type OrderAddress = Parameters<typeof orderAddressRefusals>[0]

/** Takes the address's fields; answers the address as the calls take one. */
export const addressOf = (values: FormValues): OrderAddress =>
  Object.fromEntries(ADDRESS.map((name) => [name, values[name].trim()])) as OrderAddress
