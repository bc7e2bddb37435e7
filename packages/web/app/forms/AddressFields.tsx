import type { ReactNode } from 'react'
import { useSite } from '../shell/root-data.ts'
import { useTexts } from '../texts/texts.tsx'
import { FormRow } from '../ui/field/Fieldset.tsx'
import { type Choice, Select } from '../ui/field/Select.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { useFormFields } from './form-context.tsx'
import css from './forms.module.css'

type AddressField = 'postalCode' | 'street' | 'number' | 'complement' | 'neighbourhood' | 'city'

interface AddressFieldsProps<State extends string> {
  readonly states: readonly Choice[]
  /** The name its state is posted under. */
  readonly state: State
  /** A house may have no number: the box that says so. */
  readonly withoutNumber?: ReactNode
  /** Beside the postal code. */
  readonly search?: ReactNode
}

/** In Brazil the CEP fills what it knows; what it does not can always be typed (spec platform §3). */
export function AddressFields<State extends string>(props: AddressFieldsProps<State>) {
  const { states, state, withoutNumber, search } = props
  const { t } = useTexts()
  const isBrazil = useSite().country === 'BR'
  const { field } = useFormFields<AddressField | State>()
  return (
    <>
      <div className={css.search}>
        <TextField
          {...field('postalCode')}
          autoComplete="postal-code"
          required
          {...(isBrazil ? { mask: 'cep', inputMode: 'numeric' } : {})}
        />
        {isBrazil ? search : null}
      </div>
      <p className={css.said} role="status" data-address-said />
      <TextField {...field('street')} autoComplete="address-line1" required />
      <FormRow>
        <TextField {...field('number')} inputMode="numeric" autoComplete="off" required={withoutNumber === undefined} />
        <TextField {...field('complement')} isOptional autoComplete="address-line2" />
      </FormRow>
      {withoutNumber}
      <TextField {...field('neighbourhood')} autoComplete="address-level3" isOptional={!isBrazil} required={isBrazil} />
      <FormRow>
        <TextField {...field('city')} autoComplete="address-level2" required />
        <Select
          {...field(state)}
          options={states}
          placeholder={t('ui.form.choose')}
          autoComplete="address-level1"
          required
        />
      </FormRow>
    </>
  )
}
