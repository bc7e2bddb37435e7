import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'

/** What a bank asks of who wants a loan, in the steps of its forms (spec platform §3, §5): a person's, then a company's. */
export const APPLICANT_FIELDS = {
  person: [
    ...(['name', 'cpf', 'rg', 'dni', 'cuil', 'birthdate', 'gender', 'nationality', 'birthplace'] as const),
    ...(['motherName', 'fatherName', 'licenceNumber', 'licenceCategory', 'licenceExpiry'] as const),
    ...(['email', 'otherEmail', 'phone', 'otherPhone'] as const),
  ],
  household: [
    ...(['maritalStatus', 'maritalRegime', 'spouseName', 'spouseTaxId'] as const),
    ...(['spouseBirthdate', 'spouseIncome'] as const),
  ],
  address: ['postalCode', 'street', 'number', 'complement', 'neighbourhood', 'city', 'uf'],
  income: [
    ...(['occupation', 'employer', 'businessPhone', 'admissionDate', 'registrationNumber'] as const),
    ...(['income', 'laborCard', 'spouseLaborCard'] as const),
    ...(['referenceName', 'referencePhone', 'kinship'] as const),
  ],
  company: [
    ...(['companyName', 'tradeName', 'cnpj', 'stateRegistration', 'cuit', 'ivaCondition'] as const),
    ...(['foundedOn', 'activity', 'email', 'otherEmail', 'phone', 'otherPhone'] as const),
  ],
  seat: ['postalCode', 'street', 'number', 'complement', 'neighbourhood', 'city', 'uf'],
  revenue: [
    ...(['revenue', 'employees', 'totalVehicles', 'bankReference'] as const),
    ...(['tradeReferenceName', 'referencePhone'] as const),
  ],
  representative: [
    ...(['name', 'cpf', 'dni', 'cuil', 'birthdate', 'nationality', 'maritalStatus', 'role'] as const),
    ...(['representativeEmail', 'representativePhone'] as const),
  ],
  partners: [
    ...(['partnerName', 'partnerTaxId', 'partnerShare'] as const),
    ...(['secondPartnerName', 'secondPartnerTaxId', 'secondPartnerShare'] as const),
    ...(['thirdPartnerName', 'thirdPartnerTaxId', 'thirdPartnerShare'] as const),
  ],
} as const

/** Who asks for a loan: what was told of each is kept apart. */
export const APPLICANT_KINDS = ['person', 'company'] as const
export type ApplicantKind = (typeof APPLICANT_KINDS)[number]

export type ApplicantStep = keyof typeof APPLICANT_FIELDS
export type ApplicantField = (typeof APPLICANT_FIELDS)[ApplicantStep][number]

/** The steps of each form, in their order. */
export const STEPS_OF = {
  person: ['person', 'household', 'address', 'income'],
  company: ['company', 'seat', 'revenue', 'representative', 'partners'],
} as const satisfies Record<ApplicantKind, readonly ApplicantStep[]>
export const APPLICANT_STEPS = [...STEPS_OF.person, ...STEPS_OF.company] as const

/** Takes a step; returns whose form it belongs to. */
export const kindOfStep = (step: ApplicantStep): ApplicantKind =>
  STEPS_OF.person.some((one) => one === step) ? 'person' : 'company'

/** Partners as a company's form names them, the largest share first. */
export const PARTNERS = [
  { name: 'partnerName', taxId: 'partnerTaxId', share: 'partnerShare' },
  { name: 'secondPartnerName', taxId: 'secondPartnerTaxId', share: 'secondPartnerShare' },
  { name: 'thirdPartnerName', taxId: 'thirdPartnerTaxId', share: 'thirdPartnerShare' },
] as const satisfies readonly Record<'name' | 'taxId' | 'share', ApplicantField>[]

/** Fields that hold a day. */
export const DAY_FIELDS = [
  ...(['birthdate', 'licenceExpiry', 'spouseBirthdate', 'admissionDate', 'foundedOn'] as const),
] as const satisfies readonly ApplicantField[]

const FIELDS: readonly ApplicantField[] = [...new Set(APPLICANT_STEPS.flatMap((step) => [...APPLICANT_FIELDS[step]]))]

const text = maybe(line(120))
export const Applicant = z.object(
  Object.fromEntries(FIELDS.map((field) => [field, text])) as Readonly<Record<ApplicantField, typeof text>>,
)
export type Applicant = Readonly<Partial<Record<ApplicantField, string | null | undefined>>>

/** Takes what was told; returns the address as the calls take one. */
export const addressOf = (given: Applicant) => {
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
