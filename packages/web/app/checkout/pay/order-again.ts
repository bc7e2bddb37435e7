import type { OrderView } from '@volante/contract/order-shapes'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { toPayment } from '../register/register.ts'

/** Why the same could not be ordered again. */
export interface NotAgain {
  readonly view: 'notAgain'
  readonly message: string
}

const codesOf = (lines: readonly { readonly code: string }[]) => lines.map(({ code }) => code)

/** Takes an order whose time ended; reserves such a car once more for the same buyer at the same dealer (CK2). */
export async function orderAgain(page: Page, order: OrderView, key: { readonly idempotencyKey?: string }) {
  const { car, campaignId, dealer, id, unitPlace } = order
  try {
    const { person } = await page.api.reservation.lead({ query: { reservationId: id } })
    const reserved = await page.api.reservation.preReserve({
      body: {
        campaignId,
        mvsCode: car.mvsCode,
        year: car.year,
        color: car.color.code,
        ...(car.coating ? { coating: car.coating.code } : {}),
        optionals: codesOf(car.optionals),
        accessories: codesOf(car.accessories),
        services: codesOf(car.services),
        ...(unitPlace === 'order' && { toOrder: true }),
        dealerCode: dealer.code,
        person,
      },
      ...key,
    })
    return toPayment(page, reserved)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    const open = refusal.code === 'reservation.alreadyReserved' ? await openOrder(page) : null
    if (open) return redirect(pathTo(page.site, 'orderPay', { order: open }), 303)
    const answer: NotAgain = { view: 'notAgain', message: refusal.message }
    return data(answer, { status: refusal.status })
  }
}

/** Pressed twice, or ordered again in another window: that one goes on. */
async function openOrder({ api, site }: Page): Promise<string | null> {
  const orders = await api.reservation.userReserves({ query: {} })
  return orders.find((one) => one.site === site.id && one.countdown !== null)?.id ?? null
}
