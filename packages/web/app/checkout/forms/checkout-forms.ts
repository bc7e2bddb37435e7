import { completionRefusals, orderAddressRefusals, orderPersonRefusals } from '@volante/contract/order-rules'
import type { OrderPerson } from '@volante/contract/order-shapes'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { isOneOf } from '@volante/domain/choice'
import { pastDateRefusal } from '@volante/domain/date'
import { EMPLOYEE_NEEDS, type EmployeeField } from '@volante/domain/order/employee'
import { fieldRefusals, type Place } from '@volante/domain/fields/field-rules'
import { requiredRefusal } from '@volante/domain/text'
import { EMPLOYEE_BUYER_TYPES, type PersonType } from '@volante/domain/vocabulary'
import { ADDRESS_SPECS } from '../../forms/address/address-specs.ts'
import { describeFields } from '../../forms/describe-fields.ts'
import type { FormValues } from '../../forms/field-spec.ts'
import type { TextId } from '../../texts/ids.ts'

const number = { inputMode: 'numeric', autoComplete: 'off' } as const
const date = { mask: 'date', inputMode: 'numeric' } as const

const SPECS = {
  personType: { label: 'checkout.field.personType', control: 'radios' },
  companyName: { label: 'checkout.field.companyName', autoComplete: 'organization' },
  cnpj: { label: 'checkout.field.cnpj', mask: 'cnpj', autoComplete: 'off' },
  cuil: { label: 'checkout.field.cuit', mask: 'cuil', ...number },
  name: { label: 'checkout.field.name', autoComplete: 'name' },
  cpf: { label: 'checkout.field.cpf', mask: 'cpf', ...number },
  dni: { label: 'checkout.field.dni', mask: 'dni', ...number },
  phone: { label: 'checkout.field.phone', control: 'phone' },
  birthdate: { label: 'checkout.field.birthdate', ...date, autoComplete: 'bday' },
  buyerType: { label: 'checkout.field.buyerType', control: 'radios' },
  registrationNumber: { label: 'checkout.field.registrationNumber', autoComplete: 'off' },
  employeeName: { label: 'checkout.field.employeeName', autoComplete: 'off' },
  kinship: { label: 'checkout.field.kinship', control: 'select' },
  admissionDate: { label: 'checkout.field.admissionDate', ...date, autoComplete: 'off' },
  postalCode: { label: 'checkout.field.postalCode', ...ADDRESS_SPECS.postalCode },
  street: { label: 'checkout.field.street', ...ADDRESS_SPECS.street },
  number: { label: 'checkout.field.number', ...ADDRESS_SPECS.number },
  complement: { label: 'checkout.field.complement', ...ADDRESS_SPECS.complement },
  neighbourhood: { label: 'checkout.field.neighbourhood', ...ADDRESS_SPECS.neighbourhood },
  city: { label: 'checkout.field.city', ...ADDRESS_SPECS.city },
  uf: { label: 'checkout.field.uf', ...ADDRESS_SPECS.state },
  coupon: { label: 'checkout.field.coupon', autoComplete: 'off' },
  proposalNumber: { label: 'checkout.field.proposalNumber', autoComplete: 'off' },
  plate: { label: 'checkout.field.plate', mask: { BR: 'plateBr', AR: 'plateAr' }, autoComplete: 'off' },
  description: {
    label: 'checkout.field.description',
    hint: 'checkout.trade.descriptionHint',
    autoComplete: 'off',
  },
  value: { label: 'checkout.field.value', control: 'money' },
  accepted: { label: 'checkout.field.accepted', control: 'box' },
} as const

type FieldName = keyof typeof SPECS
export type Values<Name extends FieldName> = FormValues<typeof SPECS, Name>

const checkout = describeFields(SPECS, {
  codes: {
    'validation.postalCode.notFound': 'postalCode',
    'payment.boleto.address': 'street',
    'order.ledger.amount': 'value',
    'order.ledger.aboveRemaining': 'value',
    'order.ledger.tradeInAboveTotal': 'value',
    'payment.amount': 'value',
    'coupon.needsDownPayment': 'value',
  },
})
export const { Field } = checkout

const form = <const Name extends FieldName>(
  kind: string,
  fields: readonly Name[],
  rules?: (values: Values<Name>, place: Place) => Refusals,
  labels: Partial<Record<Name, TextId>> = {},
) => checkout.form({ kind, fields, labels, ...(rules && { rules }) })

const BUYER = [
  ...(['personType', 'companyName', 'cnpj', 'cuil', 'name', 'cpf', 'dni'] as const),
  ...(['buyerType', 'registrationNumber', 'employeeName', 'kinship', 'admissionDate'] as const),
] as const
export type BuyerValues = Values<(typeof BUYER)[number]>

const ADDRESS = ['postalCode', 'street', 'number', 'complement', 'neighbourhood', 'city', 'uf'] as const
export type AddressValues = Values<(typeof ADDRESS)[number]>

const addressRefusals = (values: AddressValues, { country }: Place) => orderAddressRefusals(addressOf(values), country)

const accepted = ({ accepted: isAccepted }: Values<'accepted'>) =>
  refusing({ accepted: requiredRefusal(isAccepted ? 'yes' : '') })

export const BUYER_FORM = form('buyer', BUYER, (values, place) => ({
  ...orderPersonRefusals(personOf(values), place),
  ...benefitRefusals(values, place),
}))
/** What the contract names beside: asked for after the deposit. */
const COMPLETION = ['phone', 'birthdate', ...ADDRESS] as const
export type CompletionValues = Values<(typeof COMPLETION)[number]>

/** Takes the fields; returns them as the call takes them. */
export const completionOf = ({ phone, birthdate, ...address }: CompletionValues) => ({
  phone,
  birthdate,
  ...addressOf(address),
})

const completionForm = (type: PersonType) =>
  form('completion', COMPLETION, (values, place) => completionRefusals(completionOf(values), type, place))
export const COMPLETION_FORMS = {
  physicalPerson: completionForm('physicalPerson'),
  legalPerson: completionForm('legalPerson'),
} as const
export const ADDRESS_FORM = form('address', ADDRESS, addressRefusals)
export const COUPON_FORM = form('coupon', ['coupon'], ({ coupon }) => refusing({ coupon: requiredRefusal(coupon) }))
export const SIGN_FORM = form('sign', ['accepted'], accepted)
export const PHOTO_CONSENT_FORM = form('photoConsent', ['accepted'], accepted)

/** One for each way to pay, by its kind. */
export const PAY_FORMS = {
  card: form('card', []),
  pix: form('pix', []),
  boleto: form('boleto', ADDRESS, addressRefusals),
  financing: form(
    'financing',
    ['proposalNumber', 'value'],
    (values, place) => fieldRefusals(values, { proposalNumber: 'text?', value: 'amount' }, place),
    { proposalNumber: 'checkout.financing.number', value: 'checkout.financing.value' },
  ),
  consortium: form(
    'consortium',
    ['proposalNumber', 'value'],
    (values, place) => fieldRefusals(values, { proposalNumber: 'text', value: 'amount' }, place),
    { proposalNumber: 'checkout.consortium.number', value: 'checkout.consortium.value' },
  ),
  trade: form(
    'trade',
    ['plate', 'description', 'value'],
    (values, place) => fieldRefusals(values, { plate: 'plate', description: 'text', value: 'amount' }, place),
    { value: 'checkout.trade.value' },
  ),
  dealer: form('dealer', []),
} as const

/** Takes the buyer's fields; returns the buyer as the calls take one. What belongs to the other kind of person is left out. */
export function personOf(values: BuyerValues): OrderPerson {
  const isCompany = values.personType === 'legalPerson'
  const { name, cpf, dni, cuil } = values
  const buyerType = isOneOf(EMPLOYEE_BUYER_TYPES, values.buyerType) ? values.buyerType : null
  const stated = buyerType ? EMPLOYEE_NEEDS[buyerType] : []
  return {
    personType: isCompany ? 'legalPerson' : 'physicalPerson',
    name,
    ...(isCompany ? { companyName: values.companyName, cnpj: values.cnpj, cuil } : { cpf, dni }),
    ...(buyerType && !isCompany
      ? { buyerType, ...Object.fromEntries(stated.map((field) => [field, values[field]])) }
      : {}),
  }
}

/** What can be told without the benefit's conditions: a blank and a day that is none. */
function benefitRefusals(values: BuyerValues, { today }: Place): Refusals {
  const { buyerType } = personOf(values)
  const refusalOf = (field: EmployeeField) =>
    field === 'admissionDate' ? pastDateRefusal(values[field], today) : requiredRefusal(values[field])
  const needs = buyerType ? EMPLOYEE_NEEDS[buyerType] : []
  return refusing(Object.fromEntries(needs.map((field) => [field, refusalOf(field)])))
}

/** Takes the address's fields; returns the address as the calls take one. */
export const addressOf = ({
  postalCode,
  street,
  number: house,
  complement,
  neighbourhood,
  city,
  uf,
}: AddressValues) => ({
  postalCode: postalCode.trim(),
  street: street.trim(),
  number: house.trim(),
  complement: complement.trim(),
  neighbourhood: neighbourhood.trim(),
  city: city.trim(),
  uf: uf.trim(),
})
