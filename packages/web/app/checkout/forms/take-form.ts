import { takingForms } from '../../forms/take-form.ts'
import { formText } from '../../shell/form-text.ts'
import { CHECKOUT_FORMS } from './checkout-forms.ts'

export const { takeForm, refusedBy, refuseForm } = takingForms(CHECKOUT_FORMS, {
  fieldsOfCode: {
    'coupon.unavailable': ['coupon'],
    'coupon.needsDownPayment': ['coupon'],
    'validation.postalCode.notFound': ['postalCode'],
    'payment.boleto.address': ['street'],
    'order.ledger.amount': ['value'],
    'order.ledger.aboveRemaining': ['value'],
    'order.ledger.tradeInAboveTotal': ['value'],
    'payment.amount': ['value'],
  },
  failed: ({ texts }) => texts.t('checkout.failed'),
  /** A coupon that is refused says what would make it valid (CK12). */
  addition(code, { texts }) {
    if (code === 'coupon.unavailable') return texts.t('checkout.coupon.unavailable')
    return code === 'coupon.needsDownPayment' ? texts.t('checkout.coupon.needsDownPayment') : ''
  },
})

/** The key rendered into the form: whoever posts it twice does the thing once. */
export const keyOf = (form: FormData): { readonly idempotencyKey?: string } => {
  const key = formText(form, 'key')
  return /^[\w-]{8,64}$/.test(key) ? { idempotencyKey: key } : {}
}
