import { EMPLOYEE_BUYER_TEXTS, hasPayroll, KINSHIPS } from '@volante/domain/order/employee'
import { EMPLOYEE_BUYER_TYPES } from '@volante/domain/vocabulary'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { Field } from '../forms/checkout-forms.ts'
import css from './register.module.css'

/** Who buys: a person or a company, with or without the employee benefit. Styles show only what the chosen kind is asked. */
export function BuyerFields({ hasBenefit }: { readonly hasBenefit: boolean }) {
  const { t } = useTexts()
  const { country } = useSite()
  const isBrazil = country === 'BR'
  return (
    <div className={css.buyer}>
      <Field
        name="personType"
        options={(['physicalPerson', 'legalPerson'] as const).map((value) => ({
          value,
          label: t(`checkout.personType.${value}`),
        }))}
      />
      <div className={css.company}>
        <Field name="companyName" isOptional={false} required />
        <Field name={isBrazil ? 'cnpj' : 'cuil'} isOptional={false} required />
        <p className="soft small">{t('checkout.buyer.representative')}</p>
      </div>
      <Field name="name" />
      <Field name={isBrazil ? 'cpf' : 'dni'} className={css.ofPerson} />
      {hasPayroll(country) ? (
        <div className={css.person}>
          <Benefit isOpen={hasBenefit} />
        </div>
      ) : null}
    </div>
  )
}

/** Five ways to the benefit, each with what it asks (F-74). */
function Benefit({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTexts()
  const asked = { isOptional: false, required: false }
  return (
    <details className={css.benefit} open={isOpen}>
      <summary>{t('checkout.benefit.title')}</summary>
      <Fieldset legend={t('checkout.benefit.title')} isLegendHidden>
        <Field
          name="buyerType"
          options={[
            { value: '', label: t('checkout.benefit.none') },
            ...EMPLOYEE_BUYER_TYPES.map((value) => ({ value, label: t(EMPLOYEE_BUYER_TEXTS[value]) })),
          ]}
        />
        <Field name="registrationNumber" className={css.everyBenefit} {...asked} />
        <Field name="employeeName" className={css.another} {...asked} />
        <Field
          name="kinship"
          className={css.relative}
          options={KINSHIPS.map((value) => ({ value, label: t(`order.kinship.${value}`) }))}
          {...asked}
        />
        <Field name="admissionDate" className={css.ownRight} placeholder="dd/mm/aaaa" {...asked} />
      </Fieldset>
    </details>
  )
}
