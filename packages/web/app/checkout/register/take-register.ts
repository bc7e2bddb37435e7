import type { OrderView } from '@volante/contract/order-shapes'
import { employeeDiscountCents } from '@volante/domain/order/employee'
import { data, redirect } from 'react-router'
import { requirePerson } from '../../account/require-person.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type FormValues, personOf, valuesOf } from '../forms/checkout-forms.ts'
import { keyOf, refusedBy, refuseForm, takeForm } from '../forms/take-form.ts'
import { type WantedCar, wantedCar } from './wanted-car.ts'

/** The buyer's data were taken: the contract's summary is shown before anything is reserved. */
export interface Review {
  readonly view: 'review'
  readonly values: FormValues
  /** Cents that the employee benefit takes off. */
  readonly discount: number
}

/** The car or the campaign is gone, or the buyer has another reservation: said with the way out. */
export interface Stopped {
  readonly view: 'stopped'
  readonly code: string
  readonly message: string
  readonly openOrder: string | null
}

const STOPPING = ['reservation.alreadyReserved', 'stock.noneForCar', 'reservation.campaignClosed', 'price.unavailable']

/** Takes the register: first its data, then the confirmation, which reserves the car and leads on to the payment. */
export async function takeRegister(page: Page, request: Request, url: URL) {
  await requirePerson(page, url)
  const form = await request.formData()
  const car = await wantedCar(page, url.searchParams)
  if (!car) return stopped(page, 'stock.noneForCar', page.texts.byKey('stock.noneForCar'))
  if (formText(form, 'step') === 'change') return data({ view: 'change', values: valuesOf(form) } as const)
  const isConfirmed = formText(form, 'step') === 'confirm'
  return takeForm(page, form, 'buyer', async (values) => {
    if (isConfirmed) return confirm(page, car, form, values)
    const stops = await mayReserve(page, car, values)
    if (stops) return stops
    const benefit = await benefitOf(page, car, values)
    if ('refused' in benefit) return benefit.refused
    return data({ view: 'review', values, discount: benefit.discount } satisfies Review)
  })
}

/** One reservation a CPF, CNPJ or DNI. */
async function mayReserve(page: Page, { campaign }: WantedCar, values: FormValues) {
  const { cpf, cnpj } = personOf(values)
  const { mayReserve, message } = await page.api.reservation.validateUser({
    query: { campaignId: campaign.id, ...(cnpj ? { cnpj } : cpf ? { cpf } : {}) },
  })
  return mayReserve ? null : stopped(page, 'reservation.alreadyReserved', message ?? '')
}

/** What the employee benefit takes off, or why the buyer may not use it. */
async function benefitOf(page: Page, car: WantedCar, values: FormValues) {
  const { buyerType, cpf, registrationNumber, admissionDate, kinship, employeeName } = personOf(values)
  if (!buyerType) return { discount: 0 }
  const { mayBuy, refusals, conditions } = await page.api.privateApi.employeeValidate({
    body: { buyerType, cpf: cpf ?? '', registrationNumber, admissionDate, kinship, employeeName },
  })
  if (mayBuy && conditions) return { discount: employeeDiscountCents(car.total, conditions) }
  const errors = Object.fromEntries(refusals.map(({ field, message }) => [field, message]))
  return { refused: refuseForm({ kind: 'buyer', values, errors, failure: null }, 422) }
}

async function confirm(page: Page, car: WantedCar, form: FormData, values: FormValues) {
  try {
    const order = await page.api.reservation.preReserve({
      body: {
        campaignId: car.campaign.id,
        mvsCode: car.mvsCode,
        year: car.year,
        color: car.colorCode,
        coating: car.coatingCode,
        optionals: [...car.optionals],
        dealerCode: car.dealer.code,
        person: personOf(values),
      },
      ...keyOf(form),
    })
    return toPayment(page, order)
  } catch (error) {
    const refusal = callRefusal(error)
    if (refusal && STOPPING.includes(refusal.code)) return stopped(page, refusal.code, refusal.message)
    return refuseForm(refusedBy(page, 'buyer', values, error), refusal?.status ?? 503)
  }
}

/** Leads to the payment of a new reservation. */
export const toPayment = ({ site }: Page, { id }: Pick<OrderView, 'id'>): Response =>
  redirect(pathTo(site, 'orderPay', { order: id }), 303)

async function stopped(page: Page, code: string, message: string) {
  const orders = code === 'reservation.alreadyReserved' ? await page.api.reservation.userReserves({ query: {} }) : []
  const open = orders.find(({ site, countdown }) => site === page.site.id && countdown !== null)
  const answer: Stopped = { view: 'stopped', code, message, openOrder: open?.id ?? null }
  return data(answer, { status: 409 })
}
