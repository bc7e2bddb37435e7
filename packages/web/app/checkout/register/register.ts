import type { OrderView } from '@volante/contract/order-shapes'
import { employeeDiscountCents } from '@volante/domain/order/employee'
import { data, redirect } from 'react-router'
import { requirePerson } from '../../shell/session/require-person.ts'
import { costsOf } from '../../car-price/bought-car.ts'
import { handleForm, refuse } from '../../forms/handle-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { BUYER_FORM, type BuyerValues, personOf } from '../forms/checkout-forms.ts'
import { keyOf } from '../../forms/once-key.ts'
import type { ShowcaseQuery } from '../showcase/showcase-query.ts'
import { type WantedCar, wantedCar } from './wanted-car.ts'

/** The buyer's data were taken: the contract's summary is shown before anything is reserved. */
export interface Review {
  readonly view: 'review'
  readonly values: BuyerValues
  /** Cents that the employee benefit takes off. */
  readonly discount: number
  /** Why it is shown again. */
  readonly message?: string
}

/** The car or the campaign is gone, or the buyer has another reservation: said with the way out. */
export interface Stopped {
  readonly view: 'stopped'
  readonly code: string
  readonly message: string
  readonly openOrder: string | null
}

/** Takes what the page's action returned and the step its address holds; returns what it shows instead of the form, if anything. */
export function viewIn(answer: unknown, step: unknown): Review | Stopped | null {
  const shown = answer ?? step
  return typeof shown === 'object' && shown !== null && 'view' in shown ? (shown as Review | Stopped) : null
}

const STOPPING = [
  'reservation.alreadyReserved',
  'reservation.tooManyUnpaid',
  'stock.noneForCar',
  'reservation.notBuildable',
  'reservation.campaignClosed',
  'price.unavailable',
  'reservation.extrasUnavailable',
]

/** Refusals because of an order that is there already. */
export const OPEN_ORDER: readonly string[] = ['reservation.alreadyReserved', 'reservation.tooManyUnpaid']

/** The register's action: first its data, then the confirmation, which reserves the car and leads on to the payment. */
export async function register(page: Page, request: Request, url: URL) {
  await requirePerson(page, url)
  const posted = await request.formData()
  const car = await wantedCar(page, url.searchParams)
  if (!car) return stopped(page, 'stock.noneForCar', page.texts.byKey('stock.noneForCar'))
  const step = formText(posted, 'step')
  // The form again, with what was typed.
  if (step === 'change') return refuse(BUYER_FORM, posted, {}, 200)
  return handleForm(page, BUYER_FORM, posted, async (values) => {
    if (step === 'confirm') return confirm(page, car, posted, values)
    const stops = await mayReserve(page, car, values)
    if (stops) return stops
    const benefit = await benefitOf(page, car, values)
    if ('refusals' in benefit) return refuse(BUYER_FORM, posted, { fieldErrors: benefit.refusals }, 422)
    return showReview(page, { view: 'review', values, discount: benefit.discount })
  })
}

/** A step of its own in the browser's history: Back from the payment leads to it. */
async function showReview({ keepFlash }: Page, review: Review) {
  const address = await keepFlash({ step: review })
  return address === null ? data(review) : redirect(address, 303)
}

/** One reservation a CPF, CNPJ or DNI. */
export async function mayReserve(page: Page, { campaign }: WantedCar, values: BuyerValues) {
  const { cpf, cnpj, cuil } = personOf(values)
  // A company's CUIT is looked at as the car is held: the own DNI says nothing of it.
  if (cuil) return null
  const { mayReserve, message } = await page.api.reservation.validateUser({
    query: { campaignId: campaign.id, ...(cnpj ? { cnpj } : cpf ? { cpf } : {}) },
  })
  return mayReserve ? null : stopped(page, 'reservation.alreadyReserved', message ?? '')
}

/** What the employee benefit takes off, or why the buyer may not use it. */
async function benefitOf(page: Page, car: WantedCar, values: BuyerValues) {
  const { buyerType, cpf, registrationNumber, admissionDate, kinship, employeeName } = personOf(values)
  if (!buyerType) return { discount: 0 }
  const { mayBuy, refusals, conditions } = await page.api.privateApi.employeeValidate({
    body: { buyerType, cpf: cpf ?? '', registrationNumber, admissionDate, kinship, employeeName },
  })
  if (mayBuy && conditions) return { discount: employeeDiscountCents(costsOf(car), car.prices, conditions) }
  return { refusals: Object.fromEntries(refusals.map(({ field, message }) => [field, [message]])) }
}

async function confirm(page: Page, car: WantedCar, form: FormData, values: BuyerValues) {
  try {
    const order = await page.api.reservation.preReserve({
      body: {
        campaignId: car.campaign.id,
        mvsCode: car.mvsCode,
        year: car.year,
        color: car.colorCode,
        coating: car.coatingCode,
        optionals: [...car.optionals],
        accessories: [...car.accessories],
        services: [...car.services],
        ...(car.isToOrder && { toOrder: true }),
        dealerCode: car.dealer.code,
        person: personOf(values),
        total: Number(formText(form, 'total')),
      },
      ...keyOf(form),
    })
    return toPayment(page, order)
  } catch (error) {
    const refusal = callRefusal(error)
    if (refusal?.code === 'reservation.priceChanged') {
      const benefit = await benefitOf(page, car, values)
      const discount = 'discount' in benefit ? benefit.discount : 0
      return showReview(page, { view: 'review', values, discount, message: refusal.message })
    }
    if (refusal && STOPPING.includes(refusal.code)) return stopped(page, refusal.code, refusal.message)
    throw error
  }
}

/** Leads to the payment of a new reservation. */
export const toPayment = ({ site }: Page, { id }: Pick<OrderView, 'id'>): Response =>
  redirect(pathTo(site, 'orderPay', { order: id }), 303)

async function stopped(page: Page, code: string, message: string) {
  const openOrder = OPEN_ORDER.includes(code) ? await openOrderOf(page) : null
  return data({ view: 'stopped', code, message, openOrder } satisfies Stopped, { status: 409 })
}

/** The order of this person that waits for its payment at this site; of the car of an address, whose last one it may have taken, where one is named. */
export async function openOrderOf({ api, site }: Page, named?: ShowcaseQuery): Promise<string | null> {
  const orders = await api.reservation.userReserves({ query: {} })
  const isNamed = ({ mvsCode, year }: OrderView['car']) => mvsCode === named?.mvsCode && year === named.year
  return orders.find((one) => one.site === site.id && one.countdown && (!named || isNamed(one.car)))?.id ?? null
}
