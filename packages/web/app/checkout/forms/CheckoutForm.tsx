import { type FormProps, PostedForm } from '../../forms/PostedForm.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { CHECKOUT_FORMS, type FieldName, type FormKind } from './checkout-forms.ts'

/** A form of the checkout: a line in checkout-forms.ts, its texts `checkout.field.<name>`. */
export function CheckoutForm(props: FormProps<FormKind, FieldName>) {
  const { t } = useTexts()
  return (
    <PostedForm
      {...props}
      area="checkout"
      set={CHECKOUT_FORMS}
      labelOf={(name: FieldName) => t(`checkout.field.${name}`)}
    />
  )
}
