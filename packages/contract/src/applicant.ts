import { pastDateRefusal } from '@volante/domain/date'
import {
  licenceCategoryRefusal,
  licenceExpiryRefusal,
  licenceNumberRefusal,
} from '@volante/domain/person/driver-licence'
import { fieldRefusals, type FieldRules, type Place } from '@volante/domain/fields/field-rules'
import type { Borrower } from '@volante/domain/financing/iof'
import { type Refusal, type Refusals, refuse, refusing } from '@volante/domain/refusal'
import { type Country, GENDERS, MARITAL_REGIMES, MARITAL_STATUSES, OCCUPATIONS } from '@volante/domain/vocabulary'
import {
  addressOf,
  type Applicant,
  type ApplicantField,
  type ApplicantKind,
  type ApplicantStep,
  STEPS_OF,
} from './applicant-fields.ts'
import { COMPANY_RULES } from './company-applicant.ts'
import { orderAddressRefusals } from './order-rules.ts'

const PERSON = {
  BR: { name: 'fullName', cpf: 'cpf', rg: 'text', birthdate: 'birthDate', gender: { oneOf: GENDERS } },
  AR: { name: 'fullName', dni: 'dni', cuil: 'cuil', birthdate: 'birthDate', gender: { oneOf: GENDERS } },
} as const satisfies Record<Country, FieldRules<ApplicantField>>

const OF_EVERYBODY = {
  nationality: 'text?',
  birthplace: 'text?',
  motherName: 'fullName',
  fatherName: 'name?',
  email: 'email',
  otherEmail: 'email?',
  phone: 'phone',
  otherPhone: 'phone?',
} as const satisfies FieldRules<ApplicantField>

const WITH_SPOUSE: readonly unknown[] = ['married', 'stable union'] satisfies (typeof MARITAL_STATUSES)[number][]

/** Takes a marital status; returns whether the spouse answers for the loan too and is named. */
export const hasSpouse = (status: string | null | undefined): boolean => WITH_SPOUSE.includes(status)

const EMPLOYED: readonly unknown[] = ['salaried', 'public servant', 'military'] satisfies (typeof OCCUPATIONS)[number][]

/** Takes an occupation; returns whether somebody else pays the income, who is named. */
export const hasEmployer = (occupation: string | null | undefined): boolean => EMPLOYED.includes(occupation)

const RULES: Readonly<Record<ApplicantStep, (given: Applicant, place: Place) => Refusals>> = {
  person: (given, place) => ({
    ...fieldRefusals(given, { ...PERSON[place.country], ...OF_EVERYBODY }, place),
    ...(place.country === 'BR' ? licence(given, place) : {}),
    ...differing(given.otherEmail, given.email, 'otherEmail', 'validation.email.sameAsHolder'),
  }),
  household: (given, place) => ({
    ...fieldRefusals(given, { maritalStatus: { oneOf: MARITAL_STATUSES } }, place),
    ...(hasSpouse(given.maritalStatus) ? fieldRefusals(given, spouseRules(place.country), place) : {}),
  }),
  address: (given, { country }) => orderAddressRefusals(addressOf(given), country),
  ...COMPANY_RULES,
  income: (given, place) => ({
    ...fieldRefusals(
      given,
      {
        occupation: { oneOf: OCCUPATIONS },
        employer: hasEmployer(given.occupation) ? 'text' : 'text?',
        businessPhone: 'phone?',
        registrationNumber: 'text?',
        income: 'amount',
        laborCard: 'digits?',
        spouseLaborCard: 'digits?',
        referenceName: 'fullName',
        referencePhone: 'phone',
        kinship: 'text?',
      },
      place,
    ),
    ...refusing({ admissionDate: pastDateRefusal(given.admissionDate ?? '', place.today, 'optional') }),
    ...differing(given.spouseLaborCard, given.laborCard, 'spouseLaborCard', 'validation.laborCard.sameAsHolder'),
  }),
}

/** Takes what was told so far, a step of the form, and where and when; returns each refused field of the step. */
export const stepRefusals = (step: ApplicantStep, given: Applicant, place: Place): Refusals => RULES[step](given, place)

/** Takes all that was told of a person or a company; returns each refused field, in the order of the form. */
export const applicantRefusals = (given: Applicant, place: Place, kind: ApplicantKind): Refusals =>
  Object.assign({}, ...STEPS_OF[kind].map((step) => stepRefusals(step, given, place)))

/** Takes what was told of a person or a company; returns the first step that is not complete, null where all are. */
export const nextStep = (given: Applicant, place: Place, kind: ApplicantKind): ApplicantStep | null =>
  STEPS_OF[kind].find((step) => Object.keys(stepRefusals(step, given, place)).length > 0) ?? null

/** Takes who borrows in a simulation; returns whose form is filled in. */
export const applicantKind = (borrower: Borrower | null | undefined): ApplicantKind =>
  (borrower ?? 'person') === 'person' ? 'person' : 'company'

const spouseRules = (country: Country): FieldRules<ApplicantField> => ({
  maritalRegime: { oneOf: MARITAL_REGIMES },
  spouseName: 'fullName',
  spouseTaxId: country === 'BR' ? 'cpf' : 'dniOrCuil',
  spouseBirthdate: 'birthDate?',
  spouseIncome: 'amount?',
})

/** Nobody needs a licence to borrow; one that is named must be one. */
const licence = ({ licenceNumber, licenceCategory, licenceExpiry }: Applicant, { today }: Place): Refusals =>
  refusing({
    licenceNumber: licenceNumberRefusal(licenceNumber ?? '', 'optional'),
    licenceCategory: licenceCategoryRefusal(licenceCategory ?? '', 'B', licenceNumber ? 'required' : 'optional'),
    licenceExpiry: licenceExpiryRefusal(licenceExpiry ?? '', today, licenceNumber ? 'required' : 'optional'),
  })

function differing(
  value: string | null | undefined,
  holders: string | null | undefined,
  field: ApplicantField,
  key: Refusal['key'],
): Refusals {
  const same = (value ?? '').trim().toLowerCase()
  return same !== '' && same === (holders ?? '').trim().toLowerCase() ? { [field]: refuse(key) } : {}
}
