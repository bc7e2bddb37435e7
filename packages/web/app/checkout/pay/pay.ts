import type { OrderView, PaymentKind } from '@volante/contract/order-shapes'
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
import { addressOf, COUPON_FORM, PAY_FORMS } from '../forms/checkout-forms.ts'
import { keyOf } from '../../forms/once-key.ts'
import { loadOrder } from '../frame/load-order.ts'
import { orderAgain } from './order-again.ts'
import { askedAt } from './load-pay.ts'
import { type Asked, dueOf, mostOf, payStateOf, type Purpose } from './pay-state.ts'

/** The payment page's action: a way to pay, the wish to order again, or, in the demo, that the code was paid. */
export async function pay(page: Page, request: Request, url: URL, id: string) {
  const order = await loadOrder(page, url, id)
  const posted = await request.formData()
  const wish = formText(posted, KIND)
  const asked = askedAt(url, page.site)
  const to = (query: Readonly<Record<string, string | null>>) => pathTo(page.site, 'orderPay', { order: id }, query)
  const here = to({ rest: asked.rest ? '1' : null })
  switch (wish) {
    case 'again':
      return orderAgain(page, order, keyOf(posted))
    case 'coupon':
      return applyCoupon(page, posted, id, to({ kind: asked.kind }))
    case 'noCoupon':
      await page.api.orders.coupon({ params: { id }, body: { name: null } })
      return redirect(to({ kind: asked.kind }), 303)
    case 'boxPay':
      await page.api.box.pay({ params: { id: formText(posted, 'charge') } })
      return redirect(here, 303)
    default:
      return isOneOf(PAYMENT_KINDS, wish)
        ? payOrder(page, posted, order, { ...asked, kind: wish }, here)
        : redirect(here, 303)
  }
}

type AskedWay = Asked & { readonly kind: PaymentKind }

async function payOrder(page: Page, posted: FormData, order: OrderView, asked: AskedWay, here: string) {
  const { kind, change, amount } = asked
  const state = payStateOf(order, asked)
  // Paid, over or blocked meanwhile: the page says what is now.
  if (!('purpose' in state)) return redirect(here, 303)
  const most = mostOf(order, state.purpose, kind, change)
  const due = state.purpose === 'remaining' ? dueOf(order, most, amount) : most
  const payment = { id: order.id, kind, purpose: state.purpose, due, change }
  return payBy(page, posted, payment, async (way) => {
    await send(page, payment, way, posted)
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
}

/** What was on the page is what is paid: an amount that changed meanwhile is refused, not charged. */
function payBy<Sent>(page: Page, posted: FormData, { kind, due }: Payment, send: (way: Way) => Promise<Sent>) {
  switch (kind) {
    case 'card':
      return handleForm(page, PAY_FORMS.card, posted, () => send({ ...cardIn(posted), value: due }))
    case 'boleto':
      return handleForm(page, PAY_FORMS.boleto, posted, (address) =>
        send({ billingAddress: addressOf(address), value: due }),
      )
    case 'trade':
      return handleForm(page, PAY_FORMS.trade, posted, ({ plate, description, value }) =>
        send({ trade: { plate: plateCharacters(plate), description, value: cents(page, value) } }),
      )
    case 'financing':
    case 'consortium':
      return handleForm(page, PAY_FORMS[kind], posted, ({ proposalNumber, value }) =>
        send({ ...(proposalNumber ? { proposalNumber } : {}), value: cents(page, value) }),
      )
    case 'pix':
    case 'dealer':
      return handleForm(page, PAY_FORMS[kind], posted, () => send({ value: due }))
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

async function send({ api }: Page, { id, kind, purpose, change }: Payment, way: Way, posted: FormData): Promise<null> {
  if (purpose === 'deposit') {
    await api.reservation.payment({ params: { type: kind }, body: { reservationId: id, ...way }, ...keyOf(posted) })
    return null
  }
  await api.reservation.remainingPayment({
    params: { id },
    body: { paymentType: kind, insteadOf: change, ...way },
    ...keyOf(posted),
  })
  return null
}

const COUPON_GONE = ['usedUp', 'ended', 'otherBrand'] as const

/** The price with the coupon is shown before anything is paid. One that is refused says what it is, or what would make it valid (CK12). */
function applyCoupon(page: Page, posted: FormData, id: string, to: string) {
  return handleForm(page, COUPON_FORM, posted, async ({ coupon }) => {
    try {
      await page.api.orders.coupon({ params: { id }, body: { name: coupon.trim() } })
      return redirect(to, 303)
    } catch (error) {
      const refusal = callRefusal(error)
      if (refusal?.code !== 'coupon.unavailable') throw error
      const why = COUPON_GONE.find((one) => one === refusal.values?.['why']) ?? 'unknown'
      const words = `${refusal.message}. ${page.texts.t(`checkout.coupon.${why}`)}`
      return refuse(COUPON_FORM, posted, { fieldErrors: { coupon: [words] } }, 422)
    }
  })
}

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
