import { Form } from '../../forms/Form.tsx'
import { PostButton } from '../../forms/PostButton.tsx'
import { refusedOf } from '../../forms/refused.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { COUPON_FORM, Field } from '../forms/checkout-forms.ts'
import type { Pay } from './load-pay.ts'
import css from './pay.module.css'

interface CouponFieldProps {
  readonly pay: Pay
  readonly answer: unknown
}

/** A coupon is taken off before anything is paid; one that is refused says why, and what would make it valid (CK12). */
export function CouponField({ pay: { order }, answer }: CouponFieldProps) {
  const { t, money } = useTexts()
  const applied = order.ledger.parts.find(({ kind }) => kind === 'coupon')
  if (applied) {
    return (
      <InlineMessage
        tone="good"
        actions={
          <PostButton fields={{ form: 'noCoupon' }} variant="quiet" size="small">
            {t('checkout.coupon.drop')}
          </PostButton>
        }
      >
        {t('checkout.coupon.applied', { amount: money(applied.amount) })}
      </InlineMessage>
    )
  }
  return (
    <details className={css.coupon} open={refusedOf(answer, COUPON_FORM) !== null || undefined}>
      <summary>{t('checkout.coupon.have')}</summary>
      <Form
        form={COUPON_FORM}
        answer={answer}
        submit={t('checkout.coupon.apply')}
        look={{ variant: 'secondary', size: 'medium' }}
      >
        <Field name="coupon" className={css.short} autoCapitalize="characters" />
      </Form>
    </details>
  )
}
