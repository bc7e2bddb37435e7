import { useSyncExternalStore } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { FormField, type TypedField } from '../FormField.tsx'
import css from '../forms.module.css'
import { PostalCodeField } from './PostalCodeField.tsx'

/** Labels are the areas' own. */
type AddressSpecs = Readonly<
  Record<'street' | 'number' | 'complement' | 'neighbourhood' | 'city' | 'postalCode', { readonly label: never }> &
    Record<'stateCode' | 'uf', { readonly label: never; readonly control: 'select' }> &
    Record<'withoutNumber', { readonly label: never; readonly control: 'box' }>
>
const Field = FormField as TypedField<AddressSpecs>

interface AddressFieldsProps {
  readonly states: readonly Choice[]
  /** The name its state is posted under. */
  readonly state: 'stateCode' | 'uf'
  /** A house may have no number: a box says so. */
  readonly mayLackNumber?: boolean
  /** Whether the action finds an address by its code (`intent`), for browsers without script. */
  readonly isSearched?: boolean
}

/** An address, in Brazil filled from its CEP. */
export function AddressFields({ states, state, mayLackNumber = false, isSearched = false }: AddressFieldsProps) {
  return (
    <>
      <PostalCode state={state} isSearched={isSearched} />
      <Field name="street" />
      <FormRow>
        <Field name="number" {...(mayLackNumber ? { isOptional: false, required: false } : {})} />
        <Field name="complement" />
      </FormRow>
      {mayLackNumber ? <Field name="withoutNumber" /> : null}
      <Field name="neighbourhood" />
      <FormRow>
        <Field name="city" />
        <Field name={state} options={states} />
      </FormRow>
    </>
  )
}

function PostalCode({ state, isSearched }: Pick<AddressFieldsProps, 'state' | 'isSearched'>) {
  const { t } = useTexts()
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <PostalCodeField
      name="postalCode"
      parts={{ street: 'street', neighborhood: 'neighbourhood', city: 'city', uf: state, number: 'number' }}
    >
      {isSearched && !hasScript ? (
        <Button type="submit" name="intent" value="postalCode" className={css.withoutScript}>
          {t('ui.form.addressSearch')}
        </Button>
      ) : null}
    </PostalCodeField>
  )
}

const never = () => () => {}
