import { AddressFields as PlainAddressFields } from '../../forms/AddressFields.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import css from './forms.module.css'
import { useField } from './form-context.tsx'

/** The address of an account: without script a button asks for the CEP, and a house may have no number. */
export function AddressFields({ states }: { readonly states: readonly Choice[] }) {
  const { t } = useTexts()
  const { box } = useField()
  return (
    <PlainAddressFields
      states={states}
      state="stateCode"
      withoutNumber={<Checkbox {...box('withoutNumber')} />}
      search={
        <Button type="submit" name="intent" value="postalCode" className={css.withoutScript} data-without-script>
          {t('account.address.search')}
        </Button>
      }
    />
  )
}
