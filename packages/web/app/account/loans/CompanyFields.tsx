import { PARTNERS } from '@volante/contract/applicant-fields'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import type { OfForm } from './load-form.ts'
import { Field } from './loan-forms.ts'

const DAY = 'dd/mm/aaaa'

export function CompanyFields({ base: { ivaConditions } }: OfForm) {
  const { t } = useTexts()
  const isBrazil = useSite().country === 'BR'
  return (
    <>
      <Field name="companyName" />
      <Field name="tradeName" />
      <FormRow>
        {isBrazil ? (
          <>
            <Field name="cnpj" />
            <Field name="stateRegistration" />
          </>
        ) : (
          <>
            <Field name="cuit" />
            <Field
              name="ivaCondition"
              options={ivaConditions.map((value) => ({ value, label: t(`loan.ivaCondition.${value}`) }))}
            />
          </>
        )}
      </FormRow>
      <FormRow>
        <Field name="foundedOn" placeholder={DAY} />
        <Field name="activity" />
      </FormRow>
      <FormRow>
        <Field name="email" label={t('loan.field.companyEmail')} autoComplete="off" />
        <Field name="phone" label={t('loan.field.companyPhone')} />
      </FormRow>
      <FormRow>
        <Field name="otherEmail" />
        <Field name="otherPhone" />
      </FormRow>
    </>
  )
}

export function RevenueFields() {
  const { t } = useTexts()
  return (
    <>
      <Field name="revenue" />
      <FormRow>
        <Field name="employees" />
        <Field name="totalVehicles" />
      </FormRow>
      <Field name="bankReference" />
      <FormRow>
        <Field name="tradeReferenceName" />
        <Field name="referencePhone" label={t('loan.field.tradeReferencePhone')} />
      </FormRow>
    </>
  )
}

export function RepresentativeFields({ base: { maritalStatuses, roles } }: OfForm) {
  const { t } = useTexts()
  const isBrazil = useSite().country === 'BR'
  return (
    <>
      <Field name="name" />
      <Field name="role" options={roles.map((value) => ({ value, label: t(`loan.role.${value}`) }))} />
      <FormRow>
        {isBrazil ? (
          <Field name="cpf" />
        ) : (
          <>
            <Field name="dni" />
            <Field name="cuil" />
          </>
        )}
        <Field name="birthdate" placeholder={DAY} />
      </FormRow>
      <FormRow>
        <Field name="representativeEmail" />
        <Field name="representativePhone" />
      </FormRow>
      <FormRow>
        <Field name="nationality" />
        <Field
          name="maritalStatus"
          options={maritalStatuses.map((value) => ({ value, label: t(`loan.maritalStatus.${value}`) }))}
        />
      </FormRow>
    </>
  )
}

/** The first partner is named; of further ones whoever there is. */
export function PartnerFields() {
  const { t } = useTexts()
  return PARTNERS.map(({ name, taxId, share }, index) => {
    const isFurther = index > 0
    const of = isFurther ? ({ isOptional: true, required: false } as const) : {}
    return (
      <Fieldset key={name} legend={t(isFurther ? 'loan.partner.further' : 'loan.partner.first', { number: index + 1 })}>
        <Field name={name} {...of} />
        <FormRow>
          <Field name={taxId} {...of} />
          <Field name={share} {...of} />
        </FormRow>
      </Fieldset>
    )
  })
}
