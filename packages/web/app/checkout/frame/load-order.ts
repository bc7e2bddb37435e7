import type { OrderView } from '@volante/contract/order-shapes'
import { data } from 'react-router'
import { requirePerson } from '../../shell/session/require-person.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pricesOf } from '../../car-price/argentine-taxes.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { drawOrder } from '../../car-photo/draw-car.ts'

/** Ids are checked here: a word in the address is a page that is not there, not a refused call. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes an order's id of the address; returns the caller's order as it stands. Strangers sign in first; anybody else's is not there. */
export async function loadOrder(page: Page, url: URL, id: string): Promise<OrderView> {
  await requirePerson(page, url)
  if (!ID.test(id)) throw data(null, { status: 404 })
  try {
    return await page.api.reservation.status({ params: { id } })
  } catch (error) {
    if (callRefusal(error)?.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

export interface ShownOrder {
  readonly order: OrderView
  readonly drawn: PicturedCar | null
  readonly untaxed: number | null
}

/** The same with its drawing, as its summary shows it. */
export async function loadShownOrder(page: Page, url: URL, id: string): Promise<ShownOrder> {
  const order = await loadOrder(page, url, id)
  const { untaxed } = pricesOf(page.site, page.now)(order.ledger.total)
  return { order, drawn: await drawOrder(page, order), untaxed }
}

/** While the reservation value is awaited. */
export const isUnpaid = ({ status }: Pick<OrderView, 'status'>): boolean => status === 'PRE_RESERVE'

export const isOver = ({ status }: Pick<OrderView, 'status'>): boolean => status === 'EXPIRED' || status === 'CANCELLED'
