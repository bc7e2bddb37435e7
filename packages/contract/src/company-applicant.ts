import { cnpjRefusal } from '@volante/domain/company/cnpj'
import { cpfCnpjKind } from '@volante/domain/company/cpf-cnpj'
import { pastDateRefusal } from '@volante/domain/date'
import { fieldRefusals, type FieldRules, type Place } from '@volante/domain/fields/field-rules'
import { IVA_CONDITIONS, REPRESENTATIVE_ROLES } from '@volante/domain/financing/company'
import { cpfRefusal } from '@volante/domain/person/cpf'
import { cuilRefusal, cuitRefusal, isCuit } from '@volante/domain/person/cuil'
import { type Refusal, type Refusals, refuse, refusing } from '@volante/domain/refusal'
import { type Country, MARITAL_STATUSES } from '@volante/domain/vocabulary'
import { addressOf, type Applicant, type ApplicantField, PARTNERS, type STEPS_OF } from './applicant-fields.ts'
import { orderAddressRefusals } from './order-rules.ts'

type CompanyStep = (typeof STEPS_OF)['company'][number]

const COMPANY = {
  BR: { companyName: 'companyName', tradeName: 'companyName?', cnpj: 'cnpj', stateRegistration: 'text?' },
  AR: { companyName: 'companyName', tradeName: 'companyName?', cuit: 'cuit', ivaCondition: { oneOf: IVA_CONDITIONS } },
} as const satisfies Record<Country, FieldRules<ApplicantField>>

const REPRESENTATIVE = {
  BR: { name: 'fullName', cpf: 'cpf' },
  AR: { name: 'fullName', dni: 'dni', cuil: 'cuil' },
} as const satisfies Record<Country, FieldRules<ApplicantField>>

/** What a bank asks of a company, by the step of the form. */
export const COMPANY_RULES: Readonly<Record<CompanyStep, (given: Applicant, place: Place) => Refusals>> = {
  company: (given, place) => ({
    ...fieldRefusals(given, COMPANY[place.country], place),
    ...refusing({ foundedOn: pastDateRefusal(given.foundedOn ?? '', place.today) }),
    ...fieldRefusals(
      given,
      { activity: 'text', email: 'email', otherEmail: 'email?', phone: 'phone', otherPhone: 'phone?' },
      place,
    ),
  }),
  seat: (given, { country }) => orderAddressRefusals(addressOf(given), country),
  revenue: (given, place) =>
    fieldRefusals(
      given,
      {
        revenue: 'amount',
        employees: 'digits?',
        totalVehicles: 'digits?',
        bankReference: 'text?',
        tradeReferenceName: 'companyName',
        referencePhone: 'phone',
      },
      place,
    ),
  representative: (given, place) =>
    fieldRefusals(
      given,
      {
        ...REPRESENTATIVE[place.country],
        birthdate: 'birthDate',
        nationality: 'text?',
        maritalStatus: { oneOf: MARITAL_STATUSES, presence: 'optional' },
        role: { oneOf: REPRESENTATIVE_ROLES },
        representativeEmail: 'email',
        representativePhone: 'phone',
      },
      place,
    ),
  partners: (given, place) => partnerRefusals(given, place),
}

/** Whoever is named is named whole, the first one always; together they hold no more than all of it. */
function partnerRefusals(given: Applicant, place: Place): Refusals {
  const isNamed = (fields: (typeof PARTNERS)[number]) =>
    fields === PARTNERS[0] || Object.values(fields).some((field) => (given[field] ?? '').trim() !== '')
  const named = PARTNERS.filter(isNamed)
  const refused = named.map(({ name, taxId, share }) => ({
    ...fieldRefusals(given, { [name]: 'companyName' }, place),
    ...refusing({
      [taxId]: ownerRefusal((given[taxId] ?? '').trim(), place.country),
      [share]: shareRefusal(given[share] ?? ''),
    }),
  }))
  const all: Refusals = Object.assign({}, ...refused)
  const total = named.reduce((sum, { share }) => sum + (sharePercent(given[share] ?? '') ?? 0), 0)
  const last = named.at(-1)
  return total > 100 && last && !all[last.share] ? { ...all, [last.share]: refuse('validation.share.sum') } : all
}

/** A share may belong to a person or to another company. */
function ownerRefusal(value: string, country: Country): Refusal | null {
  if (country === 'AR') return isCuit(value) ? cuitRefusal(value) : cuilRefusal(value)
  return cpfCnpjKind(value) === 'cpf' ? cpfRefusal(value) : cnpjRefusal(value)
}

const shareRefusal = (value: string): Refusal | null =>
  value.trim() === '' ? refuse('validation.required') : sharePercent(value) === null ? refuse('validation.share') : null

/** Takes a share as typed, with comma or dot; returns its percent above 0 and up to 100, null where it is none. */
function sharePercent(value: string): number | null {
  const typed = value.trim()
  const text = (typed.endsWith('%') ? typed.slice(0, -1).trimEnd() : typed).replace(',', '.')
  const percent = /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : 0
  return percent > 0 && percent <= 100 ? percent : null
}
