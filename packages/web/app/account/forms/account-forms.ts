import { personRefusals, type Place, signUpRefusals } from '@volante/contract/account-rules'
import { CONSENT_PURPOSES } from '@volante/contract/consents'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { addressRefusals } from '@volante/domain/places/address'
import { emailRefusal } from '@volante/domain/person/email'
import { newPasswordPairRefusals, passwordChangeRefusals } from '@volante/domain/person/password'
import { requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'
import { type FieldName, SPECS, type Values } from './field-specs.ts'
import { addressPatch, documentsPatch, personPatch, quickPerson, signUpPerson, userDataPatch } from './patches.ts'

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
