import { ADDRESS_SPECS } from '../../forms/address/address-specs.ts'
import type { FormValues as ValuesOf } from '../../forms/field-spec.ts'

const email = { type: 'email', inputMode: 'email', autoComplete: 'username' } as const
const number = { inputMode: 'numeric', autoComplete: 'off' } as const

/** Fields of the account's forms. */
export const SPECS = {
  email: { label: 'account.field.email', ...email },
  username: { label: 'account.field.username', autoComplete: 'username', maxLength: 254 },
  password: { label: 'account.field.password', control: 'password' },
  passwordConfirmation: {
    label: 'account.field.passwordConfirmation',
    control: 'password',
    autoComplete: 'new-password',
  },
  currentPassword: { label: 'account.field.currentPassword', control: 'password' },
  remember: { label: 'account.signIn.remember', control: 'box' },
  personType: { label: 'account.field.personType', control: 'segments' },
  name: { label: 'account.field.name', autoComplete: 'name' },
  nickname: { label: 'account.field.nickname', autoComplete: 'nickname', maxLength: 60 },
  phone: { label: 'account.field.phone', control: 'phone' },
  birthdate: { label: 'account.field.birthdate', mask: 'date', inputMode: 'numeric', autoComplete: 'bday' },
  gender: { label: 'account.field.gender', control: 'select' },
  cpf: { label: 'account.field.cpf', mask: 'cpf', ...number },
  cnpj: { label: 'account.field.cnpj', mask: 'cnpj', autoComplete: 'off' },
  dni: { label: 'account.field.dni', mask: 'dniOrCuil', ...number },
  cuit: { label: 'account.field.cuit', mask: 'cuil', ...number },
  companyName: { label: 'account.field.companyName', autoComplete: 'organization' },
  companyCnpj: { label: 'account.field.companyCnpj', mask: 'cnpj', autoComplete: 'off' },
  terms: { label: 'account.field.terms', control: 'box' },
  understood: { label: 'account.field.understood', control: 'box' },
  permissions: { label: 'account.signUp.permissions', hint: 'account.signUp.permissionsHint', control: 'boxes' },
  OFFERS: { label: 'account.purpose.OFFERS', control: 'boxes' },
  AFTER_SALES: { label: 'account.purpose.AFTER_SALES', control: 'boxes' },
  RESEARCH: { label: 'account.purpose.RESEARCH', control: 'boxes' },
  dealerCode: { label: 'account.field.dealerCode', control: 'radios' },
  postalCode: { label: 'account.field.postalCode', ...ADDRESS_SPECS.postalCode },
  street: { label: 'account.field.street', ...ADDRESS_SPECS.street },
  number: { label: 'account.field.number', ...ADDRESS_SPECS.number },
  withoutNumber: { label: 'account.field.withoutNumber', control: 'box' },
  complement: { label: 'account.field.complement', ...ADDRESS_SPECS.complement },
  neighbourhood: { label: 'account.field.neighbourhood', ...ADDRESS_SPECS.neighbourhood },
  city: { label: 'account.field.city', ...ADDRESS_SPECS.city },
  stateCode: { label: 'account.field.stateCode', ...ADDRESS_SPECS.state },
} as const

export type FieldName = keyof typeof SPECS
/** What a form says of these fields. */
export type Values<Name extends FieldName> = ValuesOf<typeof SPECS, Name>
