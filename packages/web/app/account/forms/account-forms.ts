import { cuitRefusal, newPasswordPairRefusals, type Place } from '@volante/contract/account-rules'
import { addressRefusals } from '@volante/domain/address'
import { adultBirthDateRefusal } from '@volante/domain/birth-date'
import { choiceRefusal } from '@volante/domain/choice'
import { cnpjRefusal } from '@volante/domain/cnpj'
import { cpfRefusal } from '@volante/domain/cpf'
import { CUIL_PERSON_PREFIXES, cuilDigits, cuilRefusal } from '@volante/domain/cuil'
import { dniRefusal } from '@volante/domain/dni'
import { emailRefusal } from '@volante/domain/email'
import { newPasswordRefusals } from '@volante/domain/password'
import { fullNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { type Presence, type Refusal, refuse } from '@volante/domain/refusal'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import { GENDERS } from '@volante/domain/vocabulary'
import { type FormRules, formSet } from '../../forms/form-set.ts'

/** Every field of the account's forms by the name it is posted under, which is its control's id too. */
const FIELDS = [
  ...(['email', 'username', 'password', 'passwordConfirmation', 'currentPassword'] as const),
  ...(['personType', 'name', 'nickname', 'phone', 'birthdate', 'gender'] as const),
  ...([
    'cpf',
    'cnpj',
    'dni',
    'cuit',
    'companyName',
    'companyCnpj',
    'terms',
    'understood',
    'dealerCode',
    'permissions',
  ] as const),
  ...(['postalCode', 'street', 'number', 'withoutNumber', 'complement'] as const),
  ...(['neighbourhood', 'city', 'stateCode'] as const),
]
export type FieldName = (typeof FIELDS)[number]
export type FormValues = Readonly<Record<FieldName, string>>

const newPair = (values: FormValues) => newPasswordPairRefusals(values)
const asked = (value: string): Refusal | null => requiredRefusal(value)

/** Which number a person is known by: CPF, or DNI, which a CUIL holds. */
const taxId = ({ cpf, dni }: FormValues, { country }: Place, presence: Presence = 'required') =>
  country === 'BR' ? { cpf: cpfRefusal(cpf, presence) } : { dni: dniOrCuilRefusal(dni, presence) }

const dniOrCuilRefusal = (value: string, presence: Presence): Refusal | null =>
  cuilDigits(value).length > 8 ? cuilRefusal(value, { prefixes: CUIL_PERSON_PREFIXES }) : dniRefusal(value, presence)

/** CNPJ in Brazil, whose register tells the name; CUIT and name in Argentina. */
const companyRefusals = ({ cnpj, cuit, companyName }: FormValues, { country }: Place) =>
  country === 'BR'
    ? { cnpj: cnpjRefusal(cnpj) }
    : { cuit: cuitRefusal(cuit), companyName: textRefusal(companyName, 'required') }

const addressOf = (values: FormValues) => ({ ...values, withoutNumber: values.withoutNumber !== '' })

const FORMS = {
  signIn: {
    fields: ['email', 'password'],
    rules: ({ email, password }) => ({ email: emailRefusal(email), password: asked(password) }),
  },
  signUp: {
    fields: [
      ...(['personType', 'name', 'cpf', 'cnpj', 'dni', 'companyName', 'cuit', 'birthdate', 'phone'] as const),
      ...(['email', 'password', 'terms'] as const),
    ],
    rules: (values, place) => ({
      name: fullNameRefusal(values.name),
      email: emailRefusal(values.email),
      ...(values.personType === 'company' ? companyRefusals(values, place) : taxId(values, place)),
      phone: phoneRefusal(values.phone, place.country),
      birthdate: adultBirthDateRefusal(values.birthdate, place.today),
      password: newPasswordRefusals(values.password)[0] ?? null,
      terms: asked(values.terms),
    }),
  },
  resend: { fields: ['email'], rules: ({ email }) => ({ email: emailRefusal(email) }) },
  forgot: { fields: ['email'], rules: ({ email }) => ({ email: emailRefusal(email) }) },
  confirm: { fields: ['password'], rules: () => ({}) },
  newPassword: { fields: ['password', 'passwordConfirmation'], rules: newPair },
  olderAccount: {
    fields: ['username', 'password'],
    rules: ({ username, password }) => ({ username: asked(username), password: asked(password) }),
  },
  person: {
    fields: ['name', 'nickname', 'phone', 'birthdate', 'gender'],
    rules: (values, place) => ({
      name: fullNameRefusal(values.name),
      nickname: textRefusal(values.nickname, 'optional'),
      phone: phoneRefusal(values.phone, place.country, 'optional'),
      birthdate: adultBirthDateRefusal(values.birthdate, place.today, 'optional'),
      gender: choiceRefusal(values.gender, GENDERS, 'optional'),
    }),
  },
  documents: {
    fields: ['cpf', 'dni', 'companyCnpj'],
    rules: (values, place) => ({
      ...taxId(values, place, 'optional'),
      companyCnpj: cnpjRefusal(values.companyCnpj, 'optional'),
    }),
  },
  address: {
    fields: [
      ...(['postalCode', 'street', 'number', 'withoutNumber', 'complement'] as const),
      ...(['neighbourhood', 'city', 'stateCode'] as const),
    ],
    rules: (values, { country }) => refusalsOnly(addressRefusals(addressOf(values), country)),
  },
  newEmail: { fields: ['email'], rules: ({ email }) => ({ email: emailRefusal(email) }) },
  changePassword: {
    fields: ['currentPassword', 'password', 'passwordConfirmation'],
    rules: (values) => ({
      currentPassword: values.currentPassword === '' ? refuse('validation.password.current') : null,
      ...newPair(values),
    }),
  },
  newCard: { fields: [], rules: () => ({}) },
  erase: { fields: ['password', 'understood'], rules: ({ understood }) => ({ understood: asked(understood) }) },
  userData: {
    fields: ['name', 'cpf', 'dni', 'phone', 'birthdate'],
    rules: (values, place) => ({
      name: fullNameRefusal(values.name),
      ...taxId(values, place),
      phone: phoneRefusal(values.phone, place.country),
      birthdate: adultBirthDateRefusal(values.birthdate, place.today),
    }),
  },
  dealerData: { fields: ['dealerCode'], rules: ({ dealerCode }) => ({ dealerCode: asked(dealerCode) }) },
} as const satisfies Record<string, FormRules<FieldName>>

export type FormKind = keyof typeof FORMS

export const ACCOUNT_FORMS = formSet<FieldName, FormKind>(FIELDS, FORMS)
export const { valuesOf } = ACCOUNT_FORMS

const refusalsOnly = (found: Readonly<Partial<Record<string, Refusal>>>): Readonly<Record<string, Refusal | null>> =>
  Object.fromEntries(Object.entries(found).map(([name, refusal]) => [name, refusal ?? null]))
