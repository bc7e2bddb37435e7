import type { PaymentKind } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { PAYMENT_KINDS } from '@volante/domain/order/payment-kind'
import { plateCharacters } from '@volante/domain/plate'
import { redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { centsOf } from '../../ui/field/masks.ts'
import { addressOf, type FormValues } from '../forms/checkout-forms.ts'
import { keyOf, takeForm } from '../forms/take-form.ts'
import { loadOrder } from '../frame/load-order.ts'
import { orderAgain } from './order-again.ts'
import { askedAt } from './load-pay.ts'
import { dueOf, payStateOf, type Purpose } from './pay-state.ts'

/** Takes what the payment page posts: a way to pay, the wish to order again, or, in the demo, that the code was paid. */
export async function takePayment(page: Page, request: Request, url: URL, id: string) {
  const order = await loadOrder(page, url, id)
  const form = await request.formData()
  const wish = formText(form, 'form')
  const { rest } = askedAt(url)
  const here = pathTo(page.site, 'orderPay', { order: id }, { rest: rest ? 1 : null })
  if (wish === 'again') return orderAgain(page, order, keyOf(form))
  if (wish === 'boxPay') {
    await page.api.box.pay({ params: { id: formText(form, 'charge') } })
    return redirect(here, 303)
  }
  if (!isOneOf(PAYMENT_KINDS, wish)) return redirect(here, 303)
  const state = payStateOf(order, { kind: wish, rest })
  // Paid, over or blocked meanwhile: the page says what is now.
  if (!('purpose' in state)) return redirect(here, 303)
  return takeForm(page, form, wish, async (values) => {
    const way = { ...wayOf(wish, values, form), ...amountOf(wish, values, dueOf(order, state.purpose), state.purpose) }
    await send(page, id, state.purpose, wish, way, keyOf(form))
    await keepCard(page, form)
    return redirect(here, 303)
  })
}

type Way = ReturnType<typeof wayOf> & { readonly value?: number }

/** The coupon belongs to the reservation; the rest of the price is asked for after it. */
async function send(
  { api }: Page,
  id: string,
  purpose: Purpose,
  kind: PaymentKind,
  way: Way,
  key: { readonly idempotencyKey?: string },
) {
  if (purpose === 'deposit')
    return api.reservation.payment({ params: { type: kind }, body: { reservationId: id, ...way }, ...key })
  const { billingAddress: _address, couponName: _coupon, ...rest } = way
  return api.reservation.remainingPayment({ params: { id }, body: { paymentType: kind, ...rest }, ...key })
}

function wayOf(kind: PaymentKind, values: FormValues, form: FormData) {
  const cardId = formText(form, 'cardId')
  const token = formText(form, 'cardToken')
  return {
    ...(kind === 'card' && cardId ? { cardId } : {}),
    ...(kind === 'card' && !cardId && token ? { card: { token } } : {}),
    ...(kind === 'card' ? { installments: Number(formText(form, 'installments')) || 1 } : {}),
    ...(kind === 'boleto' ? { billingAddress: addressOf(values) } : {}),
    ...(values.proposalNumber ? { proposalNumber: values.proposalNumber } : {}),
    ...(kind === 'trade' ? { trade: tradeOf(values) } : {}),
    ...(values.coupon.trim() ? { couponName: values.coupon.trim() } : {}),
  }
}

const tradeOf = ({ plate, description, value }: FormValues) => ({
  plate: plateCharacters(plate),
  description,
  value: centsOf(value) ?? 0,
})

/** What was on the page is what is paid: an amount that changed meanwhile is refused, not charged. */
function amountOf(
  kind: PaymentKind,
  { value }: FormValues,
  due: number,
  purpose: Purpose,
): { readonly value?: number } {
  if (kind === 'trade') return {}
  if (kind === 'financing' || kind === 'consortium') return { value: centsOf(value) ?? 0 }
  return kind === 'dealer' && purpose === 'remaining' ? {} : { value: due }
}

/** A card that cannot be kept is paid with all the same. */
async function keepCard(page: Page, form: FormData): Promise<void> {
  const token = formText(form, 'cardToken')
  if (formText(form, 'save') === '' || token === '' || formText(form, 'cardId') !== '') return
  try {
    await page.api.paymentInstruments.cardCreate({ body: { token } })
  } catch (error) {
    if (!callRefusal(error)) page.report(error)
  }
}
