import { personRefusals, type Place, signUpRefusals } from '@volante/contract/account-rules'
import { CONSENT_PURPOSES } from '@volante/contract/consents'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { addressRefusals } from '@volante/domain/places/address'
import { emailRefusal } from '@volante/domain/person/email'
import { newPasswordPairRefusals, passwordChangeRefusals } from '@volante/domain/person/password'
import { requiredRefusal } from '@volante/domain/text'
import { ADDRESS_SPECS } from '../../forms/address/address-specs.ts'
import { describeFields } from '../../forms/describe-fields.ts'
import type { FormValues as ValuesOf } from '../../forms/field-spec.ts'
import { addressPatch, documentsPatch, personPatch, quickPerson, signUpPerson, userDataPatch } from './patches.ts'

const email = { type: 'email', inputMode: 'email', autoComplete: 'username' } as const
const number = { inputMode: 'numeric', autoComplete: 'off' } as const

const SPECS = {
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

const account = describeFields(SPECS, {
  // A CUIL is told in the DNI's field.
  paths: { cuil: 'dni' },
  codes: { 'auth.wrongCurrentPassword': 'currentPassword' },
})
export const { Field } = account

const form = <const Name extends FieldName>(
  kind: string,
  fields: readonly Name[],
  rules?: (values: Values<Name>, place: Place) => Refusals,
) => account.form({ kind, fields, ...(rules && { rules }) })

/** Each has to hold something, a box has to be ticked. */
const needed = (values: Readonly<Record<string, string | boolean>>): Refusals =>
  refusing(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, requiredRefusal(value === true ? 'yes' : value || '')]),
    ),
  )

const emailRefusals = ({ email: typed }: { readonly email: string }) => refusing({ email: emailRefusal(typed) })

const TAX_IDS = ['cpf', 'dni'] as const
const ADDRESS = [
  ...(['postalCode', 'street', 'number', 'withoutNumber', 'complement'] as const),
  ...(['neighbourhood', 'city', 'stateCode'] as const),
] as const

export const FORMS = {
  signIn: form('signIn', ['email', 'password', 'remember'], ({ email: typed, password }) => ({
    ...emailRefusals({ email: typed }),
    ...needed({ password }),
  })),
  signUp: form(
    'signUp',
    [
      ...(['personType', 'name', ...TAX_IDS, 'cnpj', 'companyName', 'cuit', 'birthdate', 'phone'] as const),
      ...(['email', 'password', 'permissions', 'terms'] as const),
    ],
    (values, place) => ({
      ...signUpRefusals(signUpPerson(values, place.country), values, place),
      ...needed({ terms: values.terms }),
    }),
  ),
  /** What starts a reservation; the rest is asked for when it is needed. */
  quickSignUp: form('quickSignUp', ['email', ...TAX_IDS, 'name', 'password', 'terms'], (values, place) => ({
    ...signUpRefusals(quickPerson(values, place.country), values, place),
    ...needed({ [place.country === 'BR' ? 'cpf' : 'dni']: place.country === 'BR' ? values.cpf : values.dni }),
    ...needed({ terms: values.terms }),
  })),
  resend: form('resend', ['email'], emailRefusals),
  forgot: form('forgot', ['email'], emailRefusals),
  newEmail: form('newEmail', ['email'], emailRefusals),
  confirm: form('confirm', ['password']),
  newPassword: form('newPassword', ['password', 'passwordConfirmation'], newPasswordPairRefusals),
  olderAccount: form('olderAccount', ['username', 'password'], needed),
  olderForgot: form('olderForgot', ['username', 'password'], ({ username }) => needed({ username })),
  person: form('person', ['name', 'nickname', 'phone', 'birthdate', 'gender'], (values, place) =>
    personRefusals(personPatch(values), place),
  ),
  documents: form('documents', [...TAX_IDS, 'companyCnpj'], (values, place) =>
    personRefusals(documentsPatch(values, place.country), place),
  ),
  address: form('address', ADDRESS, (values, { country }) => addressRefusals(addressPatch(values).address, country)),
  changePassword: form(
    'changePassword',
    ['currentPassword', 'password', 'passwordConfirmation'],
    passwordChangeRefusals,
  ),
  consents: form('consents', CONSENT_PURPOSES),
  newCard: form('newCard', []),
  erase: {
    ...form('erase', ['password', 'understood'], ({ understood }) => needed({ understood })),
    codes: { 'auth.wrongCurrentPassword': 'password' },
  },
  userData: form('userData', ['name', ...TAX_IDS, 'phone', 'birthdate'], (values, place) =>
    personRefusals(userDataPatch(values, place.country), place),
  ),
  dealerData: form('dealerData', ['dealerCode'], needed),
} as const
