import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormRow } from '../../ui/Fieldset.tsx'
import { type Choice, Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import css from './forms.module.css'
import { useField } from './form-context.tsx'

/** In Brazil the CEP fills what it knows; what it does not can always be typed (spec platform §3). */
export function AddressFields({ states }: { readonly states: readonly Choice[] }) {
  const { t } = useTexts()
  const { country } = useSite()
  const { field, box } = useField()
  const isBrazil = country === 'BR'
  return (
    <>
      <div className={css.search}>
        <TextField
          {...field('postalCode')}
          autoComplete="postal-code"
          required
          {...(isBrazil ? { mask: 'cep', inputMode: 'numeric' } : {})}
        />
        {isBrazil && (
          <Button type="submit" name="intent" value="postalCode" className={css.withoutScript} data-without-script>
            {t('account.address.search')}
          </Button>
        )}
      </div>
      <p className={css.said} role="status" data-address-said />
      <TextField {...field('street')} autoComplete="address-line1" required />
      <FormRow>
        <TextField {...field('number')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('complement')} isOptional autoComplete="address-line2" />
      </FormRow>
      <Checkbox {...box('withoutNumber')} />
      <TextField {...field('neighbourhood')} autoComplete="address-level3" isOptional={!isBrazil} required={isBrazil} />
      <FormRow>
        <TextField {...field('city')} autoComplete="address-level2" required />
        <Select
          {...field('stateCode')}
          options={states}
          placeholder={t('account.choose')}
          autoComplete="address-level1"
          required
        />
      </FormRow>
    </>
  )
}
