import { useFormField } from '../../forms/form-state.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../forms/checkout-forms.ts'
import css from './pay.module.css'

/** A coupon that is refused says why, and what would make it valid (CK12). */
export function CouponField() {
  const { t } = useTexts()
  const isRefused = useFormField('coupon').meta.errors !== undefined
  return (
    <details className={css.coupon} open={isRefused || undefined}>
      <summary>{t('checkout.coupon.have')}</summary>
      <Field name="coupon" className={css.short} autoCapitalize="characters" isOptional={false} required={false} />
    </details>
  )
}
