import { useTexts } from '../../texts/texts.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { useField } from '../forms/form-context.tsx'
import css from './pay.module.css'

/** A coupon that is refused says why, and what would make it valid (CK12). */
export function CouponField() {
  const { field, errors } = useField()
  const { t } = useTexts()
  return (
    <details className={css.coupon} open={errors['coupon'] !== undefined}>
      <summary>{t('checkout.coupon.have')}</summary>
      <TextField {...field('coupon')} className={css.short} autoComplete="off" autoCapitalize="characters" />
    </details>
  )
}
