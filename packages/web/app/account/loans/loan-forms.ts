import { APPLICANT_FIELDS, type ApplicantStep, stepRefusals } from '@volante/contract/applicant'
import { refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { ADDRESS_SPECS } from '../../forms/AddressFields.tsx'
import { describeFields } from '../../forms/describe-fields.ts'

const number = { inputMode: 'numeric', autoComplete: 'off' } as const
const name = { autoComplete: 'off' } as const
const email = { type: 'email', inputMode: 'email' } as const

export const SPECS = {
  name: { label: 'loan.field.name', autoComplete: 'name' },
  cpf: { label: 'loan.field.cpf', mask: 'cpf', ...number },
  rg: { label: 'loan.field.rg', autoComplete: 'off', maxLength: 20 },
  dni: { label: 'loan.field.dni', mask: 'dni', ...number },
  cuil: { label: 'loan.field.cuil', mask: 'cuil', ...number },
  birthdate: { label: 'loan.field.birthdate', mask: 'date', inputMode: 'numeric', autoComplete: 'bday' },
  gender: { label: 'loan.field.gender', control: 'select' },
  motherName: { label: 'loan.field.motherName', ...name },
  fatherName: { label: 'loan.field.fatherName', ...name },
  licenceNumber: { label: 'loan.field.licenceNumber', maxLength: 11, ...number },
  licenceCategory: { label: 'loan.field.licenceCategory', control: 'select' },
  email: { label: 'loan.field.email', autoComplete: 'email', ...email },
  otherEmail: { label: 'loan.field.otherEmail', autoComplete: 'off', ...email },
  phone: { label: 'loan.field.phone', control: 'phone' },
  maritalStatus: { label: 'loan.field.maritalStatus', control: 'select' },
  maritalRegime: { label: 'loan.field.maritalRegime', control: 'select' },
  spouseName: { label: 'loan.field.spouseName', ...name },
  spouseTaxId: { label: 'loan.field.spouseTaxId', mask: { BR: 'cpf', AR: 'dniOrCuil' }, ...number },
  postalCode: { label: 'loan.field.postalCode', ...ADDRESS_SPECS.postalCode },
  street: { label: 'loan.field.street', ...ADDRESS_SPECS.street },
  number: { label: 'loan.field.number', ...ADDRESS_SPECS.number },
  complement: { label: 'loan.field.complement', ...ADDRESS_SPECS.complement },
  neighbourhood: { label: 'loan.field.neighbourhood', ...ADDRESS_SPECS.neighbourhood },
  city: { label: 'loan.field.city', ...ADDRESS_SPECS.city },
  uf: { label: 'loan.field.uf', ...ADDRESS_SPECS.state },
  occupation: { label: 'loan.field.occupation', control: 'select' },
  employer: { label: 'loan.field.employer', autoComplete: 'organization' },
  income: { label: 'loan.field.income', hint: 'loan.field.incomeHint', control: 'money' },
  laborCard: { label: 'loan.field.laborCard', maxLength: 20, ...number },
  spouseLaborCard: { label: 'loan.field.spouseLaborCard', maxLength: 20, ...number },
  referenceName: { label: 'loan.field.referenceName', hint: 'loan.field.referenceHint', ...name },
  referencePhone: { label: 'loan.field.referencePhone', control: 'phone' },
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
} as const

export const SEND_FORM = loan.form({
  kind: 'send',
  fields: ['dealerCode', 'creditConsent'],
  rules: ({ creditConsent }) => refusing({ creditConsent: requiredRefusal(creditConsent ? 'yes' : '') }),
})
