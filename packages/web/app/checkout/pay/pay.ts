import type { PaymentKind } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { PAYMENT_KINDS } from '@volante/domain/order/payment-kind'
import { plateCharacters } from '@volante/domain/car/plate'
import { parsePrice } from '@volante/domain/money/price'
import { redirect } from 'react-router'
import { handleForm, refuse } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { addressOf, PAY_FORMS } from '../forms/checkout-forms.ts'
import { keyOf } from '../forms/key-of.ts'
import { loadOrder } from '../frame/load-order.ts'
import { orderAgain } from './order-again.ts'
import { askedAt } from './load-pay.ts'
import { dueOf, mostOf, payStateOf, type Purpose } from './pay-state.ts'

/** The payment page's action: a way to pay, the wish to order again, or, in the demo, that the code was paid. */
export async function pay(page: Page, request: Request, url: URL, id: string) {
  const order = await loadOrder(page, url, id)
  const posted = await request.formData()
  const wish = formText(posted, KIND)
  const asked = { ...askedAt(url, page.site), kind: wish }
  const { rest, change } = asked
  const here = pathTo(page.site, 'orderPay', { order: id }, { rest: rest ? 1 : null })
  if (wish === 'again') return orderAgain(page, order, keyOf(posted))
  if (wish === 'boxPay') {
    await page.api.box.pay({ params: { id: formText(posted, 'charge') } })
    return redirect(here, 303)
  }
  if (!isOneOf(PAYMENT_KINDS, wish)) return redirect(here, 303)
  const state = payStateOf(order, asked)
  // Paid, over or blocked meanwhile: the page says what is now.
  if (!('purpose' in state)) return redirect(here, 303)
  const most = mostOf(order, state.purpose, wish, change)
  const due = state.purpose === 'remaining' ? dueOf(order, most, asked.amount) : most
  const payment = { id, kind: wish, purpose: state.purpose, due, change }
  return payBy(page, posted, payment, async (way, coupon) => {
    const refusal = await send(page, payment, { ...way, ...couponIn(coupon) }, posted).catch(couponRefusal)
    if (refusal) return refuse(PAY_FORMS[wish], posted, { fieldErrors: { coupon: [couponWords(page, refusal)] } }, 422)
    await keepCard(page, posted)
    return redirect(here, 303)
  })
}

interface Payment {
  readonly id: string
  readonly kind: PaymentKind
  readonly purpose: Purpose
  readonly due: number
  /** The part of the ledger that is paid in another way now. */
  readonly change: string | null
}

interface Way {
  readonly cardId?: string
  readonly card?: { readonly token: string }
  readonly installments?: number
  readonly billingAddress?: ReturnType<typeof addressOf>
  readonly proposalNumber?: string
  readonly trade?: { readonly plate: string; readonly description: string; readonly value: number }
  readonly value?: number
  readonly couponName?: string
}

/** What was on the page is what is paid: an amount that changed meanwhile is refused, not charged. */
function payBy<Sent>(
  page: Page,
  posted: FormData,
  { kind, due }: Payment,
  send: (way: Way, coupon: string) => Promise<Sent>,
) {
  switch (kind) {
    case 'card':
      return handleForm(page, PAY_FORMS.card, posted, ({ coupon }) => send({ ...cardIn(posted), value: due }, coupon))
    case 'boleto':
      return handleForm(page, PAY_FORMS.boleto, posted, ({ coupon, ...address }) =>
        send({ billingAddress: addressOf(address), value: due }, coupon),
      )
    case 'trade':
      return handleForm(page, PAY_FORMS.trade, posted, ({ plate, description, value, coupon }) =>
        send({ trade: { plate: plateCharacters(plate), description, value: cents(page, value) } }, coupon),
      )
    case 'financing':
    case 'consortium':
      return handleForm(page, PAY_FORMS[kind], posted, ({ proposalNumber, value, coupon }) =>
        send({ ...(proposalNumber ? { proposalNumber } : {}), value: cents(page, value) }, coupon),
      )
    case 'pix':
    case 'dealer':
      return handleForm(page, PAY_FORMS[kind], posted, ({ coupon }) => send({ value: due }, coupon))
  }
}

/** Takes an amount that the form's rules let through; returns its cents. */
const cents = ({ site }: Page, typed: string): number => parsePrice(typed, site.currency) ?? 0

/** A saved card by its id, a new one by its token. */
function cardIn(posted: FormData): Way {
  const cardId = formText(posted, 'cardId')
  const token = formText(posted, 'cardToken')
  const installments = Number(formText(posted, 'installments')) || 1
  return { installments, ...(cardId ? { cardId } : token ? { card: { token } } : {}) }
}

const couponIn = (typed: string): Way => (typed.trim() ? { couponName: typed.trim() } : {})

/** The coupon belongs to the reservation; the rest of the price is asked for after it. */
async function send({ api }: Page, { id, kind, purpose, change }: Payment, way: Way, posted: FormData): Promise<null> {
  if (purpose === 'deposit') {
    await api.reservation.payment({ params: { type: kind }, body: { reservationId: id, ...way }, ...keyOf(posted) })
    return null
  }
  const { billingAddress: _address, couponName: _coupon, ...rest } = way
  await api.reservation.remainingPayment({
    params: { id },
    body: { paymentType: kind, insteadOf: change, ...rest },
    ...keyOf(posted),
  })
  return null
}

const COUPON_REFUSALS = ['coupon.unavailable', 'coupon.needsDownPayment'] as const

function couponRefusal(error: unknown) {
  const refusal = callRefusal(error)
  if (!refusal || !isOneOf(COUPON_REFUSALS, refusal.code)) throw error
  return { code: refusal.code, message: refusal.message }
}

/** A coupon that is refused says what would make it valid (CK12). */
const couponWords = ({ texts }: Page, { code, message }: ReturnType<typeof couponRefusal>): string =>
  `${message}. ${texts.t(`checkout.${code}`)}`

/** A card that cannot be kept is paid with all the same. */
async function keepCard(page: Page, posted: FormData): Promise<void> {
  const token = formText(posted, 'cardToken')
  if (formText(posted, 'save') === '' || token === '' || formText(posted, 'cardId') !== '') return
  try {
    await page.api.paymentInstruments.cardCreate({ body: { token } })
  } catch (error) {
    if (!callRefusal(error)) page.report(error)
  }
}
