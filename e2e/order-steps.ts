import { expect, type APIRequestContext, type Locator, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import { paperPhoto, portrait } from '../scripts/scenario/sample-files.ts'
import { become, type Calls, FRESH, type MadeOrder, payByPix, reach, reserve, settlePapers } from './order-page.ts'

/** A phone's window: the security photo is taken on phones. */
const PHONE = 390

/** The calls of somebody of the demo beside the one whose page is shown. */
export const somebodyElse = async (
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  email: string,
): Promise<Calls> => become(await request.newContext({ baseURL: baseURL ?? '', storageState: FRESH }), email, 'br-fiat')

/** Consents to the security photo and sends one with a face. */
export async function takePhoto(calls: Calls, { id }: MadeOrder): Promise<void> {
  await calls.post(`/documents/orders/${id}/photo`, { consent: true, version: PHOTO_CONSENT_VERSION })
  await calls.post('/face-identity/face/detect', { image: await portrait(), reservationId: id, width: PHONE })
}

/** Sends photos without a face until no attempt is left, and asks that a person looks. */
export async function failPhotos(calls: Calls, { id }: MadeOrder): Promise<void> {
  await calls.post(`/documents/orders/${id}/photo`, { consent: true, version: PHOTO_CONSENT_VERSION })
  const image = (await paperPhoto()).toString('base64')
  for (let left = 1; left > 0; ) {
    const body = await calls.post('/face-identity/face/detect', { image, reservationId: id, width: PHONE })
    left = (body as { attemptsLeft: number }).attemptsLeft
  }
  await calls.post(`/documents/orders/${id}/photo/human`)
}

/** Waits for the contract and signs it. */
export async function sign(calls: Calls, order: MadeOrder): Promise<void> {
  const open = async () => {
    const list = (await calls.get(`/private-api/contracts?reservationId=${order.id}`)) as {
      id: string
      state: string
    }[]
    return list.find(({ state }) => state === 'OPEN')?.id ?? ''
  }
  await expect.poll(open, { timeout: 60_000 }).not.toBe('')
  await calls.put('/private-api/contracts', { id: await open(), accepted: true })
  await reach(calls, order, 'CREATED_ORDER')
}

/** A reserved order whose reservation value is paid. */
export async function paidOrder(calls: Calls, request: APIRequestContext): Promise<MadeOrder> {
  const order = await reserve(calls, request, 'br-fiat')
  await payByPix(calls, request, order)
  return order
}

/** The same with its papers approved: it waits for the photo. */
export async function orderAtPhoto(calls: Calls, staff: Calls, request: APIRequestContext): Promise<MadeOrder> {
  const order = await paidOrder(calls, request)
  await settlePapers(calls, staff, request, order)
  return order
}

interface Staff {
  readonly documents: Calls
  readonly administrator: Calls
}

/** The same, signed, paid in full and handed over. */
export async function deliveredOrder(calls: Calls, staff: Staff, request: APIRequestContext): Promise<MadeOrder> {
  const order = await orderAtPhoto(calls, staff.documents, request)
  await signedAndInvoiced(calls, staff, order)
  await calls.put(`/reservation/v2/reservations/${order.id}/remaining-payment`, { paymentType: 'pix' })
  const { charges } = (await calls.get(`/reservation/v2/reservations/${order.id}/status`)) as {
    charges: { id: string; purpose: string }[]
  }
  const id = charges.find(({ purpose }) => purpose === 'remaining')?.id
  const headers = { 'x-site': 'br-fiat', 'x-xsrf-token': 'e2e-orders' }
  const pay = async () => (await request.post(`/api/box/charges/${id}/pay`, { headers })).status()
  await expect.poll(pay, { timeout: 60_000 }).toBe(204)
  return handedOver(calls, staff, order)
}

/** An Argentine order whose reservation was paid at its dealer, its papers approved: it waits for the photo. */
export async function argentineOrderAtPhoto(
  calls: Calls,
  staff: Staff,
  request: APIRequestContext,
): Promise<MadeOrder> {
  const order = await reserve(calls, request, 'ar-fiat')
  await calls.post('/reservation/v2/reservations/dealer/payment', { reservationId: order.id })
  await settleAll(staff, order)
  await settlePapers(calls, staff.documents, request, order)
  return order
}

/** The same, paid at its dealer from end to end, and handed over. */
export async function deliveredInArgentina(calls: Calls, staff: Staff, request: APIRequestContext): Promise<MadeOrder> {
  const order = await argentineOrderAtPhoto(calls, staff, request)
  await signedAndInvoiced(calls, staff, order)
  await calls.put(`/reservation/v2/reservations/${order.id}/remaining-payment`, { paymentType: 'dealer' })
  await settleAll(staff, order)
  return handedOver(calls, staff, order)
}

/** Confirms all money that a dealer says it has. */
async function settleAll({ administrator }: Staff, { id }: MadeOrder): Promise<void> {
  const { partsToSettle } = (await administrator.get(`/orders/desk/${id}`)) as { partsToSettle: string[] }
  for (const part of partsToSettle) await administrator.post(`/orders/desk/${id}/parts/${part}/settlement`, {})
}

const report = ({ administrator }: Staff, { id }: MadeOrder, status: string) =>
  administrator.post(`/orders/desk/${id}/status`, { status })

async function signedAndInvoiced(calls: Calls, staff: Staff, order: MadeOrder): Promise<void> {
  await takePhoto(calls, order)
  await sign(calls, order)
  await report(staff, order, 'INVOICED')
  await report(staff, order, 'TRANSPORTING')
  await reach(calls, order, 'REMAINING_PAYMENT')
}

async function handedOver(calls: Calls, staff: Staff, order: MadeOrder): Promise<MadeOrder> {
  await reach(calls, order, 'PAID')
  await report(staff, order, 'DELIVERED')
  return order
}

const MOST_STOPS = 120

/** Goes on with the Tab key, as somebody without a mouse, until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never comes to ${wanted.toString()}`)
}

/** Goes there by Tab and presses a key, Enter unless told. */
export async function pressAt(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Goes there by Tab and types. */
export async function typeAt(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
