import type { ApplicantStep } from '@volante/contract/applicant-fields'
import type { ComponentType } from 'react'
import { AddressFields } from '../../forms/address/AddressFields.tsx'
import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import { CompanyFields, PartnerFields, RepresentativeFields, RevenueFields } from './CompanyFields.tsx'
import type { OfForm } from './load-form.ts'
import { Field, STEP_FORMS } from './loan-forms.ts'
import css from './loans.module.css'

interface StepFormProps extends OfForm {
  readonly step: ApplicantStep
  readonly answer: unknown
}

const FIELDS: Readonly<Record<ApplicantStep, ComponentType<OfForm>>> = {
  person: PersonFields,
  household: HouseholdFields,
  address: PlaceFields,
  income: IncomeFields,
  company: CompanyFields,
  seat: PlaceFields,
  revenue: RevenueFields,
  representative: RepresentativeFields,
  partners: PartnerFields,
}

export function StepForm({ step, answer, ...ofForm }: StepFormProps) {
  const { t } = useTexts()
  const Fields = FIELDS[step]
  return (
    <section aria-labelledby="step-title" className={css.step}>
      <h2 id="step-title">{t(`loan.step.${step}`)}</h2>
      <p className="soft">{t(`loan.why.${step}`)}</p>
      <Form
        key={step}
        form={STEP_FORMS[step] as (typeof STEP_FORMS)['person']}
        answer={answer}
        values={ofForm.values}
        submit={t('loan.form.next')}
        pending={t('loan.form.saving')}
      >
        <Fields {...ofForm} />
      </Form>
    </section>
  )
}

function PersonFields({ base: { genders, licenceCategories } }: OfForm) {
  const { t } = useTexts()
  const isBrazil = useSite().country === 'BR'
  return (
    <>
      <Field name="name" />
      <FormRow>
        <Field name={isBrazil ? 'cpf' : 'dni'} />
        {isBrazil ? <Field name="rg" /> : <Field name="cuil" />}
      </FormRow>
      <FormRow>
        <Field name="birthdate" placeholder="dd/mm/aaaa" />
        <Field name="gender" options={genders.map((value) => ({ value, label: t(`account.gender.${value}`) }))} />
      </FormRow>
      <FormRow>
        <Field name="nationality" />
        <Field name="birthplace" />
      </FormRow>
      <Field name="motherName" />
      <Field name="fatherName" />
      <FormRow>
        <Field name="email" />
        <Field name="phone" />
      </FormRow>
      <FormRow>
        <Field name="otherEmail" />
        <Field name="otherPhone" />
      </FormRow>
      {isBrazil ? (
        <FormRow>
          <Field name="licenceNumber" />
          <Field name="licenceCategory" options={licenceCategories.map((value) => ({ value, label: value }))} />
          <Field name="licenceExpiry" placeholder="dd/mm/aaaa" />
        </FormRow>
      ) : null}
    </>
  )
}

/** Shown only where a spouse answers for the loan too (`loans.module.css`). */
const ofSpouse = { isOptional: false, required: false } as const

function HouseholdFields({ base: { maritalStatuses, maritalRegimes } }: OfForm) {
  const { t } = useTexts()
  return (
    <div className={css.household}>
      <Field
        name="maritalStatus"
        options={maritalStatuses.map((value) => ({ value, label: t(`loan.maritalStatus.${value}`) }))}
      />
      <div className={css.spouse}>
        <Field
          name="maritalRegime"
          options={maritalRegimes.map((value) => ({ value, label: t(`loan.maritalRegime.${value}`) }))}
          {...ofSpouse}
        />
        <Field name="spouseName" {...ofSpouse} />
        <Field name="spouseTaxId" {...ofSpouse} />
        <FormRow>
          <Field name="spouseBirthdate" placeholder="dd/mm/aaaa" />
          <Field name="spouseIncome" />
        </FormRow>
      </div>
    </div>
  )
}

function PlaceFields({ base: { states } }: OfForm) {
  return <AddressFields states={states.map(({ code, name }) => ({ value: code, label: name }))} state="uf" />
}

function IncomeFields({ base: { occupations }, values }: OfForm) {
  const { t } = useTexts()
  const isBrazil = useSite().country === 'BR'
  return (
    <>
      <Field
        name="occupation"
        options={occupations.map((value) => ({ value, label: t(`loan.occupation.${value}`) }))}
      />
      <Field name="employer" isOptional={false} required={false} hint={t('loan.field.employerHint')} />
      <FormRow>
        <Field name="businessPhone" />
        <Field name="admissionDate" placeholder="dd/mm/aaaa" />
        <Field name="registrationNumber" />
      </FormRow>
      <Field name="income" />
      {isBrazil ? (
        <FormRow>
          <Field name="laborCard" />
          {values.spouseName ? <Field name="spouseLaborCard" /> : null}
        </FormRow>
      ) : null}
      <FormRow>
        <Field name="referenceName" />
        <Field name="referencePhone" />
        <Field name="kinship" />
      </FormRow>
    </>
  )
}
