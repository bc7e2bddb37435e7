import { EMPLOYEE_BUYER_TEXTS, KINSHIPS } from '@volante/domain/order/employee'
import { EMPLOYEE_BUYER_TYPES } from '@volante/domain/vocabulary'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { PhoneField } from '../../ui/field/PhoneField.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { useField } from '../forms/form-context.tsx'
import css from './register.module.css'

/** Who buys: a person or a company, with or without the employee benefit. */
export function BuyerFields() {
  const { t } = useTexts()
  const { country } = useSite()
  const { field, values } = useField()
  const birthdate = { mask: 'date', inputMode: 'numeric', placeholder: 'dd/mm/aaaa' } as const
  return (
    <div className={css.buyer}>
      <RadioGroup
        name="personType"
        legend={t('checkout.field.personType')}
        defaultValue={values.personType || 'physicalPerson'}
        options={(['physicalPerson', 'legalPerson'] as const).map((value) => ({
          value,
          label: t(`checkout.personType.${value}`),
        }))}
      />
      <div className={css.company}>
        <TextField {...field('companyName')} autoComplete="organization" required />
        {country === 'BR' ? (
          <TextField {...field('cnpj')} mask="cnpj" autoComplete="off" required />
        ) : (
          <TextField {...field('cuil')} label={t('checkout.field.cuit')} mask="cuil" inputMode="numeric" required />
        )}
        <p className={css.soft}>{t('checkout.buyer.representative')}</p>
      </div>
      <TextField {...field('name')} autoComplete="name" required />
      <FormRow>
        {country === 'BR' ? (
          <TextField
            {...field('cpf')}
            className={css.ofPerson}
            mask="cpf"
            inputMode="numeric"
            autoComplete="off"
            required
          />
        ) : (
          <TextField
            {...field('dni')}
            className={css.ofPerson}
            mask="dni"
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
        <PhoneField {...field('phone')} country={country} required />
      </FormRow>
      <div className={css.person}>
        <TextField {...field('birthdate')} {...birthdate} className={css.short} autoComplete="bday" required />
        <Benefit />
      </div>
    </div>
  )
}

/** Five ways to the benefit, each with what it asks (F-74); styles show only that. */
function Benefit() {
  const { t } = useTexts()
  const { field, values, errors } = useField()
  const isOpen = values.buyerType !== ''
  const admission = { mask: 'date', inputMode: 'numeric', placeholder: 'dd/mm/aaaa' } as const
  return (
    <details className={css.benefit} open={isOpen}>
      <summary>{t('checkout.benefit.title')}</summary>
      <Fieldset legend={t('checkout.benefit.title')} isLegendHidden>
        <RadioGroup
          id="buyerType"
          name="buyerType"
          legend={t('checkout.field.buyerType')}
          error={errors['buyerType']}
          defaultValue={values.buyerType}
          options={[
            { value: '', label: t('checkout.benefit.none') },
            ...EMPLOYEE_BUYER_TYPES.map((value) => ({ value, label: t(EMPLOYEE_BUYER_TEXTS[value]) })),
          ]}
        />
        <TextField {...field('registrationNumber')} className={css.everyBenefit} autoComplete="off" />
        <TextField {...field('employeeName')} className={css.another} autoComplete="off" />
        <Select
          {...field('kinship')}
          className={css.relative}
          placeholder={t('ui.form.choose')}
          options={KINSHIPS.map((value) => ({ value, label: t(`order.kinship.${value}`) }))}
        />
        <TextField {...field('admissionDate')} {...admission} className={css.ownRight} autoComplete="off" />
      </Fieldset>
    </details>
  )
}
