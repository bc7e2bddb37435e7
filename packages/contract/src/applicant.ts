import { licenceCategoryRefusal, licenceNumberRefusal } from '@volante/domain/person/driver-licence'
import { fieldRefusals, type FieldRules, type Place } from '@volante/domain/fields/field-rules'
import { type Refusal, type Refusals, refuse, refusing } from '@volante/domain/refusal'
import { type Country, GENDERS, MARITAL_REGIMES, MARITAL_STATUSES, OCCUPATIONS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { orderAddressRefusals } from './order-rules.ts'

/** What a bank asks of who wants a loan, in the steps of its form (spec platform §3, §5). */
export const APPLICANT_FIELDS = {
  person: [
    ...(['name', 'cpf', 'rg', 'dni', 'cuil', 'birthdate', 'gender', 'motherName', 'fatherName'] as const),
    ...(['licenceNumber', 'licenceCategory', 'email', 'otherEmail', 'phone'] as const),
  ],
  household: ['maritalStatus', 'maritalRegime', 'spouseName', 'spouseTaxId'],
  address: ['postalCode', 'street', 'number', 'complement', 'neighbourhood', 'city', 'uf'],
  income: [
    ...(['occupation', 'employer', 'income', 'laborCard', 'spouseLaborCard'] as const),
    ...(['referenceName', 'referencePhone'] as const),
  ],
} as const

export const APPLICANT_STEPS = ['person', 'household', 'address', 'income'] as const
export type ApplicantStep = (typeof APPLICANT_STEPS)[number]
export type ApplicantField = (typeof APPLICANT_FIELDS)[ApplicantStep][number]

const FIELDS: readonly ApplicantField[] = APPLICANT_STEPS.flatMap((step) => [...APPLICANT_FIELDS[step]])

const text = maybe(line(120))
export const Applicant = z.object(
  Object.fromEntries(FIELDS.map((field) => [field, text])) as Readonly<Record<ApplicantField, typeof text>>,
)
export type Applicant = Readonly<Partial<Record<ApplicantField, string | null | undefined>>>

const PERSON = {
  BR: { name: 'fullName', cpf: 'cpf', rg: 'text', birthdate: 'birthDate', gender: { oneOf: GENDERS } },
  AR: { name: 'fullName', dni: 'dni', cuil: 'cuil', birthdate: 'birthDate', gender: { oneOf: GENDERS } },
} as const satisfies Record<Country, FieldRules<ApplicantField>>

const OF_EVERYBODY = {
  motherName: 'fullName',
  fatherName: 'name?',
  email: 'email',
  otherEmail: 'email?',
  phone: 'phone',
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
    ...(place.country === 'BR' ? licence(given) : {}),
    ...differing(given.otherEmail, given.email, 'otherEmail', 'validation.email.sameAsHolder'),
  }),
  household: (given, place) => ({
    ...fieldRefusals(given, { maritalStatus: { oneOf: MARITAL_STATUSES } }, place),
    ...(hasSpouse(given.maritalStatus) ? fieldRefusals(given, spouseRules(place.country), place) : {}),
  }),
  address: (given, { country }) => orderAddressRefusals(addressOf(given), country),
  income: (given, place) => ({
    ...fieldRefusals(
      given,
      {
        occupation: { oneOf: OCCUPATIONS },
        employer: hasEmployer(given.occupation) ? 'text' : 'text?',
        income: 'amount',
        laborCard: 'digits?',
        spouseLaborCard: 'digits?',
        referenceName: 'fullName',
        referencePhone: 'phone',
      },
      place,
    ),
    ...differing(given.spouseLaborCard, given.laborCard, 'spouseLaborCard', 'validation.laborCard.sameAsHolder'),
  }),
}

/** Takes what was told so far, a step of the form, and where and when; returns each refused field of the step. */
export const stepRefusals = (step: ApplicantStep, given: Applicant, place: Place): Refusals => RULES[step](given, place)

/** Takes all that was told; returns each refused field, in the order of the form. */
export const applicantRefusals = (given: Applicant, place: Place): Refusals =>
  Object.assign({}, ...APPLICANT_STEPS.map((step) => stepRefusals(step, given, place)))

/** Takes what was told; returns the first step that is not complete, null where all are. */
export const nextStep = (given: Applicant, place: Place): ApplicantStep | null =>
  APPLICANT_STEPS.find((step) => Object.keys(stepRefusals(step, given, place)).length > 0) ?? null

const spouseRules = (country: Country): FieldRules<ApplicantField> => ({
  maritalRegime: { oneOf: MARITAL_REGIMES },
  spouseName: 'fullName',
  spouseTaxId: country === 'BR' ? 'cpf' : 'dniOrCuil',
})

/** Nobody needs a licence to borrow; one that is named must be one. */
const licence = ({ licenceNumber, licenceCategory }: Applicant): Refusals =>
  refusing({
    licenceNumber: licenceNumberRefusal(licenceNumber ?? '', 'optional'),
    licenceCategory: licenceCategoryRefusal(licenceCategory ?? '', 'B', licenceNumber ? 'required' : 'optional'),
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

/** Takes what was told; returns the address as the calls take one. */
const addressOf = (given: Applicant) => {
  const of = (field: ApplicantField) => (given[field] ?? '').trim()
  return {
    postalCode: of('postalCode'),
    street: of('street'),
    number: of('number'),
    complement: of('complement'),
    neighbourhood: of('neighbourhood'),
    city: of('city'),
    uf: of('uf'),
  }
}
