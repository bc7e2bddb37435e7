import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormRow } from '../../ui/Fieldset.tsx'
import { type Choice, Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useField } from './form-context.tsx'
import css from './forms.module.css'

/** In Brazil the CEP fills what it knows; what it does not can always be typed. */
export function AddressFields({ states }: { readonly states: readonly Choice[] }) {
  const { t } = useTexts()
  const isBrazil = useSite().country === 'BR'
  const { field } = useField()
  return (
    <>
      <TextField
        {...field('postalCode')}
        className={css.short}
        autoComplete="postal-code"
        required
        {...(isBrazil ? { mask: 'cep', inputMode: 'numeric' } : {})}
      />
      <p className={css.said} role="status" data-address-said />
      <TextField {...field('street')} autoComplete="address-line1" required />
      <FormRow>
        <TextField {...field('number')} inputMode="numeric" autoComplete="off" required />
        <TextField {...field('complement')} isOptional autoComplete="address-line2" />
      </FormRow>
      <TextField {...field('neighbourhood')} autoComplete="address-level3" isOptional={!isBrazil} required={isBrazil} />
      <FormRow>
        <TextField {...field('city')} autoComplete="address-level2" required />
        <Select
          {...field('uf')}
          options={states}
          placeholder={t('checkout.choose')}
          autoComplete="address-level1"
          required
        />
      </FormRow>
    </>
  )
}
