import { stepRefusals } from '@volante/contract/applicant'
import { APPLICANT_FIELDS, type ApplicantStep } from '@volante/contract/applicant-fields'
import { refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { ADDRESS_SPECS } from '../../forms/address/address-specs.ts'
import { describeFields } from '../../forms/describe-fields.ts'

const number = { inputMode: 'numeric', autoComplete: 'off' } as const
const name = { autoComplete: 'off' } as const
const email = { type: 'email', inputMode: 'email' } as const
const owner = { mask: { BR: 'cpfOrCnpj', AR: 'cuil' }, autoComplete: 'off' } as const
const day = { mask: 'date', inputMode: 'numeric' } as const
const share = { inputMode: 'decimal', autoComplete: 'off', maxLength: 8, suffix: '%' } as const

export const SPECS = {
  name: { label: 'loan.field.name', autoComplete: 'name' },
  cpf: { label: 'loan.field.cpf', mask: 'cpf', ...number },
  rg: { label: 'loan.field.rg', autoComplete: 'off', maxLength: 20 },
  dni: { label: 'loan.field.dni', mask: 'dni', ...number },
  cuil: { label: 'loan.field.cuil', mask: 'cuil', ...number },
  birthdate: { label: 'loan.field.birthdate', ...day, autoComplete: 'bday' },
  gender: { label: 'loan.field.gender', control: 'select' },
  motherName: { label: 'loan.field.motherName', ...name },
  fatherName: { label: 'loan.field.fatherName', ...name },
  licenceNumber: { label: 'loan.field.licenceNumber', maxLength: 11, ...number },
  licenceCategory: { label: 'loan.field.licenceCategory', control: 'select' },
  licenceExpiry: { label: 'loan.field.licenceExpiry', ...day, autoComplete: 'off' },
  nationality: { label: 'loan.field.nationality', ...name },
  birthplace: { label: 'loan.field.birthplace', ...name },
  email: { label: 'loan.field.email', autoComplete: 'email', ...email },
  otherEmail: { label: 'loan.field.otherEmail', autoComplete: 'off', ...email },
  phone: { label: 'loan.field.phone', control: 'phone' },
  otherPhone: { label: 'loan.field.otherPhone', control: 'phone' },
  maritalStatus: { label: 'loan.field.maritalStatus', control: 'select' },
  maritalRegime: { label: 'loan.field.maritalRegime', control: 'select' },
  spouseName: { label: 'loan.field.spouseName', ...name },
  spouseTaxId: { label: 'loan.field.spouseTaxId', mask: { BR: 'cpf', AR: 'dniOrCuil' }, ...number },
  spouseBirthdate: { label: 'loan.field.spouseBirthdate', ...day, autoComplete: 'off' },
  spouseIncome: { label: 'loan.field.spouseIncome', control: 'money' },
  postalCode: { label: 'loan.field.postalCode', ...ADDRESS_SPECS.postalCode },
  street: { label: 'loan.field.street', ...ADDRESS_SPECS.street },
  number: { label: 'loan.field.number', ...ADDRESS_SPECS.number },
  complement: { label: 'loan.field.complement', ...ADDRESS_SPECS.complement },
  neighbourhood: { label: 'loan.field.neighbourhood', ...ADDRESS_SPECS.neighbourhood },
  city: { label: 'loan.field.city', ...ADDRESS_SPECS.city },
  uf: { label: 'loan.field.uf', ...ADDRESS_SPECS.state },
  occupation: { label: 'loan.field.occupation', control: 'select' },
  employer: { label: 'loan.field.employer', autoComplete: 'organization' },
  businessPhone: { label: 'loan.field.businessPhone', control: 'phone' },
  admissionDate: { label: 'loan.field.admissionDate', ...day, autoComplete: 'off' },
  registrationNumber: { label: 'loan.field.registrationNumber', autoComplete: 'off', maxLength: 30 },
  income: { label: 'loan.field.income', hint: 'loan.field.incomeHint', control: 'money' },
  laborCard: { label: 'loan.field.laborCard', maxLength: 20, ...number },
  spouseLaborCard: { label: 'loan.field.spouseLaborCard', maxLength: 20, ...number },
  referenceName: { label: 'loan.field.referenceName', hint: 'loan.field.referenceHint', ...name },
  referencePhone: { label: 'loan.field.referencePhone', control: 'phone' },
  kinship: { label: 'loan.field.kinship', ...name },
  companyName: { label: 'loan.field.companyName', autoComplete: 'organization' },
  tradeName: { label: 'loan.field.tradeName', ...name },
  cnpj: { label: 'loan.field.cnpj', mask: 'cnpj', autoComplete: 'off' },
  stateRegistration: { label: 'loan.field.stateRegistration', autoComplete: 'off', maxLength: 20 },
  cuit: { label: 'loan.field.cuit', mask: 'cuil', ...number },
  ivaCondition: { label: 'loan.field.ivaCondition', control: 'select' },
  foundedOn: { label: 'loan.field.foundedOn', ...day, autoComplete: 'off' },
  activity: { label: 'loan.field.activity', hint: 'loan.field.activityHint', ...name },
  revenue: { label: 'loan.field.revenue', hint: 'loan.field.revenueHint', control: 'money' },
  employees: { label: 'loan.field.employees', maxLength: 6, ...number },
  totalVehicles: { label: 'loan.field.totalVehicles', maxLength: 6, ...number },
  bankReference: { label: 'loan.field.bankReference', hint: 'loan.field.bankReferenceHint', ...name },
  tradeReferenceName: { label: 'loan.field.tradeReferenceName', hint: 'loan.field.tradeReferenceHint', ...name },
  role: { label: 'loan.field.role', control: 'select' },
  representativeEmail: { label: 'loan.field.representativeEmail', autoComplete: 'email', ...email },
  representativePhone: { label: 'loan.field.representativePhone', control: 'phone' },
  partnerName: { label: 'loan.field.partnerName', ...name },
  partnerTaxId: { label: 'loan.field.partnerTaxId', ...owner },
  partnerShare: { label: 'loan.field.partnerShare', ...share },
  secondPartnerName: { label: 'loan.field.partnerName', ...name },
  secondPartnerTaxId: { label: 'loan.field.partnerTaxId', ...owner },
  secondPartnerShare: { label: 'loan.field.partnerShare', ...share },
  thirdPartnerName: { label: 'loan.field.partnerName', ...name },
  thirdPartnerTaxId: { label: 'loan.field.partnerTaxId', ...owner },
  thirdPartnerShare: { label: 'loan.field.partnerShare', ...share },
  dealerCode: { label: 'loan.field.dealerCode', control: 'select' },
  creditConsent: { label: 'loan.field.creditConsent', control: 'box' },
} as const

const loan = describeFields(SPECS, {
  codes: { 'financing.proposal.consent': 'creditConsent', 'validation.postalCode.notFound': 'postalCode' },
})
export const { Field } = loan

const stepForm = (step: ApplicantStep) =>
  loan.form({
    kind: step,
    fields: APPLICANT_FIELDS[step],
    rules: (values, place) => stepRefusals(step, values, place),
  })

/** One form for each step of what a bank asks. */
export const STEP_FORMS = {
  person: stepForm('person'),
  household: stepForm('household'),
  address: stepForm('address'),
  income: stepForm('income'),
  company: stepForm('company'),
  seat: stepForm('seat'),
  revenue: stepForm('revenue'),
  representative: stepForm('representative'),
  partners: stepForm('partners'),
} as const

export const SEND_FORM = loan.form({
  kind: 'send',
  fields: ['dealerCode', 'creditConsent'],
  rules: ({ creditConsent }) => refusing({ creditConsent: requiredRefusal(creditConsent ? 'yes' : '') }),
})
